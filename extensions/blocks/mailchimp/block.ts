import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'mailchimp', editHeight: 160 };

/** A form that adds visitors to a Mailchimp audience. Its button is an inner block. */
export const metadata = {
	title: 'Mailchimp',
	description: 'A form with which visitors join a Mailchimp audience.',
	category: 'grow',
	keywords: [ 'email', 'subscription', 'newsletter', 'mailing list' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	allowedBlocks: [ 'dovetail/button' ],
	example: {
		attributes: { preview: true },
		innerBlocks: [
			{
				name: 'dovetail/button',
				attributes: { element: 'button', text: 'Join my email list' },
			},
		],
	},
	needs: [ 'mailchimp', 'platform' ],
	released: true,
} satisfies BlockMetadata;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	connections: {
		mailchimp: {
			name: 'Mailchimp',
			purpose:
				'Adds visitors who fill in a Mailchimp form, or a contact form, to an audience of yours.',
			group: 'newsletters',
			choice: 'newsletters',
			type: 'newsletter',
			method: 'api_key',
			where: 'https://admin.mailchimp.com/account/api/',
			steps: [
				'<a>Open the API keys of your Mailchimp account</a>.',
				'Press “Create A Key” and copy the key, which Mailchimp shows only once.',
				'Paste the key below.',
			],
			help: 'An API key of your Mailchimp account. It ends in a dash and the name of your data center, such as “-us21”.',
			when: 'only after an administrator has entered a key: by your server when a visitor signs up, when an author edits a Mailchimp form, and when the key is checked.',
			sends: 'the email address that a visitor enters, the names, groups, tags and the place of the sign-up that the form has, and the key. No cookies and no visitor’s IP address.',
			terms: {
				terms: 'https://mailchimp.com/legal/terms/',
				privacy: 'https://www.intuit.com/privacy/statement/',
			},
			mockValues: { key: '0123456789abcdef0123456789abcdef-us21' },
			check: 'Dovetail\\Mailchimp\\Account',
			checks: [
				{
					pattern: '^(?:[0-9A-Za-z]{10,64}-[a-z]{2,4}[0-9]{1,3})?$',
					problem:
						'The Mailchimp key was not changed: a key has letters and digits and ends in a dash and the name of a data center, such as “-us21”. Copy it again from Mailchimp.',
				},
			],
		},
	},
	options: [ 'mailchimp' ],
	privacy: {
		title: 'Mailchimp',
		text: 'When you join our email list, your email address is passed to Mailchimp, by this site or by the platform it is connected to. This site does not store it. Only while Mailchimp does not respond, it keeps the address to pass it on later, for a few days at most. To keep robots away we count for at most two days how often addresses are sent from a connection, without storing its address.',
	},
	platform: {
		use: 'Mailchimp',
		sends: 'the email address that one enters into a Mailchimp form',
	},
} satisfies ExtensionFacts;
