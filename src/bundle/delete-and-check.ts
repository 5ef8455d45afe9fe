import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The module that lists all blocks. */
const LIST = 'extensions/blocks/index.ts';

/** The contract test of the modules in `shared`. */
const SHARED = 'tests/contracts/modules.test.ts';

/**
 * Commands that must succeed in the copy. Only the `shared` test may fail, because some modules of `shared` have fewer
 * than two users after the deletion.
 */
const CHECKS: readonly ( readonly [ name: string, ...command: string[] ] )[] = [
	[ 'types', 'tsc', '--noEmit', '-p', '.' ],
	[
		'unit',
		...[ 'jest', '--selectProjects', 'node', 'jsdom', '--maxWorkers=2' ],
		`--testPathPatterns=^(?!.*${ SHARED })`,
	],
	[ 'build', 'tsx', 'src/bundle/index.ts' ],
	[ 'shared', 'jest', SHARED ],
];

/**
 * Checks that the project works without the given blocks: deletes their folders and list entries in a copy, then runs
 * the type check, the unit tests and the build there.
 *
 * @return Result of each check.
 */
export function deleteAndCheck(
	slugs: readonly string[]
): Record< string, boolean > {
	const copy = mkdtempSync( join( tmpdir(), 'dovetail-deleted-' ) );
	try {
		cpSync( '.', copy, {
			recursive: true,
			filter: ( path ) =>
				! /^(node_modules|build|dist|\.git|\.cache)(\/|$)/.test( path ),
		} );
		symlinkSync( resolve( 'node_modules' ), join( copy, 'node_modules' ) );
		slugs.forEach( ( slug ) => deleteBlock( slug, copy ) );
		return Object.fromEntries(
			CHECKS.map( ( [ name, program = '', ...args ] ) => {
				process.stderr.write( `${ name } …\n` );
				const { status } = spawnSync(
					join( copy, 'node_modules/.bin', program ),
					args,
					{ cwd: copy, stdio: [ 'ignore', 2, 2 ] }
				);
				return [ name, status === 0 ];
			} )
		);
	} finally {
		rmSync( copy, { recursive: true, force: true } );
	}
}

function deleteBlock( slug: string, root: string ): void {
	const folder = join( root, 'extensions/blocks', slug );
	const list = join( root, LIST );
	const text = readFileSync( list, 'utf8' );
	const rest = text.replace(
		new RegExp( `^export \\{[^}]*\\} from './${ slug }';\n`, 'm' ),
		''
	);
	if ( rest === text || ! existsSync( folder ) ) {
		throw new Error( `There is no block “${ slug }”.` );
	}
	rmSync( folder, { recursive: true } );
	writeFileSync( list, rest );
}
