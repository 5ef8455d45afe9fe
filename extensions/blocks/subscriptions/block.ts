import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'subscriptions', editHeight: 60 };

/**
 * Visitors enter their email address and get new posts by email. Colors, sizes and the border are custom attributes, so
 * the block does not declare those supports.
 */
export const metadata = {
	title: 'Subscription Form',
	description: 'Let visitors get your new posts by email.',
	category: 'grow',
	keywords: [ 'subscribe', 'newsletter', 'follow', 'email', 'signup' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: false },
	},
	// The block styles of the specification (001-5-4).
	styles: [
		{ name: 'default', label: 'Default', isDefault: true },
		{ name: 'theme', label: 'As the theme' },
	],
	example: { attributes: { borderRadius: 4 }, viewportWidth: 600 },
	released: true,
} satisfies BlockMetadata;

/** Maximum length of email texts, in characters. */
const MAIL_LENGTH = {
	pattern: '^[\\s\\S]{0,5000}$',
	problem:
		'The text of the email was not changed. It has more than 5,000 characters.',
};

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	withoutAccount: {
		name: 'Subscriptions of this site',
		group: 'newsletters',
		purpose: 'Sends your new posts by email from this site.',
		help: 'Add the block “Subscription Form”. Visitors confirm their address before they get emails.',
		pattern: 'newsletter-landing',
	},
	settings: {
		subscriber_mails: {
			section: 'subscribers',
			label: 'Email new posts to subscribers',
			help: 'Authors can change this for each post in the editor.',
			control: 'toggle',
			default: true,
		},
		subscriber_notice: {
			section: 'subscribers',
			label: 'Tell me about new subscribers',
			help: 'Sends an email to the site’s administration email address when a visitor has confirmed, at most 50 a day.',
			control: 'toggle',
			default: false,
		},
		subscriber_confirm_text: {
			section: 'subscribers',
			label: 'Text of the confirmation email',
			help: '{link} is the button that confirms, {site} the name of the site, {email} the address, {days} how long the button works. If empty, the default text is sent.',
			control: 'prose',
			checks: [
				{
					pattern: '^$|\\{link\\}',
					problem:
						'The text of the confirmation email was not changed. It needs {link}, because otherwise nobody could confirm. Put {link} where the button should be.',
				},
				MAIL_LENGTH,
			],
		},
		subscriber_welcome: {
			section: 'subscribers',
			label: 'Welcome new subscribers by email',
			help: 'Sends an email after a visitor has confirmed the subscription.',
			control: 'toggle',
			default: false,
		},
		subscriber_welcome_subject: {
			section: 'subscribers',
			label: 'Subject of the welcome email',
			help: '{site} is the name of the site, {email} the address. If empty, the default subject is used.',
			control: 'text',
			checks: [
				{
					pattern: '^[^\\r\\n]{0,150}$',
					problem:
						'The subject of the welcome email was not changed. Enter one line with up to 150 characters.',
				},
			],
		},
		subscriber_welcome_text: {
			section: 'subscribers',
			label: 'Text of the welcome email',
			help: '{link} is a button that leads to the site, {site} its name, {email} the address. A link to unsubscribe is added below. If empty, the default text is sent.',
			control: 'prose',
			checks: [ MAIL_LENGTH ],
		},
	},
	// Names of stored options: the import, and hashes of addresses that opted out or unsubscribed.
	options: [ 'import', 'refused', 'left' ],
	uninstaller: 'Dovetail\\Subscriptions\\Mail_Post',
} satisfies ExtensionFacts;
