import { blockName } from '#shared/definitions';
import {
	getBlockType,
	parse,
	serialize,
	validateBlock,
} from '@wordpress/blocks';
import { resetLocaleData } from '@wordpress/i18n';
import { blocks } from '../../extensions';
import { blockFolders } from '../harness/block-folders';
import { lostInFilter } from '../harness/lost-in-filter';
import { registerBlocks } from '../harness/editor';
import {
	fixtures,
	inPlaces,
	matchFixtureFile,
	matchSaved,
} from '../harness/fixtures';
import { pseudoLocale } from '../harness/pseudo-locale';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findShowcaseSections } from '../../src/playground/find-showcase';

type Block = ReturnType< typeof parse >[ number ];

/** The parts of a parsed block that the tests compare: name, attributes and children, without session IDs. */
type Plain = { name: string; attributes: object; innerBlocks: Plain[] };
const plain = ( { name, attributes, innerBlocks }: Block ): Plain => ( {
	name,
	attributes,
	innerBlocks: innerBlocks.map( plain ),
} );

const flat = ( list: readonly Block[] ): Block[] =>
	list.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/**
 * Error message for a changed saved format. It explains how to undo the change, or how to keep the old format readable.
 */
const NEXT_STEPS = ( name: string ) => `
The saved format of ${ name } has changed. Either
  1. undo the change of save or attributes, or
  2. freeze the old format in deprecated/vN.tsx with a fixture of its own (${ name }__deprecated-vN.html),
     and generate this one anew: UPDATE_FIXTURES=1 npm run test:unit
`;

describe.each( [
	[ 'English', {} ],
	[ 'a language with another script', pseudoLocale ],
] )(
	'saved posts stay valid and unchanged when opened in %s',
	( _, locale ) => {
		beforeAll( () => {
			resetLocaleData( locale, 'dovetail-blocks' );
			registerBlocks( { blocks } );
		} );

		it.each( fixtures )( '$name', ( fixture ) => {
			const parsed = parse( fixture.content );
			expect(
				flat( parsed ).filter( ( { isValid } ) => ! isValid )
			).toEqual( [] );

			expect( flat( parsed ).map( ( { name } ) => name ) ).not.toContain(
				'core/missing'
			);

			const json = JSON.stringify( parsed.map( plain ), null, '\t' );
			expect( json ).toBe(
				matchFixtureFile( `${ fixture.path }.json`, json )
			);

			const saved = serialize( parsed );
			const expected = matchSaved( fixture, saved );
			expect( saved === expected ? '' : NEXT_STEPS( fixture.name ) ).toBe(
				''
			);
			expect( saved ).toBe( expected );
			expect( serialize( parse( saved ) ) ).toBe( saved );
			expect( lostInFilter( saved ) ).toEqual( [] );
		} );
	}
);

describe.each( blocks.map( ( block ) => [ block.slug, block ] as const ) )(
	'%s',
	( slug, block ) => {
		const own = fixtures.filter( ( fixture ) => fixture.slug === slug );

		beforeAll( () => registerBlocks( { blocks } ) );

		it( 'the block has a fixture in the current format', () => {
			expect( own.map( ( { name } ) => name ) ).toContain( slug );
		} );

		it( 'the block has fixtures with a non-default value for every attribute', () => {
			const shown = flat(
				own
					.filter( ( { isDeprecated } ) => ! isDeprecated )
					.flatMap( ( { content } ) => parse( content ) )
			).filter( ( { name } ) => name === blockName( slug ) );
			const hidden = Object.entries( block.attributes )
				.filter( ( [ name, schema ] ) =>
					shown.every(
						( { attributes } ) =>
							JSON.stringify( attributes[ name ] ) ===
							JSON.stringify( schema.default )
					)
				)
				.map( ( [ name ] ) => name );
			expect( hidden ).toEqual( [] );
		} );

		it( 'the block has a fixture for every deprecation, and no migration modifies its input', () => {
			const versions = ( block.deprecated ?? [] ).length;
			const frozen = own.filter( ( { isDeprecated } ) => isDeprecated );
			expect( frozen ).toHaveLength( versions );
			for ( const [ index, deprecation ] of (
				block.deprecated ?? []
			).entries() ) {
				const version = versions - index;
				const fixture = frozen.find( ( { name } ) =>
					name.endsWith( `__deprecated-v${ version }` )
				);
				const type = getBlockType( blockName( slug ) );
				expect( [
					version,
					fixture?.name,
					type !== undefined,
				] ).toEqual( [
					version,
					`${ slug }__deprecated-v${ version }`,
					true,
				] );
				const attributes = Object.freeze(
					JSON.parse(
						JSON.stringify( defaults( deprecation.attributes ) )
					)
				);
				expect( () =>
					deprecation.migrate?.( attributes, [] )
				).not.toThrow();
			}
		} );
	}
);

