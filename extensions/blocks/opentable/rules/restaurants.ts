import type { Restaurant } from '../api';

/** Restaurants of one widget at most: beyond that nobody would find hers in a list. */
export const MAX_RESTAURANTS = 20;

/** Saved data of restaurants: IDs, and known names. */
type Kept = { rid: number[]; names: Restaurant[] };

/** The restaurants of a block, in their order; one whose name nobody knows has an empty one. */
export function restaurantsOf( { rid, names }: Kept ): Restaurant[] {
	return [ ...new Set( rid ) ].slice( 0, MAX_RESTAURANTS ).map( ( id ) => ( {
		rid: id,
		name: names.find( ( each ) => each.rid === id )?.name ?? '',
	} ) );
}

/** Restaurants as a block keeps them, each once. */
export function kept( restaurants: readonly Restaurant[] ): Kept {
	const unique = restaurants
		.filter(
			( { rid }, index ) =>
				restaurants.findIndex( ( each ) => each.rid === rid ) === index
		)
		.slice( 0, MAX_RESTAURANTS );
	return {
		rid: unique.map( ( { rid } ) => rid ),
		names: unique
			.filter( ( { name } ) => name )
			.map( ( { rid, name } ) => ( { rid, name } ) ),
	};
}

/** Parses a typed restaurant ID; null for anything else. */
export function ridIn( text: string ): number | null {
	return /^[1-9]\d{0,8}$/.test( text.trim() ) ? Number( text ) : null;
}
