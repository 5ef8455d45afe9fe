import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { phpFile, phpLiteral } from './php-literal';

/**
 * Collects server code: all hooks in one file that every request loads, and a class map for autoloading.
 *
 * @param out    Build folder.
 * @param remark Comment at the top of each generated file.
 * @throws Error for a hooks file without a namespace, and for a constant that is not a string.
 */
export function emitServer( out: string, remark: string ): void {
	const classes = findClasses( out );
	writeFileSync(
		join( out, 'class-map.php' ),
		phpFile(
			phpLiteral(
				Object.fromEntries(
					classes.map( ( { name, path } ) => [ name, path ] )
				)
			),
			remark
		)
	);
	const paths = [
		'includes/hooks.php',
		...globSync( '{blocks,panels,enhancements,shared}/*/server/*.php', {
			cwd: out,
		} )
			.filter( ( path ) => ! isClass( path ) )
			.sort(),
	];
	const constants = new Map( classes.flatMap( constantsOf ) );
	writeFileSync(
		join( out, 'hooks.php' ),
		[
			`<?php\n// ${ remark }`,
			...paths.map( ( path ) =>
				withTexts(
					path,
					hooksOf( path, readFileSync( join( out, path ), 'utf8' ) ),
					constants
				)
			),
		].join( '\n\n' )
	);
	paths.forEach( ( path ) => rmSync( join( out, path ) ) );
}

type PhpClass = { name: string; path: string; source: string };

function findClasses( out: string ): PhpClass[] {
	return globSync( '**/class-*.php', { cwd: out } )
		.filter( isClass )
		.sort()
		.flatMap( ( path ) => {
			const source = readFileSync( join( out, path ), 'utf8' );
			const namespace = /^namespace ([\w\\]+);/m.exec( source )?.[ 1 ];
			const name = /^(?:final |abstract )?(?:class|trait) (\w+)/m.exec(
				source
			)?.[ 1 ];
			return namespace && name
				? [ { name: `${ namespace }\\${ name }`, path, source } ]
				: [];
		} );
}

const isClass = ( path: string ) =>
	basename( path ).startsWith( 'class-' ) && path !== 'class-map.php';

/** Returns the string constants of a class as PHP literals, by `Namespace\Class::NAME`. */
const constantsOf = ( { name, source }: PhpClass ): [ string, string ][] =>
	[ ...source.matchAll( /^\tconst ([A-Z_]+) += ('[^'\\]*');/gm ) ].map(
		( [ , constant = '', text = '' ] ) => [
			`${ name }::${ constant }`,
			text,
		]
	);

/** Returns the code of a PHP file, starting at its namespace declaration. */
function hooksOf( path: string, source: string ): string {
	const start = source.search( /^namespace /m );
	if ( start < 0 ) {
		throw new Error( `${ path } has no namespace.` );
	}
	return source.slice( start ).trimEnd();
}

/** Replaces class constants with their string values, so that requests do not load a class only to read a constant. */
function withTexts(
	path: string,
	hooks: string,
	constants: ReadonlyMap< string, string >
): string {
	const namespace = /^namespace ([\w\\]+);/.exec( hooks )?.[ 1 ] ?? '';
	const uses = new Map(
		[ ...hooks.matchAll( /^use ([\w\\]+\\(\w+));/gm ) ].map(
			( [ , name = '', alias = '' ] ) => [ alias, name ]
		)
	);
	return hooks.replace(
		/\b(\w+)::([A-Z_]+)\b/g,
		( named, alias, constant ) => {
			const name = uses.get( alias ) ?? `${ namespace }\\${ alias }`;
			const text = constants.get( `${ name }::${ constant }` );
			if ( text === undefined ) {
				throw new Error(
					`${ path }: ${ named } is no text of a class.`
				);
			}
			return text;
		}
	);
}
