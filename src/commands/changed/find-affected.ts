import { ownerOf } from '../../repository/product';
import type { Sources } from './read-sources';

/** Files and PHP folders that a change may have broken, each mapped to the changed file that affects it. */
export type Affected = {
	files: ReadonlyMap< string, string >;
	folders: ReadonlyMap< string, string >;
};

/**
 * Finds everything that depends on changed files of extensions, shared modules and browser tests. Follows TypeScript
 * through imports, and PHP through folders.
 */
export function findAffected(
	sources: Sources,
	changed: readonly string[]
): Affected {
	const files = new Map< string, string >();
	const folders = new Map< string, string >();
	/** Affected exports as `path name`. The name `*` means the whole file. */
	const reached = new Set< string >();
	const importersOf = importersIn( sources );

	function reach( path: string, name: string, cause: string ): void {
		if (
			reached.has( `${ path } ${ name }` ) ||
			reached.has( `${ path } *` )
		) {
			return;
		}
		reached.add( `${ path } ${ name }` );
		if ( ! files.has( path ) ) {
			files.set( path, cause );
		}
		for ( const { importer, taken } of importersOf.get( path ) ?? [] ) {
			if ( name === '*' || taken === '*' || taken === name ) {
				reach(
					importer,
					reexports( sources, importer, taken ) ? taken : '*',
					cause
				);
			}
		}
	}

	/** Marks a folder as affected, including its scripts, because they call its PHP over REST. */
	function reachFolder( folder: string, cause: string ): void {
		if ( folders.has( folder ) ) {
			return;
		}
		folders.set( folder, cause );
		const inside = [ ...sources ].filter(
			( [ path ] ) => ownerOf( path ) === folder && ! isTest( path )
		);
		inside.forEach( ( [ path ] ) => reach( path, '*', cause ) );
		const declared = new Set(
			inside.flatMap( ( [ , { declares } ] ) => declares ?? [] )
		);
		for ( const [ path, { names } ] of sources ) {
			if (
				isFollowed( path ) &&
				names.some( ( name ) => declared.has( name ) )
			) {
				if ( path.endsWith( '.php' ) && ! isTest( path ) ) {
					reachFolder( ownerOf( path ), cause );
				} else {
					reach( path, '*', cause );
				}
			}
		}
	}

	for ( const path of changed ) {
		if ( isServerSide( path ) ) {
			reachFolder( ownerOf( path ), path );
		}
		reach( path, '*', path );
	}
	return { files, folders };
}

type Importer = { importer: string; taken: string };

/** Returns the importing files of each file. Leaves out type imports, because the compiler checks those. */
function importersIn( sources: Sources ): Map< string, Importer[] > {
	const importers = new Map< string, Importer[] >();
	for ( const [ importer, { takes } ] of sources ) {
		if ( isFollowed( importer ) ) {
			for ( const { from, name, isType } of takes ) {
				if ( ! isType ) {
					importers.set( from, [
						...( importers.get( from ) ?? [] ),
						{ importer, taken: name },
					] );
				}
			}
		}
	}
	return importers;
}

/** Whether a file only re-exports a name, as the entry point of a shared module does. */
function reexports( sources: Sources, path: string, name: string ): boolean {
	return (
		/^shared\/[^/]+\/index\.ts$/.test( path ) &&
		Boolean( sources.get( path )?.exports.includes( name ) )
	);
}

/**
 * Whether to follow a file's dependencies. The lists of all extensions, the build and the test helpers are not
 * followed, because they depend on almost everything. When one of them changes, all tests run.
 */
const isFollowed = ( path: string ) =>
	/^(extensions\/[^/]+\/[^/]+|shared\/[^/]+)\/|^tests\/e2e\/(?!support\/)/.test(
		path
	);

/** Whether a file is PHP, data for PHP, or a declaration that the build converts to PHP. */
const isServerSide = ( path: string ) =>
	isFollowed( path ) &&
	! isTest( path ) &&
	! path.endsWith( '.md' ) &&
	( ! /\.(tsx?|scss)$/.test( path ) ||
		/\/facts\.ts$|^extensions\/.*\/(api|attributes|block|enhancement|panel|server-data)\.ts$/.test(
			path
		) );

const isTest = ( path: string ) => /(^|\/)tests\//.test( path );
