import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';
import { readModules, type Module } from '../../repository/modules';

/** A file with the exports, imports and PHP namespaces that determine its dependencies. */
export type Source = Pick< Module, 'exports' | 'takes' > & {
	/** The PHP namespace that the file declares, such as `Contact_Form`. */
	declares?: string;
	/** PHP namespaces that the file refers to, in PHP or in a string of a test. */
	names: readonly string[];
};

/** Sources by path, relative to the root. */
export type Sources = ReadonlyMap< string, Source >;

/** Reads all TypeScript, PHP and SCSS of the repository. */
export function readSources( root = '.' ): Sources {
	const read = ( path: string ) => readFileSync( join( root, path ), 'utf8' );
	const sources = new Map< string, Source >();
	for ( const [ path, { exports, takes } ] of readModules( root ) ) {
		const names = /(^|\/)tests\/e2e\//.test( path )
			? namesIn( read( path ) )
			: [];
		sources.set( path, { exports, takes, names } );
	}
	for ( const path of globSync( '{extensions,shared,src,tests}/**/*.php', {
		cwd: root,
	} ) ) {
		const text = read( path );
		const [ , declares ] = /^namespace Dovetail\\(\w+)/m.exec( text ) ?? [];
		sources.set( path, {
			exports: [],
			takes: [],
			...( declares && { declares } ),
			names: namesIn( text ),
		} );
	}
	for ( const path of globSync( '{extensions,shared,src}/**/*.scss', {
		cwd: root,
	} ) ) {
		const used = read( path ).matchAll( /@(?:use|forward) "([^":]+)"/g );
		const takes = [ ...used ].flatMap( ( [ , named = '' ] ) => {
			const from = findStyle( path, named, root );
			return from ? [ { from, name: '*', isType: false } ] : [];
		} );
		sources.set( path, { exports: [], takes, names: [] } );
	}
	return sources;
}

/** Returns the PHP namespaces in a text. Backslashes are doubled in TypeScript strings. */
function namesIn( text: string ): string[] {
	return [
		...new Set(
			[ ...text.matchAll( /\bDovetail\\+(\w+)/g ) ].map(
				( [ , name = '' ] ) => name
			)
		),
	];
}

function findStyle(
	from: string,
	named: string,
	root: string
): string | undefined {
	const path = normalize( join( dirname( from ), named ) );
	return [
		`${ path }.scss`,
		join( dirname( path ), `_${ basename( path ) }.scss` ),
	].find( ( candidate ) => existsSync( join( root, candidate ) ) );
}
