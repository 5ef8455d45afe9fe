<?php
namespace Dovetail\Donations\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Tests\Payment_Records;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-payment-records.php';

/** Tests pages on which donations cannot be made, and which payments count toward a goal. */
final class PageTest extends Test_Case {
	use Payment_Records;

	const CLOSED = 'Donations can’t be made here at the moment.';

	public function test_a_block_without_working_donations_shows_one_sentence_without_heading_and_tabs(): void {
		$html = $this->draw( array() );
		$this->assertSame( 1, substr_count( $html, self::CLOSED ) );
		$this->assertStringNotContainsString( 'Make a', $html );
		$this->assertStringNotContainsString( '<fieldset', $html );
		$this->assertStringNotContainsString( 'Only you see this', $html );
	}

	public function test_people_who_may_edit_the_post_see_how_to_fix_a_block_without_donations(): void {
		$this->act_as( 'editor' );
		$this->assertStringContainsString( 'Only you see this: open the block in the editor', $this->draw( array() ) );
	}

	public function test_a_block_with_only_a_fallback_page_shows_one_heading_and_one_link(): void {
		$html = $this->draw( array( 'fallbackLinkUrl' => 'https://choir.example/give' ) );
		$this->assertSame( 1, substr_count( $html, 'href="https://choir.example/give"' ) );
		$this->assertSame( 1, substr_count( $html, 'Make a' ) );
		$this->assertStringNotContainsString( '<fieldset', $html );
		$this->assertStringNotContainsString( self::CLOSED, $html );
	}

	public function test_a_donation_without_a_plan_is_omitted_and_the_others_are_shown(): void {
		$html = $this->draw( $this->paid() );
		$this->assertSame( 1, substr_count( $html, '<form' ) );
		$this->assertStringNotContainsString( 'Yearly', $html );
		$this->assertStringNotContainsString( self::CLOSED, $html );
	}

	public function test_the_error_without_an_amount_mentions_a_custom_amount_only_if_visitors_can_enter_one(): void {
		$sentences = array(
			'Choose an amount, or enter one.' => true,
			'Please choose an amount.'        => false,
		);
		foreach ( $sentences as $sentence => $is_custom ) {
			$this->assertStringContainsString( "data-choose=\"$sentence\"", $this->draw( $this->paid() + array( 'showCustomAmount' => $is_custom ) ) );
		}
	}

	public function test_a_goal_counts_test_payments_only_in_an_editors_preview_which_shows_a_note(): void {
		$attributes = $this->paid() + array(
			'goal' => array(
				'on'     => true,
				'amount' => 100,
			),
		);
		$plan       = $attributes['oneTimeDonation']['planId'];
		self::record( array( 'plan' => $plan ) );
		self::record( array( 'plan' => $plan, 'mode' => 'test', 'reference' => 'pi_2', 'amount' => 700 ) );
		$says = 'This preview counts test payments. The published page doesn’t.';
		foreach ( array( '' => array( 5, 5 ), 'editor' => array( 5, 7 ) ) as $login => list( $on_page, $in_preview ) ) {
			$login ? $this->act_as( $login ) : wp_set_current_user( 0 );
			$page = $this->draw( $attributes );
			$this->assertStringContainsString( "--dovetail-raised:$on_page%", $page );
			$this->assertStringNotContainsString( $says, $page );
			$preview = $this->draw( $attributes, true );
			$this->assertStringContainsString( "--dovetail-raised:$in_preview%", $preview );
			$this->assertSame( 'editor' === $login, str_contains( $preview, $says ) );
		}
	}

	public function test_a_goal_does_not_reveal_payments_for_other_plans(): void {
		$plan = self::plan( array( 'kind' => 'plan', 'title' => 'Friend', 'amount' => 500 ) );
		self::record( compact( 'plan' ) );
		$attributes = array( 'monthlyDonation' => array( 'planId' => $plan, 'show' => false ) ) + $this->paid();
		$page       = $this->draw( $attributes + array( 'goal' => array( 'on' => true, 'amount' => 100 ) ) );
		$this->assertStringContainsString( '--dovetail-raised:0%', $page );
	}

	private function paid(): array {
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_test_0123456789abcdef', 'secret' => '' ) );
		return array(
			'currency'        => 'EUR',
			'planSource'      => 'site',
			'oneTimeDonation' => array( 'planId' => self::plan() ),
		);
	}

	private function draw( array $attributes, bool $is_preview = false ): string {
		$block = '<!-- wp:dovetail/donations ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->';
		$page  = $this->create_post( array( 'post_content' => $block ) );
		$query = new \WP_Query( array( 'p' => $page ) );

		$query->is_preview       = $is_preview;
		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;
		the_post();
		return apply_filters( 'the_content', get_the_content() );
	}

	public function test_bank_details_say_what_to_do_with_them_and_what_the_recipient_sees(): void {
		$bank = array(
			'on'   => true,
			'name' => 'Harbour Choir',
			'iban' => 'DE89370400440532013000',
		);
		$html = $this->draw( array( 'bankTransfer' => $bank ) );
		$this->assertStringContainsString( '<p>Use your bank’s website or app to transfer money to this account.</p><dl>', $html );
		$this->assertStringContainsString( '</dl><p>The recipient sees your donation when it arrives, usually with the name on your bank account. Adding your name to the reference is optional.</p>', $html );
	}

	public function test_an_account_without_an_iban_shows_its_number_and_bank_code_but_no_qr_code(): void {
		$bank = array(
			'on'      => true,
			'name'    => 'Harbour Choir',
			'account' => '12345678',
			'bic'     => '021000021',
		);
		$html = $this->draw( array( 'currency' => 'EUR', 'bankTransfer' => $bank ) );
		$this->assertStringContainsString( '<dt>Account number</dt><dd><bdi>12345678</bdi>', $html );
		$this->assertStringContainsString( '<dt>Bank code</dt><dd><bdi>021000021</bdi>', $html );
		$this->assertStringNotContainsString( 'IBAN', $html );
		$this->assertStringNotContainsString( 'data-code', $html );
		foreach ( array( 'USD' => 'Routing number', 'GBP' => 'Sort code', 'AUD' => 'BSB' ) as $currency => $label ) {
			$this->assertStringContainsString( "<dt>$label</dt><dd><bdi>021000021</bdi>", $this->draw( array( 'currency' => $currency, 'bankTransfer' => $bank ) ) );
		}
		$long = $this->draw( array( 'currency' => 'CHF', 'bankTransfer' => array( 'bic' => '0210000210123456' ) + $bank ) );
		$this->assertStringContainsString( '<dt>Bank code</dt><dd><bdi>0210000210123456</bdi>', $long );
		foreach ( array( array( 'account' => '123' ), array( 'iban' => 'DE89370400440532013001' ) ) as $wrong ) {
			$this->assertStringContainsString( self::CLOSED, $this->draw( array( 'bankTransfer' => $wrong + $bank ) ) );
		}
	}
}
