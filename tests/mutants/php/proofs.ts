import { ofExtensions } from '../../e2e/support/of-extensions';

/**
 * Tests by the file of the build that they prove, besides the server tests in its own folder: parts of the paths of server
 * tests in other folders, and patterns of end-to-end tests, as Playwright takes them, tried in this order.
 */
type Proofs = Readonly< Record< string, readonly string[] > >;

const OF_THE_HOUSE: Proofs = {
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

/** PHP files that read posts, visitors, files or links, and the tests that cover them. */
export const PROOFS = [
	OF_THE_HOUSE,
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
