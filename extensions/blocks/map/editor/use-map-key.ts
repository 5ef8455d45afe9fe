import { errorSentence, useAction, useEndpoint } from '#shared/api';
import { addService } from '#shared/initial-state';
import { useEffect } from '@wordpress/element';
import { readMapKey, saveMapKey, type MapService } from '../api';
import { messages } from '../messages';

/** What is known of the site's map key. */
export type MapKey = {
	status: 'loading' | 'done' | 'failed';
	/** Null while there is no key. */
	service: MapService | null;
	/** What went wrong, as a sentence; empty when nothing did. */
	problem: string;
	retry(): void;
	/** Sets the key for the site; resolves with what is wrong with it, or with nothing. */
	save( key: string ): Promise< string >;
};

/** The map key of the site, and the way to set it. */
export function useMapKey(): MapKey {
	const asked = useEndpoint( readMapKey );
	const saving = useAction( saveMapKey );
	const known = saving.data ?? asked.data ?? null;
	const service = known?.key ? known : null;
	const address = service?.address;

	useEffect( () => {
		if ( address ) {
			addService( 'maps', address );
		}
	}, [ address ] );

	return {
		status: saving.data || asked.status === 'idle' ? 'done' : asked.status,
		service,
		problem:
			asked.error && ! saving.data ? errorSentence( asked.error ) : '',
		retry: asked.retry,
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
			return error ? errorSentence( error ) : '';
		},
	};
}
