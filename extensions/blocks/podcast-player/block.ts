import { defineBlockData } from '#shared/definitions';

/** Episodes of a podcast, from its feed. Owns its colours, so the colour support is not declared. */
export const block = defineBlockData( {
	slug: 'podcast-player',
	title: 'Podcast Player',
	description: 'Play the latest episodes of a podcast, from its feed.',
	category: 'grow',
	keywords: [ 'audio', 'embed', 'episodes', 'rss' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: { itemsToShow: 3 } },
	servedBy: 'site',
	editHeight: 320,
	released: true,
} );