/** Returns the default values in an attribute schema. Every saved block has at least these. */
function defaults( schema: object ): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( schema ).map( ( [ name, entry ] ) => [
			name,
			entry.default,
		] )
	);
}

describe( 'a deprecated fixture', () => {
	beforeAll( () => registerBlocks( { blocks } ) );

	const frozen = fixtures.filter( ( { isDeprecated } ) => isDeprecated );
	it( 'is invalid in the block’s current format', () => {
		for ( const { content, slug } of frozen ) {
			const [ block ] = parse( content );
			const type = getBlockType( blockName( slug ) );
			expect( type && block ).toBeTruthy();
			if ( type && block ) {
				const [ isCurrent ] = validateBlock( {
					...block,
					originalContent: content
						.replace( /<!--[\s\S]*?-->/g, '' )
						.trim(),
				} as never );
				expect( isCurrent ).toBe( false );
			}
		}
	} );
} );

describe( 'every block folder', () => {
	const REQUIRED_FILES = [
		'block.ts',
		'index.ts',
		'attributes.ts',
		'fixtures',
		'README.md',
	];
	/** Files that all blocks need except embeds, which use `defineEmbed()` and share their tests. */
	const REQUIRED_UNLESS_EMBED = [ 'edit.tsx', 'save.tsx', 'tests' ];

	const isEmbed = ( folder: string ) =>
		readFileSync( join( folder, 'index.ts' ), 'utf8' ).includes(
			'defineEmbed('
		);

	it.each( [ ...new Set( blockFolders.values() ) ] )(
		'contains every required file: %s',
		( folder ) => {
			expect(
				[
					...REQUIRED_FILES,
					...( isEmbed( folder ) ? [] : REQUIRED_UNLESS_EMBED ),
				].filter( ( file ) => ! existsSync( join( folder, file ) ) )
			).toEqual( [] );
		}
	);

	it( 'contains only fixtures of its own blocks', () => {
		expect(
			fixtures
				.filter(
					( { slug, path } ) =>
						blockFolders.get( slug ) !== dirname( dirname( path ) )
				)
				.map( ( { path } ) => path )
		).toEqual( [] );
	} );
} );

describe( 'every block’s showcase', () => {
	beforeAll( () => {
		resetLocaleData( {}, 'dovetail-blocks' );
		registerBlocks( { blocks } );
	} );

	it( 'has image ID placeholders only where a block stores an image ID', async () => {
		const strays = ( await findShowcaseSections() ).flatMap(
			( { content } ) =>
				content.match(
					/.{0,12}(?<!wp-image-|"id":|"ids":\[|\}\},|data-id=")\{\{picture-id:\d\}\}/g
				) ?? []
		);
		expect( strays ).toEqual( [] );
	} );

	it( 'is valid in the current format, with child blocks inside their parent', async () => {
		const sections = await findShowcaseSections();
		expect( sections.map( ( { slug } ) => slug ).sort() ).toEqual(
			[ ...blockFolders.keys() ].sort()
		);
		for ( const { slug, content } of sections ) {
			const parsed = parse( inPlaces( content ) );
			const all = flat( parsed );
			expect( all.map( ( { name } ) => name ) ).toContain(
				blockName( slug )
			);
			// Compare with the current `save`, because a deprecation would also read an older format.
			expect(
				all.filter(
					( block ) =>
						! block.isValid || ! validateBlock( block )[ 0 ]
				)
			).toEqual( [] );
			const follows = blocks.find(
				( block ) => block.slug === slug
			)?.follows;
			expect( parsed.map( ( { name } ) => name ) ).toEqual(
				follows ? [ blockName( follows ) ] : expect.any( Array )
			);
		}
	} );
} );
