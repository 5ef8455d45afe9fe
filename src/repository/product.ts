import type { Module } from './modules';

/** Whether people get a file, or something made of it: neither a test nor a tool, a mock or an example. */
export function isProduct( path: string ): boolean {
	return (
		/^(extensions|shared)\/|^src\/(editor\.ts|plugin\/|registration\/)/.test(
			path
		) && ! /(^|\/)tests\/|\.mock\.|-mocks?\.|\/showcase\.ts$/.test( path )
	);
}

/**
 * Who a file belongs to: `extensions/blocks/opening-times`, of which a family is one, `shared/view`, `src/platform`,
 * `src/editor.ts`; `extensions` for the lists.
 */
export function ownerOf( path: string ): string {
	const parts = path.split( '/' );
	const depth = parts[ 0 ] === 'extensions' ? 3 : 2;
	return parts.length > depth || parts[ 0 ] === 'src'
		? parts.slice( 0, depth ).join( '/' )
		: ( parts[ 0 ] ?? '' );
}

/** What no other file takes, as `path name`. A door of `shared` is for others: the noun's own tests are no importers of it. */
export function unusedExports(
	modules: ReadonlyMap< string, Module >
): string[] {
	const taken = new Set< string >();
	for ( const { path, takes } of modules.values() ) {
		for ( const { from, name } of takes ) {
			const isOwnDoor =
				isDoor( from ) && ownerOf( from ) === ownerOf( path );
			if ( ! isTest( path ) || ! isOwnDoor ) {
				taken.add( `${ from } ${ name }` );
			}
		}
	}
	return [ ...modules.values() ]
		.filter( ( { path } ) => ! isTest( path ) )
		.flatMap( ( { path, exports } ) =>
			exports
				.filter(
					( name ) =>
						! taken.has( `${ path } ${ name }` ) &&
						! taken.has( `${ path } *` ) &&
						! isFoundByPath( path, name )
				)
				.map( ( name ) => `${ path } ${ name }` )
		);
}

/** Files of the product that nothing but tests imports, and no build finds by its path. */
export function unusedFiles(
	modules: ReadonlyMap< string, Module >
): string[] {
	const taken = new Set(
		[ ...modules.values() ]
			.filter( ( { path } ) => ! isTest( path ) )
			.flatMap( ( { takes } ) => takes.map( ( { from } ) => from ) )
	);
	return [ ...modules.keys() ].filter(
		( path ) =>
			isProduct( path ) &&
			! taken.has( path ) &&
			! /^src\/editor\.ts$|\/view\.ts$/.test( path ) &&
			! FOUND_BY_PATH.some( ( [ file ] ) => file.test( path ) )
	);
}

const isTest = ( path: string ) => /(^|\/)tests\//.test( path );

const isDoor = ( path: string ) => /^shared\/.+\/index\.ts$/.test( path );

/** Exports that the build and tools find by file path instead of an import. */
const FOUND_BY_PATH: readonly [ file: RegExp, names: RegExp ][] = [
	[
		/\/(block|panel|enhancement)\.ts$/,
		/^(blocks?|metadata|panel|enhancement|facts)$/,
	],
	[ /^shared\/[^/]+\/facts\.ts$/, /^facts$/ ],
	[ /\/attributes\.ts$/, /^attributes$/ ],
	[ /\/api\.ts$/, /./ ],
	[ /\/api\.mock\.ts$/, /^mocks$/ ],
	[ /\/showcase\.ts$/, /./ ],
	[ /\/view-messages\.ts$/, /^viewMessages$/ ],
	[ /\/server-data\.ts$/, /^serverData$/ ],
	[ /^src\/scaffold\/template\//, /./ ],
];

function isFoundByPath( path: string, name: string ): boolean {
	return FOUND_BY_PATH.some(
		( [ file, names ] ) => file.test( path ) && names.test( name )
	);
}
