<?php
namespace Dovetail\Donations\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Posts_Without_Payment;
use Dovetail\Payments\Tests\Payment_Records;
use Dovetail\Plugin\Block_Strings;
use Dovetail\Plugin\Overview;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-payment-records.php';

/** Tests which posts the Overview names because visitors can't donate there. */
final class OverviewTest extends Test_Case {
	use Payment_Records;

	protected function setUp(): void {
		parent::setUp();
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

	private static function block( array $attributes = array() ): string {
		return '<!-- wp:dovetail/donations ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->';
	}

	/** @return array[] Rows of the Overview about posts. */
	private static function named(): array {
		return array_values( wp_list_filter( Overview::rows()['attention'], array( 'label' => 'Edit Post' ) ) );
	}
}
