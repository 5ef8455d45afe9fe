import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files that a browser fetches with a view module before the visitor touches anything: the module and all that
 * it imports statically, from file to file. What comes by `import()` waits for the visitor and does not count.
 * A module of WordPress is not ours. Empty when there is no such module.
 */
export function scriptsBeforeTouch( module: string ): string[] {
	const found = new Set< string >();
	const visit = ( file: string ): void => {
		if ( found.has( file ) || ! existsSync( file ) ) {
			return;
		}
		found.add( file );
		staticImports( readFileSync( file, 'utf8' ) )
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

function staticImports( source: string ): string[] {
	const specifiers: string[] = [];
	const add = ( {
		source: from,
	}: {
		source?: { value?: unknown } | null;
	} ) => {
		if ( from ) {
			specifiers.push( String( from.value ) );
		}
	};
	simple( parse( source, { ecmaVersion: 'latest', sourceType: 'module' } ), {
		ImportDeclaration: add,
		ExportNamedDeclaration: add,
		ExportAllDeclaration: add,
	} );
	return specifiers;
}
