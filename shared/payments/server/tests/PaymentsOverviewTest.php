<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Payments\Payments_Overview;
use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Plugin\Overview;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentsOverviewTest extends Test_Case {
	use Payment_Records;

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'dovetail_blocks_payments_changed' );
		delete_option( Connections::option_name( 'stripe' ) );
		delete_option( Connection_State::OPTION_PREFIX . 'stripe' );
		$this->disconnect_platform();
		$this->act_as( 'admin' );
	}

	/** @dataProvider keys */
	public function test_the_overview_names_the_payment_service_and_its_mode( string $key, string $text ): void {
		self::record();
		update_option( Connections::option_name( 'stripe' ), array( 'key' => $key, 'secret' => 'whsec_1' ) );
		$this->assertSame( array( 'Payments' => $text ), array_column( Payments_Overview::rows(), 'text', 'title' ) );
	}

	public static function keys(): array {
		return array(
			'live'          => array( 'sk_live_0123456789abcdef', 'Visitors can pay through Stripe.' ),
			'test'          => array( 'sk_test_0123456789abcdef', 'Stripe is in test mode: no money is charged.' ),
			'not connected' => array( '', 'No payment service is connected. Earlier payments are kept.' ),
		);
	}

	public function test_a_payment_service_whose_check_failed_is_not_said_to_work(): void {
		self::record();
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_live_0123456789abcdef', 'secret' => 'whsec_1' ) );
		Connection_State::update( 'stripe', array( 'checked' => 5, 'isGood' => false, 'sentence' => 'The key has expired.' ) );
		$this->assertSame( array(), Payments_Overview::rows() );
		$this->assertContains( 'The connection to Stripe isn’t working', array_column( Overview::rows()['attention'], 'title' ) );
	}

	public function test_the_overview_shows_a_failed_payment_report_as_a_problem(): void {
		self::record();
		Webhook_Receiver::receive( 'stripe', '{}', static fn() => Webhook_Receiver::rejected( 'invalid_event', 'No.' ), '__return_null' );
		$row = Payments_Overview::rows()[0];
		$this->assertSame( array( 'attention', 'A payment notification has failed' ), array( $row['section'], $row['title'] ) );
		$this->assertStringContainsString( 'The notification was for another account', $row['text'] );
	}

	public function test_only_an_owner_sees_payments_in_the_overview(): void {
		self::record();
		$this->act_as( 'editor' );
		$this->assertSame( array(), Payments_Overview::rows() );
	}
}
