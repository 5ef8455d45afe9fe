<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Links;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

final class LinksTest extends Form_Test_Case {

	/** @dataProvider changes */
	public function test_a_manipulated_link_is_reported_as_broken( array $changes ): void {
		list( $link, $other ) = $this->confirm_links();
		$changes              = $changes ?: array( 'subscriber' => $other['subscriber'] );
		$this->assertSame( 'ok', $this->state( $link ) );
		$this->assertSame( 'broken', $this->state( $changes + $link ) );
	}

	public static function changes(): array {
		return array(
			'to another person'        => array( array() ),
			'to another action'        => array( array( 'dovetail-subscription' => 'unsubscribe' ) ),
			'to a later expiry'        => array( array( 'until' => '9999999999' ) ),
			'to an empty key'          => array( array( 'key' => '' ) ),
			'to a list'                => array( array( 'key' => array( 'x' ) ) ),
			'to an unknown subscriber' => array( array( 'subscriber' => '1000' ) ),
			'to an SQL injection'      => array( array( 'subscriber' => '1 OR 1=1' ) ),
			'to an unknown action'     => array( array( 'dovetail-subscription' => 'delete' ) ),
		);
	}

	public function test_a_missing_link_is_reported_as_broken(): void {
		$this->assertSame( 'broken', $this->state( array() ) );
	}

	public function test_a_confirmation_link_is_valid_for_seven_days(): void {
		list( $link ) = $this->confirm_links();
		$this->assertSame( 7.0, round( ( $link['until'] - time() ) / DAY_IN_SECONDS ) );
		$this->assertSame( 'broken', $this->state( array( 'until' => (string) ( $link['until'] + 1 ) ) + $link ) );
		Clock::pass( $link['until'] - time() + 1 );
		$this->assertSame( 'expired', $this->state( $link ) );
	}

	public function test_links_take_effect_once_and_only_after_a_click_on_the_button(): void {
		list( $confirm ) = $this->confirm_links();
		$subscriber      = $this->subscribers()[0];
		$leave           = $this->query( Links::unsubscribe( $subscriber ) );
		$this->assertSame( 'ok', $this->state( $leave ) );
		$this->assertSame( 'Confirm subscription', Page::answer( $confirm, false )['button'] );
		$this->assertStringStartsWith( 'One more click confirms your subscription. ', Page::answer( $confirm, false )['text'] );
		$this->assertSame( 'Unsubscribe', Page::answer( $leave, false )['button'] );
		$this->assertStringStartsWith( 'Do you want to unsubscribe a@example.com? ', Page::answer( $leave, false )['text'] );
		$this->assertSame( Subscribers::PENDING, Subscribers::get( $subscriber['id'] )['status'] );
		$this->assertSame( 'You are subscribed', Page::answer( $confirm, true )['title'] );
		$this->assertSame( 'You are subscribed', Page::answer( $confirm, true )['title'] );
		$this->assertSame( 'You are unsubscribed', Page::answer( $leave, true )['title'] );
		$this->assertSame( 'gone', $this->state( $confirm ) );
		$this->assertSame( 'gone', $this->state( $leave ) );
	}

	public function test_an_old_unsubscribe_link_does_not_claim_that_a_person_who_subscribed_again_is_unsubscribed(): void {
		$ada  = Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
		$link = $this->query( Links::unsubscribe( $ada ) );
		Subscribers::remove( $ada['id'] );
		Subscribers::add( 'ada@example.com', 'Yes, again.', 0, true );
		foreach ( array( false, true ) as $is_sent ) {
			$page = Page::answer( $link, $is_sent );
			$this->assertSame( 200, $page['status'] );
			$this->assertSame( 'This subscription no longer exists', $page['title'] );
			$this->assertSame( 'This link belongs to a subscription that no longer exists. If you still get emails, use the link in the newest one.', $page['text'] );
		}
		$this->assertNotNull( Subscribers::find( 'ada@example.com' ) );
	}

	public function test_the_page_shows_an_error_if_the_database_fails(): void {
		list( $confirm ) = $this->confirm_links();
		$subscriber      = $this->subscribers()[0];
		$leave           = $this->query( Links::unsubscribe( $subscriber ) );
		foreach ( array( $confirm, $leave ) as $link ) {
			$page = $this->refuse_queries( '~^(UPDATE|DELETE FROM).*dovetail_subscribers~is', static fn() => Page::answer( $link, true ) );
			$this->assertSame( 'Something went wrong', $page['title'] );
		}
		$this->assertSame( Subscribers::PENDING, Subscribers::get( $subscriber['id'] )['status'] );
	}

