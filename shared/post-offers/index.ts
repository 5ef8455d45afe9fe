import { useIsPreview } from '#shared/ui';
import { useEffect, useSyncExternalStore } from '@wordpress/element';

/** What blocks offer: an address on one line, the place of a map, or weekdays such as `0,3`, where 0 is Sunday. */
type Kind = 'contact' | 'place' | 'open-days';

/** Offered texts by the client ID of their block, in the order in which they were added. */
const offers: Record< Kind, Map< string, string > > = {
	contact: new Map(),
	place: new Map(),
	'open-days': new Map(),
};

const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

const tell = () => listeners.forEach( ( listener ) => listener() );

/**
 * Offers a text to other blocks of the edited post, as long as the post contains the block. Previews, such as the one
 * in the inserter, offer nothing.
 *
 * @param kind     What is offered.
 * @param clientId Client ID of the block.
 * @param text     The text; empty if the block has none.
 */
export function useOffer( kind: Kind, clientId: string, text: string ): void {
	const isPreview = useIsPreview();
	useEffect( () => {
		if ( text && ! isPreview ) {
			offers[ kind ].set( clientId, text );
			tell();
			return () => {
				offers[ kind ].delete( clientId );
				tell();
			};
		}
	}, [ kind, clientId, text, isPreview ] );
}

/** Returns the first available text of this kind from a block in the edited post, or an empty string. */
export const useOffered = ( kind: Kind ): string =>
	useSyncExternalStore(
		subscribe,
		() => offers[ kind ].values().next().value ?? ''
	);
