import { call } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { propertyOf } from '#shared/validation';
import { toApiError } from '#shared/request';
import {
	copyHostedMedia,
	copyMedia,
	listMedia,
	PAGE_SIZE,
	searchOpenverse,
	type Copied,
	type MediaPage,
	type Service,
} from '../api';
import { messages } from '../messages';
import { isFromPlatform } from '../rules/picker';
import { LICENSES, MAX_PAGES, openverseItem } from '../rules/openverse';

type Asked = {
	path: string;
	filter: string;
	search: string;
	/** Cursor from the previous page; empty for the first page. */
	handle: string;
};

/** Requests a page from a source. Rejects with an ApiError. */
export async function askSource(
	service: Service,
	{ path, filter, search, handle }: Asked,
	signal: AbortSignal
): Promise< MediaPage > {
	if ( service === 'openverse' ) {
		return askOpenverse( search, Number( handle ) || 1, signal );
	}
	return call( listMedia, {
		params: { service },
		query: {
			number: PAGE_SIZE,
			path,
			filter: filter || undefined,
			search: search || undefined,
			page_handle: handle || undefined,
		},
		signal,
	} );
}

async function askOpenverse(
	words: string,
	page: number,
	signal: AbortSignal
): Promise< MediaPage > {
	const { results, page_count: pages } = await call( searchOpenverse, {
		query: {
			q: words,
			page,
			page_size: PAGE_SIZE,
			license: LICENSES,
			mature: false,
		},
		signal,
	} );
	return {
		media: results.map( ( image ) =>
			openverseItem(
				image,
				messages.openverseSentence( Boolean( image.creator ) ),
				messages.openverseUntitled()
			)
		),
		account: null,
		next: page < Math.min( pages, MAX_PAGES ) ? String( page + 1 ) : '',
	};
}

/**
 * Returns Openverse's rate limit message; empty for other errors. The response has no error code, so the function
 * checks the message itself.
 */
export function tooManyDetail( error: unknown ): string {
	const detail = propertyOf( toApiError( error ).data, 'detail' );
	return typeof detail === 'string' && /throttled/i.test( detail )
		? detail
		: '';
}

/** Metadata that can be edited before an item is copied. */
export type Details = {
	guid: string;
	title: string;
	/** Caption as HTML. */
	caption: string;
	alt: string;
	fileName: string;
};

/** Timeout in milliseconds for copying one file: downloading, checking and storing it, and generating its sizes. */
const COPY_TIMEOUT_MS = 120_000;

/**
 * Copies one item into the media library. Uses the server that listed the item, because only that server knows its ID.
 * Rejects with an ApiError if the response has no result for the item.
 */
export async function copyOne(
	service: Service,
	{ fileName, ...item }: Details,
	postId: number | undefined,
	signal: AbortSignal
): Promise< Copied > {
	const options = {
		data: {
			external_ids: [ item.guid ],
			media: [ { ...item, file_name: fileName } ],
			service,
			post_id: postId,
		},
		signal,
		timeout: COPY_TIMEOUT_MS,
	};
	const { siteType, mediaSources } = readInitialState();
	const [ copied ] =
		siteType === 'simple' && isFromPlatform( mediaSources, service )
			? await call( copyHostedMedia, { query: { service }, ...options } )
			: await call( copyMedia, { params: { service }, ...options } );
	return copied ?? { kind: 'refused', code: 'unknown_error', message: '' };
}
