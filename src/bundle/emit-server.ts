import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { phpFile, phpLiteral } from './php-literal';

/**
 * Gathers what the plugin does on the server: the hooks of all nouns in one file, which each request reads, and the
 * list of their classes, of which a request reads those that it uses.
 *
 * @param out    The build.
 * @param remark Says in each file where it comes from.
 * @throws Error for a file of hooks without a namespace of its own: it would speak in its neighbour's.
 */
export function emitServer( out: string, remark: string ): void {
	writeFileSync(
		join( out, 'class-map.php' ),
		phpFile( phpLiteral( classMap( out ) ), remark )
	);
	const paths = globSync( '{blocks,shared}/*/server/*.php', { cwd: out } )
		.filter( ( path ) => ! isClass( path ) )
		.sort();
	writeFileSync(
		join( out, 'hooks.php' ),
		[
			`<?php\n// ${ remark }`,
			...paths.map( ( path ) =>
				hooksOf( path, readFileSync( join( out, path ), 'utf8' ) )
			),
		].join( '\n\n' )
	);
	paths.forEach( ( path ) => rmSync( join( out, path ) ) );
}

/** Files by class, relative to the plugin. */
function classMap( out: string ): Record< string, string > {
	return Object.fromEntries(
		globSync( '**/class-*.php', { cwd: out } )
			.filter( isClass )
			.sort()
			.flatMap( ( path ) => {
				const source = readFileSync( join( out, path ), 'utf8' );
				const namespace = /^namespace ([\w\\]+);/m.exec(
					source
				)?.[ 1 ];
				const name = /^(?:final )?class (\w+)/m.exec( source )?.[ 1 ];
				return namespace && name
					? [ [ `${ namespace }\\${ name }`, path ] ]
					: [];
			} )
	);
}

const isClass = ( path: string ) =>
	basename( path ).startsWith( 'class-' ) && path !== 'class-map.php';

/** The statements of a file, from its namespace on. */
function hooksOf( path: string, source: string ): string {
	const start = source.search( /^namespace /m );
	if ( start < 0 ) {
		throw new Error( `${ path } has no namespace.` );
	}
	return source.slice( start ).trimEnd();
}
