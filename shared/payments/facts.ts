import type { ExtensionFacts } from '#shared/definitions';

/** Build-time facts of all blocks that accept payments: the owner's Stripe account, and the stored payment data. */
export const facts = {
	connections: {
		stripe: {
			name: 'Stripe',
			purpose:
				'Takes donations and payments for plans to your own account.',
			group: 'payments',
			type: 'payments',
			method: 'fields',
			where: 'https://dashboard.stripe.com/apikeys',
			steps: [
				'<a>Open the API keys of your Stripe account</a>. If you have no account, create one first: https://dashboard.stripe.com/register.',
				'Copy the secret key. To try it out first, use a sandbox: its keys move no money.',
				'Paste the key below and save.',
			],
			details: [
				'A restricted key works too. It needs the permission to write Checkout Sessions, Products, Prices, Webhook Endpoints and Customer portal. It also needs the permission to read Charges and Refunds, Disputes, PaymentIntents and Invoices.',
				'If your key can’t create webhook endpoints, add an endpoint in Stripe and enter its signing secret, which begins with whsec_. Choose all checkout.session and refund events for it. Also choose invoice.paid, invoice.payment_failed, customer.subscription.deleted, charge.refunded, charge.dispute.created and charge.dispute.closed.',
			],
			help: 'You need only the secret key of your Stripe account. Visitors pay on Stripe’s own page; no card number ever reaches this site.',
			fields: {
				key: {
					label: 'Stripe key',
					help: 'Begins with sk_ or rk_. With a test key (sk_test_, rk_test_) no money moves.',
					control: 'secret',
					checks: [
						{
							pattern: '^pk_',
							isRefused: true,
							problem:
								'The Stripe key was not saved: this is the publishable key. Copy the secret key, or make a restricted one.',
						},
						{
							pattern:
								'^(?:[sr]k_(?:live|test)_[0-9A-Za-z]{8,250})?$',
							problem:
								'The Stripe key was not saved: a key begins with sk_live_, rk_live_, sk_test_ or rk_test_. Copy it again from Stripe.',
						},
					],
				},
				secret: {
					label: 'Signing secret of the webhook endpoint',
					help: 'Leave this empty. The site creates the webhook endpoint in your account itself.',
					control: 'secret',
					isOptional: true,
					checks: [
						{
							pattern: '^(?:whsec_[0-9A-Za-z+/=]{8,250})?$',
							problem:
								'The signing secret was not saved: it begins with whsec_. Copy it again from Stripe.',
						},
					],
				},
			},
			when: 'only after an administrator has entered a key. Your server asks when a visitor begins to pay and returns, and when the key is checked. It asks once an hour while a payment is not finished. Stripe itself reports payments and refunds to your site.',
			sends: 'what is paid for, how much and how often, the address of the page to return to, and the key. What visitors enter at Stripe, such as card and email address, goes only to Stripe. Stripe tells this site their name and email address.',
			terms: {
				terms: 'https://stripe.com/legal/ssa',
				privacy: 'https://stripe.com/privacy',
			},
			mockValues: {
				key: 'sk_test_0123456789abcdef',
				secret: 'whsec_0123456789abcdef',
			},
			check: 'Dovetail\\Payments\\Stripe_Account',
		},
	},
	options: [ 'payments', 'stripe_account', 'stripe_event' ],
	privacy: {
		title: 'Payments',
		text: 'When you pay or donate, you are led to the service that takes the money. It learns what you pay for and everything that you enter there. Your card number never reaches this site. The service tells this site the amount, the date, what was paid for and on which page, and a reference. If you gave your name and email address, it tells these as well. This site keeps all of that. These records are kept for as long as bookkeeping requires; on request your name and email address are erased from them. A payment that was begun and never made is forgotten after a day. When you send a payment form, a cookie with a random number keeps your payment apart from those of other visitors; it says nothing else about you and ends when you close your browser. To keep robots away we count for at most two hours how often payments are begun from a connection, without storing its address.',
	},
} satisfies ExtensionFacts;
