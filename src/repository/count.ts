import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { readModules, type Module } from './modules';
import { isProduct, ownerOf } from './product';

/** A module of `shared`, and the product's folders that use it, except other modules of `shared`. */
type SharedModule = { name: string; users: string[] };

/** Size and structure of the product's source code, without tests, mocks, tools and examples. */
export type RepositoryCount = {
	typescript: { files: number; lines: number; median: number };
	php: { files: number; lines: number };
	/** Number of TypeScript files per folder in `extensions/blocks`. */
	block: { median: number; most: number };
	sharedModules: SharedModule[];
	/**
	 * Rules implemented in PHP and in TypeScript; a comment such as `@see rules/price.ts` in PHP links the two files.
	 */
	pairs: { php: string; typescript: string }[];
};

/**
 * Counts files, modules and rules. Throws an error if a PHP comment refers to a TypeScript file that does not exist.
 */
export function countRepository( root = '.' ): RepositoryCount {
	const modules = readModules( root );
	const paths = [ ...modules.keys() ].filter( isProduct );
	const lines = paths.map( ( path ) => linesOf( root, path ) );
	const php = globSync( '{extensions,shared,src/plugin}/**/*.php', {
		cwd: root,
		ignore: '**/tests/**',
	} ).sort();
	const blocks = count(
		paths.filter( ( path ) => path.startsWith( 'extensions/blocks/' ) ),
		ownerOf
	);
	return {
		typescript: {
			files: paths.length,
			lines: sum( lines ),
			median: median( lines ),
		},
		php: {
			files: php.length,
			lines: sum( php.map( ( path ) => linesOf( root, path ) ) ),
		},
		block: {
			median: median( [ ...blocks.values() ] ),
			most: Math.max( 0, ...blocks.values() ),
		},
		sharedModules: readSharedModules( modules, root ),
		pairs: php.flatMap( ( path ) => pairsIn( path, root ) ),
	};
}

/**
 * Returns the modules of `shared` and their users: folders that import them, or that refer to them in stylesheets or
 * PHP.
 */
function readSharedModules(
	modules: ReadonlyMap< string, Module >,
	root = '.'
): SharedModule[] {
	const users = new Map< string, Set< string > >(
		globSync( 'shared/*/README.md', { cwd: root } ).map( ( path ) => [
			dirname( path ),
			new Set(),
		] )
	);
	for ( const { path, takes } of modules.values() ) {
		if ( isUser( path ) ) {
			for ( const { from } of takes ) {
				users.get( ownerOf( from ) )?.add( ownerOf( path ) );
			}
		}
	}
	for ( const path of globSync( '{extensions,src}/**/*.scss', {
		cwd: root,
	} ) ) {
		const text = readFileSync( join( root, path ), 'utf8' );
		for ( const [ , folder = '' ] of text.matchAll(
			/(shared\/[\w-]+)\//g
		) ) {
			users.get( folder )?.add( ownerOf( path ) );
		}
	}
	for ( const path of globSync( '{extensions,src}/**/*.php', {
		cwd: root,
	} ).filter( isUser ) ) {
		const text = readFileSync( join( root, path ), 'utf8' );
		for ( const [ , namespace = '' ] of text.matchAll(
			/\bDovetail\\(\w+)\\/g
		) ) {
			users
				.get(
					`shared/${ namespace.toLowerCase().replaceAll( '_', '-' ) }`
				)
				?.add( ownerOf( path ) );
		}
	}
	return [ ...users ]
		.map( ( [ folder, names ] ) => ( {
			name: folder.slice( 'shared/'.length ),
			users: [ ...names ].sort(),
		} ) )
		.sort( ( a, b ) => a.name.localeCompare( b.name, 'en' ) );
}

const isUser = ( path: string ) =>
	/^(extensions|src)\//.test( path ) && ! /(^|\/)tests\//.test( path );

function pairsIn(
	path: string,
	root: string
): { php: string; typescript: string }[] {
	const text = readFileSync( join( root, path ), 'utf8' );
	return [ ...text.matchAll( /@see ([\w./-]+\.tsx?)\b/g ) ].map(
		( [ , named = '' ] ) => {
			const found = [ ownerOf( path ), '.' ]
				.map( ( folder ) => join( folder, named ) )
				.find( ( candidate ) => existsSync( join( root, candidate ) ) );
			if ( ! found ) {
				throw new Error( `${ path } names ${ named }: there is none.` );
			}
			return { php: path, typescript: found };
		}
	);
}

function linesOf( root: string, path: string ): number {
	return readFileSync( join( root, path ), 'utf8' ).split( '\n' ).length - 1;
}

const sum = ( numbers: readonly number[] ) =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/** Returns the median, or the lower of the two middle numbers. */
function median( numbers: readonly number[] ): number {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( ( sorted.length - 1 ) / 2 ) ] ?? 0;
}

function count< Item >(
	items: readonly Item[],
	keyOf: ( item: Item ) => string
): Map< string, number > {
	const counts = new Map< string, number >();
	for ( const item of items ) {
		const key = keyOf( item );
		counts.set( key, ( counts.get( key ) ?? 0 ) + 1 );
	}
	return counts;
}
