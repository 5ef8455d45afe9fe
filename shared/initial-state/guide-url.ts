import { readInitialState } from './read-initial-state';

/**
 * Returns the URL of a guide page in the WordPress admin.
 *
 * @param name   Path of the page in docs/guide without the extension, such as `connections`. Empty for the list of pages.
 * @param anchor ID of a heading on the page, or an empty string.
 */
export const guideUrl = ( name = '', anchor = '' ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-guide${ name && `&guide=${ name }` }${ anchor && `#${ anchor }` }`;
