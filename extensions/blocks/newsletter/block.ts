import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'newsletter', editHeight: 220 };

/** A form that goes to a newsletter provider. Its button is an inner block. */
export const metadata = {
	title: 'Newsletter Sign-up',
	description:
		'A form with which visitors sign up for your newsletter at Buttondown, Ghost, MailerLite or Substack.',
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

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	connections: {
		newsletter: {
			name: 'Newsletter provider',
			purpose:
				'Takes the addresses that visitors enter into a newsletter form, and sends them your newsletter.',
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
					help: 'The provider that sends your newsletter. For Buttondown and Substack, authors of forms enter its name; for the others they enter nothing.',
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
						'The newsletter provider was not changed: choose one of the list.',
				},
				address: {
					label: 'Address',
					help: 'For Ghost, the address of your publication, such as https://news.example.com. For your own form address, the address that your provider’s form is sent to. It gets the fields email, first_name and last_name.',
					control: 'url',
					checks: [
						{
							pattern:
								'^(?:https://[^\\s/?#@]+\\.[^\\s/?#@]+(?:[/?][^\\s#]*)?)?$',
							problem:
								'The address was not changed: enter a full address that starts with https://, such as https://news.example.com.',
						},
					],
				},
				key: {
					label: 'API key',
					help: 'For MailerLite only: an API token of your account. Whether new subscribers have to confirm their address you choose at MailerLite (“Double opt-in for API”).',
					control: 'secret',
					checks: [
						{
							pattern: '^[0-9A-Za-z._-]{0,4000}$',
							problem:
								'The key was not changed: it has letters, digits, dots, dashes and underscores alone. Copy it again from your provider.',
						},
					],
				},
			},
			when: 'only after an administrator has chosen a provider: when a visitor subscribes, by the visitor’s browser (Buttondown, Substack, your own form address; the form says so) or by your server (MailerLite, Ghost), and by your server when the key or the address is checked.',
			sends: 'the email address and the names that a visitor enters; if the visitor’s browser sends them, its IP address; to MailerLite the key.',
			terms: 'those of the provider you choose: https://buttondown.com/legal/terms, https://ghost.org/terms/, https://www.mailerlite.com/legal/terms-of-service, https://substack.com/tos.',
			mockValues: { provider: 'buttondown' },
			check: 'Dovetail\\Newsletter\\Provider',
		},
	},
	// Sign-ups that the provider could not accept in time.
	options: [ 'newsletter' ],
	privacy: {
		title: 'Newsletter',
		text: 'When you subscribe to our newsletter, what you enter goes to the provider that sends it. Your browser sends it there if the provider’s name is below the form. Otherwise this site does, and stores it only while the provider does not respond, for two days at most. To keep robots away we count for at most two days how often addresses are sent from a connection, without storing its address.',
	},
	exampleRequests: [ '/dovetail/v1/newsletter/provider' ],
} satisfies ExtensionFacts;
