import { readInitialState } from './read-initial-state';

/**
 * Returns the URL of a guide page in the WordPress admin.
 *
 * @param name   Its path in docs/guide without the extension, such as `connections`; empty for the list of pages.
 * @param anchor ID of a heading; empty for none.
 */
export const guideUrl = ( name = '', anchor = '' ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-guide${ name && `&guide=${ name }` }${ anchor && `#${ anchor }` }`;
