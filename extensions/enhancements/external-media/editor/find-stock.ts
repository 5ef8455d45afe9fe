import { call, errorSentence, restNonce } from '#shared/api';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { listMedia, PAGE_SIZE } from '../api';
import { captionWith } from '../rules/credit';
import { relayAddress } from '../rules/relay-address';

/** An item of WordPress's inserter. */
type InserterItem = {
	sourceId: string;
	title: string;
	alt: string;
	caption: string;
	/** Fetched by the browser and uploaded when it is inserted. */
	url: string;
	previewUrl: string;
};

/**
 * Photographs of Pexels for the inserter, those of the day where there are no words. What goes wrong is said in a notice,
 * and gives none: the inserter has no place for it.
 *
 * @param query        Of the inserter.
 * @param query.search
 * @param relay        The address below which the site hands them on.
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
				url: relayAddress( relay, guid, name, restNonce() ),
				previewUrl: preview,
			} )
		);
	} catch ( error ) {
		void dispatch( noticesStore ).createErrorNotice(
			errorSentence( error ),
			{ type: 'snackbar', id: 'dovetail-inserter' }
		);
		return [];
	}
}
