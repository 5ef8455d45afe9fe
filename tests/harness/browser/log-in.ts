import { request } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { USERS, type Role } from '../../../src/playground/users';
import { site, type Site } from './sites';

/** Returns the file with a user's session cookies for this run. */
export function sessionOf( role: Role, { sessions } = site() ): string {
	return `${ sessions }/${ role }.json`;
}

/**
 * Logs in every user once, to save a login per test. Also loads the editor once as the administrator, because PHP takes
 * long for the first page.
 */
export async function logIn( to: Site ): Promise< void > {
	mkdirSync( to.sessions, { recursive: true } );
	for ( const [ role, name ] of Object.entries( USERS ) as [
		Role,
		string,
	][] ) {
		const person = await request.newContext();
		await person.get(
			`${ to.url }/?playground-login=${ name }&to=${ encodeURIComponent( '/?p=0' ) }`,
			{ maxRedirects: 0 }
		);
		await person.storageState( { path: sessionOf( role, to ) } );
		if ( role === 'administrator' ) {
			await person.get( `${ to.url }/wp-admin/post-new.php`, {
				timeout: 180_000,
			} );
		}
		await person.dispose();
	}
}
