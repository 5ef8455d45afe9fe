import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerInstalled, openDatabase, parseAddress } from '../database';

describe( 'parseAddress', () => {
	it( 'parses and decodes the user, password, host, port and name', () => {
		expect(
			parseAddress( 'mysql://ada:p%40ss%2Fword@db.example:3307/shop_2' )
		).toEqual( {
			DB_HOST: 'db.example:3307',
			DB_USER: 'ada',
			DB_PASSWORD: 'p@ss/word',
			name: 'shop_2',
		} );
	} );

	it( 'accepts a URL without port and password', () => {
		expect( parseAddress( 'mysql://ada@127.0.0.1/shop' ) ).toEqual( {
			DB_HOST: '127.0.0.1',
			DB_USER: 'ada',
			DB_PASSWORD: '',
			name: 'shop',
		} );
	} );

	it.each( [
		'',
		'shop',
		'postgres://ada@127.0.0.1/shop',
		'mysql://127.0.0.1/shop',
		'mysql://ada@127.0.0.1',
		'mysql://ada@127.0.0.1/a-b',
		'mysql://ada@127.0.0.1/a`b',
		`mysql://ada@127.0.0.1/${ 'a'.repeat( 51 ) }`,
	] )( 'rejects %j with an error that shows the valid format', ( text ) => {
		expect( () => parseAddress( text ) ).toThrow(
			`“${ text }” is not the address of a database. Write --database mysql://user:password@host:3306/name, or --database local.`
		);
	} );
} );

describe( "openDatabase( 'local' )", () => {
	it( 'keeps another server’s temporary files, or explains what to install if no server is installed', async () => {
		if ( ! isServerInstalled() ) {
			await expect( openDatabase( 'local' ) ).rejects.toThrow(
				'There is no mariadbd or mysqld on the PATH.'
			);
			return;
		}
		const ofAnother = join( tmpdir(), '#sql-temptable-dovetail-1-1.MAI' );
		writeFileSync( ofAnother, '' );

		const server = await openDatabase( 'local' );
		await server.stop();

		expect( existsSync( ofAnother ) ).toBe( true );
		rmSync( ofAnother );
	}, 60_000 );
} );
