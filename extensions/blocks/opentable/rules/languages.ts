/** Languages of the service's widget. */
export const LANGUAGE_CODES = [
	'en-US',
	'fr-CA',
	'de-DE',
	'es-MX',
	'ja-JP',
	'nl-NL',
	'it-IT',
] as const;

export type Language = ( typeof LANGUAGE_CODES )[ number ];
