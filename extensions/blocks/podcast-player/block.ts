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

/** Facts that the build reads, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 6 },
	externalServices: [
		{
			title: 'Podcasts',
			use: 'showing and playing the episodes of a podcast whose feed an author entered.',
			when: 'only where an author has inserted the block: your server fetches the feed, with the chapters and transcripts that it names, and a visitor’s browser loads an episode, and its picture, from where the feed says.',
			sends: 'the visitor’s IP address, as on a visit to that site; from your server, as with every request of WordPress, the address of your site.',
			terms: 'those of the site that the podcast comes from.',
		},
	],
} satisfies ExtensionFacts;
