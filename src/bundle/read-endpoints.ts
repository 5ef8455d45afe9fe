import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One REST call of the plugin: who answers it, who may make it, which block it belongs to. */
export type ReportedEndpoint = Record<
	'method' | 'path' | 'servedBy' | 'capability' | 'block',
	string
>;

/** The routes of a build; none when it has no `routes.json`. Throws when a route lacks one of its fields. */
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
		return {
			method: field( 'method' ),
			path: field( 'path' ),
			servedBy: field( 'servedBy' ),
			capability: field( 'capability' ),
			block: field( 'block' ),
		};
	} );
}
