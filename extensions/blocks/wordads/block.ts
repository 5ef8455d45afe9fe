import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'wordads', editHeight: 250 };

/** Shows an ad from the site's settings. The plugin has no ad network of its own. */
export const metadata = {
	title: 'Ad',
	description: 'Show an advertisement of a standard size.',
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

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	needsSetup: true,
	options: [ 'ad' ],
	privacy: {
		title: 'Advertisements',
		text: 'This site shows advertisements. Some are loaded from the servers of advertising networks. These learn your IP address, your browser and the page you are on, and may set cookies. If we ask for your consent, these load only after you have agreed to marketing. Say which networks you use, and link to their privacy policies.',
	},
	externalServices: [
		{
			title: 'Advertising networks',
			use: 'showing the advertisements whose code the site owner has entered.',
			when: 'only if code was entered under Dovetail → Settings or added with the filter `dovetail_blocks_ad`: when a visitor scrolls near an Ad block. If the site asks for consent, this happens only after visitors have agreed to marketing. Images of the site itself are not loaded from other servers.',
			sends: 'whatever the code sends, and at least the visitor’s IP address.',
			terms: 'those of the network you choose.',
		},
	],
} satisfies ExtensionFacts;
