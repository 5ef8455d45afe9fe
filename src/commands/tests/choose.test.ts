import type { StageName } from '../budgets';
import { choose } from '../changed/choose';
import { sampleSources } from './sample-sources';

const sources = sampleSources( {
	'shared/ink/ink.ts': { exports: [ 'ink' ] },
	'shared/ink/index.ts': {
		exports: [ 'ink' ],
		imports: [ 'shared/ink/ink.ts ink' ],
	},
	'shared/ink/server/class-bottle.php': { declares: 'Ink', names: [ 'Ink' ] },
	'shared/ink/server/tests/BottleTest.php': { names: [ 'Ink' ] },
	'extensions/blocks/letter/view.ts': {
		imports: [ 'shared/ink/index.ts ink' ],
	},
	'extensions/blocks/letter/tests/letter.test.ts': {},
	'extensions/blocks/letter/tests/edit.jsdom.test.tsx': {},
	'extensions/blocks/letter/tests/e2e/letter.spec.ts': {
		imports: [ 'extensions/blocks/letter/tests/e2e/typed.ts typed' ],
	},
	'extensions/blocks/letter/tests/e2e/typed.ts': { exports: [ 'typed' ] },
	'extensions/blocks/letter/tests/e2e/look.spec.ts': {},
	'extensions/blocks/note/style.scss': {
		imports: [ 'shared/look/tokens.scss' ],
	},
	'extensions/blocks/note/server/class-page.php': {
		declares: 'Note',
		names: [ 'Note', 'Ink' ],
	},
	'extensions/blocks/note/server/tests/PageTest.php': { names: [ 'Note' ] },
	'extensions/blocks/note/server/tests/ListTest.php': {},
	'extensions/blocks/note/tests/e2e/note.spec.ts': {},
	'shared/look/tokens.scss': {},
	'src/commands/stages.ts': {},
	'src/commands/tests/stages.test.ts': {},
	'tests/contracts/names.test.ts': {},
	'tests/contracts/fixtures.jsdom.test.tsx': {},
	'tests/contracts/edit.jsdom.test.tsx': {},
	'tests/contracts/budgets.built.test.ts': {},
	'tests/e2e/saved-posts.spec.ts': {},
	'tests/e2e/ink.spec.ts': { names: [ 'Ink' ] },
} );

const CONTRACTS = [
	'tests/contracts/fixtures.jsdom.test.tsx',
	'tests/contracts/names.test.ts',
];

const stagesFor = ( ...changed: string[] ) =>
	Object.entries( choose( changed, sources ) ).flatMap(
		( [ name, { runs } ] ) => ( runs ? [ name ] : [] )
	);

/** Returns the files that a stage runs, or `all` if the whole stage runs. */
function filesFor( stage: StageName, ...changed: string[] ) {
	const { runs, files } = choose( changed, sources )[ stage ];
	return runs && ! files ? 'all' : [ ...( files?.keys() ?? [] ) ].sort();
}

const EVERY_STAGE = [
	'lint',
	'types',
	'build',
	'unit',
	'editor',
	'built',
	'php',
	'e2e',
	'database',
	'phpunit',
];

describe( 'stage selection', () => {
	it.each( [
		'package.json',
		'webpack.config.js',
		'tsconfig.json',
		'.ci/run',
		'src/bundle/index.ts',
		'src/playground/php/router.php',
		'tests/harness/editor.tsx',
		'tests/harness/browser/log-in.ts',
	] )( 'includes every stage if %s changed', ( path ) => {
		expect( stagesFor( path ) ).toEqual( EVERY_STAGE );
		expect(
			filesFor( 'e2e', 'extensions/blocks/letter/view.ts', path )
		).toBe( 'all' );
	} );

	it.each( [
		'src/bundle/tests/zip.test.ts',
		'tests/harness/tests/a.test.ts',
	] )(
		'includes no browser tests if only the unit test %s changed',
		( path ) => {
			expect( stagesFor( path ) ).toEqual( [ 'lint', 'types', 'unit' ] );
		}
	);

	it( 'includes only the contract tests if only documentation changed', () => {
		const documents = [ 'README.md', 'shared/ink/README.md' ];
		expect( stagesFor( ...documents ) ).toEqual( [ 'unit' ] );
		expect( filesFor( 'unit', ...documents ) ).toEqual( [
			'tests/contracts/names.test.ts',
		] );
	} );

	it( 'includes every stage except the server stages if a block’s script changed', () => {
		expect( stagesFor( 'extensions/blocks/letter/view.ts' ) ).toEqual( [
			'lint',
			'types',
			'build',
			'unit',
			'editor',
			'built',
			'e2e',
		] );
	} );

	it( 'excludes editor tests and linters if only PHP changed', () => {
		expect( stagesFor( 'shared/ink/server/class-bottle.php' ) ).toEqual( [
			'types',
			'build',
			'unit',
			'built',
			'php',
			'e2e',
			'database',
		] );
	} );

	it( 'includes the build if a browser test changed', () => {
		expect(
			stagesFor( 'extensions/blocks/letter/tests/e2e/letter.spec.ts' )
		).toEqual( [ 'lint', 'types', 'build', 'unit', 'e2e', 'database' ] );
	} );

	it( 'excludes the build if only a command changed', () => {
		expect( stagesFor( 'src/commands/stages.ts' ) ).toEqual( [
			'lint',
			'types',
			'unit',
			'editor',
		] );
	} );
} );

