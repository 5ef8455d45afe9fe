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

/** Where the list of the blocks is. */
const LIST = 'extensions/blocks/index.ts';

/** The rule of what is shared. */
const SHARED = 'tests/contracts/modules.test.ts';

/**
 * What is run on the copy. Each has to pass but `shared`, which tells whether what is left in `shared` still serves two: it may
 * not, and is another step.
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
 * Deletes blocks in a copy of the project, a folder and a line each, and runs types, unit tests and build there.
 *
 * @return What came of each check.
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
