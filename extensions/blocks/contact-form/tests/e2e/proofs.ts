/** PHP files that the browser tests in this folder cover, for `npm run mutants -- --php`. */
export const proofs = {
	'shared/sign-up/server/class-posted-form.php': [
		'contact-form/tests/e2e/once',
	],
	'blocks/contact-form/server/intake/class-answers.php': [],
	'shared/validation/server/class-email.php': [],
};
