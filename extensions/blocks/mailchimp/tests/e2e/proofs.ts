/** PHP files these tests cover, for `npm run mutants -- --php`. */
export const proofs = {
	'shared/sign-up/server/class-form.php': [ 'mailchimp/tests/e2e/mailchimp' ],
	'shared/sign-up/server/class-posted-form.php': [
		'mailchimp/tests/e2e/mailchimp',
	],
};
