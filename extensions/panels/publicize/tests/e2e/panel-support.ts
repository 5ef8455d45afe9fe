import type { Editor } from '#e2e';
import type { Page } from '@playwright/test';

export const TITLE = 'Share this post';

/** Returns the button that opens and closes the panel. */
export const headingOf = ( editor: Editor ) =>
	editor.sidebar.getByRole( 'button', { name: TITLE, exact: true } );

/** Opens the panel by keyboard. */
export async function openPanel( editor: Editor ): Promise< void > {
	if (
		( await headingOf( editor ).getAttribute( 'aria-expanded' ) ) ===
		'false'
	) {
		await headingOf( editor ).press( 'Enter' );
	}
}

/** Replaces the response to the connection test in a page's browser. */
export const tested = ( page: Page, connections: readonly object[] ) =>
	page.route( /connection-test-results/, ( route ) =>
		route.fulfill( { json: connections } )
	);

/** Removes the browser's own messages about a failed request. */
export const forgive = ( troubles: string[], path: string ) =>
	troubles.splice(
		0,
		Infinity,
		...troubles.filter(
			( line ) => ! decodeURIComponent( line ).includes( path )
		)
	);

/** Returns a connection as the test's response contains it. */
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
