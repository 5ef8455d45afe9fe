/**
 * `npm run fixtures` writes the generated files beside the fixtures, and the attribute tables in READMEs. It needs no
 * browser. Check the result before you commit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { runBuild } from '../../src/bundle/run-build';
import { withSite } from './browser/with-site';

const SITE = '.cache/fixtures-site';

const { status } = spawnSync(
	'node_modules/.bin/jest',
	[
		...[ '--selectProjects', 'node', 'jsdom' ],
		'--testPathPatterns',
		'tests/contracts/(fixtures|documents|released)',
		'tests/scaffold/template',
	],
	{ stdio: 'inherit', env: { ...process.env, UPDATE_FIXTURES: '1' } }
);
if ( status === 0 ) {
	runBuild();
	await render();
} else {
	process.exitCode = 1;
}

async function render(): Promise< void > {
	// Import this module here, because it reads the saved HTML, which has just been written.
	const { renderedFixtures } = await import( './rendered' );
	await withSite( SITE, 1, async ( wordpress, origin ) => {
		const files = await renderedFixtures( wordpress.runPhp, origin );
		for ( const path of globSync(
			'extensions/**/fixtures/*.rendered.html'
		) ) {
			if ( ! files.has( path ) ) {
				rmSync( path );
			}
		}
		let changed = 0;
		for ( const [ path, html ] of files ) {
			const before = existsSync( path ) && readFileSync( path, 'utf8' );
			if ( before !== `${ html }\n` ) {
				writeFileSync( path, `${ html }\n` );
				changed++;
			}
		}
		console.log(
			`${ files.size } fixtures rendered, ${ changed } files changed.`
		);
	} );
}
