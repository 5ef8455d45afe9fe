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
	description: 'Sell something, or ask for a payment, with a PayPal button.',
	category: 'earn',
	keywords: [ 'buy', 'commerce', 'credit card', 'payments', 'shop' ],
	coreStyles: [ 'wp-block-button' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
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

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	connections: {
		paypal: {
			name: 'PayPal',
			purpose:
				'Takes payments to your own PayPal account, and tells this site when they have arrived.',
			group: 'payments',
			type: 'payments',
			method: 'fields',
			where: 'https://developer.paypal.com/dashboard/applications/live',
			steps: [
				'<a>Open your apps at PayPal</a> and press “Create App”. You need a business account.',
				'Copy the client ID and the secret of the app.',
				'Paste both below. This site makes the webhook itself.',
			],
			help: 'Your own app at PayPal.',
			when: 'only after an administrator has entered an app. Your server asks when a visitor presses a button “Pay with PayPal” and returns, when PayPal sends a notification, and when the app is checked. The visitor’s browser then opens PayPal’s own page.',
			sends: 'the app, the name, price and number of what is bought, the email address of the payee, and the address of the page. The visitor enters everything else at PayPal; this site gets the visitor’s name and email address from there, and no card or account.',
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
					help: 'Of a REST API app. PayPal keeps one for live payments and one for its sandbox.',
					control: 'text',
					checks: [
						{
							pattern: '^(?:[0-9A-Za-z_-]{20,128})?$',
							problem:
								'The PayPal client ID was not changed: it has letters, digits, dashes and underscores only. Copy it again from your app.',
						},
					],
				},
				secret: {
					label: 'PayPal secret',
					help: 'It is shown beside the client ID.',
					control: 'secret',
					checks: [
						{
							pattern: '^(?:[0-9A-Za-z_-]{20,128})?$',
							problem:
								'The PayPal secret was not changed: it has letters, digits, dashes and underscores only. Copy it again from your app.',
						},
					],
				},
				mode: {
					label: 'PayPal mode',
					help: 'The sandbox is for trying out: no real money moves there.',
					control: 'choice',
					choices: [
						{ value: '', label: 'Live: real money' },
						{ value: 'sandbox', label: 'Sandbox: for trying out' },
					],
					default: '',
					problem:
						'The PayPal mode was not changed: choose live or sandbox.',
				},
				webhook_id: {
					label: 'PayPal webhook ID',
					help: 'Leave it empty: this site makes the webhook itself, where the app may. If it says that it could not, make one at PayPal for the address it names, and enter its ID.',
					control: 'text',
					checks: [
						{
							pattern: '^[0-9A-Z]{0,50}$',
							problem:
								'The PayPal webhook ID was not changed: it has capital letters and digits only. Copy it again from your app.',
						},
					],
				},
			},
		},
	},
	settings: {
		paypal_form: {
			label: 'PayPal’s old payment form',
			help: 'Takes payments with only the email address of a PayPal account if no app is connected. PayPal deprecated this form in January 2026 and may end it at any time after 1 January 2027. Your own app, or a payment link, continues to work.',
			control: 'toggle',
			default: false,
			section: 'blocks',
		},
	},
	options: [ 'paypal' ],
	privacy: {
		title: 'PayPal',
		text: 'When you press a button “Pay with PayPal”, you are led to PayPal, which learns what you buy and handles the payment. PayPal gives us your name, your email address, the amount and the number of the payment, which we keep as a record of the sale. To keep robots away we count for at most two days how often payments are begun from a connection, without storing its address.',
	},
	externalServices: [
		{
			title: 'PayPal’s old payment form',
			services: [ 'paypal-form' ],
			use: 'takes payments where the owner has switched it on and no app is connected.',
			when: 'only after an administrator has switched it on: by the visitor’s browser when she presses a button “Pay with PayPal”, and by your server to have PayPal’s notifications verified.',
			sends: 'name, price and number of what is bought, the email address that is to be paid, and the address of the page; each notification as it came.',
			terms: {
				terms: 'https://www.paypal.com/legalhub/paypal/useragreement-full',
				privacy: 'https://www.paypal.com/legalhub/paypal/privacy-full',
			},
		},
	],
} satisfies ExtensionFacts;
