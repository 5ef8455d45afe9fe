import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'wordads', editHeight: 250 };

/** A place for an ad from the site's settings. The plugin has no ad network of its own. */
export const metadata = {
	title: 'Ad',
	description: 'Keep a place for an advertisement of a standard size.',
	category: 'earn',
	keywords: [ 'ads', 'advertisement', 'banner' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'left', 'center', 'right', 'wide', 'full' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: false },
	},
	example: {},
	released: true,
} satisfies BlockMetadata;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	options: [ 'ad' ],
	privacy: {
		title: 'Advertisements',
		text: 'This site shows advertisements. Those of advertising networks are loaded from the networks’ servers. These learn your IP address, your browser and the page you are on, and may set cookies. If we ask for your consent, that happens only after you have agreed to marketing. Say which networks you use, and link to their privacy policies.',
	},
	externalServices: [
		{
			title: 'Advertising networks',
			use: 'showing the advertisements whose code the site’s owner has entered.',
			when: 'only where code was entered under Dovetail → Settings, or comes by the filter `dovetail_blocks_ad`: when a visitor comes near an Ad block, and where visitors are asked, after they have agreed to marketing. Pictures of the site itself are loaded from nobody else.',
			sends: 'what that code sends; the visitor’s IP address at least.',
			terms: 'those of the network you choose.',
		},
	],
} satisfies ExtensionFacts;
