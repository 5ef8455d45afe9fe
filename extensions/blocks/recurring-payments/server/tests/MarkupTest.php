<?php
namespace Dovetail\Recurring_Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Tests\Payment_Records;
use Dovetail\Plugin\Overview;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-payment-records.php';

final class MarkupTest extends Test_Case {
	use Payment_Records;

	public function test_a_page_shows_the_title_of_the_plan_above_the_button(): void {
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_test_0123456789abcdef', 'secret' => '' ) );
		$html = self::draw( self::plan( array( 'kind' => 'plan', 'amount' => 500, 'title' => 'Friends & [family] <b>' ) ) );
		$this->assertMatchesRegularExpression( '~<p class="wp-block-dovetail-recurring-payments__title">Friends &amp; &#091;family] .*</p>.*<form~s', $html );
		$this->assertStringNotContainsString( '<b>', $html );
	}

	public function test_a_page_shows_the_title_that_a_plan_of_the_platform_had_when_it_was_chosen(): void {
		$html = self::draw( 1001, 'platform","planTitle":"Friends & [family]' );
		$this->assertStringContainsString( '__title">Friends &amp; &#091;family]</p>', $html );
		$this->assertStringNotContainsString( '__title', self::draw( 1001, 'platform' ) );
	}

	public function test_users_who_can_edit_the_post_see_a_note_if_visitors_cannot_pay(): void {
		$this->disconnect_platform();
		delete_option( Connections::option_name( 'stripe' ) );
		$plan = self::plan( array( 'kind' => 'plan', 'amount' => 500, 'title' => 'Friends' ) );
		foreach ( array( $plan, 0 ) as $id ) {
			$GLOBALS['post'] = get_post( $this->create_post() );
			wp_set_current_user( 0 );
			$this->assertStringNotContainsString( 'Only you see this', self::draw( $id ) );
			$this->act_as( 'admin' );
			$this->assertStringContainsString( 'Only you see this: open the block in the editor to see why visitors can’t pay.', self::draw( $id ) );
		}
		$this->assertStringContainsString( 'Only you see this', do_blocks( '<!-- wp:dovetail/recurring-payments /-->' ) );
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_test_0123456789abcdef', 'secret' => '' ) );
		$this->assertStringNotContainsString( 'Only you see this', self::draw( $plan ) );
	}

	public function test_visitors_of_a_block_without_a_plan_see_that_it_cannot_be_paid(): void {
		wp_set_current_user( 0 );
		$this->assertSame( '<div class="wp-block-dovetail-recurring-payments"><p class="wp-block-dovetail-recurring-payments__note">This can’t be paid at the moment.</p></div>', self::draw( 0 ) );
	}

	public function test_a_feed_shows_nothing_of_a_block_without_a_plan(): void {
		add_filter( 'dovetail_blocks_forms_work', '__return_false' );
		$this->assertSame( '', self::draw( 0 ) );
	}

	public function test_the_overview_names_a_post_whose_plan_is_missing_or_cannot_be_paid(): void {
		$this->act_as( 'admin' );
		$this->disconnect_platform();
		$plan = self::plan( array( 'kind' => 'plan', 'amount' => 500, 'title' => 'Friends' ) );
		$this->create_post( array( 'post_title' => 'Friends', 'post_content' => '<!-- wp:dovetail/recurring-payments {"planId":' . $plan . ',"planSource":"site"} /-->' ) );
		$this->create_post( array( 'post_title' => 'No plan', 'post_content' => '<!-- wp:dovetail/recurring-payments /-->' ) );
		delete_option( Connections::option_name( 'stripe' ) );
		$this->assertSame( array( 'No plan', 'Friends' ), self::named() );
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_test_0123456789abcdef', 'secret' => '' ) );
		$this->assertSame( array( 'No plan' ), self::named() );
	}

	/** @return string[] Titles of the posts that the Overview names. */
	private static function named(): array {
		return array_column( wp_list_filter( Overview::rows()['attention'], array( 'label' => 'Edit Post' ) ), 'title' );
	}

	private static function draw( int $plan, string $source = 'site' ): string {
		return do_blocks( '<!-- wp:dovetail/recurring-payments {"planId":' . $plan . ',"planSource":"' . $source . '"} --><div class="wp-block-dovetail-recurring-payments"></div><!-- /wp:dovetail/recurring-payments -->' );
	}
}
