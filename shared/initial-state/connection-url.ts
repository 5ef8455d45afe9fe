import { readInitialState } from './read-initial-state';

/**
 * Returns the URL of a connection on the Connections page.
 *
 * @param id ID in `facts.connections`; empty for the page without a selected connection.
 */
export const connectionUrl = ( id = '' ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-connections${ id && `&connection=${ id }` }`;
