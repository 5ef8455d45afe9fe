import type { ExtensionData, ExtensionFacts } from '#shared/definitions';
import { connections } from './connections';

/** Shares a post to the site's social networks when it is published. */
export const panel = {
	slug: 'publicize',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	connections,
	options: [ 'publicize' ],
	platform: { use: 'sharing new posts to connected networks' },
	externalServices: [
		{
			title: 'Pages linked in a thread',
			use: 'showing link cards in the preview of a thread.',
			when: 'only while an author writes a post that will be shared as a thread. Your server requests each linked page at most once a day. The author’s browser loads the image of each page when the preview is opened.',
			sends: 'the address of your site and your server’s IP address; for an image, the IP address of the author’s browser. Nothing about visitors.',
			terms: 'those of the linked pages.',
		},
	],
} satisfies ExtensionFacts;
