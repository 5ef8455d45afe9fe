import { openGroup, type Editor } from '#e2e';
import type { Page } from '@playwright/test';

/** Title of the group in the sidebar. */
export const TITLE = 'Share';

/** Opens the group by keyboard. */
export const openPanel = ( { page }: Editor ): Promise< void > =>
	openGroup( page, TITLE );

/** Replaces the response to the connection test in a page's browser. */
export const tested = ( page: Page, connections: readonly object[] ) =>
	page.route( /connection-test-results/, ( route ) =>
		route.fulfill( { json: connections } )
	);

/** Removes the browser's own console messages about a failed request, so that they do not fail the test. */
export const forgive = ( troubles: string[], path: string ) =>
	troubles.splice(
		0,
		Infinity,
		...troubles.filter(
			( line ) => ! decodeURIComponent( line ).includes( path )
		)
	);

/** Returns a connection in the format of the connection test. */
export const connection = ( rest: object ) => ( {
	id: '7',
	service_name: 'tumblr',
	display_name: 'Tumblr',
	profile_display_name: 'bakery',
	enabled: true,
	toggleable: true,
	test_success: true,
	...rest,
} );