describe( 'file selection', () => {
	it( 'passes only changed scripts and stylesheets to the linters', () => {
		expect(
			filesFor(
				'lint',
				'extensions/blocks/letter/view.ts',
				'shared/look/tokens.scss',
				'src/commands/run.mjs',
				'extensions/blocks/letter/fixtures/released.json'
			)
		).toEqual( [
			'extensions/blocks/letter/view.ts',
			'shared/look/tokens.scss',
			'src/commands/run.mjs',
		] );
	} );

	it( 'passes the changed file, its folder’s tests and the contract tests to Jest', () => {
		expect(
			filesFor( 'unit', 'extensions/blocks/letter/view.ts' )
		).toEqual( [
			'extensions/blocks/letter/tests/letter.test.ts',
			'extensions/blocks/letter/view.ts',
			...CONTRACTS,
		] );
		expect(
			filesFor( 'editor', 'extensions/blocks/letter/view.ts' )
		).toEqual( [
			'extensions/blocks/letter/tests/edit.jsdom.test.tsx',
			'extensions/blocks/letter/view.ts',
		] );
	} );

	it.each( [
		'src/commands/stages.ts',
		'shared/ink/server/class-bottle.php',
		'extensions/blocks/letter/tests/e2e/look.spec.ts',
	] )(
		'excludes contract tests that load scripts if %s changed',
		( path ) => {
			expect( filesFor( 'unit', path ) ).toContain(
				'tests/contracts/names.test.ts'
			);
			expect( filesFor( 'unit', path ) ).not.toContain(
				'tests/contracts/fixtures.jsdom.test.tsx'
			);
		}
	);

	it( 'includes all of a folder’s tests if they read the changed file by path', () => {
		for ( const path of [
			'extensions/blocks/letter/fixtures/letter.html',
			'extensions/blocks/letter/tests/letters.json',
		] ) {
			expect( filesFor( 'unit', path ) ).toContain(
				'extensions/blocks/letter/tests/letter.test.ts'
			);
			expect( filesFor( 'e2e', path ) ).toContain(
				'extensions/blocks/letter/tests/e2e/letter.spec.ts'
			);
		}
		expect( filesFor( 'unit', 'src/commands/run.mjs' ) ).toContain(
			'src/commands/tests/stages.test.ts'
		);
	} );

	it( 'excludes a folder’s other tests if only one of its tests changed', () => {
		expect(
			filesFor( 'unit', 'extensions/blocks/letter/tests/letter.test.ts' )
		).toEqual( [
			'extensions/blocks/letter/tests/letter.test.ts',
			...CONTRACTS,
		] );
		expect(
			filesFor( 'e2e', 'extensions/blocks/letter/tests/e2e/look.spec.ts' )
		).toEqual( [ 'extensions/blocks/letter/tests/e2e/look.spec.ts' ] );
	} );

	it( 'includes browser tests that import a changed helper', () => {
		expect(
			filesFor( 'e2e', 'extensions/blocks/letter/tests/e2e/typed.ts' )
		).toEqual( [ 'extensions/blocks/letter/tests/e2e/letter.spec.ts' ] );
	} );

	it( 'includes the browser tests of blocks that use a changed shared module', () => {
		expect( filesFor( 'e2e', 'shared/ink/ink.ts' ) ).toEqual( [
			'extensions/blocks/letter/tests/e2e/letter.spec.ts',
			'extensions/blocks/letter/tests/e2e/look.spec.ts',
		] );
		expect( filesFor( 'e2e', 'shared/look/tokens.scss' ) ).toEqual( [
			'extensions/blocks/note/tests/e2e/note.spec.ts',
		] );
	} );

	it( 'includes browser tests that use or name a changed PHP module', () => {
		expect(
			filesFor( 'e2e', 'shared/ink/server/class-bottle.php' )
		).toEqual( [
			'extensions/blocks/letter/tests/e2e/letter.spec.ts',
			'extensions/blocks/letter/tests/e2e/look.spec.ts',
			'extensions/blocks/note/tests/e2e/note.spec.ts',
			'tests/e2e/ink.spec.ts',
		] );
	} );

	it( 'includes the PHP tests of folders that use a changed PHP module', () => {
		expect(
			filesFor( 'php', 'shared/ink/server/class-bottle.php' )
		).toEqual( [
			'extensions/blocks/note/server/tests/ListTest.php',
			'extensions/blocks/note/server/tests/PageTest.php',
			'shared/ink/server/tests/BottleTest.php',
		] );
	} );

	it( 'includes only the changed PHP test if nothing else changed, also in the database stage', () => {
		const path = 'extensions/blocks/note/server/tests/PageTest.php';
		expect( filesFor( 'php', path ) ).toEqual( [ path ] );
		expect( filesFor( 'e2e', path ) ).toEqual( [] );
		expect( filesFor( 'database', path ) ).toEqual( [ path ] );
	} );

	it( 'excludes deleted tests', () => {
		expect(
			filesFor( 'e2e', 'extensions/blocks/note/tests/e2e/old.spec.ts' )
		).toEqual( [] );
		expect(
			filesFor( 'php', 'shared/ink/server/tests/OldTest.php' )
		).toEqual( [] );
	} );

	it.each( [
		'src/plugin/includes/requests/class-rest.php',
		'src/registration/decide.ts',
		'src/editor.ts',
		'extensions/blocks/index.ts',
		'tests/e2e/support/editor.ts',
	] )( 'includes all browser tests if %s changed', ( path ) => {
		expect( filesFor( 'e2e', path ) ).toBe( 'all' );
	} );

	it.each( [
		'src/plugin/includes/requests/class-rest.php',
		'tests/php/run.php',
	] )(
		'includes all PHP tests if %s changed, also in the database stage',
		( path ) => {
			expect( filesFor( 'php', path ) ).toBe( 'all' );
			expect( filesFor( 'database', path ) ).toBe( 'all' );
		}
	);
} );
