import type { Locator, Page } from '@playwright/test';
import { createPost, expect, php, platformUrl, siteUrl } from '#e2e';

/** The map, on the page and in the canvas. */
export const BLOCK = '.wp-block-dovetail-map';

/** The call of the mock platform that answers with a style; the first one a map makes. */
export const STYLES = 'GET maps:/styles/v1/mapbox/{style}';

/** Lets calls of the mock platform go wrong; nothing mends all. */
export const faults = async ( set: Record< string, string > = {} ) => {
	const answer = await fetch( `${ platformUrl() }/__platform/faults`, {
		method: 'PUT',
		body: JSON.stringify( set ),
	} );
	expect( answer.ok ).toBe( true );
};

/** Makes a post as an author saves it, and resolves with its id. */
export const mapPost = ( content: string ) =>
	createPost( { author: 'author', content } );

/** Opens a post, and waits until its map is drawn. */
export async function openMap( page: Page, id: number ): Promise< Locator > {
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const block = page.locator( BLOCK ).first();
	await block.scrollIntoViewIfNeeded();
	await expect( block ).toHaveClass( /is-drawn/ );
	return block;
}

/** Stores settings of a site that has no map key; nothing gives the site back as it was, with one. */
export const chooseMaps = ( settings: object | null = null ) =>
	php(
		`if ( null === $input ) {
			delete_option( 'e2e_no_map_key' );
			return delete_option( 'dovetail_blocks_settings' );
		}
		update_option( 'e2e_no_map_key', 1 );
		remove_all_filters( 'sanitize_option_dovetail_blocks_settings' );
		return update_option( 'dovetail_blocks_settings', $input );`,
		settings
	);
