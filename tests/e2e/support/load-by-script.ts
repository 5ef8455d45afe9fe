import type { Page } from '@playwright/test';
import { createPost, siteUrl } from './site';

/**
 * Opens a post without a form and loads the form of another post into it by script, as a pop-up does. The browser does
 * not validate the fields.
 */
export async function loadByScript(
	page: Page,
	id: number,
	selector: string
): Promise< void > {
	const other = await createPost( { content: 'Rye.' } );
	await page.goto( `${ siteUrl() }/?p=${ other }` );
	await page.evaluate(
		async ( [ address = '', block = '' ] ) => {
			const html = await ( await fetch( address ) ).text();
			const found = new DOMParser()
				.parseFromString( html, 'text/html' )
				.querySelector( block );
			found?.querySelector( 'form' )?.setAttribute( 'novalidate', '' );
			document.body.prepend( found ?? '' );
		},
		[ `${ siteUrl() }/?p=${ id }`, selector ]
	);
}