	/** @dataProvider endings */
	public function test_unsubscribing_succeeds_completely_or_changes_nothing_and_shows_an_error( string $kind ): void {
		$ada     = Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
		$mailbox = Mailbox::of( 'ada@example.com' );
		$link    = $this->query( Links::$kind( $ada ) );
		$is_kept = 'refuse' === $kind ? array( Mailbox::class, 'refuses' ) : array( Mailbox::class, 'has_unsubscribed' );
		$act     = static fn() => Page::answer( $link, true );
		$this->for_each_refusal(
			$act,
			function ( array $page, int $number, bool $is_refused ) use ( $mailbox, $is_kept ): void {
				// WordPress may ignore a failing query, so the action may still succeed.
				$is_done = 200 === $page['status'];
				$this->assertTrue( $is_done || $is_refused );
				$this->assertSame( $is_done, null === Subscribers::find( 'ada@example.com' ) );
				$this->assertSame( $is_done, $is_kept( $mailbox ) );
			}
		);
		$this->for_each_kill(
			$act,
			function () use ( $mailbox, $is_kept, $act ): void {
				$this->assertSame( null === Subscribers::find( 'ada@example.com' ), $is_kept( $mailbox ) );
				$act();
				$this->assertNull( Subscribers::find( 'ada@example.com' ) );
				$this->assertTrue( $is_kept( $mailbox ) );
			}
		);
	}

	public static function endings(): array {
		return array(
			'from new posts'           => array( 'unsubscribe' ),
			'from confirmation emails' => array( 'refuse' ),
		);
	}

	public function test_links_still_work_after_the_salts_of_the_site_change(): void {
		$link = $this->query( Links::unsubscribe( Subscribers::add( 'a@example.com', 'Yes.', 0, true ) ) );
		$this->assertSame( 'ok', $this->state( $link ) );
		add_filter( 'salt', static fn() => 'quite another salt' );
		$this->assertSame( 'ok', $this->state( $link ) );
		$this->assertSame( 'You are unsubscribed', Page::answer( $link, true )['title'] );
		$this->assertSame( 'gone', $this->state( $link ) );
	}

	public function test_the_link_in_the_email_stops_further_confirmation_emails_and_can_allow_them_again(): void {
		$link = $this->refuse_link( 'ada@example.com' );
		$this->assertSame( 'broken', $this->state( array( 'mailbox' => str_repeat( 'a', 40 ) ) + $link ) );
		$this->assertSame( 'Stop asking', Page::answer( $link, false )['button'] );
		$this->assertStringStartsWith( 'Do you want to stop these emails? ', Page::answer( $link, false )['text'] );
		$this->assertCount( 1, $this->subscribers() );
		$this->assertSame( 'You will not be asked again', Page::answer( $link, true )['title'] );
		$this->assertCount( 0, $this->subscribers() );

		Clock::pass( HOUR_IN_SECONDS + 1 );
		$this->assert_asked( 0, 'ada@example.com', 'Ada+1@example.com' );
		add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		$this->assertSame( 'subscribed', $this->send( 'ada@example.com' ) );
		$this->assertCount( 0, $this->subscribers() );
		remove_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );

		$this->assertSame( 'Allow emails again', Page::answer( $link, false )['button'] );
		$this->assertSame( 'Emails are allowed again', Page::answer( $link, true, true )['title'] );
		$this->assert_asked( 1, 'ada@example.com' );
	}

	public function test_an_opt_out_is_exported_and_erased_and_is_not_an_autoloaded_option(): void {
		global $wpdb;
		$link = $this->refuse_link( 'ada@example.com' );
		Page::answer( $link, true );
		$this->assertCount( 1, $this->personal_data( 'exporters' )['data'] );
		$this->assertSame( array( 'off' ), $wpdb->get_col( "SELECT autoload FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_refused_%'" ) );
		$this->assertTrue( $this->personal_data( 'erasers' )['items_removed'] );
		$this->assertFalse( Mailbox::refuses( $link['mailbox'] ) );
	}

	public function test_the_opt_out_link_of_one_mailbox_cannot_delete_another_subscriber(): void {
		$link  = $this->refuse_link( 'ada@example.com' );
		$bob   = Subscribers::add( 'bob@example.com', 'Yes.', 0, false );
		$other = array( 'subscriber' => (string) $bob['id'] ) + $link;
		$this->assertSame( 'Stop asking', Page::answer( $other, false )['button'] );
		Page::answer( $other, true );
		$this->assertContains( 'bob@example.com', array_column( $this->subscribers(), 'email' ) );
	}

	private function confirm_links(): array {
		$this->send( 'a@example.com' );
		$this->send( 'b@example.com' );
		return array_map( fn( $subscriber ) => $this->query( Links::confirm( $subscriber ) ), $this->subscribers() );
	}

	private function refuse_link( string $email ): array {
		$this->assert_asked( 1, $email );
		$this->assertSame( 1, preg_match( '~href="([^"]*dovetail-subscription=refuse[^"]*)"~', $this->mails()[0]['message'], $found ) );
		return $this->query( html_entity_decode( $found[1] ) );
	}

	/** @return array<string, string> The parameters of a link. */
	private function query( string $url ): array {
		parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return $query;
	}

	private function state( array $query ): string {
		return Links::read( $query )['state'];
	}

	private function personal_data( string $kind ): array {
		return apply_filters( "wp_privacy_personal_data_$kind", array() )['dovetail-blocks-subscription']['callback']( 'ada@example.com', 1 );
	}
}
