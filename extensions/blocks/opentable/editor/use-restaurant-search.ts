import { useEndpoint } from '#shared/api';
import type { ApiError } from '#shared/request';
import { useThrottle } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { searchRestaurants, type Restaurant } from '../api';
import { createCache } from '../rules/cache';
import { wordsIn } from '../rules/entry';
import { ridIn } from '../rules/restaurants';

/** Minimum milliseconds between two requests while an author types. */
const THROTTLE_MS = 500;

/** Results by search text: deleting a letter returns to an earlier search. */
const answers = createCache< string, Restaurant[] >();

/** State of a search, and its suggestions. */
export type RestaurantSearch = {
	status: 'idle' | 'loading' | 'done' | 'failed';
	/** Includes a restaurant with the typed ID, even if it is unknown. */
	restaurants: Restaurant[];
	/** The error of a failed search. */
	error: ApiError | undefined;
};

/** Searches restaurants while an author types. Returns the result for the latest text and ignores outdated ones. */
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
