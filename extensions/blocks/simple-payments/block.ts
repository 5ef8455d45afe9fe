import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'simple-payments', editHeight: 420 };

/**
 * A product that visitors buy through PayPal: with the owner's app, with a payment link, or with PayPal's classic form.
 */
export const metadata = {
	title: 'Pay with PayPal',
	description: 'Sell something or ask for a payment with a PayPal button.',
	category: 'earn',
	keywords: [
		'bank transfer',
		'buy',
		'commerce',
		'credit card',
		'iban',
		'invoice',
		'payments',
		'price',
		'product',
		'shop',
	],
	coreStyles: [ 'wp-block-button' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		attributes: {
			title: 'Sourdough class',
			content: 'Saturday morning, six people, one oven.',
			currency: 'EUR',
			price: 45,
			email: 'bakery@example.com',
			multiple: true,
		},
	},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	connections: {
		paypal: {
			name: 'PayPal',
			purpose:
				'Collects payments in your own PayPal account, and notifies this site when they arrive.',
			group: 'payments',
			type: 'payments',
			method: 'fields',
			where: 'https://developer.paypal.com/dashboard/applications/live',
			steps: [
				'<a>Open your apps at PayPal</a> and click “Create App”. You need a business account.',
				'Copy the client ID and the secret of the app.',
				'Paste both below. This site creates the webhook automatically.',
			],
			help: 'Your own PayPal app.',
			when: 'only after an administrator has entered an app. Your server contacts PayPal when a visitor clicks “Pay with PayPal” and returns, when PayPal sends a notification, and when the app is checked. After the click, the visitor’s browser opens PayPal’s own page.',
			sends: 'the app’s credentials, the product’s name, price and quantity, the payee’s email address, and the address of the page. Visitors enter everything else at PayPal. This site receives their name and email address from PayPal, but no card or account data.',
			terms: {
				terms: 'https://www.paypal.com/legalhub/paypal/useragreement-full',
				privacy: 'https://www.paypal.com/legalhub/paypal/privacy-full',
			},
			mockValues: {
				client_id: 'AplaygroundplaygroundplaygroundplaygroundA',
				secret: 'EplaygroundplaygroundplaygroundplaygroundE',
				mode: 'sandbox',
			},
			check: 'Dovetail\\Simple_Payments\\App',
			requires: [ 'client_id', 'secret' ],
			fields: {
				client_id: {
					label: 'PayPal client ID',
					help: 'The client ID of a REST API app. PayPal has one for live payments and one for its sandbox.',
					control: 'text',
					checks: [
						{
							pattern: '^(?:[0-9A-Za-z_-]{20,128})?$',
							problem:
								'The PayPal client ID was not saved. It has only letters, digits, dashes and underscores. Copy it again from your app.',
						},
					],
				},
				secret: {
					label: 'PayPal secret',
					help: 'PayPal shows it beside the client ID.',
					control: 'secret',
					checks: [
						{
							pattern: '^(?:[0-9A-Za-z_-]{20,128})?$',
							problem:
								'The PayPal secret was not saved. It has only letters, digits, dashes and underscores. Copy it again from your app.',
						},
					],
				},
				mode: {
					label: 'PayPal mode',
					help: 'The sandbox is for testing and charges no real money.',
					control: 'choice',
					choices: [
						{ value: '', label: 'Live: real money' },
						{ value: 'sandbox', label: 'Sandbox: test payments' },
					],
					default: '',
					problem:
						'The PayPal mode was not saved. Choose live or sandbox.',
				},
				webhook_id: {
					label: 'PayPal webhook ID',
					help: 'Usually empty, because this site creates the webhook. If the app can’t create one, this page shows the address for which to create it at PayPal. Then enter its ID.',
					control: 'text',
					checks: [
						{
							pattern: '^[0-9A-Z]{0,50}$',
							problem:
								'The PayPal webhook ID was not saved. It has only capital letters and digits. Copy it again from your app.',
						},
					],
				},
			},
		},
	},
	settings: {
		paypal_form: {
			label: 'PayPal’s old payment form',
			help: 'Collects payments without an app: only the email address of a PayPal account is needed. PayPal deprecated this form in January 2026 and may end it at any time after January 1, 2027. Apps and payment links will continue to work.',
			control: 'toggle',
			default: false,
			section: 'blocks',
		},
	},
	options: [ 'paypal' ],
	privacy: {
		title: 'PayPal',
		text: 'When you click “Pay with PayPal”, you are taken to PayPal, which learns what you buy and handles the payment. PayPal gives us your name, your email address, the amount and the payment ID, which we keep as a record of the sale. To block bots, we count the payments started from each connection for at most two days, without storing its IP address.',
	},
	externalServices: [
		{
			title: 'PayPal’s old payment form',
			services: [ 'paypal-form' ],
			use: 'collects payments if the site owner has turned it on and no app is connected.',
			when: 'only after an administrator has turned it on. The visitor’s browser contacts PayPal when the visitor clicks “Pay with PayPal”. Your server contacts PayPal to verify its notifications.',
			sends: 'the product’s name, price and quantity, the payee’s email address, and the address of the page. To verify a notification, its unchanged content.',
			terms: {
				terms: 'https://www.paypal.com/legalhub/paypal/useragreement-full',
				privacy: 'https://www.paypal.com/legalhub/paypal/privacy-full',
			},
		},
	],
} satisfies ExtensionFacts;
