import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Imports a thread of another network as blocks of a post. */
export const enhancement = {
	slug: 'twitter-unroll',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	platform: { use: 'reading threads of Twitter' },
	externalServices: [
		{
			title: 'Bluesky',
			services: [ 'bluesky-threads' ],
			use: 'reading a public thread that an author wants in a post.',
			when: 'when an author presses “Unroll” on a post of Bluesky, by your server, which then copies the pictures of the thread.',
			sends: 'the address of the post, and your server’s IP address.',
			terms: {
				terms: 'https://bsky.social/about/support/tos',
				privacy: 'https://bsky.social/about/support/privacy-policy',
			},
		},
		{
			title: 'Mastodon',
			services: [ 'mastodon-threads' ],
			use: 'reading a public thread that an author wants in a post.',
			when: 'when an author presses “Unroll” on a link to a post of Mastodon, by your server, which then copies the pictures of the thread.',
			sends: 'the number of the post, and your server’s IP address, to the server of Mastodon in the link.',
			terms: 'Each server of Mastodon has terms and a privacy policy of its own, under “About”.',
		},
	],
} satisfies ExtensionFacts;
