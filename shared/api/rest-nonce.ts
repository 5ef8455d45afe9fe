import apiFetch from '@wordpress/api-fetch';

/**
 * Returns the REST nonce for URLs that the browser loads by itself, which proves that the logged-in user made the
 * request. WordPress renews it while the editor is open; empty if there is none.
 */
export const getRestNonce = (): string => apiFetch.nonceMiddleware?.nonce ?? '';
