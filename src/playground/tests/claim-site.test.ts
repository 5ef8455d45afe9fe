import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimSite } from '../claim-site';

let root = '';

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'claim-site-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

describe( 'claimSite', () => {
	it( 'rejects a site that another running process has claimed', () => {
		const site = join( root, 'site' );
		// The parent process: it is alive, and it is not the current process.
		writeFileSync( `${ site }.pid`, String( process.ppid ) );
		expect( () => claimSite( site ) ).toThrow(
			`The site in ${ site } is running already, in process ${ process.ppid }: end that one first.`
		);
	} );

	it( 'returns a function that releases the site', () => {
		const site = join( root, 'site' );
		const giveBack = claimSite( site );
		expect( existsSync( `${ site }.pid` ) ).toBe( true );
		giveBack();
		expect( existsSync( `${ site }.pid` ) ).toBe( false );
	} );

	it.each( [ 'not a number', '', '2147483646' ] )(
		'ignores the invalid or outdated claim “%s”',
		( claim ) => {
			const site = join( root, 'site' );
			writeFileSync( `${ site }.pid`, claim );
			expect( () => claimSite( site ) ).not.toThrow();
		}
	);
} );
