<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Overview;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';
require_once __DIR__ . '/trait-import-lists.php';

final class SubscribersOverviewTest extends Mailing_Test_Case {

	use Import_Lists;

	private const FORM = '<!-- wp:dovetail/subscriptions --><div class="wp-block-dovetail-subscriptions"></div><!-- /wp:dovetail/subscriptions -->';

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'dovetail_blocks_subscribers_changed' );
		$this->act_as( 'admin' );
	}

	public function test_showing_a_form_removes_the_suggestion_to_create_one(): void {
		$this->assertSame( array( 'Email your readers', 'Bring your subscribers' ), $this->titles() );
		do_blocks( self::FORM );
		$this->assertContains( '0 subscribers', $this->titles() );
		$this->assertNotContains( 'Email your readers', $this->titles() );
	}

	public function test_showing_a_form_in_a_draft_keeps_the_suggestion_to_create_one(): void {
		$GLOBALS['post'] = get_post( $this->create_post( array( 'post_content' => self::FORM, 'post_status' => 'draft' ) ) );
		apply_filters( 'the_content', self::FORM );
		$this->assertContains( 'Email your readers', $this->titles() );
	}

	public function test_the_overview_shows_the_number_of_subscribers_only_to_the_owner(): void {
		$this->subscribe( 'a', 'b' );
		$this->assertSame( '2 subscribers', $this->titles()[0] );
		$this->act_as( 'editor' );
		$this->assertSame( array(), $this->titles() );
	}

	public function test_after_the_first_sign_up_the_overview_offers_to_write_an_email_and_to_import_subscribers(): void {
		$this->subscribe( 'a' );
		$this->assertSame( array( '1 subscriber', 'Write to your subscribers', 'Bring your subscribers' ), $this->titles() );
	}

	/** @dataProvider imports */
	public function test_after_an_import_the_overview_does_not_offer_one( callable $import ): void {
		$this->subscribe( 'a' );
		$import->call( $this );
		$this->assertContains( 'Write to your subscribers', $this->titles() );
		$this->assertNotContains( 'Bring your subscribers', $this->titles() );
	}

	public static function imports(): array {
		return array(
			'of confirmed people'            => array( function (): void { Subscribers::add_all( array( 'ada@example.com' ), 'Yes.' ); } ),
			'of people who must confirm'     => array( function (): void { Subscribers::add( 'ada@example.com', 'Yes.', 0, false, true ); } ),
			'of a list waiting for review'   => array( function (): void { $this->draft( 'ada@example.com' ); } ),
		);
	}

	public function test_the_overview_shows_the_number_of_sign_ups_that_are_not_confirmed(): void {
		Subscribers::add( 'ada@example.com', 'Yes.', 0, false );
		$row = Subscribers_Overview::rows()[0];
		$this->assertSame( '0 subscribers', $row['title'] );
		$this->assertSame( '1 person has not confirmed the subscription yet. For each post, you choose whether to email it to your subscribers.', $row['text'] );
	}

	public function test_a_running_or_finished_mailing_needs_no_attention(): void {
		$this->subscribe( 'a' );
		$post = $this->publish();
		$this->assertSame( array(), $this->problems() );
		$this->run_mailing( $post );
		$this->assertSame( array(), $this->problems() );
	}

	public function test_the_overview_shows_the_number_of_failed_emails(): void {
		$this->subscribe( 'a', 'refused' );
		$this->mailer = static fn( string $name ): bool => 'refused' !== $name;
		$this->run_mailing( $this->publish() );
		$this->assertSame( array( 'Emails about “New”' => '1 email could not be sent.' ), $this->problems() );
	}

	/** @dataProvider stuck */
	public function test_a_stalled_mailing_shows_why( callable $stop, string $reason ): void {
		$this->subscribe( 'a' );
		$post = $this->publish( array( 'post_title' => '' ) );
		$stop( $post );
		$this->assertStringContainsString( $reason, $this->problems()['Emails about “(no title)”'] );
	}

	public static function stuck(): array {
		return array(
			'by the owner'             => array( static fn( int $post ) => Post_Mails::stop( $post ), 'Stopped. No more emails are sent until you resume.' ),
			'without scheduled events' => array( static fn() => Clock::pass( 5 * HOUR_IN_SECONDS ), 'because scheduled events do not run on this site' ),
		);
	}

	/** @return string[] */
	private function titles(): array {
		return array_column( Subscribers_Overview::rows(), 'title' );
	}

	/** @return array<string, string> Texts by title. */
	private function problems(): array {
		return array_column( wp_list_filter( Subscribers_Overview::rows(), array( 'section' => 'attention' ) ), 'text', 'title' );
	}
}
