import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'mailchimp', editHeight: 160 };

/** A form that adds visitors to a Mailchimp audience. Its button is an inner block. */
export const metadata = {
	title: 'Mailchimp',
	description: 'Let visitors join a Mailchimp audience.',
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

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	connections: {
		mailchimp: {
			name: 'Mailchimp',
			purpose:
				'Adds people who sign up with a Mailchimp form or a contact form to your audience.',
			group: 'newsletters',
			choice: 'newsletters',
			type: 'newsletter',
			method: 'api_key',
			where: 'https://admin.mailchimp.com/account/api/',
			steps: [
				'<a>Open the API keys page of your Mailchimp account</a>.',
				'Click “Create A Key” and copy the key. Mailchimp shows it only once.',
				'Paste the key below.',
			],
			help: 'Your Mailchimp API key. It ends in a dash and the name of your data center, such as “-us21”.',
			when: 'only after an administrator has entered a key. Your server contacts it when a visitor signs up, when an author edits a Mailchimp form, and when the key is checked.',
			sends: 'the email address and names that a visitor enters; the form’s groups, tags and signup location; and the key. No cookies, and not the visitor’s IP address.',
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
						'The Mailchimp key was not saved. A key has letters and digits and ends in a dash and the name of a data center, such as “-us21”. Copy it again from Mailchimp.',
				},
			],
		},
	},
	options: [ 'mailchimp' ],
	privacy: {
		title: 'Mailchimp',
		text: 'When you join our email list, this site or the platform it is connected to sends your email address to Mailchimp. This site stores the address only while Mailchimp does not respond, for a few days at most. To block bots, we count the sign-ups from each connection for at most two days, without storing its IP address.',
	},
	platform: {
		use: 'Mailchimp',
		sends: 'the email address that a visitor enters in a Mailchimp form',
	},
} satisfies ExtensionFacts;
