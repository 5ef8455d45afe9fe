import { CONNECTION_GROUPS } from '#shared/definitions';
import type { Connection } from './api';

/** A group on the page. Alternative connections are adjacent. */
export type Group = {
	group: Connection[ 'group' ];
	/** Each entry is one row, or several alternative rows. */
	entries: readonly ( readonly Connection[] )[];
};

/**
 * Returns the non-empty groups in order. Features that work without an account come last in their group, unless they
 * are an alternative to a service with an account.
 */
export function arrange( connections: readonly Connection[] ): Group[] {
	return CONNECTION_GROUPS.map( ( group ) => {
		const entries = entriesOf(
			connections.filter( ( each ) => each.group === group )
		);
		return {
			group,
			entries: [
				...entries.filter( ( rows ) => ! rows.every( isFree ) ),
				...entries.filter( ( rows ) => rows.every( isFree ) ),
			],
		};
	} ).filter( ( { entries } ) => entries.length > 0 );
}

/** Whether a row works without an account. */
export const isFree = ( { state }: Connection ): boolean => state === 'free';

function entriesOf( rows: readonly Connection[] ): Connection[][] {
	const byChoice = new Map< string, Connection[] >();
	for ( const row of rows ) {
		const key = row.choice === '' ? `id ${ row.id }` : row.choice;
		byChoice.set( key, [ ...( byChoice.get( key ) ?? [] ), row ] );
	}
	return [ ...byChoice.values() ];
}
