<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Payments_Overview;
use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Plugin\Patterns;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentsOverviewTest extends Test_Case {
	use Payment_Records;

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'dovetail_blocks_payments_changed' );
		delete_option( Connections::option_name( 'stripe' ) );
		$this->disconnect_platform();
		$this->act_as( 'admin' );
	}

	public function test_the_overview_of_a_site_without_payments_suggests_donations_by_bank_transfer(): void {
		$row = Payments_Overview::rows()[0];
		$this->assertSame( array( 'steps', 'Ask for donations' ), array( $row['section'], $row['title'] ) );
		$this->assertStringContainsString( 'dovetail-pattern=bank-transfer', $row['url'] );
	}

	public function test_the_overview_does_not_suggest_donations_after_a_donation_page_is_published(): void {
		$page = $this->create_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_content' => Patterns::start( 'bank-transfer' ) ) );
		$this->assertCount( 1, Payments_Overview::rows() );
		wp_publish_post( $page );
		$this->assertSame( array(), Payments_Overview::rows() );
	}

	public function test_the_donation_page_has_a_title_and_a_donation_block_with_a_heading_so_its_pattern_has_none(): void {
		$blocks = Patterns::start( 'bank-transfer' );
		$this->assertStringContainsString( '"heading":"Give any amount"', $blocks );
		$this->assertStringNotContainsString( '<!-- wp:heading', $blocks );
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

	public function test_the_overview_shows_a_failed_payment_report_as_a_problem(): void {
		self::record();
		Webhook_Receiver::receive( 'stripe', '{}', static fn() => Webhook_Receiver::rejected( 'invalid_signature', 'No.' ), '__return_null' );
		$row = Payments_Overview::rows()[0];
		$this->assertSame( array( 'attention', 'A payment notification has failed' ), array( $row['section'], $row['title'] ) );
		$this->assertStringContainsString( 'The notification’s signature was not valid', $row['text'] );
	}

	public function test_only_an_owner_sees_payments_in_the_overview(): void {
		self::record();
		$this->act_as( 'editor' );
		$this->assertSame( array(), Payments_Overview::rows() );
	}
}
