import type { ExtensionData, ExtensionFacts } from '#shared/definitions';
import { embed } from './embed';

/** Adds videos hosted by the site's platform to WordPress's video block. */
export const enhancement = {
	slug: 'video',
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	embed,
	mockPlan: 'value_bundle',
	needsPlatform: true,
	services: { videopress: { address: 'https://videopress.com' } },
	privacy: {
		title: 'Hosted videos',
		text: 'A video hosted by VideoPress is loaded from there when you ask for it, as if you had visited that site.',
	},
	externalServices: [
		{
			title: 'VideoPress',
			services: [ 'videopress' ],
			use: 'playing videos that the site’s platform hosts. Not used without a platform.',
			when: 'when a visitor presses “Show VideoPress”, has chosen to always show it, or has agreed to third-party content (the category “marketing”) in a consent tool. The author’s browser contacts it when an author chooses such a video or presses “Show preview”. Your server asks WordPress.com for the size of the video when an author opens a post with one.',
			sends: 'the browser’s IP address, the name of the site, the ID of the video and the address of its poster.',
			terms: {
				terms: 'https://wordpress.com/tos/',
				privacy: 'https://automattic.com/privacy/',
			},
		},
	],
} satisfies ExtensionFacts;
