import type { EmbedFact } from '#shared/definitions';

/** What stands behind `eventbrite.` in Eventbrite's domains. */
const ENDINGS =
	`com co.uk com.ar com.au at be com.br ca ch cl co de dk es fi fr hk ie it com.mx nl co.nz com.pe pt se sg`.split(
		' '
	);

/** Eventbrite's pages, and what its checkout may do in a frame: take an order, a payment for it, and ask a bank about it. */
export const embed: EmbedFact = {
	service: 'Eventbrite',
	host: 'eventbrite.com',
	hosts: ENDINGS.flatMap( ( ending ) => [
		`eventbrite.${ ending }`,
		`www.eventbrite.${ ending }`,
	] ),
	base: 'eventbrite',
	sandbox:
		'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
	allow: 'payment',
};
