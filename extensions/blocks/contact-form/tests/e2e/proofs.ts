/** PHP files these tests cover, for `npm run mutants -- --php`. */
export const proofs = {
	'shared/sign-up/server/class-posted-form.php': [
		'contact-form/tests/e2e/(once|hostile-messages)',
	],
	'blocks/contact-form/server/class-answers.php': [
		'contact-form/tests/e2e/hostile-messages',
	],
	'blocks/contact-form/server/class-validator.php': [
		'contact-form/tests/e2e/hostile-messages',
	],
	'shared/validation/server/class-email.php': [],
};
