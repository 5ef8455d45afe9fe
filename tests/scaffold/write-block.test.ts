import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import {
	addToList,
	readCommand,
	writeBlock,
} from '../../src/scaffold/write-block';
import { nameBlock } from '../../src/scaffold/name-block';
import { nextSteps } from '../../src/scaffold/next-steps';

const TEMPLATES = {
	block: 'src/scaffold/template',
	embed: 'src/scaffold/embed-template',
} as const;

const LIST = `/** The blocks. */
export { springLetter } from './spring-letter';
`;

describe( 'the name of a new block', () => {
	it.each( [
		[ 'Opening Times', 'opening-times', 'openingTimes' ],
		[ 'FAQ', 'faq', 'faq' ],
		[ 'SoundCloud Button', 'soundcloud-button', 'soundcloudButton' ],
		[ 'Before-After 2', 'before-after-2', 'beforeAfter2' ],
	] )( 'is derived from the title “%s”', ( title, slug, definition ) => {
		expect( nameBlock( title ) ).toEqual( { title, slug, definition } );
	} );

	it.each( [
		[ 'meetup', 'Meetup', 'meetup' ],
		[ 'opening times', 'Opening Times', 'opening-times' ],
		[ 'springLetter', 'springLetter', 'springletter' ],
	] )(
		'is capitalized only if typed in lower case: %s',
		( typed, title, slug ) => {
			expect( nameBlock( typed ) ).toMatchObject( { title, slug } );
		}
	);

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
	] )( 'is rejected with an error message: %j', ( title, sentence ) => {
		expect( () => nameBlock( title ) ).toThrow( sentence );
	} );
} );

describe( 'the list of blocks', () => {
	it.each( [
		[ 'quotation', [ 'quotation', 'spring-letter' ] ],
		[ 'timeline', [ 'spring-letter', 'timeline' ] ],
	] )(
		'contains the new block %s in alphabetical order',
		( slug, folders ) => {
			const list = addToList( LIST, { slug, definition: slug } );
			expect(
				[ ...list.matchAll( /from '\.\/(.+)';/g ) ].map(
					( [ , folder ] ) => folder
				)
			).toEqual( folders );
			expect( list ).toContain(
				`\nexport { ${ slug } } from './${ slug }';\n`
			);
			expect( list ).toMatch( /^\/\*\* The blocks\. \*\/\n/ );
		}
	);

	it( 'can be empty before the first block is added', () => {
		expect(
			addToList( '/** None. */\n', {
				slug: 'quotation',
				definition: 'quotation',
			} )
		).toBe( "/** None. */\nexport { quotation } from './quotation';\n" );
	} );
} );

