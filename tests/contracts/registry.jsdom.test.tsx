import { renderToString } from '@wordpress/element';
import { existsSync } from 'node:fs';
import { blocks, enhancements, panels } from '../../extensions';
import {
	blockLines,
	enhancementLines,
	panelLines,
} from '../../extensions/lists';
import { blockFolders, otherFolders } from '../harness/block-folders';

const lines = [ ...blockLines, ...panelLines, ...enhancementLines ];
const slugs = ( list: readonly { slug: string }[] ) =>
	list.map( ( { slug } ) => slug );
const ofList = ( name: string ) =>
	slugs( lines.filter( ( { list } ) => list === name ) ).sort();

/** Additions of the plugin that stand beside what the specification lists. */
const OUR_OWN = [ 'plan-gated-media' ];

describe( 'the lists of the bundle', () => {
	// spec: 000-3-3
	it( 'hold 37 production names, amazon as beta and seo as experimental', () => {
		expect(
			ofList( 'production' ).filter(
				( slug ) => ! OUR_OWN.includes( slug )
			)
		).toHaveLength( 37 );
		expect( ofList( 'beta' ) ).toEqual( [ 'amazon' ] );
		expect( ofList( 'experimental' ) ).toEqual( [ 'seo' ] );
	} );

	// spec: 000-3-3
	it( 'say which blocks also load where no post is edited', () => {
		expect(
			slugs( lines.filter( ( line ) => line.withoutPostEditor ) )
				.filter( ( slug ) => ! OUR_OWN.includes( slug ) )
				.sort()
		).toEqual(
			[
				'business-hours',
				'button',
				'calendly',
				'contact-form',
				'contact-info',
				'donations',
				'eventbrite',
				'gif',
				'google-calendar',
				'instagram-gallery',
				'mailchimp',
				'map',
				'markdown',
				'newsletter',
				'opentable',
				'pinterest',
				'rating-star',
				'recurring-payments',
				'related-posts',
				'repeat-visitor',
				'simple-payments',
				'slideshow',
				'subscriptions',
				'tiled-gallery',
				'video',
				'wordads',
			].sort()
		);
	} );

	it.each( [
		[ 'blocks', blockLines ],
		[ 'panels', panelLines ],
		[ 'enhancements', enhancementLines ],
	] )( 'are alphabetical: %s', ( _, list ) => {
		expect( slugs( list ) ).toEqual( [ ...slugs( list ) ].sort() );
	} );

	it( 'mark as built exactly what is defined and stands on disk', () => {
		const marked = slugs( lines.filter( ( { built } ) => built ) ).sort();
		const defined = [
			...slugs( blocks.filter( ( { follows } ) => ! follows ) ),
			...slugs( panels ),
			...slugs( enhancements ),
		].sort();
		const children = slugs( blocks.filter( ( { follows } ) => follows ) );
		const onDisk = [ ...blockFolders.keys(), ...otherFolders.keys() ]
			.filter( ( slug ) => ! children.includes( slug ) )
			.sort();
		expect( marked ).toEqual( defined );
		expect( onDisk ).toEqual( defined );
	} );
} );

describe( 'a name', () => {
	it( 'is unique over the whole bundle, children included', () => {
		const children = blocks.filter( ( { follows } ) => follows );
		const all = [ ...slugs( lines ), ...slugs( children ) ];
		expect(
			all.filter( ( slug, at ) => all.indexOf( slug ) !== at )
		).toEqual( [] );
	} );

	it( 'of a child leads to a parent that has a line', () => {
		const orphans = blocks.filter(
			( { follows } ) =>
				follows && ! slugs( blockLines ).includes( follows )
		);
		expect( slugs( orphans ) ).toEqual( [] );
	} );

	it( 'of a built block is that of a folder on disk', () => {
		expect( slugs( blocks ).sort() ).toEqual(
			[ ...blockFolders.keys() ].sort()
		);
	} );
} );

describe( 'what an author looks for in the inserter', () => {
	const offered = blocks.filter(
		( { supports } ) => Reflect.get( supports, 'inserter' ) !== false
	);
	const drawn = ( { icon }: { icon?: unknown } ) =>
		renderToString( icon as never );

	it.each( offered.map( ( block ) => [ block.slug, block ] as const ) )(
		'%s has keywords and an example',
		( _, { keywords, example, parent } ) => {
			expect( keywords?.length ?? 0 ).toBeGreaterThan( 0 );
			// A part of another block is shown in that one's example.
			expect( Boolean( example ) || Boolean( parent ) ).toBe( true );
		}
	);

	it( 'has an icon of its own for every block', () => {
		const icons = blocks.map( ( block ) => [ block.slug, drawn( block ) ] );
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
	/** Which attributes of our own meet which block support: both would write the same thing into the saved HTML. */
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
	/** Colour and class name are supported unless a block says no. */
	const ON_BY_DEFAULT = [ 'className' ];

	it.each( blocks.map( ( block ) => [ block.slug, block ] as const ) )(
		'of %s never serve the same purpose',
		( _, { attributes, supports } ) => {
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
		'of %s let client navigation in only where no script has to mount',
		( slug, { supports } ) => {
			const folder = blockFolders.get( slug ) ?? '';
			expect( [
				slug,
				supported( supports, 'interactivity.clientNavigation' ),
			] ).toEqual( [ slug, ! hasViewScript( folder ) ] );
		}
	);
} );

function hasViewScript( folder: string ): boolean {
	return existsSync( `${ folder }/view.ts` );
}
