import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'newsletter', editHeight: 220 };

/** A form that sends addresses to a newsletter provider. Its button is an inner block. */
export const metadata = {
	title: 'Newsletter: Buttondown, Ghost, MailerLite, Substack',
	description:
		'Let visitors sign up for your newsletter at Buttondown, Ghost, MailerLite or Substack.',
	category: 'grow',
	keywords: [ 'revue', 'newsletter', 'email', 'mailing list' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	allowedBlocks: [ 'dovetail/button' ],
	example: {
		attributes: { revueUsername: 'harbourbakery' },
		innerBlocks: [
			{
				name: 'dovetail/button',
				attributes: { element: 'button', text: 'Subscribe' },
			},
		],
	},
	needs: [ 'newsletter' ],
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	connections: {
		newsletter: {
			name: 'Newsletter provider',
			purpose:
				'Receives the addresses that visitors enter in a newsletter form, and sends your newsletter.',
			group: 'newsletters',
			choice: 'newsletters',
			type: 'newsletter',
			method: 'fields',
			steps: [
				'Choose the provider that sends your newsletter.',
				'For Ghost, enter the address of your publication. For MailerLite, create an API token (https://dashboard.mailerlite.com/integrations/api) and paste it below.',
			],
			help: 'The provider that sends your newsletter.',
			fields: {
				provider: {
					label: 'Provider',
					help: 'The provider that sends your newsletter. For Buttondown and Substack, authors also enter a username in the form.',
					control: 'choice',
					choices: [
						{ value: '', label: 'None' },
						{ value: 'buttondown', label: 'Buttondown' },
						{ value: 'ghost', label: 'Ghost' },
						{ value: 'mailerlite', label: 'MailerLite' },
						{ value: 'substack', label: 'Substack' },
						{ value: 'own', label: 'Your own form address' },
					],
					default: '',
					problem:
						'The newsletter provider was not saved. Choose one from the list.',
				},
				address: {
					label: 'Address',
					help: 'For Ghost, the address of your publication, such as https://news.example.com. For your own form address, the address to which your provider’s form is submitted. It receives the fields email, first_name and last_name.',
					control: 'url',
					checks: [
						{
							pattern:
								'^(?:https://[^\\s/?#@]+\\.[^\\s/?#@]+(?:[/?][^\\s#]*)?)?$',
							problem:
								'The address was not saved. Enter a full address that starts with https://, such as https://news.example.com.',
						},
					],
				},
				key: {
					label: 'API key',
					help: 'For MailerLite only: an API token from your account. To make new subscribers confirm their address, turn on “Double opt-in for API” at MailerLite.',
					control: 'secret',
					checks: [
						{
							pattern: '^[0-9A-Za-z._-]{0,4000}$',
							problem:
								'The key was not saved. A key has only letters, digits, dots, dashes and underscores. Copy it again from your provider.',
						},
					],
				},
			},
			when: 'when a visitor subscribes, but only after an administrator has chosen a provider. The visitor’s browser contacts Buttondown, Substack or your own form address, and the form says so. Your server contacts MailerLite or Ghost, also when the key or the address is checked.',
			sends: 'the email address and the names that a visitor enters. If the visitor’s browser sends them, also its IP address. MailerLite also receives the key.',
			terms: 'those of the provider you choose: https://buttondown.com/legal/terms, https://ghost.org/terms/, https://www.mailerlite.com/legal/terms-of-service, https://substack.com/tos.',
			mockValues: { provider: 'buttondown' },
			check: 'Dovetail\\Newsletter\\Provider',
		},
	},
	// This option stores sign-ups that the provider could not accept in time.
	options: [ 'newsletter' ],
	privacy: {
		title: 'Newsletter',
		text: 'When you subscribe to our newsletter, the details you enter are sent to our newsletter provider. If the provider’s name is shown below the form, your browser sends them. Otherwise this site sends them, and stores them only while the provider does not respond, for at most two days. To block bots, we count the sign-ups from each connection for at most two days, without storing its IP address.',
	},
	exampleRequests: [ '/dovetail/v1/newsletter/provider' ],
} satisfies ExtensionFacts;
