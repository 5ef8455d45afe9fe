<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Links;
use Dovetail\Subscriptions\Page;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

final class LinksTest extends Test_Case {
	use Subscription_Forms;

	/** @var array<string, string> The link that confirms a subscription. */
	private $confirm;

	/** @var array<string, string> The link that ends it. */
	private $leave;

	protected function setUp(): void {
		parent::setUp();
		self::send( 'a@example.com' );
		self::send( 'b@example.com' );
		$this->confirm = self::confirm_query( self::subscribers()[0] );
		$this->leave   = self::query( Links::unsubscribe( self::subscribers()[0] ) );
	}

	public function test_a_link_holds_for_seven_days(): void {
		$this->assertSame( 'ok', self::state( $this->confirm ) );
		$this->assertSame( 'ok', self::state( $this->leave ) );
		$this->assertSame( 7, (int) round( ( $this->confirm['until'] - time() ) / DAY_IN_SECONDS ) );
		Clock::pass( 7 * DAY_IN_SECONDS + 1 );
		$this->assertSame( 'expired', self::state( $this->confirm ) );
		$this->assertSame( 'ok', self::state( $this->leave ) );
	}

	/** @dataProvider changes */
	public function test_a_link_that_was_changed_is_broken( callable $change ): void {
		$this->assertSame( 'broken', self::state( $change( $this->confirm ) ) );
	}

	public static function changes(): array {
		$set = static fn( string $name, $value ): array => array( static fn( $query ) => array( $name => $value ) + $query );
		return array(
			'another person'  => array( static fn( $query ) => array( 'subscriber' => (string) self::subscribers()[1]->ID ) + $query ),
			'another action'  => $set( 'dovetail-subscription', 'unsubscribe' ),
			'a longer time'   => array( static fn( $query ) => array( 'until' => (string) ( $query['until'] + 1 ) ) + $query ),
			'no key'          => $set( 'key', '' ),
			'a list'          => $set( 'key', array( 'x' ) ),
			'a post'          => $set( 'subscriber', '1' ),
			'SQL'             => $set( 'subscriber', '1 OR 1=1' ),
			'an unknown word' => $set( 'dovetail-subscription', 'delete' ),
			'nothing'         => array( static fn() => array() ),
		);
	}

	public function test_a_link_that_is_only_looked_at_changes_nothing(): void {
		$this->assertSame( 'Confirm subscription', Page::answer( $this->confirm, false )['button'] );
		$this->assertSame( 'Unsubscribe', Page::answer( $this->leave, false )['button'] );
		$this->assertSame( 'dovetail-pending', self::subscribers()[0]->post_status );
	}

	public function test_a_link_says_so_when_the_database_refuses_and_changes_nothing(): void {
		$posts   = $GLOBALS['wpdb']->posts;
		$pattern = "~^\\s*(UPDATE|DELETE FROM).*$posts~is";
		foreach ( array( $this->confirm, $this->leave ) as $query ) {
			$this->assertSame( 'Something went wrong', self::while_refusing( $pattern, static fn() => Page::answer( $query, true ) )['title'] );
		}
		wp_cache_flush();
		$this->assertSame( array( 'dovetail-pending', 'dovetail-pending' ), array_column( self::subscribers(), 'post_status' ) );
	}

	public function test_a_link_confirms_also_when_it_is_followed_twice_and_is_gone_with_the_subscriber(): void {
		$this->assertSame( 'You are subscribed', Page::answer( $this->confirm, true )['title'] );
		$this->assertSame( 'You are subscribed', Page::answer( $this->confirm, true )['title'] );
		$this->assertSame( 'You are unsubscribed', Page::answer( $this->leave, true )['title'] );
		$this->assertSame( 'gone', self::state( $this->confirm ) );
		$this->assertSame( 'gone', self::state( $this->leave ) );
	}

	private static function state( array $query ): string {
		return Links::read( $query )['state'];
	}
}
