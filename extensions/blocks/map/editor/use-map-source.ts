import { errorMessage, useAction, useEndpoint } from '#shared/api';
import { addService } from '#shared/initial-state';
import { useEffect, useState } from '@wordpress/element';
import { readMapService, saveMapKey, type AuthorsMapService } from '../api';
import { messages } from '../messages';
import type { Provider } from '../rules/providers';

/** Map service of this site, as far as is known, and what an author can change. */
export type MapSource = {
	status: 'loading' | 'done' | 'failed';
	/** Whom the owner has chosen, or OpenStreetMap. */
	provider: Provider | undefined;
	/** Null where no map can come. */
	service: AuthorsMapService | null;
	/** Place search. */
	search: AuthorsMapService[ 'search' ];
	/** Whether the map may come: where the owner has chosen nobody, an author has to ask for it, too. */
	isOpen: boolean;
	open(): void;
	/** Error message; empty for none. */
	problem: string;
	retry(): void;
	isSaving: boolean;
	/** Sets the key for the site; resolves with what is wrong with it, or with nothing. */
	save( key: string ): Promise< string >;
};

/** Whether the author has allowed maps since the editor was opened. */
let wasOpened = false;

/** Returns the map service of the site. */
export function useMapSource(): MapSource {
	const asked = useEndpoint( readMapService );
	const saving = useAction( saveMapKey );
	const [ isOpened, setOpened ] = useState( wasOpened );
	const known = saving.data ?? asked.data ?? null;
	const service = known?.address ? known : null;
	const mapbox = service?.provider === 'mapbox' ? service.address : '';

	useEffect( () => {
		if ( mapbox ) {
			addService( 'maps', mapbox );
		}
	}, [ mapbox ] );

	return {
		status: saving.data || asked.status === 'idle' ? 'done' : asked.status,
		provider: known?.provider,
		service,
		search: known?.search ?? 'none',
		isOpen: service !== null && ( service.isChosen || isOpened ),
		open() {
			wasOpened = true;
			setOpened( true );
		},
		problem:
			asked.error && ! saving.data ? errorMessage( asked.error ) : '',
		retry: asked.retry,
		isSaving: saving.status === 'busy',
		async save( typed ) {
			const key = typed.trim();
			if ( key.startsWith( 'sk.' ) ) {
				// A secret key does not even leave the browser.
				return messages.secretKey();
			}
			if ( ! /^pk\.[\w.-]+$/.test( key ) ) {
				return messages.noPublicKey();
			}
			const { error } = await saving.run( { data: { key } } );
			return error ? errorMessage( error ) : '';
		},
	};
}
