import { readInitialState } from './read-initial-state';

/**
 * URL of the plugin's settings.
 *
 * @param tab    Slug of the tab; empty for the first one.
 * @param anchor ID of an element; empty for none.
 */
export const settingsUrl = ( tab = '', anchor = '' ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-blocks${ tab && `&tab=${ tab }` }${ anchor && `#${ anchor }` }`;
