import { renderToString } from '@wordpress/element';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { ExtensionData } from '#shared/definitions';
import { blocks, enhancements, panels } from '../../extensions';
import {
	blockFolders,
	blockMetadata,
	metadataOf,
	otherFolders,
} from '../harness/block-folders';

const slugs = ( list: readonly { slug: string }[] ) =>
	list.map( ( { slug } ) => slug );

/** Extension names in the specification, by list and required condition. Not all of them need to be built yet. */
const SPECIFIED: Readonly< Record< string, readonly string[] > > = {
	production:
		`business-hours button calendly contact-form contact-info donations eventbrite gif google-calendar image-compare
		instagram-gallery likes mailchimp map markdown newsletter opentable pinterest podcast-player publicize rating-star
		recurring-payments related-posts repeat-visitor send-a-message sharing shortlinks simple-payments slideshow
		social-previews story subscriptions tiled-gallery twitter-unroll video whatsapp-button wordads`.split(
			/\s+/
		),
	beta: [ 'amazon' ],
	experimental: [ 'seo' ],
};
const NEED_POST_EDITOR =
	`amazon image-compare likes podcast-player publicize send-a-message seo sharing shortlinks
	social-previews story twitter-unroll whatsapp-button`.split( /\s+/ );

/** All extensions except child blocks, which follow their parents. */
const built: readonly ExtensionData[] = [
	...blocks.filter( ( { follows } ) => ! follows ),
	...panels,
	...enhancements,
];
/** Extensions outside the specification need no entry here. */
const specified = built.filter( ( { slug } ) =>
	Object.values( SPECIFIED ).flat().includes( slug )
);

describe( 'the list of extensions', () => {
	// spec: 000-3-3
	it( 'matches the specification: amazon is beta, seo is experimental, and the others are production', () => {
		expect(
			specified.filter(
				( { slug, list = 'production' } ) =>
					! SPECIFIED[ list ]?.includes( slug )
			)
		).toEqual( [] );
	} );

	// spec: 000-3-3
	it( 'marks the extensions that need the post editor', () => {
		expect(
			specified.filter(
				( { slug, needsPostEditor = false } ) =>
					needsPostEditor !== NEED_POST_EDITOR.includes( slug )
			)
		).toEqual( [] );
	} );

	it.each( [ 'blocks', 'panels', 'enhancements' ] )(
		'is alphabetical, with one line for each folder: %s',
		( kind ) => {
			const folders = readFileSync(
				`extensions/${ kind }/index.ts`,
				'utf8'
			)
				.split( '\n' )
				.flatMap(
					( line ) => / from '\.\/(.+)';$/.exec( line )?.[ 1 ] ?? []
				);
			expect( folders ).toEqual( [ ...new Set( folders ) ].sort() );
			expect( folders ).toEqual(
				globSync( `extensions/${ kind }/*/index.{ts,tsx}` )
					.map( ( path ) => path.split( '/' )[ 2 ] )
					.sort()
			);
		}
	);

	it( 'matches the files on disk', () => {
		expect( [ ...blockFolders.keys() ].sort() ).toEqual(
			slugs( blocks ).sort()
		);
		expect( [ ...otherFolders.keys() ].sort() ).toEqual(
			slugs( [ ...panels, ...enhancements ] ).sort()
		);
	} );
} );

describe( 'the name of an extension', () => {
	it( 'is unique, also among child blocks', () => {
		const all = slugs( [ ...blocks, ...panels, ...enhancements ] );
		expect(
			all.filter( ( slug, at ) => all.indexOf( slug ) !== at )
		).toEqual( [] );
	} );

	it( 'is not used for a child block if it is in the specification', () => {
		const children = slugs( blocks.filter( ( { follows } ) => follows ) );
		expect(
			children.filter( ( slug ) =>
				Object.values( SPECIFIED ).flat().includes( slug )
			)
		).toEqual( [] );
	} );

	it( 'in a child block’s `follows` belongs to a block without a parent', () => {
		const orphans = blocks.filter(
			( { follows } ) => follows && ! slugs( built ).includes( follows )
		);
		expect( slugs( orphans ) ).toEqual( [] );
	} );
} );

