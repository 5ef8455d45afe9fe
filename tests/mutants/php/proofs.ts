import { ofExtensions } from '../../e2e/support/of-extensions';

/**
 * Tests by the file of the build that they prove, besides the server tests in its own folder: parts of the paths of server
 * tests in other folders, and patterns of end-to-end tests, as Playwright takes them, tried in this order.
 */
export type Proofs = Readonly< Record< string, readonly string[] > >;

const OF_THE_HOUSE: Proofs = {
	'includes/class-attributes.php': [],
	'includes/class-client-ip.php': [ 'tests/e2e/client' ],
	'includes/class-settings-fields.php': [ 'tests/e2e/settings' ],
	'shared/sign-up/server/class-posted-form.php': [],
	'includes/class-http-client.php': [],
	'includes/class-json.php': [],
	'includes/class-lock.php': [],
	'includes/class-plain-text.php': [],
	'includes/class-queue.php': [],
	'includes/class-rate-limit.php': [ 'tests/e2e/client' ],
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
