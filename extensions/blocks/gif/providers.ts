import { call } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { RESULTS, searchGifs, searchKlipy, type Gif } from './api';

/** A service that finds GIFs. The author's browser sends the requests with the site's key. */
type Provider = {
	/** Display name of the service. */
	title: string;
	/** Name of the service for its URL and key. */
	service: string;
	/** Returns the results in the service's order, without those that cannot be shown. */
	search(
		words: string,
		key: string,
		signal: AbortSignal
	): Promise< readonly Gif[] >;
};

/** GIF services. The first one with a key is used. */
const PROVIDERS: readonly Provider[] = [
	{
		title: 'GIPHY',
		service: 'gifs',
		search: ( q, key, signal ) =>
			call( searchGifs, {
				query: { api_key: key, q, limit: RESULTS },
				signal,
			} ),
	},
	{
		title: 'KLIPY',
		service: 'klipy',
		search: ( q, key, signal ) =>
			call( searchKlipy, {
				query: { key, q, limit: RESULTS },
				signal,
			} ),
	},
];

/** The service that finds GIFs on this site; undefined if there is none. */
export const provider = (): Provider | undefined =>
	PROVIDERS.find( ( { service } ) => readInitialState().services[ service ] );

/** Returns the site's key for a service. */
export const keyOf = ( service: string ): string =>
	readInitialState().serviceKeys[ service ] ?? '';
