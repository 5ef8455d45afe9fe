/** What a visitor may agree to: the categories of the WP Consent API. */
export const CONSENT_CATEGORIES = [
	'functional',
	'preferences',
	'statistics',
	'statistics-anonymous',
	'marketing',
] as const;

export type ConsentCategory = ( typeof CONSENT_CATEGORIES )[ number ];
