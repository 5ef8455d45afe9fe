import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { HOSTS } from './provider';

export const block: BlockData = { slug: 'eventbrite', editHeight: 240 };

/** The style is a custom attribute instead of a block support. */
export const metadata = {
	title: 'Eventbrite Checkout',
	description: 'Let visitors register for your event at Eventbrite.',
	category: 'embed',
	keywords: [ 'event', 'tickets', 'checkout', 'registration', 'concert' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	allowedBlocks: [ 'dovetail/button' ],
	loads: 'embed',
	example: {
		attributes: {
			url: 'https://www.eventbrite.com/e/bread-baking-day-tickets-123456789012',
			eventId: 123456789012,
		},
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'Eventbrite',
		group: 'bookings',
		purpose:
			'Lets visitors register for your event at Eventbrite, once you enter its address in the block.',
		help: 'Add the block “Eventbrite Checkout” and paste the address of your event.',
		pattern: 'event-tickets',
	},
	/**
	 * Eventbrite's pages, and the permissions of its checkout frame: forms for orders, payments, and pop-ups in which
	 * banks confirm payments.
	 */
	embed: {
		service: 'Eventbrite',
		host: 'eventbrite.com',
		hosts: HOSTS,
		base: 'eventbrite',
		sandbox:
			'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
		allow: 'payment',
		server: 'Eventbrite\\Eventbrite',
	},
	services: { eventbrite: { address: 'https://www.eventbrite.com' } },
	privacy: {
		title: 'Registering with Eventbrite',
		text: 'The checkout of an event is loaded from Eventbrite when you ask for it, as if you had visited that site. What you enter there goes to Eventbrite.',
	},
	externalServices: [
		{
			title: 'Eventbrite',
			services: [ 'eventbrite' ],
			use: 'showing the checkout of an event.',
			when: 'when a visitor presses “Show Eventbrite” or a button that opens it, has chosen to always show it, or has agreed to third-party content (the category “marketing”) in a consent tool. When an author embeds a checkout, the author’s browser loads it, and your server checks once where the address leads.',
			sends: 'the browser’s IP address, the address of the page, and what a visitor enters there.',
			terms: {
				terms: 'https://www.eventbrite.com/help/en-us/articles/251210/eventbrite-terms-of-service/',
				privacy:
					'https://www.eventbrite.com/help/en-us/articles/460838/eventbrite-privacy-policy/',
			},
		},
	],
} satisfies ExtensionFacts;
