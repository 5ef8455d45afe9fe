<?php
namespace Dovetail\Donations\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Posts_Without_Payment;
use Dovetail\Payments\Tests\Payment_Records;
use Dovetail\Plugin\Block_Strings;
use Dovetail\Plugin\Overview;
use Dovetail\Plugin\Patterns;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-payment-records.php';

/** Tests the Overview: its step for a donation page, and the posts where visitors can't donate. */
final class OverviewTest extends Test_Case {
	use Payment_Records;

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'dovetail_blocks_payments_changed' );
		delete_option( Connections::option_name( 'stripe' ) );
		$this->disconnect_platform();
		// Load the titles of the blocks as in the admin.
		Block_Strings::add();
		$this->act_as( 'admin' );
	}

	public function test_a_published_post_without_a_way_to_donate_is_named_with_a_link_to_edit_it(): void {
		$id  = $this->create_post( array( 'post_title' => 'Help us', 'post_content' => '<!-- wp:group --><div>' . self::block() . '</div><!-- /wp:group -->' ) );
		$row = self::named()[0];
		$this->assertSame( array( 'Help us', 'Visitors can’t pay with the block “Donations”. The block in the editor says what is missing.' ), array( $row['title'], $row['text'] ) );
		$this->assertSame( get_edit_post_link( $id, 'raw' ), $row['url'] );
	}

	public function test_drafts_and_posts_with_a_way_to_donate_are_not_named(): void {
		$bank = array( 'on' => true, 'name' => 'Choir', 'iban' => 'DE89370400440532013000' );
		$this->create_post( array( 'post_status' => 'draft', 'post_content' => self::block() ) );
		$this->create_post( array( 'post_content' => self::block( array( 'bankTransfer' => $bank ) ) ) );
		$this->create_post( array( 'post_content' => self::block( array( 'fallbackLinkUrl' => 'https://choir.example/give' ) ) ) );
		$this->assertSame( array(), self::named() );
	}

	public function test_a_post_with_a_plan_is_named_only_while_no_payment_service_is_connected(): void {
		$plan = self::plan();
		$this->create_post( array( 'post_content' => self::block( array( 'currency' => 'EUR', 'planSource' => 'site', 'oneTimeDonation' => array( 'planId' => $plan ) ) ) ) );
		$this->assertCount( 1, self::named() );
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_test_0123456789abcdef', 'secret' => '' ) );
		$this->assertSame( array(), self::named() );
	}

	public function test_at_most_five_posts_are_named_and_only_those_that_the_user_can_edit(): void {
		for ( $count = 0; $count <= Posts_Without_Payment::MAX_ROWS; $count++ ) {
			$this->create_post( array( 'post_content' => self::block() ) );
		}
		$this->assertCount( Posts_Without_Payment::MAX_ROWS, self::named() );
		$this->act_as( 'contributor' );
		$this->assertSame( array(), self::named() );
	}

	public function test_the_overview_of_a_site_without_payments_suggests_donations_by_bank_transfer(): void {
		$steps = array_column( Overview::rows()['steps'], 'url', 'title' );
		$this->assertStringContainsString( 'dovetail-pattern=bank-transfer', $steps['Ask for donations'] );
	}

	public function test_the_overview_does_not_suggest_donations_after_a_donation_page_is_published(): void {
		$page = $this->create_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_content' => Patterns::start( 'bank-transfer' ) ) );
		$this->assertContains( 'Ask for donations', self::steps() );
		wp_publish_post( $page );
		$this->assertNotContains( 'Ask for donations', self::steps() );
	}

	public function test_only_an_owner_of_a_site_without_payments_is_asked_to_collect_donations(): void {
		$this->act_as( 'editor' );
		$this->assertNotContains( 'Ask for donations', self::steps() );
		$this->act_as( 'admin' );
		self::record();
		$this->assertNotContains( 'Ask for donations', self::steps() );
	}

	public function test_the_donation_page_has_a_title_and_a_donation_block_with_a_heading_so_its_pattern_has_none(): void {
		$blocks = Patterns::start( 'bank-transfer' );
		$this->assertStringContainsString( '"heading":"Give any amount"', $blocks );
		$this->assertStringNotContainsString( '<!-- wp:heading', $blocks );
	}

	/** @return string[] Titles of the suggested steps. */
	private static function steps(): array {
		return array_column( Overview::rows()['steps'], 'title' );
	}

	private static function block( array $attributes = array() ): string {
		return '<!-- wp:dovetail/donations ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->';
	}

	/** @return array[] Rows of the Overview about posts. */
	private static function named(): array {
		return array_values( wp_list_filter( Overview::rows()['attention'], array( 'label' => 'Edit Post' ) ) );
	}
}
