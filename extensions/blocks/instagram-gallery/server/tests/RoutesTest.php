<?php
namespace Dovetail\Instagram_Gallery\Tests;

require_once __DIR__ . '/class-gallery-test-case.php';

final class RoutesTest extends Gallery_Test_Case {

	/** @dataProvider users */
	public function test_only_users_who_can_write_posts_get_galleries_and_no_response_contains_the_token( string $login, array $statuses ): void {
		if ( '' !== $login ) {
			$this->act_as( $login );
		}
		$requests = array(
			'connections'                  => array( 'connections', array() ),
			'connect-url'                  => array( 'connect-url', array() ),
			// A token cannot be used in place of a reference.
			'the gallery of a token'       => array( 'gallery', self::gallery( self::TOKEN ) ),
			'an unknown account'           => array( 'gallery', self::gallery( 'account-ffffffffffffffff' ) ),
		);
		$actual   = array();
		foreach ( $requests as $what => list( $path, $params ) ) {
			$answer          = $this->rest( 'GET', "/wpcom/v2/instagram-gallery/$path", $params );
			$actual[ $what ] = $answer->get_status();
			$this->assertStringNotContainsString( self::TOKEN, wp_json_encode( $answer->get_data() ) );
		}
		$this->assertSame( array_combine( array_keys( $requests ), $statuses ), $actual );
	}

	public static function users(): array {
		$allowed = array( 200, 409, 403, 404 );
		return array(
			'a visitor'        => array( '', array( 401, 401, 401, 401 ) ),
			'a contributor'    => array( 'contributor', $allowed ),
			'an author'        => array( 'author', $allowed ),
			'an administrator' => array( 'admin', $allowed ),
		);
	}

	private static function gallery( string $token ): array {
		return array(
			'access_token' => $token,
			'count'        => 30,
		);
	}
}
