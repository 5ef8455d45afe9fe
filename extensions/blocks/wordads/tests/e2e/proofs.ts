/** PHP files that these tests cover, for `npm run mutants -- --php`. */
export const proofs = {
	'includes/settings/class-settings-fields.php': [
		'wordads/tests/e2e/wordads',
	],
};
