import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { HOSTS } from './provider';

export const block: BlockData = { slug: 'calendly', editHeight: 240 };

/** The block has its own color and style attributes instead of block supports. */
export const metadata = {
	title: 'Calendly',
	description: 'Let visitors book a time in your Calendly calendar.',
	category: 'embed',
	keywords: [ 'calendar', 'schedule', 'appointments', 'booking', 'meeting' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	allowedBlocks: [ 'dovetail/button' ],
	loads: 'embed',
	example: {
		attributes: { url: 'https://calendly.com/anna-berg/first-meeting' },
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'Calendly',
		group: 'bookings',
		purpose:
			'Lets visitors book a time in your Calendly calendar, once you enter the address of your Calendly page in the block.',
		help: 'Add the block “Calendly” and paste the address of your Calendly page.',
		pattern: 'book-a-meeting',
	},
	/** Calendly's pages and their permissions in a frame: forms, payments and pop-ups for conferences. */
	embed: {
		service: 'Calendly',
		host: 'calendly.com',
		hosts: HOSTS,
		base: 'calendly',
		sandbox:
			'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
		allow: 'payment',
		heights: 'calendly.page_height',
		server: 'Calendly\\Calendly',
	},
	services: { calendly: { address: 'https://calendly.com' } },
	privacy: {
		title: 'Booking with Calendly',
		text: 'A booking calendar is loaded from Calendly when you ask for it, as if you had visited that site.',
	},
	externalServices: [
		{
			title: 'Calendly',
			services: [ 'calendly' ],
			use: 'showing a booking calendar.',
			when: 'when a visitor presses “Show Calendly” or a button that opens it, has chosen to always show it, or has agreed to third-party content (the category “marketing”) in a consent tool. When an author embeds a calendar, the author’s browser loads it, and your server checks once that the address exists.',
			sends: 'the browser’s IP address and the name of the site.',
			terms: {
				terms: 'https://calendly.com/legal/customer-terms-conditions',
				privacy: 'https://calendly.com/legal/privacy-notice',
			},
		},
	],
} satisfies ExtensionFacts;
