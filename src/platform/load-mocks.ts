import type { Mock } from '#shared/request';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { mockKey } from './find-mock';

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
