import { defineBlockData, type ExtensionFacts } from '#shared/definitions';

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
	editHeight: 420,
} );

/** What it wants from the rest of the house. */
export const facts = {
	viewBudget: { kilobytes: 3, until: 'near' },
	connections: {
		mapbox: {
			name: 'Mapbox',
			purpose: 'Draws maps, and finds places by address in the editor.',
			type: 'maps',
			method: 'api_key',
			where: 'https://console.mapbox.com/account/access-tokens/',
			help: 'A public access token of Mapbox, which starts with “pk.”. It is printed on pages with a map, so restrict it to this site’s address.',
			sends: 'When a visitor comes near a map, or an author opens one, the browser asks Mapbox for it: Mapbox learns the IP address, the part of the map that is looked at, and the key; from the editor also the address that is searched for.',
			isPublic: true,
			checks: [
				{
					pattern: '^sk\\.',
					isRefused: true,
					problem:
						'The map key was not changed: a key that starts with “sk.” is secret, and everyone who looks at a map can read its key. Enter the public key, which starts with “pk.”.',
				},
				{
					pattern: '^(pk\\.[\\w.\\-]{1,500})?$',
					problem:
						'The map key was not changed: a public map key starts with “pk.” and has no spaces.',
				},
			],
		},
	},
	// Styles, tiles and address search.
	services: { maps: { address: 'https://api.mapbox.com', key: 'mapbox' } },
	privacy: {
		title: 'Maps',
		text: 'When a map comes into view, your browser loads it from Mapbox, which thereby learns your IP address and what part of the map you look at.',
	},
	externalServices: [
		{
			title: 'Maps: Mapbox',
			services: [ 'maps' ],
			use: 'drawing maps, and finding places by address in the editor.',
			when: 'only after an administrator has entered a public map key; then when a visitor comes near a map, and when an author opens a map block.',
			sends: 'the browser’s IP address, the part of the map that is looked at, the map key; from the editor the address that is searched for. Telemetry is switched off.',
			terms: {
				terms: 'https://www.mapbox.com/legal/tos',
				privacy: 'https://www.mapbox.com/legal/privacy',
			},
		},
	],
} satisfies ExtensionFacts;
