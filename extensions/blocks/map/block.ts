import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'map', editHeight: 420 };

/** `align` is a custom attribute, so the align support is not declared; colors apply only to markers. */
export const metadata = {
	title: 'Map',
	description: 'Show places on a map, with a title and a caption for each.',
	category: 'grow',
	keywords: [
		'maps',
		'location',
		'place',
		'address',
		'marker',
		'directions',
		'google maps',
		'openstreetmap',
		'mapbox',
		'gpx',
		'kml',
		'geojson',
	],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: { preview: true } },
	released: true,
} satisfies BlockMetadata;

/** Empty, or an https URL. */
const ADDRESS = '^(https://[^\\s"\'<>\\\\/]+[^\\s"\'<>\\\\]{0,500})?$';

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	withoutAccount: {
		name: 'OpenStreetMap',
		group: 'places',
		purpose: 'Draws maps that everyone may use.',
		help: 'Add the block “Map”. Without a key of Mapbox it draws maps of OpenStreetMap.',
	},
	viewBudget: { kilobytes: 3, until: 'near' },
	settings: {
		map_provider: {
			section: 'blocks',
			label: 'Maps come from',
			help: 'OpenStreetMap needs no account. Mapbox needs a key, which you enter under Connections, and can show satellite pictures and terrain. Until you have chosen, a map is shown only after the visitor has pressed “Show the map”.',
			control: 'choice',
			choices: [
				{ value: 'undecided', label: 'Not chosen yet' },
				{ value: 'openstreetmap', label: 'OpenStreetMap' },
				{ value: 'mapbox', label: 'Mapbox' },
				{ value: 'own', label: 'A server of my own' },
			],
			default: 'undecided',
			problem: 'Map provider was not changed: choose one of the list.',
		},
		map_address: {
			section: 'blocks',
			label: 'Address of map pictures',
			help: 'Only for your own server, or for another one than openstreetmap.org: the address of its tiles with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png, or of a style.',
			control: 'url',
			checks: [
				{
					pattern: ADDRESS,
					problem:
						'The address of map pictures was not changed: enter a full address that starts with https://, without spaces or quotation marks.',
				},
				{
					pattern:
						'\\{(?!z\\}|x\\}|y\\})|^(?=.*\\{)(?!.*\\{z\\}.*\\{[xy]\\}.*\\{[xy]\\})',
					isRefused: true,
					problem:
						'The address of map pictures was not changed: it needs {z}, {x} and {y}, and nothing else in braces.',
				},
			],
		},
		map_maker: {
			section: 'blocks',
			label: 'Who made these map pictures',
			help: 'Only for your own server: the text on the map, such as © OpenStreetMap contributors. Most map data may be used only with such a line.',
			control: 'text',
			checks: [
				{
					pattern: '^[^<>]{0,200}$',
					problem:
						'Who made these map pictures was not changed: at most 200 letters, without < and >.',
				},
			],
		},
		map_maker_link: {
			section: 'blocks',
			label: 'Page of who made them',
			help: 'Where the line on the map leads to.',
			control: 'url',
			checks: [
				{
					pattern: ADDRESS,
					problem:
						'The page of who made the map pictures was not changed: enter a full address that starts with https://.',
				},
			],
		},
	},
	connections: {
		nominatim: {
			name: 'Nominatim',
			purpose:
				'Finds addresses and places for maps with the search of OpenStreetMap.',
			group: 'places',
			choice: 'search',
			type: 'places',
			method: 'fields',
			steps: [
				'Choose a server: your own, a provider’s, or the public one of OpenStreetMap.',
				'Enter its address. For the public server, also enter your email address and read its rules.',
			],
			help: 'A Nominatim server. Authors type an address and press Enter. Without a search they click on the map, or paste coordinates or the address of a map page.',
			fields: {
				address: {
					label: 'Address of a Nominatim server',
					help: 'Your own server, a provider’s, or the public one: https://nominatim.openstreetmap.org.',
					control: 'url',
					checks: [
						{
							pattern: ADDRESS,
							problem:
								'The address of the search server was not changed: enter a full address that starts with https://.',
						},
					],
				},
				contact: {
					label: 'Contact for the people of the server',
					help: 'An email address. It is sent with each search, with the name of this plugin and the address of this site.',
					control: 'text',
					checks: [
						{
							pattern:
								'^([\\w.+\\-]{1,64}@[\\w\\-]+(\\.[\\w\\-]+)+)?$',
							problem:
								'The contact for the search server was not changed: enter an email address.',
						},
					],
				},
				rules: {
					label: 'I have read the rules of the public server',
					help: 'Only for nominatim.openstreetmap.org, which volunteers run: one search a second for the whole site, no search while an author types, no bulk searches, and a contact address. It may refuse a site. The rules: https://operations.osmfoundation.org/policies/nominatim/. Without this checkbox and a contact, nothing is sent to it.',
					control: 'toggle',
					default: false,
				},
			},
			when: 'only after an administrator has named a Nominatim server, which may be the public one of OpenStreetMap; then when an author has typed a search and presses Enter, once a second at most. The site asks, not the author’s browser, and keeps answers for a week.',
			sends: 'the search text, the author’s language, the name of this plugin, the address of the site and the contact that the administrator has entered.',
			terms: {
				terms: 'https://operations.osmfoundation.org/policies/nominatim/',
				privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
			},
			check: 'Dovetail\\Map\\Place_Search',
		},
		mapbox: {
			name: 'Mapbox',
			purpose: 'Draws maps and finds addresses for them.',
			group: 'places',
			choice: 'search',
			type: 'maps',
			method: 'api_key',
			where: 'https://console.mapbox.com/account/access-tokens/',
			steps: [
				'<a>Open the access tokens of your Mapbox account</a>.',
				'Create a public token, and restrict it to the address of this site.',
				'Copy the token, which starts with “pk.”, and paste it below.',
			],
			help: 'A public access token of Mapbox, which starts with “pk.”. It is printed on pages with a map, so restrict it to this site’s address. Searches for places by authors are paid for to Mapbox, because what is found is kept in posts.',
			when: 'only after an administrator has entered a public map key; then when a visitor comes near a map, and when an author opens a map block or searches for an address.',
			sends: 'the browser’s IP address, the part of the map that is looked at, the map key; from the editor the address that is searched for. Telemetry is switched off.',
			terms: {
				terms: 'https://www.mapbox.com/legal/tos',
				privacy: 'https://www.mapbox.com/legal/privacy',
			},
			services: [ 'maps' ],
			formerSetting: 'map_key',
			isPublic: true,
			check: 'Dovetail\\Map\\Map',
			checks: [
				{
					pattern: '^sk\\.',
					isRefused: true,
					problem:
						'The map key was not changed. Keys that start with “sk.” are secret, but everyone who views a map can read its key. Enter the public key, which starts with “pk.”.',
				},
				{
					pattern: '^(pk\\.[\\w.\\-]{1,500})?$',
					problem:
						'The map key was not changed. A public map key starts with “pk.” and has no spaces.',
				},
			],
		},
	},
	services: {
		// Mapbox's styles, tiles and address search.
		maps: { address: 'https://api.mapbox.com', key: 'mapbox' },
		tiles: { address: 'https://tile.openstreetmap.org' },
	},
	externalServices: [
		{
			title: 'Maps: short links',
			use: 'reading where a short link of Google Maps, Apple Maps or OpenStreetMap leads.',
			when: 'when an author pastes such a link into a map block. The site reads the redirect and loads no page.',
			sends: 'the link and, as with every request of WordPress, the address of the site. Nothing about visitors.',
			terms: {
				terms: 'https://policies.google.com/terms',
				privacy: 'https://policies.google.com/privacy',
			},
		},
		{
			title: 'Maps: OpenStreetMap',
			services: [ 'tiles' ],
			use: 'drawing maps, where the owner has chosen it or nobody yet.',
			when: 'when a visitor presses “Show the map”, or comes near a map after the owner has chosen OpenStreetMap; and when an author opens a map block.',
			sends: 'the browser’s IP address, the address of the site and the part of the map that is looked at.',
			terms: {
				terms: 'https://operations.osmfoundation.org/policies/tiles/',
				privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
			},
		},
	],
} satisfies ExtensionFacts;
