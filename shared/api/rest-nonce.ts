import apiFetch from '@wordpress/api-fetch';

/**
 * Returns the REST nonce, or an empty string if there is none. URLs that the browser loads by itself need it to prove
 * that the logged-in user made the request. WordPress renews it while the editor is open.
 */
export const getRestNonce = (): string => apiFetch.nonceMiddleware?.nonce ?? '';
