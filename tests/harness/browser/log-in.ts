import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { PEOPLE, type Role } from '../../../src/playground/people';
import { findChromium } from './chromium';

/** Where the cookies of a person are kept for the run. */
export function sessionOf( role: Role ): string {
	return `.cache/e2e/sessions/${ role }.json`;
}

/** Logs everybody in once: a log-in costs a second and a half for each. */
export async function logIn( url: string ): Promise< void > {
	mkdirSync( '.cache/e2e/sessions', { recursive: true } );
	const browser = await chromium.launch( await findChromium() );
	for ( const [ role, name ] of Object.entries( PEOPLE ) as [
		Role,
		string,
	][] ) {
		const context = await browser.newContext();
		await context.request.get(
			`${ url }/?playground-login=${ name }&to=${ encodeURIComponent( '/?p=0' ) }`,
			{ maxRedirects: 0 }
		);
		await context.storageState( { path: sessionOf( role ) } );
		await context.close();
	}
	await browser.close();
}
