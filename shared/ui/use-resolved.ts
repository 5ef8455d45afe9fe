import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

type MapSelect = Extract<
	Parameters< typeof useSelect >[ 0 ],
	( ...args: never[] ) => unknown
>;

/**
 * Works like `useSelect`, but for the state of resolutions. WordPress's hook compares store states when it subscribes,
 * but resolutions are not part of them (@wordpress/data 10). It would miss a resolution that finishes between rendering
 * and subscribing. This hook therefore checks again after subscribing.
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
