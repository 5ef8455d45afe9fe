/** PHP files these tests cover, for `npm run mutants -- --php`. */
export const proofs = {
	'shared/sign-up/server/class-form.php': [ 'newsletter/tests/e2e/undrawn' ],
};
