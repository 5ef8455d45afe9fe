import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { isNoticed } from './is-noticed';
import { mutantsOf } from './mutate';
import { option } from './option';
import { mutatePhp } from './php';
import { shuffled } from './sample';
import { tryMutants } from './try-mutants';

const FILES = [
	'extensions/*/*/rules/*.ts',
	'extensions/blocks/*/*/rules/*.ts',
	'extensions/blocks/*/{markup,save}.ts{,x}',
	'shared/{attributes,consent,sign-up,validation,registration,initial-state,request,embed,embed/view}/*.ts',
];

/**
 * `npm run mutants -- --sample 300 --seed 1 --start 0`: makes one small change at a time to a rule and prints the
 * changes that no unit test detects. Leaves every file unchanged.
 */
async function mutateRules(): Promise< void > {
	const all = globSync( FILES )
		.sort()
		.filter( ( file ) => ! file.includes( '.data.' ) )
		.flatMap( ( file ) => {
			const code = readFileSync( file, 'utf8' );
			return mutantsOf( code, file ).map( ( mutant ) => ( {
				file,
				code,
				...mutant,
			} ) );
		} );
	const start = option( 'start', 0 );
	const sample = shuffled( all, option( 'seed', 1 ) ).slice(
		start,
		option( 'sample', 300 )
	);
	console.log( `${ sample.length } of ${ all.length } mutants` );

	const survivors = await tryMutants( sample, isNoticed, start );
	console.log(
		`${ survivors } of ${ sample.length } were noticed by no test.`
	);
}

await ( process.argv.includes( '--php' ) ? mutatePhp() : mutateRules() );
