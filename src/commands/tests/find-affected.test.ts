import { findAffected } from '../changed/find-affected';
import { sampleSources } from './sample-sources';

const sources = sampleSources( {
	'shared/ink/black.ts': { exports: [ 'black' ] },
	'shared/ink/blue.ts': { exports: [ 'blue' ] },
	'shared/ink/index.ts': {
		exports: [ 'black', 'blue' ],
		imports: [ 'shared/ink/black.ts black', 'shared/ink/blue.ts blue' ],
	},
	'shared/ink/tests/black.test.ts': {
		imports: [ 'shared/ink/black.ts black' ],
	},
	'shared/ink/server/class-bottle.php': { declares: 'Ink', names: [ 'Ink' ] },
	'shared/pen/pen.ts': { imports: [ 'shared/ink/index.ts black' ] },
	'shared/pen/index.ts': {
		exports: [ 'Pen' ],
		imports: [ 'shared/pen/pen.ts Pen' ],
	},
	'shared/pen/server/class-tip.php': {
		declares: 'Pen',
		names: [ 'Pen', 'Ink' ],
	},
	'extensions/blocks/letter/edit.tsx': {
		imports: [ 'shared/pen/index.ts Pen' ],
	},
	'extensions/blocks/letter/tests/e2e/letter.spec.ts': {
		imports: [ 'tests/e2e/support/index.ts' ],
	},
	'extensions/blocks/note/edit.tsx': {
		imports: [ 'shared/ink/index.ts blue' ],
		types: [ 'shared/ink/index.ts black' ],
	},
	'extensions/blocks/note/server/class-page.php': {
		declares: 'Note',
		names: [ 'Note', 'Pen' ],
	},
	'extensions/blocks/index.ts': {
		imports: [ 'extensions/blocks/letter/edit.tsx' ],
	},
	'tests/e2e/support/index.ts': { imports: [ 'shared/ink/index.ts black' ] },
	'tests/e2e/ink.spec.ts': { names: [ 'Ink' ] },
} );

const filesAfter = ( ...changed: string[] ) =>
	[ ...findAffected( sources, changed ).files.keys() ].sort();

describe( 'findAffected', () => {
	it( 'finds files that import a changed export through entry points', () => {
		expect( filesAfter( 'shared/ink/black.ts' ) ).toEqual( [
			'extensions/blocks/letter/edit.tsx',
			'shared/ink/black.ts',
			'shared/ink/index.ts',
			'shared/ink/tests/black.test.ts',
			'shared/pen/index.ts',
			'shared/pen/pen.ts',
		] );
	} );

	it( 'finds every file that imports a changed entry point', () => {
		expect( filesAfter( 'shared/ink/index.ts' ) ).toEqual( [
			'extensions/blocks/letter/edit.tsx',
			'extensions/blocks/note/edit.tsx',
			'shared/ink/index.ts',
			'shared/pen/index.ts',
			'shared/pen/pen.ts',
		] );
	} );

	it( 'ignores extension lists, test helpers and files affected only through them', () => {
		expect( filesAfter( 'extensions/blocks/letter/edit.tsx' ) ).toEqual( [
			'extensions/blocks/letter/edit.tsx',
		] );
	} );

	it( 'maps an affected file to the changed file that affects it', () => {
		expect(
			findAffected( sources, [ 'shared/ink/black.ts' ] ).files.get(
				'extensions/blocks/letter/edit.tsx'
			)
		).toBe( 'shared/ink/black.ts' );
	} );

	it( 'finds the folders and scripts that depend on a changed PHP module', () => {
		const { files, folders } = findAffected( sources, [
			'shared/ink/server/class-deleted.php',
		] );
		expect( [ ...folders.keys() ] ).toEqual( [
			'shared/ink',
			'shared/pen',
			'extensions/blocks/note',
		] );
		expect( [ ...files.keys() ] ).toEqual(
			expect.arrayContaining( [
				'extensions/blocks/letter/edit.tsx',
				'extensions/blocks/note/edit.tsx',
			] )
		);
	} );

	it( 'finds browser tests that name the changed PHP module', () => {
		expect( filesAfter( 'shared/ink/server/class-bottle.php' ) ).toContain(
			'tests/e2e/ink.spec.ts'
		);
	} );

	it.each( [
		'shared/ink/facts.ts',
		'shared/ink/inks.json',
		'extensions/blocks/note/attributes.ts',
	] )(
		'finds affected PHP folders if %s changes, because the build generates PHP from the file',
		( path ) => {
			expect(
				findAffected( sources, [ path ] ).folders.size
			).toBeGreaterThan( 0 );
		}
	);

	it.each( [
		'shared/ink/black.ts',
		'shared/ink/style.scss',
		'shared/ink/tests/inks.json',
		'src/commands/run.mjs',
	] )( 'finds no affected PHP folders if %s changes', ( path ) => {
		expect( findAffected( sources, [ path ] ).folders.size ).toBe( 0 );
	} );

	it( 'finds files that import each other in a cycle', () => {
		const circle = sampleSources( {
			'shared/a/a.ts': { imports: [ 'shared/b/b.ts b' ] },
			'shared/b/b.ts': { imports: [ 'shared/a/a.ts a' ] },
		} );
		expect( findAffected( circle, [ 'shared/a/a.ts' ] ).files.size ).toBe(
			2
		);
	} );
} );
