import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { createPost, expect, php, siteUrl, test } from './support';
import { everyBlock } from './support/every-block';
import { ROLES, type Role } from './support/post-type';

/** The least powerful role that each route answers on a site without a platform, or `visitor`. */
const ROUTES: Record< string, Role | 'visitor' > = {
	'POST /payments/stripe': 'visitor',
	'GET /likes/{post}': 'visitor',
};

/** Creates a user of each role, named like it, and gives `others` only the right to edit posts of other users. */
const makeUsers = () =>
	php< Record< Role, string > >(
		`add_role( 'others', 'Others', array( 'read' => true, 'edit_others_posts' => true ) );
		$cookies = array();
		foreach ( $input as $role ) {
			$id     = username_exists( "role-$role" ) ?: wp_insert_user( array( 'user_login' => "role-$role", 'user_email' => "role-$role@example.org", 'user_pass' => wp_generate_password(), 'role' => $role ) );
			$until  = time() + HOUR_IN_SECONDS;
			$token  = WP_Session_Tokens::get_instance( $id )->create( $until );
			$pairs  = array( AUTH_COOKIE => 'auth', LOGGED_IN_COOKIE => 'logged_in' );
			$values = array();
			foreach ( $pairs as $name => $scheme ) {
				$values[] = $name . '=' . rawurlencode( wp_generate_auth_cookie( $id, $until, $scheme, $token ) );
			}
			$cookies[ $role ] = implode( '; ', $values );
		}
		return $cookies;`,
		ROLES
	);

const removeUsers = () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( $input as $role ) { wp_delete_user( (int) username_exists( "role-$role" ) ); }
		remove_role( 'others' );
		return 1;`,
		ROLES
	);

let cookies: Record< Role, string >;

test.beforeAll( async () => {
	cookies = await makeUsers();
} );

test.afterAll( removeUsers );

test( 'each REST route of the plugin answers the roles in its row and no others', async () => {
	const answered = await php< Record< string, string > >(
		`$routes = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				$callback = $handler['callback'] ?? null;
				$code     = is_array( $callback ) ? new ReflectionMethod( $callback[0], $callback[1] ) : ( $callback ? new ReflectionFunction( $callback ) : null );
				if ( ! $code || 0 !== strpos( (string) $code->getFileName(), realpath( DOVETAIL_BLOCKS_DIR ) ) ) { continue; }
				$name = implode( ',', array_keys( array_filter( $handler['methods'] ) ) ) . preg_replace( array( '~^/~', '~\\(\\?P<(\\w+)>[^)]*\\)~' ), array( ' /', '{$1}' ), $path );
				$able = array();
				foreach ( array_merge( array( 'visitor' ), $input ) as $role ) {
					wp_set_current_user( 'visitor' === $role ? 0 : username_exists( "role-$role" ) );
					if ( true === call_user_func( $handler['permission_callback'], new WP_REST_Request() ) ) { $able[] = $role; }
				}
				$routes[ $name ] = implode( ' ', $able );
			}
		}
		return $routes;`,
		ROLES
	);
	console.log( JSON.stringify( answered, null, 1 ) );
	expect( ROUTES ).toEqual( {} );
} );
