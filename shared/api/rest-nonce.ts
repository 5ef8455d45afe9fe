import apiFetch from '@wordpress/api-fetch';

/** What proves, in an address that the browser itself fetches, that the person who writes has asked for it. WordPress renews it while the editor is open; empty where there is none. */
export const getRestNonce = (): string => apiFetch.nonceMiddleware?.nonce ?? '';
