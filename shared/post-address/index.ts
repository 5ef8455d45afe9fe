import { useEffect, useSyncExternalStore } from '@wordpress/element';

/** The type of block that offers a text: the contact info of the post, or a place on its map. */
type Source = 'contact' | 'place';

/** Texts by the client ID of the block that offers them, in the order in which the blocks first offered them. */
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
 * Offers the address of a block to the other blocks of the edited post, for as long as the post contains the block.
 *
 * @param source   Type of block that offers it.
 * @param clientId Client ID of the block.
 * @param address  The address on one line; empty if the block has none.
 */
export function useOfferAddress(
	source: Source,
	clientId: string,
	address: string
): void {
	useEffect( () => {
		if ( address ) {
			offers[ source ].set( clientId, address );
			tell();
			return () => {
				offers[ source ].delete( clientId );
				tell();
			};
		}
	}, [ source, clientId, address ] );
}

/** Returns an address that a block of the edited post offers; empty if there is none. */
export const useOfferedAddress = ( source: Source ): string =>
	useSyncExternalStore(
		subscribe,
		() => offers[ source ].values().next().value ?? ''
	);
