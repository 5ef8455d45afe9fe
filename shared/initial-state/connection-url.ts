import { readInitialState } from './read-initial-state';

/** URL of the settings of a connection. @param id As `facts.connections` names it. */
export const connectionUrl = ( id: string ): string =>
	`${ readInitialState().adminUrl }options-general.php?page=dovetail-blocks&tab=services#dovetail-blocks-connection-${ id }`;
