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
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** An extension, or a part of one, and all that has to go for it to be gone. */
type Deletion = {
	what: string;
	/** A folder or files, as patterns relative to the project. */
	paths: readonly string[];
	/** Lines that know it outside that folder. */
	lines: readonly { file: string; pattern: RegExp }[];
	/** Records next to its fixtures that are deleted as well: entries with these names. */
	records?: { file: string; names: RegExp };
};

/** Parses `block` or `family/kind`. */
export const deletionOf = ( name: string ): Deletion => {
	const [ slug = '', kind ] = name.split( '/' );
	return kind ? kindDeletion( slug, kind ) : blockDeletion( slug );
};

/** A block's whole deletion: one folder and one line. */
const blockDeletion = ( slug: string ): Deletion => ( {
	what: slug,
	paths: [ `extensions/blocks/${ slug }` ],
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

/** A kind's of a family: its row in the table `kinds.ts`, and its fixtures. */
function kindDeletion( family: string, kind: string ): Deletion {
	const [ file ] = globSync( `extensions/blocks/${ family }/**/kinds.ts` );
	if ( ! file ) {
		throw new Error( `${ family } has no kinds.ts.` );
	}
	return {
		what: `${ family }/${ kind }`,
		paths: [
			`${ dirname( file ) }/fixtures/*-${ kind }.*`,
			`${ dirname( file ) }/fixtures/*-${ kind }__*`,
		],
		lines: [
			{
				file,
				pattern: new RegExp(
					`^\\t'?${ kind }'?: \\{\n[^]*?^\\t\\},\n`,
					'm'
				),
			},
		],
		records: {
			file: `${ dirname( file ) }/fixtures/released.json`,
			names: new RegExp( `-${ kind }(__|$)` ),
		},
	};
}

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
 * Deletes extensions in a copy of the project and runs types, unit tests and build there.
 *
 * @return What came of each check, and the places that each deletion took besides its folder or its fixtures.
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

function carryOut(
	{ what, paths, lines, records }: Deletion,
	root: string
): number {
	const gone = globSync( paths, { cwd: root, onlyFiles: false } );
	if ( ! gone.length ) {
		throw new Error( `There is no ${ what }.` );
	}
	gone.forEach( ( path ) =>
		rmSync( join( root, path ), { recursive: true, force: true } )
	);
	for ( const { file, pattern } of lines ) {
		const text = readFileSync( join( root, file ), 'utf8' );
		if ( ! pattern.test( text ) ) {
			throw new Error( `${ file } has no line of ${ what }.` );
		}
		writeFileSync( join( root, file ), text.replace( pattern, '' ) );
	}
	if ( records ) {
		const file = join( root, records.file );
		const kept = Object.entries< unknown >(
			JSON.parse( readFileSync( file, 'utf8' ) )
		).filter( ( [ name ] ) => ! records.names.test( name ) );
		writeFileSync(
			file,
			JSON.stringify( Object.fromEntries( kept ), null, '\t' )
		);
	}
	return lines.length;
}
