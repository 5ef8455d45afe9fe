import { readInitialState } from './read-initial-state';

/** URL of a connection on the page Connections. @param id As `facts.connections` names it; empty for the whole page. */
export const connectionUrl = ( id = '' ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-connections${ id && `&connection=${ id }` }`;
