import { readInitialState } from './read-initial-state';

/**
 * Returns the URL of the plugin's settings page.
 *
 * @param tab    Slug of the tab; empty for the first tab.
 * @param anchor ID of an element on the page, or an empty string.
 */
export const settingsUrl = ( tab = '', anchor = '' ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-blocks${ tab && `&tab=${ tab }` }${ anchor && `#${ anchor }` }`;
