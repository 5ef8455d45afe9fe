import type { Locator, Page } from '@playwright/test';
import { createPost, expect, php, siteUrl } from '#e2e';

/** Selector of the map, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-map';

/** The mock platform's endpoint for styles. A map requests its style first. */
export const STYLES = 'GET maps:/styles/v1/mapbox/{style}';

/** Settings of a site that shows the maps of OpenStreetMap. */
export const OSM = { map_provider: 'openstreetmap' };

/** Creates a post as the editor saves it. Resolves with the post's ID. */
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

/** Stores settings of a site without a map key. Without an argument, restores the original settings with a key. */
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
