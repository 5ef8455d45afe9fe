import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { HOSTS } from './rules/reservation';

export const block: BlockData = { slug: 'opentable', editHeight: 301 };

/** `style` is a custom attribute, so the block does not declare the style support. */
export const metadata = {
	title: 'OpenTable',
	description:
		'Let readers reserve a table at a restaurant through OpenTable.',
	category: 'earn',
	keywords: [ 'restaurant', 'reservation', 'booking', 'table' ],
	supports: {
		html: false,
		anchor: true,
		align: true,
		interactivity: { clientNavigation: false },
	},
	example: {
		attributes: {
			rid: [ 412810 ],
			names: [ { rid: 412810, name: 'Trattoria Bellini' } ],
		},
	},
	loads: 'embed',
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'OpenTable',
		group: 'bookings',
		purpose:
			'Lets visitors reserve a table at your restaurant, if it is listed at OpenTable.',
		help: 'Add the block “OpenTable” and search for your restaurant.',
	},
	/**
	 * OpenTable's reservation form. Its next step opens in a new window or, if the author prefers, in the same window.
	 */
	embed: {
		service: 'OpenTable',
		host: 'opentable.com',
		hosts: HOSTS,
		base: 'opentable',
		sandbox:
			'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
		server: 'Opentable\\Reservation',
	},
	services: {
		opentable: { address: 'https://www.opentable.com' },
	},
	externalServices: [
		{
			title: 'Reservations: OpenTable',
			services: [ 'opentable' ],
			use: 'finding restaurants by name for authors, and showing visitors the reservation form.',
			when: 'by your server, while an author types the name of a restaurant into an OpenTable block; by a browser, when a visitor presses “Show OpenTable” or has chosen to always show it, and when an author chooses a restaurant or presses “Show preview”.',
			sends: 'from your server, the search words that the author types; from a browser, its IP address, the address of the site, the ID of the restaurant and the language.',
			terms: {
				terms: 'https://www.opentable.com/legal/terms-and-conditions',
				privacy: 'https://www.opentable.com/legal/privacy-policy',
			},
		},
	],
	privacy: {
		title: 'Reservations',
		text: 'In posts where you can reserve a table, OpenTable’s form is loaded from its servers when you request it, as if you visited its site.',
	},
} satisfies ExtensionFacts;