describe( 'a block in the inserter', () => {
	const offered = [ ...blockMetadata ].filter(
		( [ , { supports } ] ) => Reflect.get( supports, 'inserter' ) !== false
	);
	it.each( offered )(
		'has keywords and an example: %s',
		( _, { keywords, example, parent } ) => {
			expect( keywords?.length ?? 0 ).toBeGreaterThan( 0 );
			// A child block appears in the example of its parent.
			expect( Boolean( example ) || Boolean( parent ) ).toBe( true );
		}
	);

	it( 'has its own icon', async () => {
		const icons = await Promise.all(
			blocks.map(
				async ( { slug, icon } ) =>
					[ slug, renderToString( ( await icon() ).icon ) ] as const
			)
		);
		expect(
			icons.filter( ( [ , svg ] ) => ! svg?.startsWith( '<svg' ) )
		).toEqual( [] );
		expect(
			icons
				.filter( ( [ slug, svg ] ) =>
					icons.some(
						( [ other, its ] ) => other !== slug && its === svg
					)
				)
				.map( ( [ slug ] ) => slug )
		).toEqual( [] );
	} );
} );

describe( 'supports and attributes', () => {
	/** Attributes of our blocks, each with the block supports that would write the same HTML. */
	const COLLISIONS: Record< string, readonly string[] > = {
		backgroundColor: [ 'color.background' ],
		textColor: [ 'color.text' ],
		gradient: [ 'color.gradients' ],
		fontSize: [ 'typography.fontSize' ],
		fontFamily: [ 'typography.fontFamily' ],
		borderColor: [ 'border.color' ],
		className: [ 'className' ],
		style: [
			'color',
			'typography',
			'spacing',
			'border',
			'dimensions',
			'shadow',
			'background',
			'position',
			'layout',
		],
	};
	const supported = ( supports: object, path: string ): unknown =>
		path
			.split( '.' )
			.reduce< unknown >(
				( at, key ) =>
					typeof at === 'object' && at !== null
						? Reflect.get( at, key )
						: undefined,
				supports
			);
	/** Block supports that WordPress enables by default. */
	const ON_BY_DEFAULT = [ 'className' ];

	it.each( blocks.map( ( block ) => [ block.slug, block ] as const ) )(
		'of %s never control the same HTML',
		( slug, { attributes } ) => {
			const { supports } = metadataOf( slug );
			const meeting = Object.keys( attributes ).flatMap( ( name ) =>
				( Object.hasOwn( COLLISIONS, name )
					? ( COLLISIONS[ name ] ?? [] )
					: []
				)
					.filter( ( path ) => {
						const value = supported( supports, path );
						return ON_BY_DEFAULT.includes( path )
							? value !== false
							: Boolean( value );
					} )
					.map( ( path ) => `${ name } meets supports.${ path }` )
			);
			expect( meeting ).toEqual( [] );
		}
	);

	it.each( blocks.map( ( block ) => [ block.slug, block ] as const ) )(
		'of %s allow client navigation only if the block has no script',
		( slug ) => {
			const { supports, loads } = metadataOf( slug );
			const folder = blockFolders.get( slug ) ?? '';
			expect( [
				slug,
				supported( supports, 'interactivity.clientNavigation' ),
			] ).toEqual( [
				slug,
				! loads &&
					! hasViewScript( folder ) &&
					! usesSharedViewScript( folder ),
			] );
		}
	);
} );

function hasViewScript( folder: string ): boolean {
	return existsSync( `${ folder }/view.ts` );
}

/** Namespaces in PHP of the shared modules with a view script, such as `Dovetail\\Bank_Transfer\\`. */
const NAMESPACES_WITH_SCRIPT = globSync( 'shared/*/view.ts' ).map( ( path ) => {
	const name = ( path.split( '/' )[ 1 ] ?? '' )
		.replace( /\b[a-z]/g, ( letter ) => letter.toUpperCase() )
		.replace( /-/g, '_' );
	return `Dovetail\\${ name }\\`;
} );

/** Whether the block's PHP uses a shared module that enqueues a view script. */
function usesSharedViewScript( folder: string ): boolean {
	return globSync( `${ folder }/server/**/*.php`, {
		ignore: '**/tests/**',
	} ).some( ( path ) => {
		const php = readFileSync( path, 'utf8' );
		return NAMESPACES_WITH_SCRIPT.some( ( namespace ) =>
			php.includes( `use ${ namespace }` )
		);
	} );
}
