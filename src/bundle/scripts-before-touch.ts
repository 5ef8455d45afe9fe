import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a file is called that waits for the visitor's first touch; the suite of its block proves that it does. */
const TOUCHED = 'touched.js';

/**
 * The files that a browser fetches with a view module before the visitor touches anything: the module, all that it
 * imports statically, from file to file, and what comes by `import()` when the block nears the viewport, which is
 * everything but a file called `touched.js`. With `until` at `near`, nothing that comes by `import()`.
 * A module of WordPress is not ours. Empty when there is no such module.
 */
export function scriptsBeforeTouch(
	module: string,
	until: 'near' | 'touch' = 'touch'
): string[] {
	const found = new Set< string >();
	const visit = ( file: string ): void => {
		if ( found.has( file ) || ! existsSync( file ) ) {
			return;
		}
		found.add( file );
		imports( readFileSync( file, 'utf8' ), until )
			.filter( ( specifier ) => specifier.startsWith( '.' ) )
			.forEach( ( specifier ) =>
				visit(
					join( dirname( file ), specifier.replace( /\?.*$/, '' ) )
				)
			);
	};
	visit( module );
	return [ ...found ];
}

function imports( source: string, until: 'near' | 'touch' ): string[] {
	const specifiers: string[] = [];
	const add = ( { source: from }: { source?: object | null } ) => {
		if ( from && 'value' in from ) {
			specifiers.push( String( from.value ) );
		}
	};
	simple( parse( source, { ecmaVersion: 'latest', sourceType: 'module' } ), {
		ImportDeclaration: add,
		ExportNamedDeclaration: add,
		ExportAllDeclaration: add,
		ImportExpression( { source: from } ) {
			if (
				until === 'touch' &&
				from.type === 'Literal' &&
				fileOf( String( from.value ) ) !== TOUCHED
			) {
				specifiers.push( String( from.value ) );
			}
		},
	} );
	return specifiers;
}

const fileOf = ( specifier: string ): string =>
	basename( specifier.replace( /\?.*$/, '' ) );
