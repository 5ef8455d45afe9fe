<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

/** Lists the plugin's REST routes by the least powerful role that may call them. Add new routes here. */
final class PermissionsTest extends Test_Case {

	private const ROUTES = array(
		'visitor'       => array(
			'GET /dovetail/v1/likes/{post}',
			'GET /wpcom/v2/podcast-player/{post}/{block}',
			'POST /dovetail/v1/likes/{post}',
			'POST /dovetail/v1/mailchimp',
			'POST /dovetail/v1/newsletter',
			'POST /dovetail/v1/payments/stripe',
			'POST /dovetail/v1/subscribers',
			'POST /dovetail/v1/subscribers/bounces/{key}',
		),
		'contributor'   => array(
			'GET /dovetail/v1/mailing-lists',
			'GET /dovetail/v1/map-link',
			'GET /dovetail/v1/newsletter/provider',
			'GET /dovetail/v1/places',
			'GET /dovetail/v1/share-buttons',
			'GET /dovetail/v1/publicize/{post}',
			'GET /dovetail/v1/restaurants',
			'GET /dovetail/v1/seo-plugin',
			'GET /dovetail/v1/simple-payments/shop',
			'GET /dovetail/v1/subscribers/consent',
			'GET /dovetail/v1/subscribers/mailing',
			'GET /dovetail/v1/payments/last-used',
			'GET /dovetail/v1/payments/total',
			'GET /jetpack/v4/connection/url',
			'GET /jetpack/v4/jetpack_crm',
			'GET /jetpack/v4/site',
			'GET /wpcom/v2/business-hours/localized-week',
			'GET /wpcom/v2/google-calendar',
			'GET /wpcom/v2/instagram-gallery/connect-url',
			'GET /wpcom/v2/instagram-gallery/connections',
			'GET /wpcom/v2/instagram-gallery/gallery',
			'GET /wpcom/v2/mailchimp',
			'GET /wpcom/v2/mailchimp/groups',
			'GET /wpcom/v2/mailchimp/lists',
			'GET /wpcom/v2/map/key',
			'GET /wpcom/v2/memberships/status',
			'GET /wpcom/v2/podcast-player',
			'GET /wpcom/v2/publicize/connection-test-results',
			'GET /wpcom/v2/resolve-redirect/{url}',
			'GET /wpcom/v2/subscribers/count',
			'GET /wpcom/v2/tweetstorm/gather',
			'GET /wpcom/v2/wordads/slots',
			'POST /dovetail/v1/embed-preview/{slug}',
			'POST /dovetail/v1/publicize/{post}',
			'POST /dovetail/v1/publicize/{post}/again',
			'POST /dovetail/v1/publicize/{post}/cancel',
			'POST /dovetail/v1/subscribers/preview',
			'POST /dovetail/v1/subscribers/test',
			'POST /wpcom/v2/tweetstorm/generate-cards',
			'POST /wpcom/v2/tweetstorm/parse',
		),
		'author'        => array(
			'DELETE /wpcom/v2/external-media/connection/google_photos',
			'GET /dovetail/v1/media-relay/{service}/{id}/{file}',
			'GET /wpcom/v2/external-media/connection/google_photos',
			'GET /wpcom/v2/external-media/list/{service}',
			'POST /dovetail/v1/thread-media',
			'POST /rest/v1.1/external-media-upload',
			'POST /wpcom/v2/external-media/copy/{service}',
			'POST /wpcom/v2/memberships/product',
			'POST /wpcom/v2/memberships/products',
		),
		'administrator' => array(
			'GET /dovetail/v1/connections',
			'GET /dovetail/v1/form-recipient',
			'GET /jetpack/v4/plugins',
			'GET /wpcom/v2/memberships/checkout/{key}',
			'POST /dovetail/v1/connections/{connection}',
			'POST /dovetail/v1/connections/{connection}/check',
			'POST /jetpack/v4/jetpack_crm',
			'POST /jetpack/v4/plugins',
			'POST /jetpack/v4/plugins/{plugin}',
			'POST /wpcom/v2/mailchimp/subscribe',
			'POST /wpcom/v2/map/key',
			'POST /wpcom/v2/memberships/checkout',
		),
	);

