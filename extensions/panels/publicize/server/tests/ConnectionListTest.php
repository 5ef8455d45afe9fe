<?php
namespace Dovetail\Publicize\Tests;

require_once __DIR__ . '/class-sharing-test-case.php';

final class ConnectionListTest extends Sharing_Test_Case {

	// spec: 002-7-8
	public function test_each_complete_account_is_listed_once_and_incomplete_accounts_are_hidden(): void {
		$this->disconnect_platform();
		$this->assertSame( array(), $this->list() );
		$this->connect(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => array( 'password' => '' ) + self::BLUESKY,
				'webhook'  => self::WEBHOOK,
			)
		);
		$list = $this->list();
		$this->assertCount( 2, $list );
		$this->assertEquals(
			array(
				'id'                   => 'mastodon',
				'service_name'         => 'mastodon',
				'display_name'         => 'Mastodon',
				'enabled'              => true,
				'toggleable'           => true,
				'test_success'         => true,
				'test_message'         => '',
				'can_refresh'          => false,
				'profile_display_name' => '@bakery@social.example',
				'profile_picture'      => '',
			),
			$list[0]
		);
		$this->assert_has(
			array(
				'id'           => 'webhook',
				'test_success' => true,
			),
			$list[1]
		);
	}

	public function test_a_revoked_token_must_be_replaced_and_only_administrators_get_a_link_to_do_so(): void {
		$this->connect_only( array( 'mastodon' => array( 'token' => 'revoked-token-of-the-bakery' ) + self::MASTODON ) );
		$seen = $this->list()[0];
		$this->assert_has(
			array(
				'test_success' => 'must_reauth',
				'can_refresh'  => true,
				'refresh_text' => 'Refresh Mastodon',
			),
			$seen
		);
		$this->assertMatchesRegularExpression( '/^Mastodon rejected this access token\./', $seen['test_message'] );
		$this->assertStringEndsWith( '?page=dovetail-connections&connection=mastodon&publicize_popup=true', $seen['refresh_url'] );
		$seen = $this->list( 'author' )[0];
		$this->assert_has(
			array(
				'test_success' => 'must_reauth',
				'can_refresh'  => false,
			),
			$seen
		);
		$this->assertArrayNotHasKey( 'refresh_url', $seen );
		$this->connect( array( 'mastodon' => self::MASTODON ) );
		$this->assertTrue( $this->list()[0]['test_success'] );
	}

	public function test_the_connection_test_fails_until_the_network_responds_again(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		delete_option( 'dovetail_blocks_connection_state_mastodon' );
		self::set_faults( array( 'GET mastodon:/api/v1/accounts/verify_credentials' => 'not-json' ) );
		$this->assertFalse( $this->list()[0]['test_success'] );
		self::set_faults( array() );
		$this->assertTrue( $this->list()[0]['test_success'] );
	}

	public function test_connections_of_the_site_and_the_platform_are_listed_independently_of_each_other(): void {
		$ids = fn() => array_column( $this->list(), 'id' );
		$this->assertSame( array( '101', '102' ), $ids() );
		$this->connect( array( 'mastodon' => self::MASTODON ) );
		$this->assertSame( array( 'mastodon', '101', '102' ), $ids() );
		self::set_faults( array( 'GET /wpcom/v2/publicize/connection-test-results' => 'cut' ) );
		$this->assertSame( array( 'mastodon', '101', '102' ), $ids() );
		delete_option( 'dovetail_blocks_publicize_of_platform' );
		$this->assertSame( array( 'mastodon' ), $ids() );
	}

	private function list( string $user = 'admin' ): array {
		$this->act_as( $user );
		return $this->rest( 'GET', '/wpcom/v2/publicize/connection-test-results' )->get_data();
	}
}
