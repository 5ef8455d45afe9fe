import type { Restaurant } from '../api';

/** Maximum number of restaurants per widget; more would make the list too long. */
export const MAX_RESTAURANTS = 20;

/** Saved data of restaurants: IDs, and known names. */
type Kept = { rid: number[]; names: Restaurant[] };

/** Returns the restaurants of a block in order; unknown names are empty. */
export function restaurantsOf( { rid, names }: Kept ): Restaurant[] {
	return [ ...new Set( rid ) ].slice( 0, MAX_RESTAURANTS ).map( ( id ) => ( {
		rid: id,
		name: names.find( ( each ) => each.rid === id )?.name ?? '',
	} ) );
}

/** Converts restaurants to the block's attributes, without duplicates. */
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
