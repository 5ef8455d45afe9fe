import { call } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { RESULTS, searchGifs, searchKlipy, type Gif } from './api';

/** A service that finds GIFs. The author's browser asks it, with the site's key. */
type Provider = {
	/** As it wants to be named. */
	title: string;
	/** Under which the site knows its address and its key. */
	service: string;
	/** In the service's own order, none left out that can be shown. */
	search(
		words: string,
		key: string,
		signal: AbortSignal
	): Promise< readonly Gif[] >;
};

/** The first one with a key is used. */
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

/** The key of a service of this site. */
export const keyOf = ( service: string ): string =>
	readInitialState().serviceKeys[ service ] ?? '';
