/**
 * What of the plugin reads a post, a visitor, a file or a link, and the end-to-end tests that run it without a page; they
 * are tried in this order.
 */
export const PROOFS: Readonly< Record< string, readonly string[] > > = {
	'includes/class-attributes.php': [ 'tests/e2e/attributes' ],
	'includes/class-client-ip.php': [ 'tests/e2e/client' ],
	'includes/class-csv.php': [
		'contact-form/tests/e2e/export',
		'subscriptions/tests/e2e/export',
	],
	'includes/class-fields.php': [
		'wordads/tests/e2e/slots',
		'tests/e2e/settings',
	],
	'includes/class-rate-limit.php': [ 'tests/e2e/lock', 'tests/e2e/client' ],
	'shared/validation/server/class-email.php': [
		'contact-form/tests/e2e/texts',
	],
	'shared/sign-up/server/class-consent.php': [
		'contact-form/tests/e2e/newsletter',
		'subscriptions/tests/e2e/consent',
	],
	'shared/sign-up/server/class-form.php': [
		'newsletter/tests/e2e/providers',
		'mailchimp/tests/e2e/(outbox|members|mailchimp)',
	],
	'shared/sign-up/server/class-posted-form.php': [
		'subscriptions/tests/e2e/server',
		'contact-form/tests/e2e/(once|hostile-messages|limits)',
		'mailchimp/tests/e2e/mailchimp',
	],
	'blocks/contact-form/server/class-answers.php': [
		'contact-form/tests/e2e/(newsletter|export|mails)',
		'contact-form/tests/e2e/(privacy|sending|hostile-messages)',
	],
	'blocks/contact-form/server/class-validator.php': [
		'contact-form/tests/e2e/sending',
		'contact-form/tests/e2e/hostile-messages',
	],
	'blocks/subscriptions/server/class-import-file.php': [
		'subscriptions/tests/e2e/import',
	],
	'blocks/subscriptions/server/class-import.php': [
		'subscriptions/tests/e2e/import',
	],
	'blocks/subscriptions/server/class-links.php': [
		'subscriptions/tests/e2e/links',
		'subscriptions/tests/e2e/(server|strangers)',
	],
	'blocks/subscriptions/server/class-opt-in.php': [
		'subscriptions/tests/e2e/server',
		'subscriptions/tests/e2e/(strangers|consent)',
	],
};
