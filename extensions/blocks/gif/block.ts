import { defineBlockData } from '#shared/definitions';

/** `align` is an attribute of our own, so the align support is not declared. */
export const block = defineBlockData( {
	slug: 'gif',
	title: 'GIF',
	description: 'Find a GIF, or paste a link to one, and let readers play it.',
	category: 'grow',
	keywords: [ 'giphy', 'animated', 'meme', 'reaction' ],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		attributes: {
			giphyUrl: 'https://giphy.com/embed/3oEjI6SIIHBdRxXI40',
			searchText: 'A cat that claps',
			caption: 'Us, on Friday at four',
		},
	},
	servedBy: 'site',
	editHeight: 240,
	released: true,
} );
