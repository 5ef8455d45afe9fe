import type { EmbedFact } from '#shared/definitions';

/** Calendly's pages, and what they may do in a frame: take a booking, a payment for it, and open a conference. */
export const embed: EmbedFact = {
	service: 'Calendly',
	host: 'calendly.com',
	hosts: [ 'calendly.com', 'www.calendly.com' ],
	base: 'calendly',
	sandbox:
		'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
	allow: 'payment',
	heights: 'calendly.page_height',
};
