import type { EmbedFact } from '#shared/definitions';

/** Endings of the service's own domains. */
export const ENDINGS = [
	'ae',
	'ca',
	'co.th',
	'co.uk',
	'com',
	'com.au',
	'com.mx',
	'com.tw',
	'de',
	'es',
	'fr',
	'hk',
	'ie',
	'it',
	'jp',
	'nl',
	'sg',
] as const;

/** OpenTable's form for a reservation: it opens the next step in a new window or, where the author wants that, in this one. */
export const embed: EmbedFact = {
	service: 'OpenTable',
	host: 'opentable.com',
	hosts: ENDINGS.flatMap( ( ending ) => [
		`www.opentable.${ ending }`,
		`opentable.${ ending }`,
	] ),
	base: 'opentable',
	sandbox:
		'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
};
