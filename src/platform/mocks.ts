import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { endpointKey, matchPath, pathParams, type Mock } from '#shared/request';

/** Mocks by their key. */
export type Mocks = Map< string, Mock >;

/** Returns the key of a mock, which is also the key of its faults. */
export function mockKey( mock: Mock ): string {
	return endpointKey( mock.kind === 'page' ? mock : mock.endpoint );
}

/** A matching mock, with the URL's path parameters. */
export type FoundMock = {
	key: string;
	mock: Mock;
	params: Record< string, string >;
};

/** Finds the mock for a URL. If several match, returns the one with the fewest path parameters. */
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

/** Loads all mock files. Throws an error if a file exports none or if two mocks have the same endpoint. */
export async function loadMocks( root = '.' ): Promise< Mock[] > {
	const owners = new Map< string, string >();
	const mocks: Mock[] = [];
	const paths = globSync(
		[
			'extensions/**/api.mock.ts',
			'shared/*/api.mock.ts',
			'src/*/api.mock.ts',
		],
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
