import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { addToIndex } from '../../src/scaffold/add-to-index';
import { markAsBuilt } from '../../src/scaffold/mark-as-built';
import { nameBlock } from '../../src/scaffold/name-block';
import { nextSteps } from '../../src/scaffold/next-steps';
import { writeBlock } from '../../src/scaffold/write-block';

const TEMPLATE = 'src/scaffold/template';

const LISTS = `export const blockLines: readonly Listed[] = [
	planned( 'amazon', { list: 'beta' } ),
	planned( 'map', { withoutPostEditor } ),
	built( 'rating-star', { withoutPostEditor } ),
];
export const panelLines: readonly Listed[] = [ planned( 'likes' ) ];
export const enhancementLines: readonly Listed[] = [ planned( 'video' ) ];
`;

const INDEX = `import type { BlockDefinition } from '#shared/definitions';
import { ratingStar } from './blocks/rating-star';
import { likes } from './panels/likes';

export const blocks: readonly BlockDefinition[] = [ ratingStar ];
`;

describe( 'the name of a new block', () => {
	it.each( [
		[ 'Opening Times', 'opening-times', 'openingTimes' ],
		[ 'GIF', 'gif', 'gif' ],
		[ 'WhatsApp Button', 'whatsapp-button', 'whatsappButton' ],
		[ 'Before-After 2', 'before-after-2', 'beforeAfter2' ],
	] )( 'follows from the title: %s', ( title, slug, definition ) => {
		expect( nameBlock( title ) ).toEqual( { title, slug, definition } );
	} );

	it.each( [
		[ '', 'Say what the block is called' ],
		[ '3D Model', 'cannot be a block’s title' ],
		[ 'Tom’s Map', 'cannot be a block’s title' ],
		[ 'a/../b', 'cannot be a block’s title' ],
		[ 'Öffnungszeiten', 'cannot be a block’s title' ],
		[ 'Two  Spaces', 'cannot be a block’s title' ],
		[ "It's", 'cannot be a block’s title' ],
		[ 'Import', '“import” means something else in the code' ],
		[ 'Save', '“save” means something else in the code' ],
		[ 'x'.repeat( 41 ), 'longer than 40 characters' ],
	] )( 'is refused in one sentence: %j', ( title, sentence ) => {
		expect( () => nameBlock( title ) ).toThrow( sentence );
	} );
} );

describe( 'the line in the lists', () => {
	it( 'of a planned block becomes a built one and keeps what it says', () => {
		expect( markAsBuilt( LISTS, 'map' ) ).toBe(
			LISTS.replace( "planned( 'map'", "built( 'map'" )
		);
	} );

	it.each( [
		[ 'aardvark', 'amazon' ],
		[ 'button', 'map' ],
		[ 'poll', 'rating-star' ],
	] )( 'of a block with a new name, %s, stands before %s', ( slug, next ) => {
		expect( markAsBuilt( LISTS, slug ) ).toMatch(
			new RegExp(
				`\\n\\tbuilt\\( '${ slug }' \\),\\n\\t\\w+\\( '${ next }'`
			)
		);
	} );

	it( 'of the last block stands at the end', () => {
		expect( markAsBuilt( LISTS, 'zebra' ) ).toContain(
			"{ withoutPostEditor } ),\n\tbuilt( 'zebra' ),\n];"
		);
	} );

	it.each( [
		[ 'rating-star', 'There is a block “rating-star” already.' ],
		[
			'likes',
			'“likes” is the name of a panel or an enhancement already.',
		],
		[
			'video',
			'“video” is the name of a panel or an enhancement already.',
		],
	] )( 'is refused when %s is taken', ( slug, sentence ) => {
		expect( () => markAsBuilt( LISTS, slug ) ).toThrow( sentence );
	} );
} );

describe( 'the list of definitions', () => {
	it.each( [
		[
			'map',
			[ './blocks/map', './blocks/rating-star', './panels/likes' ],
			'[ map, ratingStar ]',
		],
		[
			'story',
			[ './blocks/rating-star', './blocks/story', './panels/likes' ],
			'[ ratingStar, story ]',
		],
	] )(
		'takes %s in, in its alphabetical place',
		( slug, specifiers, list ) => {
			const index = addToIndex( INDEX, { slug, definition: slug } );
			expect( index.match( /\.\/[\w/-]+/g ) ).toEqual( specifiers );
			expect( index ).toContain( list );
		}
	);

	it( 'takes the first block in', () => {
		const index = addToIndex(
			"import type { A } from '#shared/definitions';\n\nexport const blocks: readonly A[] = [];\n",
			{ slug: 'map', definition: 'map' }
		);
		expect( index ).toBe(
			"import type { A } from '#shared/definitions';\nimport { map } from './blocks/map';\n\nexport const blocks: readonly A[] = [ map ];\n"
		);
	} );
} );

