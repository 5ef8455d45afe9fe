import { ofExtensions } from '../../e2e/support/of-extensions';

/**
 * Tests that cover a built PHP file but are outside of its folder, in the order in which they run. Server tests are
 * listed by parts of their paths, browser tests by Playwright patterns.
 */
type Proofs = Readonly< Record< string, readonly string[] > >;

const SHARED_PROOFS: Proofs = {
	'includes/blocks/class-attributes.php': [],
	'includes/requests/class-client-ip.php': [ 'tests/e2e/client' ],
	'includes/settings/class-settings-fields.php': [ 'tests/e2e/settings' ],
	'shared/sign-up/server/class-posted-form.php': [],
	'includes/requests/class-http-client.php': [],
	'includes/requests/class-json.php': [],
	'includes/delivery/class-lock.php': [],
	'includes/requests/class-plain-text.php': [],
	'includes/delivery/class-queue.php': [],
	'includes/limits/class-rate-limit.php': [ 'tests/e2e/client' ],
};

const blocks = await ofExtensions< { proofs: Proofs } >( 'proofs' );

/** PHP files that read input (posts, visitors' data, files or links), with the tests that cover them. */
export const PROOFS = [
	SHARED_PROOFS,
	...blocks.map( ( { proofs } ) => proofs ),
]
	.flatMap( ( proofs ) => Object.entries( proofs ) )
	.reduce< Record< string, string[] > >(
		( all, [ file, tests ] ) => ( {
			...all,
			[ file ]: [ ...( all[ file ] ?? [] ), ...tests ],
		} ),
		{}
	);
