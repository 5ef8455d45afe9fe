<?php
namespace Dovetail\Likes\Tests;

use Dovetail\Below_Post\Tests\Own_Posts;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/below-post/server/tests/trait-own-posts.php';

final class LikesTest extends Test_Case {

	use Own_Posts;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'dovetail_blocks_settings', array( 'likes' => true ) );
	}

	public function test_authors_can_turn_off_likes_only_for_their_own_posts(): void {
		$this->assert_own_posts_alone( 'likes', 'jetpack_likes_enabled' );
	}

	public function test_a_receipt_is_valid_for_one_post_and_an_invalid_receipt_removes_no_like(): void {
		$post    = $this->create_post();
		$other   = $this->create_post();
		$receipt = $this->like( $post )['receipt'];
		$this->assertNotEmpty( $receipt );
		$this->like( $other );
		$this->assertSame( '1 like', $this->like( $other, $receipt )['count'] );
		foreach ( array( '1', '9' . substr( $receipt, 1 ), "{$receipt}0", str_pad( '9999999999-0000000000000000-', 92, '0' ) ) as $forged ) {
			$this->assertSame(
				array(
					'count'   => '1 like',
					'receipt' => '',
				),
				$this->like( $post, $forged ),
				$forged
			);
		}
		$this->assertSame( '', $this->like( $post, $receipt )['count'] );
	}

	public function test_a_like_stores_a_total_and_daily_counts_but_no_ip_address(): void {
		$post   = $this->create_post();
		$before = self::rows( $post );
		$this->like( $post );
		$rows = array_values( array_diff( self::rows( $post ), $before ) );
		sort( $rows );
		$this->assertCount( 3, $rows );
		$this->assertSame( '_dovetail_likes=1', $rows[0] );
		$this->assertMatchesRegularExpression( "/^dovetail_blocks_count_\\d{10}_like-$post-[0-9a-f]{32}=1$/", $rows[1] );
		$this->assertMatchesRegularExpression( '/^dovetail_blocks_count_\d{10}_likes-[0-9a-f]{32}=1$/', $rows[2] );
	}

	public function test_likes_by_a_visitor_over_the_daily_limit_add_no_database_rows(): void {
		global $wpdb;
		$post = $this->create_post();
		Rate_Limit::count( 'likes-' . Rate_Limit::client(), 200, DAY_IN_SECONDS, 200 );
		$this->assertSame( 'too_many_likes', $this->like( $post )['code'] );
		$this->assertSame( 429, $this->like_from( $post, '127.0.0.1' ) );
		$this->assertSame( array(), $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%like-$post-%'" ) );
	}

	public function test_one_visitor_can_like_a_post_at_most_six_times_a_day(): void {
		$post  = $this->create_post();
		$codes = array();
		for ( $press = 0; $press < 8; $press++ ) {
			$codes[] = $this->like( $post )['code'] ?? 'counted';
		}
		$this->assertSame( array_merge( array_fill( 0, 6, 'counted' ), array( 'too_many_likes', 'too_many_likes' ) ), $codes );
		$this->assertSame( '6 likes', $this->rest( 'GET', "/dovetail/v1/likes/$post" )->get_data()['count'] );
	}

	/** @dataProvider networks */
	public function test_likes_from_one_ipv6_network_are_limited_for_all_its_addresses_together( string $address, int $visitors, int $max ): void {
		$post     = $this->create_post();
		$statuses = array();
		for ( $visitor = 0; $visitor < $visitors; $visitor++ ) {
			$statuses[] = $this->like_from( $post, sprintf( $address, $visitor ) );
		}
		$this->assertCount( $max, array_keys( $statuses, 200, true ) );
	}

	public static function networks(): array {
		return array(
			'a 56-bit network' => array( '2a00:1:2:3%02x::1', 26, 24 ),
			'a 48-bit network' => array( '2a00:1:3:%x00::1', 98, 96 ),
		);
	}

	public function test_likes_from_other_ipv6_networks_count_after_one_network_reached_its_limit(): void {
		$post = $this->create_post();
		for ( $visitor = 0; $visitor < 5; $visitor++ ) {
			$this->assertSame( 200, $this->like_from( $post, sprintf( '2a00:1:%x::1', $visitor + 16 ) ) );
			self::fill_counts( $post, 96 );
		}
	}

	/** @dataProvider proxies */
	public function test_clients_of_an_intranet_address_share_one_limit_unless_it_is_a_trusted_proxy( string $from, int $full, int $second, string $trusted = '' ): void {
		$post = $this->create_post();
		update_option(
			'dovetail_blocks_settings',
			array(
				'likes'           => true,
				'trusted_proxies' => $trusted,
			)
		);
		$this->assertSame( 200, $this->like_from( $post, $from, '198.51.100.1' ) );
		self::fill_counts( $post, $full );
		$this->assertSame( $second, $this->like_from( $post, $from, '198.51.100.2' ) );
	}

	public static function proxies(): array {
		return array(
			'10.0.0.9'                       => array( '10.0.0.9', 1200, 429 ),
			'192.168.1.9'                    => array( '192.168.1.9', 1200, 429 ),
			'fd00::9'                        => array( 'fd00::9', 1200, 429 ),
			'one below the limit'            => array( '10.0.0.9', 1199, 200 ),
			'the proxy of this server'       => array( '127.0.0.1', 1200, 200 ),
			'a proxy that the owner entered' => array( '10.0.0.9', 1200, 200, '10.0.0.9' ),
		);
	}

	/** @dataProvider others */
	public function test_only_public_posts_can_be_liked( array $fields ): void {
		$id = $this->create_post( $fields );
		$this->assertSame( 'rest_post_invalid_id', $this->like( $id )['code'] );
	}

	public static function others(): array {
		return array(
			'a draft' => array( array( 'post_status' => 'draft' ) ),
			'a page'  => array( array( 'post_type' => 'page' ) ),
		);
	}

	public function test_liking_an_id_without_a_post_returns_an_error(): void {
		$this->assertSame( 'rest_post_invalid_id', $this->like( 0 )['code'] );
		$this->assertSame( 'rest_post_invalid_id', $this->like( 'x' )['code'] );
	}

	/**
	 * @param int|string $post
	 * @return array{count?: string, receipt?: string, code?: string}
	 */
	private function like( $post, string $receipt = '' ): array {
		return $this->rest( 'POST', "/dovetail/v1/likes/$post", array( 'receipt' => $receipt ) )->get_data();
	}

	/**
	 * Likes a post from an IP address, and returns the HTTP status. Registers the routes only once, so that many calls
	 * are fast.
	 */
	private function like_from( int $post, string $address, string $forwarded = '' ): int {
		$_SERVER['REMOTE_ADDR']          = $address;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
		return rest_do_request( new \WP_REST_Request( 'POST', "/dovetail/v1/likes/$post" ) )->get_status();
	}

	private static function fill_counts( int $post, int $number ): void {
		global $wpdb;
		self::assertGreaterThan( 0, $wpdb->query( "UPDATE {$wpdb->options} SET option_value = '$number' WHERE option_name LIKE '%like-$post-%'" ) );
	}

	/** @return string[] Options and meta values about likes. */
	private static function rows( int $post ): array {
		global $wpdb;
		return array_merge(
			$wpdb->get_col( "SELECT CONCAT( option_name, '=', option_value ) FROM {$wpdb->options} WHERE option_name LIKE '%like%'" ),
			$wpdb->get_col( "SELECT CONCAT( meta_key, '=', meta_value ) FROM {$wpdb->postmeta} WHERE post_id = $post" )
		);
	}
}
