import type { Locator, Page } from '@playwright/test';
import type { Editor } from './editor';
import { resetPlatform } from './mock-platform';
import { php } from './site';

/** Restarts the mock platform in a scenario and clears the site's cached responses. */
export async function play(
	scenario: string,
	siteType = 'atomic'
): Promise< void > {
	await resetPlatform( scenario );
	await php(
		`delete_option( 'dovetail_blocks_site_plan' );
		\\Dovetail\\Plugin\\Database::delete( 'locks', array( 'name' => 'plan-upgraded' ) );
		update_option( 'dovetail_blocks_settings', array( 'site_type' => $input ) );`,
		siteType
	);
}

/** Finds the banners that offer an upgrade. */
export const banners = ( {
	canvas,
	sidebar,
}: Editor ): { inCanvas: Locator; inSidebar: Locator } => ( {
	inCanvas: canvas.locator( '.dovetail-nudge' ),
	inSidebar: sidebar.locator( '.dovetail-nudge' ),
} );

/** Finds a notice above the editor. */
export const noticeIn = ( page: Page, text: string ): Locator =>
	page.locator( '.components-notice', { hasText: text } );
