/** PHP files these tests cover, for `npm run mutants -- --php`. */
export const proofs = {
	'shared/sign-up/server/class-consent.php': [
		'subscriptions/tests/e2e/consent',
	],
	'shared/sign-up/server/class-posted-form.php': [
		'subscriptions/tests/e2e/server',
	],
	...Object.fromEntries(
		[ 'address', 'columns', 'file', 'list', 'seen', 'status', 'table' ].map(
			( name ) => [
				`blocks/subscriptions/server/import/class-import-${ name }.php`,
				[ 'subscriptions/tests/e2e/import' ],
			]
		)
	),
	'blocks/subscriptions/server/import/class-import.php': [
		'subscriptions/tests/e2e/import',
	],
	'blocks/subscriptions/server/sign-up/class-links.php': [
		'subscriptions/tests/e2e/links',
		'subscriptions/tests/e2e/server',
	],
	'blocks/subscriptions/server/sign-up/class-opt-in.php': [
		'subscriptions/tests/e2e/server',
		'subscriptions/tests/e2e/(consent|import)',
	],
};
