import { readInitialState } from './read-initial-state';

/** URL of the settings of a connection. @param id As `facts.connections` names it. */
export const connectionUrl = ( id: string ): string =>
	`${ readInitialState().adminUrl }admin.php?page=dovetail-connections&connection=${ id }`;
