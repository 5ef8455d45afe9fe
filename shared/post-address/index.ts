import { useIsPreview } from '#shared/ui';
import { useEffect, useSyncExternalStore } from '@wordpress/element';

type Source = 'contact' | 'place';

/** Addresses by the client ID of their block, in the order in which they were added. */
const offers: Record< Source, Map< string, string > > = {
	contact: new Map(),
	place: new Map(),
};

const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

const tell = () => listeners.forEach( ( listener ) => listener() );

/**
 * Offers a block's address to other blocks of the edited post, as long as the post contains the block. Previews,
 * such as the one in the inserter, offer nothing.
 *
 * @param source   Type of block that offers the address.
 * @param clientId Client ID of the block.
 * @param address  The address on one line; empty if the block has none.
 */
export function useOfferAddress(
	source: Source,
	clientId: string,
	address: string
): void {
	const isPreview = useIsPreview();
	useEffect( () => {
		if ( address && ! isPreview ) {
			offers[ source ].set( clientId, address );
			tell();
			return () => {
				offers[ source ].delete( clientId );
				tell();
			};
		}
	}, [ source, clientId, address, isPreview ] );
}

/** Returns the first available address from a block in the edited post, or an empty string. */
export const useOfferedAddress = ( source: Source ): string =>
	useSyncExternalStore(
		subscribe,
		() => offers[ source ].values().next().value ?? ''
	);
