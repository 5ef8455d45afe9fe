<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Payments_Screen;
use Dovetail\Payments\Stripe_Account;
use Dovetail\Payments\Stripe_Events;
use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class WebhookReceiverTest extends Test_Case {
	use Stripe_Mock;

	public function test_the_site_subscribes_to_exactly_the_events_that_it_records(): void {
		self::connect();
		$this->assertSame( array_keys( Stripe_Events::EVENTS ), self::stripe()['endpoints'][0]['enabled_events'] );
		foreach ( Stripe_Events::EVENTS as $record ) {
			$this->assertTrue( method_exists( ...$record ) );
		}
	}

	/** @dataProvider failures */
	public function test_the_last_failure_and_its_reason_are_shown_until_a_notification_is_recorded( callable $fail, string $reason ): void {
		list( , $completed ) = $this->pay();
		$this->assertSame( 'good', Webhook_Receiver::run_test()['status'] );
		$fail( $this, $completed );
		$this->assertCount( 1, Webhook_Receiver::problems() );
		$this->assertStringContainsString( 'A payment notification from Stripe failed on', Webhook_Receiver::problems()[0] );
		$this->assertStringContainsString( $reason, Webhook_Receiver::problems()[0] );
		$this->assertStringContainsString( esc_html( $reason ), self::screen() );
		$this->assert_has( array( 'status' => 'recommended', 'test' => 'dovetail_blocks_webhooks' ), self::site_health() );
		$this->assertSame( 200, self::deliver( $completed, array( 'moment' => Clock::now() ) ) );
		$this->assertSame( array(), Webhook_Receiver::problems() );
		$this->assertStringNotContainsString( 'notice-warning', self::screen() );
		$this->assertSame( 'good', self::site_health()['status'] );
	}

	public static function failures(): array {
		return array(
			'a signature with another secret' => array( static fn( $test, $event ) => self::forge_on_two_days( $event ), 'The notification’s signature was not valid, so the notification may not be from Stripe.' ),
			'an event of another account'     => array( static fn( $test, $event ) => self::deliver( array( 'account' => 'acct_other' ) + $event ), 'The notification was for another account' ),
			'an event of the other mode'      => array( static fn( $test, $event ) => self::deliver( array( 'livemode' => true ) + $event ), 'mixed live and test payments' ),
			'a database error'                => array( static fn( $test, $event ) => $test->refuse_queries( '~FOR UPDATE~', static fn() => self::deliver( $event ) ), 'This site’s database did not answer.' ),
			'an unreadable signing secret'    => array( static fn( $test, $event ) => self::deliver_without_secret( $test, $event ), 'This site’s database did not answer.' ),
			'an error without its own advice' => array(
				static function ( $test ): void {
					$ask_nobody = static fn() => new \WP_Error( 'http_request_failed' );
					add_filter( 'pre_http_request', $ask_nobody );
					Webhook_Receiver::receive( 'stripe', '{}', static fn() => array( 'refund.updated', array( 'charge' => 'ch_test_1' ), 'test' ), array( Stripe_Events::class, 'record' ) );
					remove_filter( 'pre_http_request', $ask_nobody );
				},
				'This site could not request the payment’s details from Stripe.',
			),
		);
	}

	public function test_invalid_signatures_are_shown_only_if_they_continue_for_a_day_without_a_success(): void {
		list( , $completed ) = $this->pay();
		$forge = static fn() => self::deliver( $completed, array( 'secret' => 'whsec_other' ) );
		Clock::stop();
		$forge();
		Clock::pass( DAY_IN_SECONDS - 1 );
		$forge();
		$this->assertSame( array(), Webhook_Receiver::problems() );
		$this->assertSame( 'good', Webhook_Receiver::run_test()['status'] );
		$this->assertSame( 200, self::deliver( $completed, array( 'moment' => Clock::now() ) ) );
		$forge();
		Clock::pass( 2 * MINUTE_IN_SECONDS );
		$forge();
		$this->assertSame( array(), Webhook_Receiver::problems() );
		Clock::pass( DAY_IN_SECONDS );
		$this->assertSame( array(), Webhook_Receiver::problems() );
		$forge();
		$this->assertCount( 1, Webhook_Receiver::problems() );
	}

	public function test_forged_notifications_never_hide_a_real_failure_and_are_stored_at_most_once_a_minute(): void {
		list( , $completed ) = $this->pay();
		$forge = static fn() => self::deliver( $completed, array( 'secret' => 'whsec_other' ) );
		Clock::stop();
		$forge();
		$first = get_option( Webhook_Receiver::FAILURES );
		$this->assertSame( Clock::now(), $first['stripe']['time'] );
		Clock::pass( 30 );
		$forge();
		$this->assertSame( $first, get_option( Webhook_Receiver::FAILURES ) );
		$this->refuse_queries( '~FOR UPDATE~', static fn() => self::deliver( $completed ) );
		Clock::pass( HOUR_IN_SECONDS );
		$forge();
		$this->assertStringContainsString( 'This site’s database did not answer.', Webhook_Receiver::problems()[0] );
	}

	public function test_a_notification_that_is_too_large_is_rejected_without_being_read(): void {
		$read   = false;
		$verify = static function () use ( &$read ): array {
			$read = true;
			return array();
		};
		$result = Webhook_Receiver::receive( 'stripe', str_repeat( ' ', Webhook_Receiver::MAX_BYTES + 1 ), $verify, static fn() => null );
		$this->assertSame( 400, Webhook_Receiver::status( $result ) );
		$this->assertFalse( $read );
		$this->assertSame( array(), Webhook_Receiver::problems() );
	}

	public function test_a_forged_notification_to_a_site_without_a_signing_secret_is_not_shown(): void {
		delete_option( Connections::option_name( 'stripe' ) );
		delete_option( Stripe_Account::OPTION . 'test' );
		$this->assertSame( 400, self::deliver( array(), array( 'signature' => '' ) ) );
		$this->assertSame( array(), Webhook_Receiver::problems() );
	}

	/**
	 * Delivers an event while the account's signing secret cannot be read from the database. The service must send the
	 * event again.
	 */
	private static function deliver_without_secret( self $test, array $event ): void {
		wp_cache_flush();
		$test->assertSame( 503, $test->refuse_queries( '~SELECT .*dovetail_blocks_stripe_account_~', static fn() => self::deliver( $event ) ) );
	}

	/** Delivers an event with the signature of another secret, and again after a day. Services retry for three days. */
	private static function forge_on_two_days( array $event ): void {
		self::deliver( $event, array( 'secret' => 'whsec_other' ) );
		Clock::pass( DAY_IN_SECONDS );
		self::deliver( $event, array( 'secret' => 'whsec_other' ) );
	}

	private static function screen(): string {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		ob_start();
		Payments_Screen::draw();
		return ob_get_clean();
	}

	private static function site_health(): array {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		return call_user_func( $tests['direct']['dovetail_blocks_webhooks']['test'] );
	}
}
