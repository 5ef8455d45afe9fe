<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Payments\Stripe_Account;
use Dovetail\Payments\Stripe_Events;
use Dovetail\Plugin\Manifest;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class StripeConnectionTest extends Test_Case {
	use Stripe_Mock;

	const KEY      = 'sk_test_0123456789abcdef';
	const LIVE_KEY = 'sk_live_0123456789abcdef';
	const SECRET   = 'whsec_pasted0123';

	public function test_the_webhook_endpoint_at_stripe_uses_the_pinned_api_version(): void {
		$account = self::stripe();
		$this->assertCount( 1, $account['endpoints'] );
		$this->assertStringEndsWith( 'dovetail/v1/payments/stripe', $account['endpoints'][0]['url'] );
		$this->assertSame( '2025-09-30.clover', $account['endpoints'][0]['api_version'] );
		$needed = array( 'checkout.session.completed', 'invoice.paid', 'charge.refunded', 'refund.failed', 'charge.dispute.created' );
		$this->assertSame( array(), array_diff( $needed, $account['endpoints'][0]['enabled_events'] ) );
		$this->assertCount( 1, $account['portals'] );
	}

	public function test_checking_a_connection_again_names_the_account_and_creates_no_duplicates_at_stripe(): void {
		$before = self::stripe();
		$this->assertStringStartsWith( 'Connected as Harbour Bakery, in test mode: no money is charged.', Connection_State::check( 'stripe' ) );
		$after = self::stripe();
		$this->assertSame( $before['endpoints'], $after['endpoints'] );
		$this->assertCount( 1, $after['portals'] );
	}

	public function test_owner_and_author_see_a_warning_if_the_mode_of_the_key_does_not_match_the_site(): void {
		$is_production = 'production' === wp_get_environment_type();
		$live          = 'This is a live key on a development site: visitors who pay here pay real money.';
		$test          = 'This is a test key on a public site: visitors can’t really pay. Enter the live key when you are ready.';
		$this->assertSame( 'Connected as Harbour Bakery.' . ( $is_production ? '' : " $live" ), self::connect( self::LIVE_KEY ) );
		$this->assertSame( $is_production ? '' : $live, Stripe_Account::place( 'live' ) );
		$this->assertSame(
			'Connected as Harbour Bakery, in test mode: no money is charged.' . ( $is_production ? " $test" : '' ),
			self::connect( 'rk_test_0123456789abcdef' )
		);
		$this->assertSame( $is_production ? $test : '', Stripe_Account::place( 'test' ) );
		$this->assert_has(
			array(
				'mode'    => 'test',
				'problem' => $is_production ? $test : '',
			),
			$this->status_for_author()
		);
	}

	public function test_the_mode_of_a_key_is_read_from_its_prefix(): void {
		$this->assertSame( 'live', Stripe_Account::mode( self::LIVE_KEY ) );
		$this->assertSame( 'test', Stripe_Account::mode( 'rk_test_0123456789abcdef' ) );
	}

	public function test_a_key_without_permission_for_webhooks_works_with_the_secret_of_the_owners_own_endpoint(): void {
		$this->assertMatchesRegularExpression(
			'~This key can’t create webhooks\. Allow it to write webhook endpoints\. Or add an endpoint for http.+payments/stripe in Stripe yourself and enter its signing secret here\.$~',
			self::connect( 'rk_test_limited0123456789' )
		);
		$this->assertStringStartsWith( 'Connected in test mode:', self::connect( 'rk_test_limited0123456789', self::SECRET ) );
		list( , $completed ) = $this->pay();
		$this->assertSame( 200, self::deliver( $completed, array( 'secret' => self::SECRET ) ) );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	public function test_the_details_of_the_connection_name_every_event_that_the_endpoint_needs(): void {
		$details = implode( ' ', Manifest::strings()['connections']['stripe']['details'] );
		foreach ( array_keys( Stripe_Events::EVENTS ) as $type ) {
			$group = preg_replace( '~^(checkout\.session|refund)\..*~', '$1', $type );
			$this->assertStringContainsString( $group, $details );
		}
	}

	public function test_an_entered_signing_secret_keeps_its_mode_even_with_a_key_of_the_other_mode(): void {
		self::connect( self::KEY, self::SECRET );
		list( , $completed ) = $this->pay();
		$live                = self::make_live( $completed );
		$this->assertStringContainsString(
			'The signing secret here was entered with a test key, so Stripe can’t report live payments. Paste the signing secret of your live endpoint.',
			self::connect( self::LIVE_KEY, self::SECRET )
		);
		$this->assertSame( 400, self::deliver( $live, array( 'secret' => self::SECRET ) ) );
		$this->assert_payments( array( 'state' => 'pending', 'mode' => 'test' ) );
		$this->assertSame( 200, self::deliver( $completed, array( 'secret' => self::SECRET ) ) );
		$this->assert_payments( array( 'state' => 'paid', 'mode' => 'test' ) );
		// After the owner removes and re-enters the secret, it belongs to the current key.
		self::connect( self::LIVE_KEY );
		$this->assertStringNotContainsString( 'secret', self::connect( self::LIVE_KEY, self::SECRET ) );
		$this->assertSame( 200, self::deliver( $live, array( 'secret' => self::SECRET ) ) );
	}

	public function test_a_revoked_key_is_reported_to_owner_and_author_and_visitors_cannot_pay(): void {
		$sentence = 'Stripe rejected this key because it was revoked or has expired. Create a new key in your Stripe account and paste it here.';
		$this->assertSame( $sentence, self::connect( 'sk_test_revoked0123456789' ) );
		$this->assertStringContainsString( 'Nothing was charged', $this->try_to_pay() );
		$this->assertSame( $sentence, $this->status_for_author()['problem'] );
	}

	public function test_the_reason_why_stripe_rejects_payments_is_shown_to_the_author_but_not_to_visitors(): void {
		self::set_faults( array( 'POST stripe:/v1/checkout/sessions' => array( 'kind' => 'refused', 'status' => 400 ) ) );
		$this->assertStringStartsWith( 'Stripe could not be reached, or can’t take payments for this site at the moment.', $this->try_to_pay() );
		self::set_faults( array() );
		$this->assertSame( 'Stripe rejected the request with error 400.', $this->status_for_author()['problem'] );
	}

	public function test_the_owners_key_is_sent_only_in_a_header_and_stored_nowhere_else(): void {
		$this->pay();
		$asked = self::asked( '~stripe:/v1/~' );
		$this->assertNotEmpty( $asked );
		$this->assertStringNotContainsString( self::KEY, wp_json_encode( $asked ) );
		foreach ( array( 'dovetail_blocks_stripe_account_test', 'dovetail_blocks_connection_state_stripe' ) as $option ) {
			$this->assertStringNotContainsString( self::KEY, wp_json_encode( get_option( $option ) ) );
		}
	}

	/** Returns the error that a visitor sees when payment is impossible. */
	private function try_to_pay(): string {
		$answer = self::send( self::sealed( $this->offer() ), array( 'amount' => '5' ) );
		$this->assertSame( '', $answer['location'] );
		return $answer['said'];
	}

	private function status_for_author(): array {
		$this->act_as( 'author' );
		return $this->rest( 'GET', '/wpcom/v2/memberships/status', array( 'source' => 'gutenberg' ) )->get_data();
	}

	private static function make_live( array $event ): array {
		return json_decode( str_replace( '"livemode":false', '"livemode":true', wp_json_encode( $event ) ), true );
	}
}
