import { call, errorMessage, getRestNonce } from '#shared/api';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { listMedia, PAGE_SIZE } from '../api';
import { captionWith } from '../rules/credit';

type InserterItem = {
	sourceId: string;
	title: string;
	alt: string;
	caption: string;
	/** The inserter downloads this URL in the browser, and uploads the file when it is inserted. */
	url: string;
	previewUrl: string;
};

/**
 * Searches Pexels for the inserter; without a query, returns the curated photos. On error, shows a notice and returns
 * an empty list, because the inserter can't show errors.
 *
 * @param query        Query of the inserter.
 * @param query.search
 * @param relay        Base URL at which the site relays photos.
 */
export async function findStock(
	{ search = '' }: { search?: string },
	relay: string
): Promise< InserterItem[] > {
	try {
		const { media } = await call( listMedia, {
			params: { service: 'pexels' },
			query: {
				number: PAGE_SIZE,
				path: 'recent',
				search: search.trim() || undefined,
			},
		} );
		return media.map(
			( { id, guid, title, name, alt, caption, credit, preview } ) => ( {
				sourceId: id,
				title,
				alt,
				caption: captionWith( caption, credit ),
				url: relayAddress( relay, guid, name, getRestNonce() ),
				previewUrl: preview,
			} )
		);
	} catch ( error ) {
		void dispatch( noticesStore ).createErrorNotice(
			errorMessage( error ),
			{ type: 'snackbar', id: 'dovetail-inserter' }
		);
		return [];
	}
}

/**
 * Returns the URL at which the site relays a photo. WordPress uses the last part of the URL as the file name.
 *
 * @param relay Base URL of the relay. It contains a question mark on sites without pretty permalinks.
 * @param id    ID of the photo at its service.
 * @param name  Name of the file.
 * @param nonce
 */
export function relayAddress(
	relay: string,
	id: string,
	name: string,
	nonce: string
): string {
	const path = `${ encodeURIComponent( id ) }/${ encodeURIComponent( name ) }`;
	return `${ relay }${ path }${ relay.includes( '?' ) ? '&' : '?' }_wpnonce=${ encodeURIComponent( nonce ) }`;
}
