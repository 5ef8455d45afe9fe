import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { php } from '../e2e/support/site';
import type { Table } from './benches';
import type { ConstructTime } from './parsers/time-parsers';

/** Maximum factor by which the parse time may grow when the length of the text doubles. */
const MAX_RATIO = 2.5;

/**
 * Measures how much longer each parser of external input takes when the text is twice as long. Each text repeats pieces
 * of one construct, and has the parser's maximum length or is just long enough to measure.
 */
export async function benchParsers( browser: Browser ): Promise< Table > {
	const rows = [
		[ 'parser', 'construct', 'size', 'twice the text : half', 'ms', '' ],
	];
	const add = ( parser: string, times: readonly ConstructTime[] ) =>
		rows.push(
			...times.map( ( [ construct, size, ratio, ms ] ) => [
				parser,
				String( construct ),
				String( size ),
				ratio ? ratio.toFixed( 2 ) : '–',
				ms.toFixed( 0 ),
				ratio > MAX_RATIO ? 'TOO SLOW' : '',
			] )
		);
	const frame = readFileSync(
		'tests/bench/parsers/time-parsers.php',
		'utf8'
	);
	for ( const path of globSync( [
		'{extensions/*,shared}/*/tests/bench/parsers/parsers.php',
		'tests/bench/parsers/plugin.php',
	] ).sort() ) {
		const code = frame.replace( 'return array(); // {{parsers}}', () =>
			withoutTag( readFileSync( path, 'utf8' ) )
		);
		const time = < Value >( parser?: string ) =>
			php< Value >( withoutTag( code ), { parser } );
		for ( const parser of await time< string[] >() ) {
			process.stderr.write( `Timing the parser: ${ parser } …\n` );
			add( parser, await time< ConstructTime[] >( parser ) );
		}
	}
	const page = await browser.newPage();
	await page.addScriptTag( { content: await bundlePage() } );
	for ( const parser of await page.evaluate( () =>
		globalThis.parserNames()
	) ) {
		process.stderr.write( `Timing the parser: ${ parser } …\n` );
		add(
			parser,
			await page.evaluate(
				( name ) => globalThis.timeParser( name ),
				parser
			)
		);
	}
	await page.close();
	return {
		title: `Parsers of foreign text: time for twice as much, at most ${ MAX_RATIO } (–: too quick to be measured)`,
		rows,
	};
}

const withoutTag = ( code: string ) => code.replace( /^<\?php/, '' );

/** Bundles the TypeScript parsers as one script for a page, because some need the browser's HTML parser. */
async function bundlePage(): Promise< string > {
	const paths = globSync(
		'{extensions/*,shared}/*/tests/bench/parsers/page.ts'
	).sort();
	const { outputFiles } = await build( {
		stdin: {
			contents: `import { offerParsers } from './tests/bench/parsers/time-parsers';
				${ paths
					.map(
						( path, index ) =>
							`import { parsers as parsers${ index } } from './${ path }';`
					)
					.join( '\n' ) }
				offerParsers( { ${ paths
					.map( ( _, index ) => `...parsers${ index }` )
					.join( ', ' ) } } );`,
			resolveDir: process.cwd(),
			loader: 'ts',
		},
		bundle: true,
		write: false,
		format: 'iife',
		platform: 'browser',
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		loader: { '.css': 'empty', '.scss': 'empty' },
		logLevel: 'error',
	} );
	return outputFiles[ 0 ]?.text ?? '';
}
