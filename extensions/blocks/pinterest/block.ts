import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { HOSTS } from './provider';

export const block: BlockData = { slug: 'pinterest', editHeight: 240 };

export const metadata = {
	title: 'Pinterest',
	description: 'Show a pin, a board or a profile of Pinterest.',
	category: 'embed',
	keywords: [ 'pin', 'board', 'pictures', 'social' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: false },
	},
	loads: 'embed',
	example: {
		attributes: { url: 'https://www.pinterest.com/pin/99360735500167749/' },
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	/** Pinterest's pages. Their frames may run scripts and open pins in a new window. */
	embed: {
		service: 'Pinterest',
		host: 'pinterest.com',
		hosts: HOSTS,
		base: 'pinterest',
		sandbox:
			'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
		heights: 'dovetail.height',
		server: 'Pinterest\\Pinterest',
	},
	services: { pinterest: { address: 'https://assets.pinterest.com' } },
	privacy: {
		title: 'Pins from Pinterest',
		text: 'A pin, a board or a profile is loaded from Pinterest when you ask for it, as if you had visited that site.',
	},
	externalServices: [
		{
			title: 'Pinterest',
			services: [ 'pinterest' ],
			use: 'showing a pin, a board or a profile.',
			when: 'when a visitor presses “Show Pinterest”, has chosen to always show it, or has agreed to content from other services (the category “marketing”) in a consent tool; when an author embeds one, by the author’s browser, and once by your server, which looks where the address leads.',
			sends: 'the browser’s IP address and the name of the site.',
			terms: {
				terms: 'https://policy.pinterest.com/en/terms-of-service',
				privacy: 'https://policy.pinterest.com/en/privacy-policy',
			},
		},
	],
} satisfies ExtensionFacts;
