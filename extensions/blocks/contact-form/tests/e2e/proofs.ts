/** PHP files these tests cover, for `npm run mutants -- --php`. */
export const proofs = {
	'includes/class-csv.php': [ 'contact-form/tests/e2e/export' ],
	'shared/validation/server/class-email.php': [
		'contact-form/tests/e2e/texts',
	],
	'shared/sign-up/server/class-posted-form.php': [
		'contact-form/tests/e2e/(once|hostile-messages)',
	],
	'blocks/contact-form/server/class-answers.php': [
		'contact-form/tests/e2e/(export|mails)',
		'contact-form/tests/e2e/(privacy|sending|hostile-messages)',
	],
	'blocks/contact-form/server/class-validator.php': [
		'contact-form/tests/e2e/sending',
		'contact-form/tests/e2e/hostile-messages',
	],
};
