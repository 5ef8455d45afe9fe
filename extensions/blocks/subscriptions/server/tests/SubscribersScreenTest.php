<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Ask_Again;
use Dovetail\Subscriptions\Bounces;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Failures;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_Screen;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Screen;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-import-lists.php';
require_once __DIR__ . '/trait-subscription-forms.php';

final class SubscribersScreenTest extends Test_Case {
	use Import_Lists;
	use Subscription_Forms;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'users' );
	}

	/** @dataProvider views */
	public function test_the_list_shows_only_the_filtered_subscribers( array $query, array $emails ): void {
		foreach ( array( 'ann@example.com' => true, 'bob@example.com' => false, 'Zoe@example.org' => true ) as $email => $is_active ) {
			Subscribers::add( $email, 'Yes.', 0, $is_active );
			Clock::pass( 60 );
		}
		$this->assertSame( $emails, $this->listed( $query ) );
	}

	public function test_imported_people_are_listed_among_those_who_signed_up_at_that_time(): void {
		Subscribers::add( 'before@example.com', 'Yes.', 0, true );
		Subscribers::add_all( array( 'imported@example.com' ), 'List.' );
		Subscribers::add( 'after@example.com', 'Yes.', 0, true );
		$this->assertSame( array( 'after@example.com', 'imported@example.com', 'before@example.com' ), $this->listed( array() ) );
	}

	public static function views(): array {
		return array(
			'all, the latest first' => array( array(), array( 'Zoe@example.org', 'bob@example.com', 'ann@example.com' ) ),
			'all, the oldest first' => array( array( 'orderby' => 'created', 'order' => 'asc' ), array( 'ann@example.com', 'bob@example.com', 'Zoe@example.org' ) ),
			'by address'            => array( array( 'orderby' => 'email' ), array( 'ann@example.com', 'bob@example.com', 'Zoe@example.org' ) ),
			'by an unknown column'  => array( array( 'orderby' => 'id; DROP', 'order' => 'x' ), array( 'Zoe@example.org', 'bob@example.com', 'ann@example.com' ) ),
			'unconfirmed people'    => array( array( 'status' => 'pending' ), array( 'bob@example.com' ) ),
			'part of an address'    => array( array( 's' => 'EXAMPLE.com' ), array( 'bob@example.com', 'ann@example.com' ) ),
			'an SQL wildcard'       => array( array( 's' => '%' ), array() ),
		);
	}

	public function test_a_row_shows_why_the_last_email_failed_and_can_resend_the_confirmation_to_unconfirmed_people(): void {
		$ann = Subscribers::add( 'ann@example.com', 'Yes, <b>send</b> me all of your new posts by mail, <a href="https://example.com">as you say</a>.', 0, true );
		Subscribers::add( 'bob@example.com', 'Yes.', 0, false );
		Failures::note( 1, $ann['id'], '550 <no> such mailbox', true );
		$html = $this->draw();
		$this->assertStringContainsString( 'An email could not be delivered: 550 such mailbox', $html );
		$this->assertStringContainsString( '<summary>Consent text</summary>Yes, send me all', $html );
		$this->assertStringContainsString( '<a href="https://example.com">as you say</a>', $html );
		$this->assertSame( array( 'Resend confirmation to bob@example.com' ), $this->labels( $html, 'Resend' ) );
		$this->assertSame( array( 'Delete permanently: ann@example.com', 'Delete permanently: bob@example.com' ), $this->labels( $html, 'Delete' ) );
		$this->assertStringContainsString( 'Download 2 addresses as CSV', $html );
		$this->assertStringContainsString( '>Subscribed <span class="count">(1)</span></a>', $html );
		$this->assertStringContainsString( '>Not confirmed <span class="count">(1)</span></a>', $html );
	}

	public function test_the_filters_and_the_list_have_headings_for_screen_readers(): void {
		preg_match_all( '~<h2 class=\'screen-reader-text\'>([^<]*)</h2>~', $this->draw(), $headings );
		$this->assertSame( array( 'Filter subscribers list', 'Subscribers list' ), $headings[1] );
	}

	public function test_a_row_repeats_the_status_beside_the_address_for_phones(): void {
		Subscribers::add( 'bob@example.com', 'Yes.', 0, false );
		$this->assertStringContainsString( '<strong>bob@example.com</strong> <span class="dovetail-subscribers__status">Not confirmed</span>', $this->draw() );
	}

	public function test_an_empty_list_leads_to_a_new_sign_up_page_unless_it_is_filtered(): void {
		$this->assertMatchesRegularExpression( '~No subscribers yet\. [^<]+ <a class="button" href="[^"]+post-new\.php[^"]+newsletter-landing[^"]*">Create a sign-up page</a>~', $this->draw() );
		$html = $this->draw( array( 's' => 'nobody' ) );
		$this->assertStringContainsString( '>No subscribers found.<', $html );
		$this->assertStringNotContainsString( 'Create a sign-up page', $html );
	}

	public function test_the_selected_subscribers_are_deleted_and_the_list_keeps_its_filter(): void {
		$ids = array_map( static fn( $name ) => Subscribers::add( "$name@example.com", 'Yes.', 0, false )['id'], array( 'a', 'b', 'c' ) );
		$end = $this->delete( array_slice( $ids, 0, 2 ) + array( 7 => 'x' ), array( 'status' => 'pending' ) );
		$this->assertSame( Subscribers_Screen::address( array( 'status' => 'pending', 'dovetail-deleted' => 2 ) ), $end->location );
		$this->assertSame( array( 'c@example.com' ), array_column( self::subscribers(), 'email' ) );
		$this->assertStringContainsString( '2 subscribers permanently deleted.', $this->draw( array( 'dovetail-deleted' => '2' ) ) );
	}

	public function test_a_database_error_is_shown_and_nothing_is_deleted(): void {
		$id = Subscribers::add( 'a@example.com', 'Yes.', 0, true )['id'];
		foreach ( array( fn() => $this->delete( array( $id ) ), fn() => $this->stopped( array( Subscribers_Screen::class, 'draw' ) ) ) as $work ) {
			$this->assertSame( 503, $this->refuse_queries( '~(DELETE FROM|SELECT id FROM) .*dovetail_subscribers~', $work )->getCode() );
		}
		$this->assertCount( 1, self::subscribers() );
	}

	/** @dataProvider forbidden_requests */
	public function test_changing_subscribers_requires_permission_and_a_nonce( string $login, string $nonce, callable $act ): void {
		$id = Subscribers::add( 'a@example.com', 'Yes.', 0, false )['id'];
		$this->act_as( $login );
		$_GET = array( 'action' => 'delete', 'subscriber' => (string) $id );

		$_REQUEST = array( '_wpnonce' => wp_create_nonce( str_replace( '%d', (string) $id, $nonce ) ) );
		$this->assertSame( 403, $this->stopped( $act )->getCode() );
		$this->assertCount( 1, self::subscribers() );
		$this->assertSame( array(), $this->mails() );
	}

	public static function forbidden_requests(): array {
		$rows = array();
		foreach ( array(
			'deletes'                    => array( Subscribers_Screen::BULK, array( Subscribers_Screen::class, 'act' ) ),
			'resends the confirmation'   => array( Ask_Again::ACTION . '%d', array( Ask_Again::class, 'act' ) ),
			'emails a bounced address'   => array( Bounces::ACTION . '%d', array( Bounces::class, 'act' ) ),
			'downloads'                  => array( Export::ACTION, array( Export::class, 'hand_out' ) ),
			'downloads failed addresses' => array( Import_Screen::DOWNLOAD_ACTION, array( Import_Screen::class, 'hand_out_failed' ) ),
		) as $name => list( $nonce, $act ) ) {
			$rows[ "an author $name" ]                     = array( 'author', $nonce, $act );
			$rows[ "an administrator $name by a bad link" ] = array( 'admin', 'another', $act );
		}
		return $rows;
	}

	public function test_an_unconfirmed_address_can_get_another_confirmation_email_once_an_hour(): void {
		$subscriber = Subscribers::add( 'slow@example.com', 'Yes.', 0, false );
		$this->assertSame( array( 'asked', 'early' ), array( Opt_In::ask_again( $subscriber ), Opt_In::ask_again( $subscriber ) ) );
		$this->assertCount( 1, $this->mails() );
		Clock::pass( HOUR_IN_SECONDS + 1 );
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->assertSame( 'failed', Opt_In::ask_again( $subscriber ) );
		$this->assertSame( array( $subscriber ), self::subscribers() );
		Clock::pass( 7 * DAY_IN_SECONDS );
		$this->assertSame( 'expired', Opt_In::ask_again( $subscriber ) );
	}

	public function test_the_import_screen_offers_a_download_of_failed_addresses(): void {
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->start( "a@example.com\nb@example.com", 'ask' );
		Import::run();
		ob_start();
		Import_Screen::draw();
		$html = ob_get_clean();
		$this->assertStringContainsString( 'Could not be stored or emailed: 2', $html );
		$this->assertStringContainsString( 'action=dovetail_blocks_import_failed', $html );
		$this->assertStringContainsString( '>Download 2 failed addresses as CSV</a>', $html );
	}

	private function draw( array $query = array() ): string {
		$_GET     = $query;
		$_REQUEST = $query;
		ob_start();
		Subscribers_Screen::draw();
		return ob_get_clean();
	}

	/** @return string[] Email addresses in the list. */
	private function listed( array $query ): array {
		preg_match_all( '~<strong>([^<]+@[^<]+)</strong>~', $this->draw( $query ), $found );
		return $found[1];
	}

	/** @return string[] Labels of links that begin with a word. */
	private function labels( string $html, string $word ): array {
		preg_match_all( '~aria-label="(' . $word . ' [^"]+)"~', $html, $found );
		sort( $found[1] );
		return $found[1];
	}

	private function delete( array $ids, array $query = array() ): \Dovetail\Tests\Stopped {
		$_GET     = $query + array( 'action' => 'delete', 'subscriber' => array_map( 'strval', $ids ) );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Subscribers_Screen::BULK ) );
		return $this->stopped( array( Subscribers_Screen::class, 'act' ) );
	}
}
