import { useEndpoint } from '#shared/api';
import { useThrottle } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { searchRestaurants, type Restaurant } from '../api';
import { wordsIn } from '../rules/entry';
import { ridIn } from '../rules/restaurants';

/** Milliseconds between two questions while somebody types. */
const THROTTLE_MS = 500;

/** How a search stands, and what it offers. */
export type RestaurantSearch = {
	status: 'idle' | 'loading' | 'done' | 'failed';
	/** With a restaurant for a typed id, whether or not anybody knows it. */
	restaurants: Restaurant[];
};

/** Restaurants for what somebody types. An answer to words that have changed since is never shown. */
export function useRestaurantSearch( text: string ): RestaurantSearch {
	const wanted = wordsIn( text );
	const [ words, setWords ] = useState( '' );
	const ask = useThrottle( setWords, THROTTLE_MS );
	useEffect( () => {
		if ( wanted !== words ) {
			ask( wanted );
		}
	}, [ ask, wanted, words ] );
	const { status, data = [] } = useEndpoint(
		searchRestaurants,
		words && wanted ? { query: { query: words } } : null
	);
	const rid = ridIn( text );
	const known = data.find( ( each ) => each.rid === rid );
	return {
		status,
		restaurants:
			rid === null
				? data
				: [
						known ?? { rid, name: '' },
						...data.filter( ( each ) => each !== known ),
					],
	};
}
