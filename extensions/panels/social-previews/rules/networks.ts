import type { Limit } from './cut';

/** Layout of a link preview on a network. */
export type Network = {
	name: string;
	title: Limit;
	description: Limit;
	url?: Limit;
	/** Position of the image: large across the card, small next to the text, or no image. */
	picture: 'large' | 'small' | 'none';
	/** Order of the parts below the image, from top to bottom. */
	order: readonly ( 'domain' | 'site' | 'title' | 'description' )[];
	/** Whether the network prefers Twitter's tags. */
	readsTwitterTags?: true;
	/** Whether the network uses the first image in the post if the tags contain none. */
	looksForPictures?: true;
	/** Whether the network reads the page's title and description instead of social tags. */
	readsPage?: true;
};

/**
 * Networks by key, in the order of the tabs. The limits of the first three are from the specification (002-9-15). The
 * other networks document no limits, so theirs match what their cards show.
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
