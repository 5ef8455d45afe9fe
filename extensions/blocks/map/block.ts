import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'map', editHeight: 420 };

/**
 * `align` is a custom attribute, so the block does not declare the align support. It does not declare color support
 * either, because its color setting applies only to the markers.
 */
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

/** Matches an empty value or an https URL. */
const ADDRESS = '^(https://[^\\s"\'<>\\\\/]+[^\\s"\'<>\\\\]{0,500})?$';

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'OpenStreetMap',
		group: 'places',
		purpose: 'Draws free maps.',
		help: 'Add the block “Map”. Without a Mapbox key, its maps come from OpenStreetMap.',
		pattern: 'contact-map-hours',
	},
	viewBudget: { kilobytes: 3, until: 'near' },
	settings: {
		map_provider: {
			section: 'blocks',
			label: 'Map provider',
			help: 'OpenStreetMap needs no account. Mapbox needs a key, which you enter under Connections, and can also show satellite images and terrain. Until you choose a provider, maps load only after visitors click “Show the map”.',
			control: 'choice',
			choices: [
				{ value: 'undecided', label: 'Not chosen yet' },
				{ value: 'openstreetmap', label: 'OpenStreetMap' },
				{ value: 'mapbox', label: 'Mapbox' },
				{ value: 'own', label: 'My own server' },
			],
			default: 'undecided',
			problem:
				'The map provider was not changed. Choose one from the list.',
		},
		map_address: {
			section: 'blocks',
			label: 'Map tile address',
			help: 'Only for your own server, or to load OpenStreetMap’s tiles from another one. Enter the address of the tiles with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png, or of a style.',
			control: 'url',
			checks: [
				{
					pattern: ADDRESS,
					problem:
						'The map tile address was not changed. Enter a full address that starts with https:// and has no spaces or quotation marks.',
				},
				{
					pattern:
						'\\{(?!z\\}|x\\}|y\\})|^(?=.*\\{)(?!.*\\{z\\}.*\\{[xy]\\}.*\\{[xy]\\})',
					isRefused: true,
					problem:
						'The map tile address was not changed. It must contain {z}, {x} and {y}, and nothing else in braces.',
				},
			],
		},
		map_maker: {
			section: 'blocks',
			label: 'Map attribution',
			help: 'Only for your own server: the credit shown on the map, such as © OpenStreetMap contributors. Most map data requires one.',
			control: 'text',
			checks: [
				{
					pattern: '^[^<>]{0,200}$',
					problem:
						'The map attribution was not changed. Use at most 200 characters, without < and >.',
				},
			],
		},
		map_maker_link: {
			section: 'blocks',
			label: 'Map attribution link',
			help: 'The page that opens when visitors click the credit on the map.',
			control: 'url',
			checks: [
				{
					pattern: ADDRESS,
					problem:
						'The map attribution link was not changed. Enter a full address that starts with https://.',
				},
			],
		},
	},
	connections: {
		nominatim: {
			name: 'Nominatim',
			purpose:
				'Finds addresses and places for maps with OpenStreetMap’s search.',
			group: 'places',
			choice: 'search',
			type: 'places',
			method: 'fields',
			steps: [
				'Choose a server: your own, a provider’s, or the public one of OpenStreetMap.',
				'Enter its address. For the public server, also enter your email address and read its rules.',
			],
			help: 'With a Nominatim server, authors can search for places by name or address. Without one, they click on the map, or paste coordinates or the address of a map page.',
			fields: {
				address: {
					label: 'Address of a Nominatim server',
					help: 'Your own server, a provider’s, or the public one: https://nominatim.openstreetmap.org.',
					control: 'url',
					checks: [
						{
							pattern: ADDRESS,
							problem:
								'The address of the search server was not saved. Enter a full address that starts with https://.',
						},
					],
				},
				contact: {
					label: 'Contact for the server’s operators',
					help: 'An email address. It is sent with each search, together with the name of this plugin and the address of this site.',
					control: 'text',
					checks: [
						{
							pattern:
								'^([\\w.+\\-]{1,64}@[\\w\\-]+(\\.[\\w\\-]+)+)?$',
							problem:
								'The contact for the search server was not saved. Enter an email address.',
						},
					],
				},
				rules: {
					label: 'I have read the rules of the public server',
					help: 'Only for nominatim.openstreetmap.org, which is run by volunteers. It allows one search per second for the whole site, no search while typing, no bulk searches, and requires a contact. It may block sites that break its rules: https://operations.osmfoundation.org/policies/nominatim/. Without this checkbox and a contact, nothing is sent to it.',
					control: 'toggle',
					default: false,
				},
			},
			when: 'when an author submits a search, at most once per second, but only after an administrator has entered a Nominatim server. It may be OpenStreetMap’s public one. The site sends the request, not the author’s browser, and stores results for a week.',
			sends: 'the search terms, the author’s language, the name of this plugin, the address of the site, and the contact that the administrator has entered.',
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
				'<a>Open the access tokens page of your Mapbox account</a>.',
				'Create a public token and restrict it to this site’s address.',
				'Copy the token, which starts with “pk.”, and paste it below.',
			],
			help: 'A public Mapbox access token, which starts with “pk.”. It is visible on pages with a map, so restrict it to this site’s address. Mapbox charges for authors’ address searches, because their results are stored in posts.',
			when: 'only after an administrator has entered a public map key. Then when a visitor scrolls near a map, and when an author opens a map block or searches for an address.',
			sends: 'the browser’s IP address, the visible part of the map and the map key. From the editor, also the search terms. Telemetry is turned off.',
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
						'The map key was not saved. Keys that start with “sk.” are secret, but everyone who views a map can read its key. Enter the public key, which starts with “pk.”.',
				},
				{
					pattern: '^(pk\\.[\\w.\\-]{1,500})?$',
					problem:
						'The map key was not saved. A public map key starts with “pk.” and has no spaces.',
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
			use: 'finds out where a short link of Google Maps, Apple Maps or OpenStreetMap leads.',
			when: 'when an author pastes such a link into a map block. The site reads the redirect and loads no page.',
			sends: 'the link and, as in every request from WordPress, the address of the site. Nothing about visitors.',
			terms: {
				terms: 'https://policies.google.com/terms',
				privacy: 'https://policies.google.com/privacy',
			},
		},
		{
			title: 'Maps: OpenStreetMap',
			services: [ 'tiles' ],
			use: 'draws maps, unless the owner has chosen another provider.',
			when: 'when a visitor clicks “Show the map”, or scrolls near a map after the owner has chosen OpenStreetMap; and when an author opens a map block.',
			sends: 'the browser’s IP address, the address of the site and the visible part of the map.',
			terms: {
				terms: 'https://operations.osmfoundation.org/policies/tiles/',
				privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
			},
		},
	],
} satisfies ExtensionFacts;
