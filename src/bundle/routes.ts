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

/** One row of `routes.json`, from which PHP registers and forwards. */
type Route = {
	/** Under which PHP hands in its callback: folder and name of the export, as in `mailchimp.signUp`. */
	name: string;
	method: Method;
	/** With places in braces: `/wpcom/v2/external-media/list/{service}`. */
	path: string;
	/** Servers in the order they are tried. */
	servedBy: readonly string[];
	capability: Capability;
	/** The service whose webhook this is: PHP checks what it sends, not its names. */
	calledBy?: string;
	/** Every name that may come in: of the path, the query and the body. */
	params: string[];
	/** Slug of the extension that declares it, or `shared/<noun>` for a call that several share. */
	block: string;
};

/** An endpoint and the folder whose `api.ts` declares it. */
export type EndpointOnDisk = {
	endpoint: Endpoint;
	/** The name of the export. */
	name: string;
	/** As `extensions/blocks/opening-times`. */
	folder: string;
	owner: string;
};

/**
 * Every endpoint that an `api.ts` on disk exports.
 * Throws when two are called by the same method and path.
 */
export async function findEndpoints( root = '.' ): Promise< EndpointOnDisk[] > {
	const paths = globSync( [ 'extensions/**/api.ts', 'shared/*/api.ts' ], {
		cwd: root,
	} ).sort();
	const found = await Promise.all(
		paths.map( async ( path ) => {
			const exported = ( await import(
				pathToFileURL( resolve( root, path ) ).href
			) ) as Record< string, unknown >;
			const folder = dirname( path );
			const owner = folder.startsWith( 'shared/' )
				? folder
				: ( folder.split( '/' )[ 2 ] ?? '' );
			return Object.entries( exported ).flatMap(
				( [ name, endpoint ] ) =>
					isEndpoint( endpoint )
						? [ { endpoint, name, folder, owner } ]
						: []
			);
		} )
	);
	return withoutDoubles( found.flat() );
}

/** The rows of `routes.json`: what the site serves or forwards, by path. */
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

/** Places count as equal whatever their names. One endpoint that two files export is one. */
function withoutDoubles( found: readonly EndpointOnDisk[] ): EndpointOnDisk[] {
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
