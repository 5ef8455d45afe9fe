import type { ExtensionData, ExtensionFacts } from '#shared/definitions';
import { connections } from './connection';

/** Pictures and films of other services, wherever an author chooses one of the media library. */
export const enhancement = {
	slug: 'external-media',
} as const satisfies ExtensionData;

/** What it wants from the rest of the house. */
export const facts = {
	connections,
	services: { openverse: { address: 'https://api.openverse.org' } },
	externalServices: [
		{
			title: 'Openverse',
			services: [ 'openverse' ],
			use: 'finds freely licensed pictures for authors.',
			when: 'only when an author who may upload files searches there, and when a picture found there is copied to the media library. Visitors never ask it.',
			sends: 'the search words and the IP address of the author’s browser; the id of a picture and the site’s IP address.',
			terms: {
				terms: 'https://docs.openverse.org/terms_of_service.html',
				privacy: 'https://wordpress.org/about/privacy/',
			},
		},
	],
	platform: {
		use: 'lists and copies photographs of an author’s own library, and stock photographs.',
	},
} satisfies ExtensionFacts;
