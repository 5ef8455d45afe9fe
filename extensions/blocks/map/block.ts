import { defineBlockData } from '#shared/definitions';

/** `align` is an attribute of our own, so the align support is not declared; colours are the markers' alone. */
export const block = defineBlockData( {
	slug: 'map',
	title: 'Map',
	description: 'Show places on a map, with a title and a caption for each.',
	category: 'grow',
	keywords: [ 'maps', 'location', 'place', 'address', 'marker' ],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: { preview: true } },
	servedBy: 'site',
	editHeight: 420,
	released: true,
} );
