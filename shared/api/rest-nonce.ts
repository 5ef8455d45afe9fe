import apiFetch from '@wordpress/api-fetch';

/**
 * Returns the REST nonce, or an empty string if there is none. URLs that the browser loads by itself (downloads,
 * images) need the nonce to authenticate the logged-in user. WordPress renews the nonce while the editor is open.
 */
export const getRestNonce = (): string => apiFetch.nonceMiddleware?.nonce ?? '';
