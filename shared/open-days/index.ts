import { useIsPreview } from '#shared/ui';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';

/** Weekdays as text, such as `0,3`, by the client ID of their block. Equal texts do not render readers again. */
const offers = new Map< string, string >();

const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

const tell = () => listeners.forEach( ( listener ) => listener() );

/**
 * Offers the open weekdays of a block to other blocks of the edited post, as long as the post contains the block.
 * Previews, such as the one in the inserter, offer nothing.
 *
 * @param clientId Client ID of the block.
 * @param days     Open weekdays, where 0 is Sunday; empty if the block offers none.
 */
export function useOfferOpenDays(
	clientId: string,
	days: readonly number[]
): void {
	const isPreview = useIsPreview();
	const text = isPreview ? '' : days.join();
	useEffect( () => {
		if ( text ) {
			offers.set( clientId, text );
			tell();
			return () => {
				offers.delete( clientId );
				tell();
			};
		}
	}, [ clientId, text ] );
}

/** Returns the open weekdays of the first block in the edited post that offers them, or an empty list. */
export function useOfferedOpenDays(): readonly number[] {
	const text = useSyncExternalStore(
		subscribe,
		() => offers.values().next().value ?? ''
	);
	return useMemo(
		() => ( text ? text.split( ',' ).map( Number ) : [] ),
		[ text ]
	);
}
