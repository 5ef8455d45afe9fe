import type { Limit } from './cut';

/** Layout of a link preview at a network. */
export type Network = {
	name: string;
	/** Its name in the list: Google Search is one, others are known by their own. */
	title: Limit;
	description: Limit;
	/** Limit of the displayed URL. */
	url?: Limit;
	/** A picture across the card, one beside the words, or none. */
	picture: 'large' | 'small' | 'none';
	/** From top to bottom, behind the picture. */
	order: readonly ( 'domain' | 'site' | 'title' | 'description' )[];
	/** Whether it prefers Twitter's tags. */
	readsTwitterTags?: true;
	/** Without a picture in the tags it takes one of the page. */
	looksForPictures?: true;
	/** It reads the page's title and description, and no tags for cards. */
	readsPage?: true;
};

/**
 * By key, in the order of the tabs. The limits of the first three are the specification's (002-9-15); those of the others
 * are what their cards have room for, since they document none.
 */
export const NETWORKS: Readonly< Record< string, Network > > = {
	google: {
		name: 'Google Search',
		title: { max: 63, near: 73 },
		description: { max: 160, near: 170 },
		url: { max: 68 },
		picture: 'none',
		order: [ 'domain', 'title', 'description' ],
		readsPage: true,
	},
	facebook: {
		name: 'Facebook',
		title: { max: 80 },
		description: { max: 200 },
		picture: 'large',
		order: [ 'domain', 'title', 'description' ],
		looksForPictures: true,
	},
	twitter: {
		name: 'Twitter',
		title: { max: Infinity },
		description: { max: 200 },
		picture: 'large',
		order: [ 'title', 'description', 'domain' ],
		readsTwitterTags: true,
	},
	mastodon: {
		name: 'Mastodon',
		title: { max: 100 },
		description: { max: 160 },
		picture: 'large',
		order: [ 'site', 'title', 'description' ],
	},
	bluesky: {
		name: 'Bluesky',
		title: { max: 100 },
		description: { max: 160 },
		picture: 'large',
		order: [ 'title', 'description', 'domain' ],
	},
	linkedin: {
		name: 'LinkedIn',
		title: { max: 100 },
		description: { max: 0 },
		picture: 'large',
		order: [ 'title', 'domain' ],
		looksForPictures: true,
	},
	messengers: {
		name: 'WhatsApp, Slack',
		title: { max: 65 },
		description: { max: 80 },
		picture: 'small',
		order: [ 'title', 'description', 'domain' ],
	},
};
