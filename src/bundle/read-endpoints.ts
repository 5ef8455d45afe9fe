import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A REST endpoint of the plugin: servers, capability and block. */
export type ReportedEndpoint = Record<
	'name' | 'method' | 'path' | 'capability' | 'block',
	string
> & {
	/** Servers, in the order they are tried. */
	servedBy: string[];
};

/** Returns the routes of a build. Empty if the build has no `routes.json`. Throws an error if a route lacks a field. */
export function readEndpoints( build: string ): ReportedEndpoint[] {
	const file = join( build, 'routes.json' );
	if ( ! existsSync( file ) ) {
		return [];
	}
	const routes: unknown = JSON.parse( readFileSync( file, 'utf8' ) );
	if ( ! Array.isArray( routes ) ) {
		throw new Error( `${ file } is no list of routes.` );
	}
	return routes.map( ( route: unknown ) => {
		const field = ( name: string ): string => {
			const value =
				typeof route === 'object' && route !== null
					? Reflect.get( route, name )
					: undefined;
			if ( typeof value !== 'string' ) {
				throw new Error(
					`${ file }: a route has no ${ name }: ${ JSON.stringify( route ) }.`
				);
			}
			return value;
		};
		const list = ( name: string ): string[] => {
			const value: unknown = Reflect.get( Object( route ), name );
			if (
				! Array.isArray( value ) ||
				value.some( ( each ) => typeof each !== 'string' )
			) {
				throw new Error(
					`${ file }: a route has no list ${ name }: ${ JSON.stringify( route ) }.`
				);
			}
			return value as string[];
		};
		return {
			name: field( 'name' ),
			method: field( 'method' ),
			path: field( 'path' ),
			servedBy: list( 'servedBy' ),
			capability: field( 'capability' ),
			block: field( 'block' ),
		};
	} );
}
