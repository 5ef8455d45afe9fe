import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipPlugin } from '../zip-plugin';

let root = '';
beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'dovetail-zip-' ) );
	mkdirSync( join( root, 'build/includes' ), { recursive: true } );
	writeFileSync( join( root, 'build/dovetail-blocks.php' ), '<?php' );
	writeFileSync( join( root, 'build/includes/a.php' ), '<?php' );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

const zip = async ( name: string ) => {
	const target = join( root, 'dist', name );
	const files = await zipPlugin( join( root, 'build' ), target );
	return { files, content: readFileSync( target ) };
};

describe( 'the plugin’s archive', () => {
	it( 'contains every file in one folder with the plugin’s name', async () => {
		const { files, content } = await zip( 'a.zip' );
		expect( files ).toBe( 2 );
		// A central directory entry: its signature, 42 bytes about the file, its name.
		const names = content
			.toString( 'latin1' )
			.split( 'PK\x01\x02' )
			.slice( 1 )
			.map( ( entry ) => entry.slice( 42, 42 + entry.charCodeAt( 24 ) ) );
		expect( names ).toEqual( [
			'dovetail-blocks/dovetail-blocks.php',
			'dovetail-blocks/includes/a.php',
		] );
	} );

	it( 'is identical for identical files, regardless of when they were written', async () => {
		const { content: first } = await zip( 'a.zip' );
		utimesSync( join( root, 'build/includes/a.php' ), 1e9, 1e9 );
		const { content: second } = await zip( 'b.zip' );
		expect( second.equals( first ) ).toBe( true );
	} );
} );
