import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { endpointKey, matchPath, pathParams, type Mock } from '#shared/request';

/** Mocks by the line that names them. */
export type Mocks = Map< string, Mock >;

/** The line under which a mock is found, and under which faults are set. */
export function mockKey( mock: Mock ): string {
	return endpointKey( mock.kind === 'page' ? mock : mock.endpoint );
}

/** A mock with the path parameters. */
export type FoundMock = {
	key: string;
	mock: Mock;
	params: Record< string, string >;
};

/** Finds the mock for an address. Of two matches, the one with fewer path parameters wins. */
export function findMock(
	mocks: Mocks,
	method: string,
	service: string,
	pathname: string
): FoundMock | undefined {
	return [ ...mocks ]
		.flatMap( ( [ key, mock ] ) => {
			const address = mock.kind === 'page' ? mock : mock.endpoint;
			const params =
				address.method === method && address.service === service
					? matchPath( address.path, pathname )
					: null;
			return params ? [ { key, mock, params, path: address.path } ] : [];
		} )
		.sort(
			( a, b ) =>
				pathParams( a.path ).length - pathParams( b.path ).length
		)[ 0 ];
}

/** Every mock on disk. Throws when a file exports none, or two answer the same endpoint. */
export async function loadMocks( root = '.' ): Promise< Mock[] > {
	const owners = new Map< string, string >();
	const mocks: Mock[] = [];
	const paths = globSync(
		[ 'extensions/**/api.mock.ts', 'shared/*/api.mock.ts' ],
		{ cwd: root }
	).sort();
	for ( const path of paths ) {
		const { mocks: found } = ( await import(
			pathToFileURL( resolve( join( root, path ) ) ).href
		) ) as { mocks?: readonly Mock[] };
		if ( ! found?.length ) {
			throw new Error( `${ path } exports no mocks.` );
		}
		for ( const mock of found ) {
			const key = mockKey( mock );
			const owner = owners.get( key );
			if ( owner ) {
				throw new Error( `${ owner } and ${ path } answer ${ key }.` );
			}
			owners.set( key, path );
			mocks.push( mock );
		}
	}
	return mocks;
}