	private const ROLES = array( 'visitor', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );

	public function test_the_plugin_registers_exactly_the_rest_routes_in_the_test_list(): void {
		$this->assertEqualsCanonicalizing( array_merge( ...array_values( self::ROUTES ) ), array_keys( self::permissions() ) );
	}

	/** @dataProvider roles */
	public function test_a_rest_route_accepts_exactly_its_minimum_role_and_higher_ones( string $role ): void {
		$this->become( $role );
		$answered = array();
		foreach ( self::permissions() as $route => $may_call ) {
			if ( true === $may_call( new \WP_REST_Request() ) ) {
				$answered[] = $route;
			}
		}
		$this->assertEqualsCanonicalizing( self::routes_of( $role ), $answered );
	}

	public static function roles(): array {
		$roles = array_merge( self::ROLES, array( 'others' ) );
		return array_combine( $roles, array_map( static fn( $role ) => array( $role ), $roles ) );
	}

	/** @dataProvider roles */
	public function test_wordpress_routes_for_emails_accept_only_administrators( string $role ): void {
		$mail = $this->create_post( array( 'post_type' => 'dovetail_mail' ) );
		$this->become( $role );
		$answers = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			if ( 0 !== strpos( $path, '/wp/v2/dovetail_mail' ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				$request = new \WP_REST_Request();
				$request->set_default_params( array( 'id' => $mail, 'parent' => $mail ) );
				$answers[ $path ] = ( $answers[ $path ] ?? false ) || true === call_user_func( $handler['permission_callback'], $request );
			}
		}
		// The tested routes are those of the email list, of one email, and of its revisions and autosaves.
		$this->assertGreaterThanOrEqual( 6, count( $answers ) );
		$this->assertSame( 'administrator' === $role, in_array( true, $answers, true ), (string) wp_json_encode( $answers ) );
	}

	/** @return string[] Routes that accept requests of a role. */
	private static function routes_of( string $role ): array {
		// Users who may edit only the posts of others get the same response as visitors.
		$roles = 'others' === $role ? array( 'visitor' ) : array_slice( self::ROLES, 0, array_search( $role, self::ROLES, true ) + 1 );
		return array_merge( ...array_values( array_intersect_key( self::ROUTES, array_flip( $roles ) ) ) );
	}

	private function become( string $role ): void {
		if ( 'visitor' === $role ) {
			wp_set_current_user( 0 );
			return;
		}
		$id = $this->create_user( "role-$role", 'others' === $role ? 'subscriber' : $role );
		if ( 'others' === $role ) {
			get_user_by( 'id', $id )->add_cap( 'edit_others_posts' );
		}
		wp_set_current_user( $id );
	}

	/** @return array<string, callable> Permission callbacks of the plugin's routes, by method and path. */
	private static function permissions(): array {
		$permissions = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				if ( self::is_ours( $handler['callback'] ?? null ) ) {
					$methods = implode( ',', array_keys( array_filter( $handler['methods'] ) ) );
					$name    = $methods . ' ' . preg_replace( '~\(\?P<(\w+)>[^)]*\)~', '{$1}', $path );
					self::assertArrayNotHasKey( $name, $permissions );
					$permissions[ $name ] = $handler['permission_callback'];
				}
			}
		}
		return $permissions;
	}

	private static function is_ours( $callback ): bool {
		if ( ! $callback ) {
			return false;
		}
		$code = is_array( $callback ) ? new \ReflectionMethod( $callback[0], $callback[1] ) : new \ReflectionFunction( $callback );
		return 0 === strpos( (string) $code->getFileName(), realpath( DOVETAIL_BLOCKS_DIR ) );
	}
}
