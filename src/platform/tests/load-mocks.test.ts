import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadMocks, mockKey } from '../mocks';

let root: string;

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'mocks-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function write( path: string, text: string ): void {
	mkdirSync( join( root, dirname( path ) ), { recursive: true } );
	writeFileSync( join( root, path ), text );
}

const page = ( path: string ) =>
	`export const mocks = [ { kind: 'page', method: 'GET', path: '${ path }', service: '', answer() { return { body: '' }; } } ];`;

describe( 'loadMocks', () => {
	it( 'finds the mocks of shared modules and of extensions, including nested ones', async () => {
		write(
			'extensions/blocks/form/fields/email/api.mock.ts',
			page( '/a' )
		);
		write( 'extensions/panels/words/api.mock.ts', page( '/b' ) );
		write( 'shared/plans/api.mock.ts', page( '/c' ) );
		write( 'shared/plans/tests/api.mock.ts', page( '/d' ) );
		expect( ( await loadMocks( root ) ).map( mockKey ) ).toEqual( [
			'GET /a',
			'GET /b',
			'GET /c',
		] );
	} );

	it( 'loads the mocks of this project', async () => {
		expect( ( await loadMocks() ).map( mockKey ) ).toContain(
			'GET /wpcom/v2/resolve-redirect/{url}'
		);
	} );

	it( 'throws an error if two mocks have the same endpoint', async () => {
		write( 'extensions/blocks/a/api.mock.ts', page( '/a' ) );
		write( 'extensions/blocks/b/api.mock.ts', page( '/a' ) );
		await expect( loadMocks( root ) ).rejects.toThrow(
			'extensions/blocks/a/api.mock.ts and extensions/blocks/b/api.mock.ts answer GET /a.'
		);
	} );

	it.each( [ 'export const mock = [];', 'export const mocks = [];' ] )(
		'rejects a mock file that contains only “%s”',
		async ( text ) => {
			write( 'extensions/blocks/a/api.mock.ts', text );
			await expect( loadMocks( root ) ).rejects.toThrow(
				'extensions/blocks/a/api.mock.ts exports no mocks.'
			);
		}
	);
} );
