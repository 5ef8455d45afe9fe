<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Simple_Payments\Webhook;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class AppTest extends Test_Case {
	use Paypal_Mock {
		setUp as private connect_an_app;
	}

	const CONNECTED = 'Connected to the PayPal sandbox for testing: no real money is charged. PayPal notifies this site when a payment arrives or is refunded.';

	protected function setUp(): void {
		$this->connect_an_app();
		add_filter( 'home_url', static fn( $url ) => str_replace( get_option( 'home' ), 'https://bakery.example', $url ) );
	}

	public function test_the_site_creates_its_webhook_once_and_then_reuses_it(): void {
		self::connect( array( 'webhook_id' => '' ) );
		$this->assertSame( self::CONNECTED, Connection_State::check( 'paypal' ) );
		$made = self::asked( '~^POST paypal:/v1/notifications/webhooks$~' );
		$this->assertSame( 'https://bakery.example/?dovetail_paypal_notification=app', $made[0]['data']['url'] );
		$this->assertSame( 'WH01', Webhook::id() );
		$this->assertSame( self::CONNECTED, Connection_State::check( 'paypal' ) );
		$this->assertSame( 'WH01', Webhook::id() );
	}

	public function test_paypal_must_repeat_a_notification_if_the_database_cannot_read_the_webhook_that_the_site_created(): void {
		self::connect( array( 'webhook_id' => '' ) );
		Connection_State::check( 'paypal' );
		$notification = self::notification( array( 'id' => 'WH-EVENT-1', 'event_type' => 'CHECKOUT.ORDER.APPROVED' ), 'WH01' );
		wp_cache_flush();
		$this->assertSame( 503, $this->refuse_queries( '~SELECT .*' . Webhook::OPTION . '~', static fn() => self::notify( $notification ) ) );
		$this->assertSame( 200, self::notify( $notification ) );
	}

	public function test_if_an_app_cannot_create_a_webhook_the_settings_explain_how_to_create_one_and_accept_its_id(): void {
		self::connect( array( 'webhook_id' => '' ) );
		self::set_faults( array( 'POST paypal:/v1/notifications/webhooks' => array( 'kind' => 'refused', 'status' => 403 ) ) );
		$this->assertStringContainsString( 'Create a webhook in your app for https://bakery.example/?dovetail_paypal_notification=app', Connection_State::check( 'paypal' ) );
		self::connect( array( 'webhook_id' => 'WH0TEST' ) );
		$this->assertSame( self::CONNECTED, Connection_State::check( 'paypal' ) );
	}

	public function test_a_revoked_app_is_reported(): void {
		self::connect( array( 'client_id' => 'Xrevokedrevokedrevokedrevoked' ) );
		$this->assertStringContainsString( 'PayPal rejected this app.', Connection_State::check( 'paypal' ) );
	}

	public function test_the_message_for_a_paypal_error_says_to_try_again(): void {
		self::set_faults( array( 'POST paypal:/v1/oauth2/token' => array( 'kind' => 'refused', 'status' => 500 ) ) );
		$this->assertStringContainsString( 'Try again in a moment.', Connection_State::check( 'paypal' ) );
	}
}
