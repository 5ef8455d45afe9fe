import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

type MapSelect = Extract<
	Parameters< typeof useSelect >[ 0 ],
	( ...args: never[] ) => unknown
>;

/**
 * Like `useSelect`, for selectors that return whether data has loaded. `useSelect` misses data that loads between the
 * first render and the subscription, because a store's state does not include which data has loaded (@wordpress/data
 * 10). This hook selects again after subscribing.
 *
 * @param mapSelect See `useSelect`.
 * @param deps      See `useSelect`.
 */
export function useResolved< Asked extends MapSelect >(
	mapSelect: Asked,
	deps: readonly unknown[]
): ReturnType< typeof useSelect< Asked > > {
	const [ isListening, setIsListening ] = useState( false );
	useEffect( () => setIsListening( true ), [] );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- they are the caller's.
	return useSelect( mapSelect, [ ...deps, isListening ] );
}
