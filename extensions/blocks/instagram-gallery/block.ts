import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'instagram-gallery', editHeight: 240 };

/**
 * The newest posts of an account. The site renders them from its own copies, so visitors need no script and their
 * browsers contact no other server.
 */
export const metadata = {
	title: 'Latest Instagram Posts',
	description: 'A grid of the newest posts of an Instagram account.',
	category: 'embed',
	keywords: [ 'instagram', 'photos', 'gallery', 'social', 'feed' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	example: {
		attributes: { instagramUser: 'harbour.bakery', count: 6 },
		// In a narrower preview, the images would be in a single column.
		viewportWidth: 640,
	},
	needs: [ 'instagram', 'platform' ],
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	connections: {
		instagram: {
			name: 'Instagram',
			purpose: 'Shows the newest posts of your Instagram account.',
			group: 'pictures',
			type: 'social',
			method: 'api_key',
			where: 'https://developers.facebook.com/apps/',
			steps: [
				'<a>Create an app at Meta</a> with the use case “Instagram API with Instagram login”.',
				'Add your professional account to the app, and press “Generate token”.',
				'Copy the token and paste it below.',
			],
			help: 'A long-lived access token of a professional account (business or creator), from your own app with “Instagram API with Instagram login”. It begins with “IG”. This site renews it before it expires after sixty days.',
			when: 'only after an administrator has entered a token. Your server requests the posts about once an hour while pages with the block are visited, and when an author inserts the block. It also checks the token and renews it before it expires. Visitors’ browsers never contact it: they get copies of the images from your site.',
			sends: 'the token and, as with every request of WordPress, the address of your site. Nothing about visitors.',
			terms: {
				terms: 'https://developers.facebook.com/terms/',
				privacy: 'https://privacycenter.instagram.com/policy/',
			},
			mockValues: {
				key: 'IGAAplaygroundplaygroundplaygroundplayground',
			},
			check: 'Dovetail\\Instagram_Gallery\\Instagram',
			checks: [
				{
					pattern: '^(?:IG[0-9A-Za-z_-]{30,600})?$',
					problem:
						'The Instagram token was not saved: a token of a professional account begins with “IG” and consists of letters, digits, dashes and underscores. Copy it again from your app.',
				},
			],
		},
	},
	options: [ 'instagram' ],
	privacy: {
		title: 'Instagram',
		text: 'Posts of our Instagram account are shown from copies on this site: viewing them contacts no other server. Their links lead to Instagram.',
	},
	platform: { use: 'Instagram accounts of authors' },
} satisfies ExtensionFacts;
