<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Manual_Share;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-sharing-test-case.php';

final class ShareAbilityTest extends Sharing_Test_Case {

	public function setUp(): void {
		parent::setUp();
		$this->connect_only( array() );
	}

	public function test_the_ability_shares_an_old_post_once_to_the_connected_accounts(): void {
		$post = $this->create_post( array( 'post_title' => 'Rye bread', 'post_date' => '2020-01-01 12:00:00' ), 'author' );
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->act_as( 'author' );
		$answer = self::ability( compact( 'post' ) );
		$this->assertSame( array( 'mastodon' => 'waiting' ), array_column( $answer['shares'], 'state', 'id' ) );
		$this->share( $post );
		$answer = self::ability( compact( 'post' ) );
		$this->assertSame( array( 'mastodon' => 'done' ), array_column( $answer['shares'], 'state', 'id' ) );
		$this->share( $post );
		$this->set_status( $post, 'draft' );
		$this->set_status( $post, 'publish' );
		$this->share( $post );
		$this->assertCount( 1, $this->statuses() );
	}

	public function test_the_ability_shares_to_the_given_connections_and_retries_failed_shares(): void {
		$post = $this->create_post();
		$this->connect_only( array( 'mastodon' => self::MASTODON, 'bluesky' => self::BLUESKY ) );
		$this->act_as( 'admin' );
		$input = array( 'post' => $post, 'connections' => array( 'mastodon', 'mastodon' ) );
		self::ability( $input );
		$this->assertSame( array( 'mastodon' => 'waiting' ), $this->states( $post ) );
		$this->change_row( $post, 'mastodon', array( 'state' => 'failed' ) );
		self::ability( $input );
		$this->assertSame( array( 'mastodon' => 'waiting' ), $this->states( $post ) );
	}

	public function test_the_ability_returns_the_state_of_a_scheduled_share(): void {
		$post = $this->publish_waiting();
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->act_as( 'admin' );
		$this->assertTrue( Manual_Share::plan( get_post( $post ), 'mastodon', Clock::now() + DAY_IN_SECONDS ) );
		$this->assertSame( array( 'mastodon' => 'planned' ), array_column( self::ability( compact( 'post' ) )['shares'], 'state', 'id' ) );
	}

	/** @dataProvider refusals */
	public function test_a_post_that_cannot_be_shared_is_rejected_with_a_reason( array $fields, array $accounts, array $connections, string $code ): void {
		$post = $this->create_post( $fields );
		$this->connect_only( array_intersect_key( self::ALL, array_flip( $accounts ) ) );
		$this->act_as( 'admin' );
		$this->assertSame( $code, self::ability( compact( 'post' ) + array_filter( compact( 'connections' ) ) )->get_error_code() );
		$this->assertSame( array(), Shares::all( $post ) );
	}

	public static function refusals(): array {
		return array(
			'a draft'                 => array( array( 'post_status' => 'draft' ), array( 'mastodon' ), array(), 'post_not_public' ),
			'a post with a password'  => array( array( 'post_password' => 'secret' ), array( 'mastodon' ), array(), 'post_not_public' ),
			'a site without accounts' => array( array(), array(), array(), 'connection_missing' ),
			'an unknown connection'   => array( array(), array( 'mastodon' ), array( 'mastodon', 'pigeon' ), 'connection_unknown' ),
		);
	}

	public function test_authors_can_share_only_their_own_posts_and_contributors_cannot_share(): void {
		$post = $this->create_post();
		$own  = $this->create_post( array( 'post_status' => 'draft' ), 'contributor' );
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->set_status( $own, 'publish' );
		Shares::forget( $own );
		foreach ( array( 'author' => $post, 'contributor' => $own ) as $login => $id ) {
			$this->act_as( $login );
			$this->assertSame( 'ability_invalid_permissions', self::ability( array( 'post' => $id ) )->get_error_code() );
			$this->assertSame( array(), Shares::all( $id ) );
		}
	}

	/** @return array|\WP_Error */
	private static function ability( array $input ) {
		return wp_get_ability( 'dovetail-blocks/share-post' )->execute( $input );
	}
}
