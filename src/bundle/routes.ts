import {
	endpointKey,
	isEndpoint,
	pathParams,
	type Capability,
	type Endpoint,
	type Method,
} from '#shared/request';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/** A row of `routes.json`, from which PHP registers or forwards a REST route. */
type Route = {
	/** Name under which PHP registers the callback: folder and export, such as `mailchimp.signUp`. */
	name: string;
	method: Method;
	/** Path with placeholders in braces, such as `/wpcom/v2/external-media/list/{service}`. */
	path: string;
	/** Servers, in the order they are tried. */
	servedBy: readonly string[];
	capability: Capability;
	/** The service that calls this webhook. PHP then validates the request's content instead of its parameter names. */
	calledBy?: string;
	/** Names of all accepted parameters, in the path, the query and the body. */
	params: string[];
	/**
	 * Slug of the extension that declares the route, `shared/<module>` for a route of several extensions, or
	 * `src/<page>`.
	 */
	block: string;
};

/** An endpoint and the folder with the `api.ts` that declares it. */
export type EndpointOnDisk = {
	endpoint: Endpoint;
	/** Name of the export. */
	name: string;
	/** Path such as `extensions/blocks/opening-times`. */
	folder: string;
	owner: string;
};

/** Returns all endpoints that `api.ts` files export. Throws an error if two endpoints have the same method and path. */
export async function findEndpoints( root = '.' ): Promise< EndpointOnDisk[] > {
	const paths = globSync(
		[ 'extensions/**/api.ts', 'shared/*/api.ts', 'src/*/api.ts' ],
		{ cwd: root }
	).sort();
	const found = await Promise.all(
		paths.map( async ( path ) => {
			const exported = ( await import(
				pathToFileURL( resolve( root, path ) ).href
			) ) as Record< string, unknown >;
			const folder = dirname( path );
			const owner = folder.startsWith( 'extensions/' )
				? ( folder.split( '/' )[ 2 ] ?? '' )
				: folder;
			return Object.entries( exported ).flatMap(
				( [ name, endpoint ] ) =>
					isEndpoint( endpoint )
						? [ { endpoint, name, folder, owner } ]
						: []
			);
		} )
	);
	return removeDuplicates( found.flat() );
}

/** Returns the rows of `routes.json`: routes that the site serves or forwards, sorted by path. */
export async function collectRoutes( root = '.' ): Promise< Route[] > {
	return ( await findEndpoints( root ) )
		.flatMap( ( { endpoint, name, owner } ): Route[] => {
			const { method, path, servedBy, capability, calledBy } = endpoint;
			return servedBy.includes( 'site' ) ||
				servedBy.includes( 'platform' )
				? [
						{
							name: `${ basename( owner ) }.${ name }`,
							method,
							path,
							servedBy,
							capability,
							...( calledBy && { calledBy } ),
							params: paramsOf( endpoint ),
							block: owner,
						},
					]
				: [];
		} )
		.sort( ( a, b ) =>
			`${ a.path } ${ a.method }`.localeCompare(
				`${ b.path } ${ b.method }`,
				'en'
			)
		);
}

function paramsOf( { path, query, data }: Endpoint ): string[] {
	return [
		...new Set( [
			...pathParams( path ),
			...Object.keys( query ),
			...Object.keys( data ),
		] ),
	];
}

/** Removes duplicates of endpoints that several files export. Ignores the names of placeholders in paths. */
function removeDuplicates(
	found: readonly EndpointOnDisk[]
): EndpointOnDisk[] {
	const byAddress = new Map< string, EndpointOnDisk >();
	for ( const entry of found ) {
		const key = endpointKey( {
			...entry.endpoint,
			path: entry.endpoint.path.replace( /\{\w+\}/g, '{}' ),
		} );
		const first = byAddress.get( key );
		if ( first && first.endpoint !== entry.endpoint ) {
			throw new Error(
				`${ first.folder } and ${ entry.folder } both declare ${ key }: one of them, or a noun of shared, must own it.`
			);
		}
		byAddress.set( key, first ?? entry );
	}
	return [ ...byAddress.values() ];
}
