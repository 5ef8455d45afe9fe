import type { ExtensionData, ExtensionFacts } from '#shared/definitions';
import { connections } from './connections';

/** Shares a post to the site's social networks when it is published. */
export const panel = {
	slug: 'publicize',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	connections,
	options: [ 'publicize' ],
	platform: { use: 'sharing new posts to connected networks' },
	externalServices: [
		{
			title: 'Pages that a thread links to',
			use: 'showing, in the preview of a thread, the cards that networks make of linked pages.',
			when: 'only while an author writes a post that is to be shared as a thread: your server asks each page that the post links to once a day at most, and the author’s browser loads the picture that the page names when the preview is opened.',
			sends: 'from your server, as with every request of WordPress, the address of your site; from the browser of the author, its IP address. Nothing about visitors.',
			terms: 'those of the pages that are linked to.',
		},
	],
} satisfies ExtensionFacts;
