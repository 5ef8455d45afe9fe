/**
 * `npm run release -- 1.2.0` prints what a release would do and the problems that prevent the release. With `--yes`, it
 * makes the release: runs the tests, sets the version, builds the zip, commits and tags. It does not push.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseProblems } from './release-problems';

const USAGE = `npm run release -- 1.2.0        what a release would do
npm run release -- 1.2.0 --yes  makes the release`;

/**
 * Files that contain the version. The build copies the version from package.json to the plugin header and readme.txt.
 */
const VERSION_FILES = [ 'package.json', 'package-lock.json' ];

const { version, yes } = readOptions();
const problems = version
	? releaseProblems( {
			version,
			status: output( 'git', 'status', '--porcelain' ),
			tags: output( 'git', 'tag', '--list', 'v*' ),
			changelog: readFileSync( 'CHANGELOG.md', 'utf8' ),
		} )
	: [ USAGE ];
if ( problems.length ) {
	console.error( problems.join( '\n' ) );
	process.exitCode = 1;
} else if ( yes ) {
	release( version );
} else {
	console.log(
		`A release of ${ version } would run the tests, set the version in package.json, build the zip, commit, and add the tag v${ version }.\nNothing has been changed. Add --yes to make the release.`
	);
}

function release( next: string ): void {
	run(
		'npm',
		'version',
		next,
		'--no-git-tag-version',
		'--allow-same-version'
	);
	try {
		run( 'npm', 'test' );
		run( 'npm', 'run', 'zip' );
	} catch ( error ) {
		run( 'git', 'checkout', '--', ...VERSION_FILES );
		console.error(
			`The release was stopped, and the version is as before. ${ error instanceof Error ? error.message : '' }`
		);
		process.exitCode = 1;
		return;
	}
	run(
		'git',
		'commit',
		'--quiet',
		'--allow-empty',
		'--all',
		'--message',
		`Release ${ next }`
	);
	run( 'git', 'tag', `v${ next }` );
	console.log(
		`Version ${ next } is in dist/dovetail-blocks.zip and has the tag v${ next }. Try the zip on a new site, then push: git push --follow-tags.`
	);
}

function readOptions(): { version: string; yes: boolean } {
	try {
		const { values, positionals } = parseArgs( {
			allowPositionals: true,
			options: { yes: { type: 'boolean', default: false } },
		} );
		return { version: positionals[ 0 ] ?? '', yes: values.yes };
	} catch {
		return { version: '', yes: false };
	}
}

/** Runs a program and shows its output. Throws an error with a one-sentence message if it fails. */
function run( program: string, ...args: readonly string[] ): void {
	if ( spawnSync( program, args, { stdio: 'inherit' } ).status !== 0 ) {
		throw new Error(
			`This failed: ${ [ program, ...args ].join( ' ' ) }.`
		);
	}
}

/** Returns the output of a program. Throws an error with a one-sentence message if it fails. */
function output( program: string, ...args: readonly string[] ): string {
	const { status, stdout } = spawnSync( program, args, { encoding: 'utf8' } );
	if ( status !== 0 ) {
		throw new Error(
			`This failed: ${ [ program, ...args ].join( ' ' ) }.`
		);
	}
	return stdout;
}
