import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** An extension, or a part of one, and all that has to go for it to be gone. */
type Deletion = {
	what: string;
	/** Relative to the project. */
	folder?: string;
	/** Lines that know it outside that folder. */
	lines: readonly { file: string; pattern: RegExp }[];
};

/** A block's whole deletion: one folder and one line. */
export const blockDeletion = ( slug: string ): Deletion => ( {
	what: slug,
	folder: `extensions/blocks/${ slug }`,
	lines: [
		{
			file: 'extensions/blocks/index.ts',
			pattern: new RegExp(
				`^export \\{[^}]*\\} from './${ slug }';\n`,
				'm'
			),
		},
	],
} );

/** What is run on the copy; each has to pass. */
const CHECKS: readonly ( readonly [ name: string, ...command: string[] ] )[] = [
	[ 'types', 'tsc', '--noEmit', '-p', '.' ],
	[ 'unit', 'jest', '--selectProjects', 'node', 'jsdom', '--maxWorkers=2' ],
	[ 'build', 'tsx', 'src/bundle/index.ts' ],
];

/**
 * Deletes extensions in a copy of the project and runs types, unit tests and build there.
 *
 * @return What came of each check, and the lines that each deletion took besides its folder.
 */
export function deleteAndCheck( deletions: readonly Deletion[] ): {
	lines: Record< string, number >;
	checks: Record< string, boolean >;
} {
	const copy = mkdtempSync( join( tmpdir(), 'dovetail-deleted-' ) );
	try {
		cpSync( '.', copy, {
			recursive: true,
			filter: ( path ) =>
				! /^(node_modules|build|dist|\.git|\.cache)(\/|$)/.test( path ),
		} );
		symlinkSync( resolve( 'node_modules' ), join( copy, 'node_modules' ) );
		const lines = Object.fromEntries(
			deletions.map( ( deletion ) => [
				deletion.what,
				carryOut( deletion, copy ),
			] )
		);
		const checks = Object.fromEntries(
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
		return { lines, checks };
	} finally {
		rmSync( copy, { recursive: true, force: true } );
	}
}

function carryOut( { what, folder, lines }: Deletion, root: string ): number {
	if ( folder ) {
		rmSync( join( root, folder ), { recursive: true } );
	}
	for ( const { file, pattern } of lines ) {
		const text = readFileSync( join( root, file ), 'utf8' );
		if ( ! pattern.test( text ) ) {
			throw new Error( `${ file } has no line of ${ what }.` );
		}
		writeFileSync( join( root, file ), text.replace( pattern, '' ) );
	}
	return lines.length;
}
