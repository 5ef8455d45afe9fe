import { expect, php, setFaults, test } from '#e2e';
import { CLIENT } from '../../picker.mock';
import { asked, beginAnew } from './server-support';
import { connectGoogle, forgetConsents } from './google-support';

beginAnew();

test.beforeEach( async () => {
	await forgetConsents();
	await connectGoogle( CLIENT );
} );

test.afterAll( async () => {
	await connectGoogle( {} );
	await forgetConsents();
} );

const usersWithAccess = ( count: number ) =>
	php< number[] >(
		`$ids = array();
		for ( $number = 0; $number < $input; $number++ ) {
			$ids[] = $id = wp_insert_user( array( 'user_login' => uniqid( 'leaver' ), 'user_pass' => 'x', 'role' => 'author' ) );
			wp_set_current_user( $id );
			\\Dovetail\\External_Media\\Google_Account::take( \\Dovetail\\External_Media\\Google_Client::tokens( array( 'grant_type' => 'authorization_code', 'code' => 'consent' ) ) );
		}
		return $ids;`,
		count
	);

const leftOver = ( ids: readonly number[] ) =>
	php< number[] >(
		`return array_values( array_filter( $input, static fn( $id ) => (bool) get_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'dovetail_blocks_google_photos', true ) ) );`,
		ids
	);

test( 'deleting many users takes only a few seconds if Google does not respond', async () => {
	const ids = await usersWithAccess( 6 );
	await setFaults( {
		'POST google_photos:/revoke': { kind: 'late', ms: 20_000 },
	} );
	const start = Date.now();
	await php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( $input as $id ) {
			wp_delete_user( $id );
		}
		return 1;`,
		ids
	);
	expect( Date.now() - start ).toBeLessThan( 12_000 );
	expect( ( await asked( /^\/revoke$/ ) ).length ).toBeGreaterThan( 0 );
	expect( await leftOver( ids ) ).toEqual( [] );
} );
