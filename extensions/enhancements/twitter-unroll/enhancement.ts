import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Imports a thread from another network into a post, as blocks. */
export const enhancement = {
	slug: 'twitter-unroll',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	platform: { use: 'importing threads from Twitter' },
	externalServices: [
		{
			title: 'Bluesky',
			services: [ 'bluesky-threads' ],
			use: 'importing a public thread into a post.',
			when: 'when an author presses “Unroll” on a Bluesky post. Your server reads the thread and copies its images.',
			sends: 'the address of the post and your server’s IP address.',
			terms: {
				terms: 'https://bsky.social/about/support/tos',
				privacy: 'https://bsky.social/about/support/privacy-policy',
			},
		},
		{
			title: 'Mastodon',
			services: [ 'mastodon-threads' ],
			use: 'importing a public thread into a post.',
			when: 'when an author presses “Unroll” on a link to a Mastodon post. Your server reads the thread and copies its images.',
			sends: 'the ID of the post and your server’s IP address, sent to the Mastodon server in the link.',
			terms: 'Each Mastodon server has its own terms and privacy policy under “About”.',
		},
	],
} satisfies ExtensionFacts;
