import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';
import { EXAMPLE_URL } from './example';
import { HOSTS } from './provider';

export const block: BlockData = { slug: 'google-calendar', editHeight: 240 };

/** The block has its own style setting, so it declares no block styles. */
export const metadata = {
	title: 'Google Calendar',
	description:
		'Show a public Google calendar. To list the events of any calendar, use “Calendar of Events”.',
	category: 'embed',
	keywords: [ 'dates', 'schedule' ],
	variations: [
		// A separate name, because the list also shows calendars that are not Google’s.
		{
			name: 'any',
			title: 'Calendar of Events',
			description:
				'List the next events of a public calendar from Google, Outlook, iCloud or another service.',
			keywords: [
				'dates',
				'schedule',
				'ical',
				'ics',
				'webcal',
				'nextcloud',
				'meetup',
			],
			attributes: { style: 'list' },
		},
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	loads: 'embed',
	example: {
		attributes: {
			url: EXAMPLE_URL,
		},
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'Google Calendar',
		group: 'bookings',
		purpose:
			'Shows a public Google calendar or the next events of any calendar, once you enter its address in the block.',
		help: 'Add the block “Google Calendar” or “Calendar of Events” and paste the address of the calendar.',
	},
	/** The frame shows calendars and appointment pages. Links to events open in a new window. */
	embed: {
		service: 'Google Calendar',
		host: 'calendar.google.com',
		hosts: HOSTS,
		base: 'google-calendar',
		sandbox:
			'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
		server: 'Google_Calendar\\Address',
	},
	services: {
		'google-calendar': { address: 'https://calendar.google.com' },
	},
	privacy: {
		title: 'Calendars',
		text: 'A calendar from Google Calendar is loaded from Google when you ask for it, as if you had visited that site. A list of events comes from this site and contacts no other server.',
	},
	externalServices: [
		{
			title: 'Google Calendar',
			services: [ 'google-calendar' ],
			use: 'showing public calendars and lists of their events.',
			when: 'by a browser, when a visitor presses “Show Google Calendar”, has chosen to always show it, or has agreed to content from other services (the category “marketing”) in a consent tool, and when an author embeds a calendar or asks for its preview; by your server, about once an hour as long as pages with a calendar are visited, for its next events.',
			sends: 'the browser’s IP address and the name of the site; from your server the name of the calendar and, as with every request of WordPress, the address of your site.',
			terms: {
				terms: 'https://policies.google.com/terms',
				privacy: 'https://policies.google.com/privacy',
			},
		},
		{
			title: 'Calendars from other services',
			use: 'showing the next events of a calendar whose public address an author entered.',
			when: 'only where an author has inserted the block with such an address: by your server, about once an hour as long as pages with the calendar are visited, and when an author edits them.',
			sends: 'the address of your site, as in every request from WordPress. Visitors’ browsers send nothing.',
			terms: 'those of the site that the calendar comes from.',
		},
	],
} satisfies ExtensionFacts;
