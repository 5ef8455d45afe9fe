import type {
	EmbedFact,
	ExtensionData,
	ExtensionFacts,
} from '#shared/definitions';

/** Adds videos hosted by the site's platform to WordPress's video block. */
export const enhancement = {
	slug: 'video',
} as const satisfies ExtensionData;

/** The player and its permissions in a frame: playing, fullscreen, and picture-in-picture. */
export const embed: EmbedFact = {
	service: 'VideoPress',
	host: 'videopress.com',
	hosts: [ 'videopress.com' ],
	base: 'videopress',
	sandbox:
		'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
	allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
};

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	embed,
	mockPlan: 'value_bundle',
	services: { videopress: { address: 'https://videopress.com' } },
	privacy: {
		title: 'Hosted videos',
		text: 'A video that is hosted by VideoPress is loaded from there when you ask for it, as if you had visited that site.',
	},
	externalServices: [
		{
			title: 'VideoPress',
			services: [ 'videopress' ],
			use: 'playing videos that the platform of the site hosts; never without a platform.',
			when: 'when a visitor presses “Show VideoPress”, has chosen to always show it, or has agreed to content of others (the category “marketing”) in a consent tool; when an author has just chosen such a video or presses “Show preview”, by the author’s browser; and when an author opens a post with one, by your server, which asks WordPress.com for the size of the video.',
			sends: 'the browser’s IP address, the name of the site, the id of the video and the address of its poster.',
			terms: {
				terms: 'https://wordpress.com/tos/',
				privacy: 'https://automattic.com/privacy/',
			},
		},
	],
} satisfies ExtensionFacts;
