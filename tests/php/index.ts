import { parseArgs } from 'node:util';
import { PlaygroundError } from '../../src/playground/playground-error';
import { testFiles } from './files';
import { runPhpUnit } from './phpunit';
import { runTests } from './run-tests';

const USAGE = `npm run test:php                              every server test
npm run test:php -- shared/payments           those of a folder or a file
npm run test:php -- --filter total            those with a text in their name
npm run test:php -- --seed 7                  in the order of an earlier run
npm run test:php -- --phpunit                 with an installed PHPUnit
npm run test:php -- --database <address>      on MariaDB or MySQL: local, or mysql://user:password@host:3306/name`;

try {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			filter: { type: 'string', default: '' },
			seed: { type: 'string' },
			database: { type: 'string' },
			phpunit: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	} );
	const options = {
		...values,
		seed: Number( values.seed ?? Date.now() % 100_000 ),
	};
	if ( values.help ) {
		console.log( USAGE );
	} else if ( values.phpunit ) {
		const isGreen = await runPhpUnit( testFiles( positionals ), options );
		console.log( `--seed ${ options.seed }` );
		process.exitCode = isGreen ? 0 : 1;
	} else {
		const { passed, failures, seed, seconds } = await runTests( {
			...options,
			files: testFiles( positionals ),
		} );
		for ( const { name, file, line, message } of failures ) {
			console.log(
				`✗ ${ name }\n  ${ [ file, line ].filter( Boolean ).join( ':' ) }\n${ message }\n`
			);
		}
		console.log(
			`${ passed } passed, ${ failures.length } failed, ${ seconds.toFixed( 1 ) } s, --seed ${ seed }`
		);
		process.exitCode = failures.length || ! passed ? 1 : 0;
	}
} catch ( error ) {
	if ( ! ( error instanceof PlaygroundError ) ) {
		throw error;
	}
	console.error( error.message );
	process.exitCode = 1;
}
