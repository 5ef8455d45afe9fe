import type { Locator, Page } from '@playwright/test';
import { siteUrl } from './site';

/** Opens the Connections page. With an ID, opens the row of that connection. */
export const visitConnections = ( page: Page, id = '' ) =>
	page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-connections${ id && `&connection=${ id }` }`
	);

/** Returns the row of a connection. */
export const connectionRow = ( page: Page, name: string ): Locator =>
	page.locator( '.dovetail-connection', {
		has: page.getByRole( 'heading', { level: 3, name, exact: true } ),
	} );
