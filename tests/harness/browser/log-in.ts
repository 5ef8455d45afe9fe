import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { USERS, type Role } from '../../../src/playground/users';
import { findChromium } from './chromium';
import { site, type Site } from './sites';

/** Returns the file with a user's session cookies for this run. */
export function sessionOf( role: Role, { sessions } = site() ): string {
	return `${ sessions }/${ role }.json`;
}

/**
 * Logs everybody in once: a log-in in every test would cost more than many a test.
 * The administrator opens the editor: its first load reads all of WordPress and has to be nobody's test.
 */
export async function logIn( to: Site ): Promise< void > {
	mkdirSync( to.sessions, { recursive: true } );
	const browser = await chromium.launch( await findChromium() );
	for ( const [ role, name ] of Object.entries( USERS ) as [
		Role,
		string,
	][] ) {
		const context = await browser.newContext();
		await context.request.get(
			`${ to.url }/?playground-login=${ name }&to=${ encodeURIComponent( '/?p=0' ) }`,
			{ maxRedirects: 0 }
		);
		await context.storageState( { path: sessionOf( role, to ) } );
		if ( role === 'administrator' ) {
			const page = await context.newPage();
			await page.goto( `${ to.url }/wp-admin/post-new.php`, {
				timeout: 180_000,
			} );
		}
		await context.close();
	}
	await browser.close();
}
