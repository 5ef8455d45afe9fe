import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = {
	slug: 'podcast-player',
	needsPostEditor: true,
	editHeight: 320,
};

/**
 * Podcast episodes from a feed. The block has its own color settings, so it does not declare WordPress's color support.
 */
export const metadata = {
	title: 'Podcast Player',
	description: 'Play the latest episodes of a podcast, from its feed.',
	category: 'grow',
	keywords: [
		'audio',
		'embed',
		'episodes',
		'rss',
		'spotify',
		'apple podcasts',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: { attributes: { itemsToShow: 3 } },
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 6 },
	externalServices: [
		{
			title: 'Podcasts',
			use: 'showing and playing the episodes of a podcast whose feed an author entered.',
			when: 'only for posts in which an author has inserted the block: by your server, which downloads the feed and the chapters and transcripts that it links to, and by a visitor’s browser, which loads episodes and cover images from the addresses in the feed.',
			sends: 'from a visitor’s browser, the IP address, as on a visit to that site; from your server, the address of your site, as in every request from WordPress.',
			terms: 'those of the site that the podcast comes from.',
		},
	],
} satisfies ExtensionFacts;
