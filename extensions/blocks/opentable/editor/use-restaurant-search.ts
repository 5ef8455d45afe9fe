import { useEndpoint } from '#shared/api';
import type { ApiError } from '#shared/request';
import { useThrottle } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { searchRestaurants, type Restaurant } from '../api';
import { createCache } from '../rules/cache';
import { wordsIn } from '../rules/entry';
import { ridIn } from '../rules/restaurants';

/** Milliseconds between two questions while somebody types. */
const THROTTLE_MS = 500;

/** What was found, by words: whoever takes a letter back goes to words that were asked before. */
const answers = createCache< string, Restaurant[] >();

/** How a search stands, and what it offers. */
export type RestaurantSearch = {
	status: 'idle' | 'loading' | 'done' | 'failed';
	/** With a restaurant for a typed id, whether or not anybody knows it. */
	restaurants: Restaurant[];
	/** Why it failed. */
	error: ApiError | undefined;
};

/** Restaurants for what somebody types: the answer to the words that were asked last, never one that comes late. */
export function useRestaurantSearch( text: string ): RestaurantSearch {
	const wanted = wordsIn( text );
	const [ words, setWords ] = useState( '' );
	const ask = useThrottle( setWords, THROTTLE_MS );
	useEffect( () => {
		if ( wanted !== words ) {
			ask( wanted );
		}
	}, [ ask, wanted, words ] );
	const kept = wanted ? answers.get( wanted ) : undefined;
	const isCurrent = wanted !== '' && wanted === words;
	const asked = useEndpoint(
		searchRestaurants,
		isCurrent && ! kept ? { query: { query: words } } : null
	);
	useEffect( () => {
		if ( asked.data ) {
			answers.set( words, asked.data );
		}
	}, [ words, asked.data ] );
	const found = kept ?? asked.data ?? [];
	const rid = ridIn( text );
	const known = found.find( ( each ) => each.rid === rid );
	const pending = wanted && ! isCurrent ? 'loading' : asked.status;
	return {
		status: kept ? 'done' : pending,
		error: asked.error,
		restaurants:
			rid === null
				? found
				: [
						known ?? { rid, name: '' },
						...found.filter( ( each ) => each !== known ),
					],
	};
}
