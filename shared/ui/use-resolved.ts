import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

type MapSelect = Extract<
	Parameters< typeof useSelect >[ 0 ],
	( ...args: never[] ) => unknown
>;

/**
 * `useSelect` for what has become of a resolution. WordPress's hook compares the states of stores when it begins to listen, and
 * resolutions are no part of them (@wordpress/data 10): of one that ends between drawing and listening it would hear only
 * when something else changes. So the question is asked once more when it listens.
 *
 * @param mapSelect As of `useSelect`.
 * @param deps      As of `useSelect`.
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
