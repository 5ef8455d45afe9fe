import { choose } from '../changed/choose';
import { describeChoice } from '../changed/describe-choice';
import { sampleSources } from './sample-sources';

const specs = Object.fromEntries(
	Array.from( { length: 9 }, ( _, index ) => [
		`extensions/blocks/letter-${ index }/tests/e2e/letter.spec.ts`,
		{},
	] )
);

const sources = sampleSources( {
	'shared/ink/ink.ts': {},
	'shared/ink/tests/e2e/ink.spec.ts': {},
	'shared/ink/tests/e2e/bottle.spec.ts': {},
	...specs,
	'extensions/blocks/letter-0/view.ts': { imports: [ 'shared/ink/ink.ts' ] },
	'extensions/blocks/letter-1/view.ts': { imports: [ 'shared/ink/ink.ts' ] },
	'tests/e2e/saved-posts.spec.ts': {},
	'tests/contracts/names.test.ts': {},
} );

describe( 'describeChoice', () => {
	it( 'lists the selected stages with folders and reasons, then the skipped stages', () => {
		expect(
			describeChoice( choose( [ 'shared/ink/ink.ts' ], sources ), [
				'lint',
				'types',
				'php',
				'e2e',
			] )
		).toEqual( [
			'Runs:',
			'  lint      changed: shared/ink',
			'  types     always; unchanged files are cached',
			'  e2e       in a changed folder: shared/ink (2)',
			'            depends on shared/ink/ink.ts: extensions/blocks/letter-0, extensions/blocks/letter-1',
			'Leaves out:',
			'  php       no PHP test depends on what changed',
			'  e2e       8 of 12 files, 1 of them in tests/e2e, which look at many blocks together',
		] );
	} );

	it( 'shows only the number of further folders if many have the same reason', () => {
		const all = sampleSources( {
			...specs,
			...Object.fromEntries(
				Object.keys( specs ).map( ( path ) => [
					path.replace( 'tests/e2e/letter.spec.ts', 'view.ts' ),
					{ imports: [ 'shared/ink/ink.ts' ] },
				] )
			),
		} );
		expect(
			describeChoice( choose( [ 'shared/ink/ink.ts' ], all ), [ 'e2e' ] )
		).toEqual( [
			'Runs:',
			'  e2e       depends on shared/ink/ink.ts: extensions/blocks/letter-0, extensions/blocks/letter-1, extensions/blocks/letter-2, extensions/blocks/letter-3, extensions/blocks/letter-4, extensions/blocks/letter-5 and 3 more folders',
		] );
	} );

	it( 'explains why every test of a stage runs', () => {
		expect(
			describeChoice( choose( [ 'webpack.config.js' ], sources ), [
				'e2e',
			] )
		).toEqual( [
			'Runs:',
			'  e2e       all, because every check depends on webpack.config.js',
		] );
	} );
} );