describe( 'npm run new:block', () => {
	let root = '';

	beforeEach( () => {
		root = mkdtempSync( join( tmpdir(), 'dovetail-scaffold-' ) );
		for ( const path of [
			'extensions/blocks/index.ts',
			...Object.values( TEMPLATES ),
		] ) {
			cpSync( path, join( root, path ), { recursive: true } );
		}
	} );
	afterEach( () => rmSync( root, { recursive: true } ) );

	const read = ( path: string ) => readFileSync( join( root, path ), 'utf8' );

	it.each( [ 'block', 'embed' ] as const )(
		'writes every file of the template with the new name: %s',
		( template ) => {
			const { folder } = writeBlock(
				'Opening Times',
				[],
				root,
				template
			);
			expect( folder ).toBe( 'extensions/blocks/opening-times' );
			expect(
				globSync( '**/*', { cwd: join( root, folder ) } ).sort()
			).toEqual(
				globSync( '**/*', { cwd: TEMPLATES[ template ] } )
					.map( ( path ) =>
						path.replace( 'new-block', 'opening-times' )
					)
					.sort()
			);
		}
	);

	it.each( [
		[ [ '--embed', 'meetup' ], 'meetup', 'embed' ],
		[ [ '--embed', 'Meetup' ], 'Meetup', 'embed' ],
		[ [ '--embed=Meetup' ], 'Meetup', 'embed' ],
		[ [ 'Opening', 'Times', '--embed' ], 'Opening Times', 'embed' ],
		[ [ 'Opening Times' ], 'Opening Times', 'block' ],
	] )(
		'reads the title and the template from the arguments %j',
		( words, title, template ) => {
			expect( readCommand( words ) ).toEqual( { title, template } );
		}
	);

	it( 'capitalizes a lower-case embed title in the block and in the PHP class', () => {
		const { folder } = writeBlock( 'meetup', [], root, 'embed' );
		expect( read( `${ folder }/server/class-meetup.php` ) ).toContain(
			'final class Meetup {'
		);
		expect( read( `${ folder }/block.ts` ) ).toContain( "'Meetup'" );
	} );

	it( 'names an embed’s PHP class after the block', () => {
		const { folder } = writeBlock( 'Opening Times', [], root, 'embed' );
		expect( read( `${ folder }/block.ts` ) ).toContain(
			"server: 'Opening_Times\\\\Opening_Times'"
		);
		const php = read( `${ folder }/server/class-opening-times.php` );
		expect( php ).toContain( 'namespace Dovetail\\Opening_Times;' );
		expect( php ).toContain( 'final class Opening_Times {' );
		for ( const path of globSync( `${ folder }/**/*`, { cwd: root } ) ) {
			expect( `${ path } ${ read( path ) }` ).not.toMatch(
				/new.?block/i
			);
		}
	} );

	it( 'replaces every name from the template in the new files', () => {
		const { folder } = writeBlock( 'Opening Times', [], root );
		for ( const path of globSync( `${ folder }/**/*`, { cwd: root } ) ) {
			expect( `${ path } ${ read( path ) }` ).not.toMatch(
				/new.?block/i
			);
		}
		expect( read( `${ folder }/block.ts` ) ).toContain(
			"export const block: BlockData = { slug: 'opening-times', editHeight: 60 };"
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

	it( 'adds the block to the list and keeps the list alphabetical', () => {
		writeBlock( 'Opening Times', [], root );
		writeBlock( 'Zebra Crossing', [], root );
		const list = read( 'extensions/blocks/index.ts' );
		const folders = [ ...list.matchAll( / from '\.\/(.+)';$/gm ) ].map(
			( [ , folder ] ) => folder
		);
		expect( folders ).toEqual( [ ...folders ].sort() );
		expect( list.split( '\n' ) ).toEqual(
			expect.arrayContaining( [
				"export { openingTimes } from './opening-times';",
				"export { zebraCrossing } from './zebra-crossing';",
			] )
		);
	} );

	it.each( [
		[ 'Spring-Letter', 'extensions/blocks/spring-letter/block.ts' ],
		[ 'Inner Part', 'extensions/blocks/order/parts/inner-part/block.ts' ],
		[ 'Applause', 'extensions/panels/applause/panel.ts' ],
		[ 'Film', 'extensions/enhancements/film/enhancement.ts' ],
	] )(
		'rejects the existing name %s without writing a file',
		( title, path ) => {
			mkdirSync( dirname( join( root, path ) ), { recursive: true } );
			writeFileSync( join( root, path ), '' );
			const written = () => [
				globSync( '**/*', { cwd: root } ).sort(),
				read( 'extensions/blocks/index.ts' ),
			];
			const before = written();
			expect( () => writeBlock( title, [], root ) ).toThrow(
				`There is a folder “${ nameBlock( title ).slug }” in extensions/ already.`
			);
			expect( written() ).toEqual( before );
		}
	);

	it( 'rejects a name that a block of a family already has', () => {
		expect( () =>
			writeBlock( 'Field Size', [ 'field-size' ], root )
		).toThrow( 'There is a block “field-size” already.' );
		expect( globSync( 'extensions/blocks/*/**', { cwd: root } ) ).toEqual(
			[]
		);
	} );

	it( 'prints the six remaining steps', () => {
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
