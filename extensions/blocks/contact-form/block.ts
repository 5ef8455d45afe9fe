import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'contact-form', editHeight: 320 };

/** A form that visitors use to send messages to the site. */
export const metadata = {
	title: 'Contact Form',
	description:
		'Let visitors write to you, sign up, reply to an invitation or ask for an appointment.',
	category: 'grow',
	keywords: [
		'email',
		'feedback',
		'rsvp',
		'registration',
		'appointment',
		'newsletter',
		'survey',
		'application',
	],
	coreStyles: [ 'wp-block-button' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		innerBlocks: [
			{
				name: 'dovetail/field-name',
				attributes: { label: 'Name', required: true },
			},
			{
				name: 'dovetail/field-email',
				attributes: { label: 'Email', required: true },
			},
			{
				name: 'dovetail/field-textarea',
				attributes: { label: 'Message' },
			},
		],
		viewportWidth: 500,
	},
	rendersInnerBlocks: true,
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'Spam protection for forms',
		group: 'forms',
		purpose:
			'Keeps bots away from your forms without puzzles for visitors.',
		help: 'Every form is protected from the start. If the Akismet plugin is active, it checks messages too.',
		pattern: 'contact-page',
	},
	viewBudget: { kilobytes: 4 },
	settings: {
		form_recipient: {
			section: 'mail',
			label: 'Send form messages to',
			help: 'Used by forms without their own recipient. Leave empty to use the site’s administration email address.',
			control: 'email',
			problem:
				'The address for form messages was not changed. Enter one email address, such as info@example.com.',
		},
		retention_days: {
			section: 'mail',
			label: 'Days to keep form entries',
			help: 'Entries older than this are deleted. Leave empty to keep them until you delete them.',
			control: 'number',
			// Ten years, in days.
			max: 3650,
			problem:
				'The days to keep form entries were not changed. Enter a whole number from 1 to %s, or leave the field empty.',
		},
		form_limit: {
			section: 'mail',
			label: 'Messages from one IP address in ten minutes',
			help: 'Above this number, visitors are asked to wait. Leave empty for the default, 10. Schools and offices often share one IP address.',
			control: 'number',
			max: 1000,
			problem:
				'The number of messages from one connection was not changed. Enter a whole number from 1 to %s, or leave the field empty.',
		},
		form_day_limit: {
			section: 'mail',
			label: 'Messages per day from all forms',
			help: 'Above this number, no messages are accepted until the next day. One IP address can send at most half of this number. Leave empty for the default, 2,000.',
			control: 'number',
			max: 100000,
			problem:
				'The number of messages in a day was not changed. Enter a whole number from 1 to %s, or leave the field empty.',
		},
	},
	options: [ 'form' ],
} satisfies ExtensionFacts;