describe( 'npm run new:block', () => {
	let root = '';

	beforeEach( () => {
		root = mkdtempSync( join( tmpdir(), 'dovetail-scaffold-' ) );
		for ( const path of [
			'extensions/index.ts',
			'extensions/lists.ts',
			TEMPLATE,
		] ) {
			cpSync( path, join( root, path ), { recursive: true } );
		}
	} );
	afterEach( () => rmSync( root, { recursive: true } ) );

	const read = ( path: string ) => readFileSync( join( root, path ), 'utf8' );

	it( 'writes every file of the template under the new name', () => {
		const { folder } = writeBlock( 'Opening Times', [], root );
		expect( folder ).toBe( 'extensions/blocks/opening-times' );
		expect(
			globSync( '**/*', { cwd: join( root, folder ) } ).sort()
		).toEqual(
			globSync( '**/*', { cwd: TEMPLATE } )
				.map( ( path ) => path.replace( 'new-block', 'opening-times' ) )
				.sort()
		);
	} );

	it( 'leaves nothing of the template’s own name behind', () => {
		const { folder } = writeBlock( 'Opening Times', [], root );
		for ( const path of globSync( `${ folder }/**/*`, { cwd: root } ) ) {
			expect( `${ path } ${ read( path ) }` ).not.toMatch(
				/new.?block/i
			);
		}
		expect( read( `${ folder }/block.ts` ) ).toContain(
			"slug: 'opening-times',\n\ttitle: 'Opening Times',"
		);
		expect( read( `${ folder }/index.ts` ) ).toContain(
			'export const openingTimes = defineBlock('
		);
		expect( read( `${ folder }/style.scss` ) ).toContain(
			'.wp-block-dovetail-opening-times {'
		);
		expect( read( `${ folder }/fixtures/opening-times.html` ) ).toContain(
			'<!-- wp:dovetail/opening-times '
		);
	} );

	it( 'adds its lines to the lists and keeps them alphabetical', () => {
		writeBlock( 'Opening Times', [], root );
		writeBlock( 'Zebra Crossing', [], root );
		const slugs = [
			...read( 'extensions/lists.ts' )
				.replace( /panelLines[\s\S]*/, '' )
				.matchAll( /(?:planned|built)\( '([\w-]+)'/g ),
		].map( ( [ , slug = '' ] ) => slug );
		expect( slugs ).toEqual( [ ...slugs ].sort() );
		expect( slugs ).toContain( 'opening-times' );
		expect( read( 'extensions/index.ts' ) ).toMatch(
			/import \{ openingTimes \} from '\.\/blocks\/opening-times';/
		);
	} );

	it.each( [
		[
			'Rating-Star',
			'There is a folder “rating-star” in extensions/ already.',
		],
		[ 'Field-Email', 'There is a block “field-email” already.' ],
		[
			'Publicize',
			'“publicize” is the name of a panel or an enhancement already.',
		],
	] )(
		'refuses %s, which is taken, and writes nothing',
		( title, sentence ) => {
			mkdirSync( join( root, 'extensions/blocks/rating-star' ), {
				recursive: true,
			} );
			writeFileSync(
				join( root, 'extensions/blocks/rating-star/block.ts' ),
				''
			);
			const written = () => [
				globSync( '**/*', { cwd: root } ).sort(),
				read( 'extensions/lists.ts' ),
				read( 'extensions/index.ts' ),
			];
			const before = written();
			expect( () =>
				writeBlock( title, [ 'field-email' ], root )
			).toThrow( sentence );
			expect( written() ).toEqual( before );
		}
	);

	it( 'names the six steps that remain', () => {
		const steps = nextSteps( writeBlock( 'Opening Times', [], root ) );
		expect( steps.match( /^\d\./gm ) ).toEqual( [
			'1.',
			'2.',
			'3.',
			'4.',
			'5.',
			'6.',
		] );
		expect( steps ).toContain( 'tests/e2e/opening-times.spec.ts' );
	} );
} );
