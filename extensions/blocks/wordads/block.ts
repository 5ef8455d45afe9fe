import { defineBlockData } from '#shared/definitions';

/** A place for an advertisement. What shows in it is the site's business: a filter, no network of ours. */
export const block = defineBlockData( {
	slug: 'wordads',
	title: 'Ad',
	description: 'Keep a place for an advertisement of a standard size.',
	category: 'earn',
	keywords: [ 'ads', 'advertisement', 'banner' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'left', 'center', 'right', 'wide', 'full' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: true },
	},
	example: {},
	editHeight: 250,
} );
