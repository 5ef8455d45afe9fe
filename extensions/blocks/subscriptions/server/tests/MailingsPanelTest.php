<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database_Error;
use Dovetail\Subscriptions\Mail_Post;
use Dovetail\Subscriptions\Mail_Routes;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Mailings_Panel;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

final class MailingsPanelTest extends Mailing_Test_Case {

	public function test_the_panel_asks_the_owner_about_a_late_post_and_a_button_sends_it(): void {
		$post = $this->publish_late();
		$html = $this->panel();
		$this->assertStringContainsString( 'Not sent, because scheduled events did not run on this site for more than two days.', $html );
		$this->assertStringContainsString( '0 sent · 1 left', $html );
		$this->assertSame( array( 'Send now: New', 'Don’t send: New' ), $this->buttons( $html ) );
		$stopped = $this->press( $post, 'go-on' );
		$this->assertSame( 302, $stopped->getCode() );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->assertSame( array( 'Stop: New' ), $this->buttons( $this->panel() ) );
	}

	public function test_a_dashboard_notice_names_a_late_post_until_the_owner_decides_not_to_send_it(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		$post = $this->publish_late();
		$this->act_as( 'editor' );
		$this->assertSame( '', $this->notice( 'dashboard' ) );
		$this->act_as( 'admin' );
		$this->assertSame( '', $this->notice( 'plugins' ) );
		$this->assertStringContainsString( '“New” was not emailed to your subscribers', $this->notice( 'edit' ) );
		$this->assertStringContainsString( 'admin.php?page=dovetail-subscribers', $this->notice( 'dashboard' ) );
		$this->assertSame( '', $this->refuse_queries( '~dovetail_mailings~', fn() => $this->notice( 'dashboard' ) ) );
		$this->press( $post, 'skip' );
		$this->assertSame( '', $this->notice( 'dashboard' ) );
		$this->assertStringContainsString( 'Sent to 0 subscribers.', $this->panel() );
		$this->look();
		$this->run_mailing( $post );
		$this->assertSame( array(), $this->sent );
	}

	public function test_a_late_mailing_that_was_partly_sent_says_so_and_can_be_ended_without_sending_the_rest(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		Clock::pass( WEEK_IN_SECONDS );
		$this->run_mailing( $post );
		$html = $this->panel();
		$this->assertStringContainsString( 'Paused because scheduled events did not run on this site for more than two days. Send the rest now if it is still relevant.', $html );
		$this->assertStringContainsString( '1 sent · 1 left', $html );
		$this->act_as( 'admin' );
		$this->assertStringContainsString( '“New” was not emailed to all of your subscribers, because scheduled events did not run', $this->notice( 'dashboard' ) );
		$this->press( $post, 'skip' );
		$this->assert_mailing( $post, 'done', 1 );
		$this->assertStringContainsString( 'Sent to 1 subscriber.', $this->panel() );
	}

	public function test_a_stopped_mailing_can_be_ended_without_sending_the_rest(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$this->press( $post, 'stop' );
		$this->assertSame( array( 'Resume: New', 'Don’t send: New' ), $this->buttons( $this->panel() ) );
		$this->press( $post, 'skip' );
		$this->assert_mailing( $post, 'done', 1 );
		$this->assertFalse( Mailings_Panel::is_stuck( Mailing::read( $post ) ) );
		$this->assertSame( array(), $this->buttons( $this->panel() ) );
		$this->look();
		$this->run_mailing( $post );
		$this->assertSame( array( 'a' ), $this->sent );
	}

	public function test_after_the_owner_decides_not_to_send_a_post_the_screen_says_so(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish( array( 'post_title' => 'A <b>B</b>' ) );
		$this->run_mailing( $post );
		foreach ( array( 'go-on', 'stop' ) as $button ) {
			$this->assertSame( '', $this->result( $this->press( $post, $button ) ) );
		}
		$stopped = $this->press( $post, 'skip' );
		$this->assertSame( '<div class="notice notice-success is-dismissible"><p>No more emails about “A B” will be sent.</p></div>', $this->result( $stopped ) );
		$this->assertStringContainsString( 'Sent to 1 subscriber.', $this->panel() );
	}

	public function test_a_mailing_that_was_resumed_in_another_tab_is_not_ended_and_the_screen_says_so(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->press( $post, 'stop' );
		$this->press( $post, 'go-on' );
		$notice = $this->result( $this->press( $post, 'skip' ) );
		$this->assertSame( '<div class="notice notice-warning is-dismissible"><p>“New” is being sent, because it was resumed in the meantime. Stop it first, then choose “Don’t send”.</p></div>', $notice );
		$this->assert_mailing( $post, 'running', 0 );
		$this->press( $post, 'stop' );
		$stopped = $this->press( $post, 'skip' );
		$this->assertStringContainsString( 'No more emails', $this->result( $stopped ) );
		$this->press( $post, 'go-on' );
		$this->assertStringNotContainsString( 'No more emails', $this->result( $stopped ) );
	}

	/** @dataProvider types */
	public function test_if_a_mailing_ends_before_its_first_email_only_a_mail_can_be_sent_later( string $type, string $before, string $state, array $sent ): void {
		$this->subscribe( 'a' );
		$post = $this->publish( array( 'post_type' => $type ) );
		if ( 'late' === $before ) {
			Clock::pass( WEEK_IN_SECONDS );
			$this->run_mailing( $post );
		} else {
			$this->press( $post, 'stop' );
		}
		$this->assert_mailing( $post, $before, 0 );
		$this->press( $post, 'skip' );
		$this->assert_mailing( $post, $state, 0 );
		$this->unpublish( $post );
		wp_publish_post( $post );
		$this->run_mailing( $post );
		$this->assertSame( $sent, $this->sent );
	}

	public static function types(): array {
		return array(
			'a stopped mail' => array( Mail_Post::TYPE, 'stopped', 'left-out', array( 'a' ) ),
			'a stopped post' => array( 'post', 'stopped', 'done', array() ),
			'a late mail'    => array( Mail_Post::TYPE, 'late', 'left-out', array( 'a' ) ),
			'a late post'    => array( 'post', 'late', 'done', array() ),
		);
	}

	public function test_a_stopped_mail_of_which_every_email_failed_is_done_when_the_owner_ends_it(): void {
		$this->mailer = '__return_false';
		$this->subscribe( 'a' );
		$post = $this->publish( array( 'post_type' => Mail_Post::TYPE ) );
		$this->run_mailing( $post );
		$this->press( $post, 'stop' );
		$this->press( $post, 'skip' );
		$this->assert_mailing( $post, 'done', 0 );
		$this->assertSame( array( 'Retry failed emails: New' ), $this->buttons( $this->panel() ) );
	}

	public function test_a_finished_mailing_says_how_many_got_it_and_when(): void {
		$this->subscribe( 'a' );
		$post = $this->publish();
		Clock::pass( DAY_IN_SECONDS );
		$this->run_mailing( $post );
		$date = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), Mailing::read( $post )['changed'] );
		$this->assertMatchesRegularExpression( "~</h3>\\s*<p data-dovetail-result>Sent to 1 subscriber\\.</p>\\s*<p>Finished on $date</p>\\s*</section>~", $this->panel() );
	}

	public function test_the_panel_follows_a_mailing_by_itself_while_it_is_being_sent(): void {
		$this->subscribe( 'a' );
		$post = $this->publish();
		$live = "<section id=\"dovetail-mailing-$post\" data-dovetail-running>";
		$hint = '<p class="dovetail-blocks-reload">Reload this page to see the progress.</p>';
		$html = $this->panel();
		$this->assertStringContainsString( $live, $html );
		$this->assertStringContainsString( $hint, $html );
		$this->run_mailing( $post );
		$html = $this->panel();
		$this->assertStringNotContainsString( $live, $html );
		$this->assertStringNotContainsString( $hint, $html );
	}

	public function test_many_stopped_mailings_do_not_hide_the_latest_finished_ones(): void {
		$this->subscribe( 'a' );
		$done = $this->publish();
		$this->run_mailing( $done );
		for ( $number = 0; $number < Mailings_Panel::MAX_MAILINGS; $number++ ) {
			$this->press( $this->publish(), 'stop' );
		}
		$html = $this->panel();
		$this->assertSame( Mailings_Panel::MAX_MAILINGS + 1, substr_count( $html, '<section' ) );
		$this->assertStringContainsString( "<section id=\"dovetail-mailing-$done\">", $html );
	}

	private function notice( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		Mailings_Panel::show_notice();
		return (string) ob_get_clean();
	}

	public function test_the_panel_says_for_how_long_scheduled_events_have_not_run(): void {
		$this->subscribe( 'a' );
		$this->publish();
		Clock::pass( 5 * HOUR_IN_SECONDS );
		$this->assertStringContainsString( 'because scheduled events do not run on this site', $this->panel() );
	}

	public function test_a_button_does_nothing_and_shows_an_error_if_the_database_fails(): void {
		$post    = $this->publish_late();
		$stopped = $this->refuse_queries( '~^\s*UPDATE.*mailings~is', fn() => $this->press( $post, 'go-on' ) );
		$this->assertSame( 503, $stopped->getCode() );
		$this->assert_mailing( $post, 'late', 0 );
	}

	public function test_the_panel_throws_an_error_if_the_database_fails(): void {
		$this->publish_late();
		$this->expectException( Database_Error::class );
		$this->refuse_queries( '~^\s*SELECT.*mailings~is', fn() => $this->panel() );
	}

	public function test_the_editor_links_to_the_mailing_of_its_post_even_if_newer_mailings_exist(): void {
		$post = $this->publish_late();
		$this->press( $post, 'go-on' );
		$this->run_mailing( $post );
		$_GET['mailing'] = (string) $post;
		$this->assertSame( 1, substr_count( $this->panel(), '<section' ) );
		Clock::pass( YEAR_IN_SECONDS );
		unset( $_GET['mailing'] );
		$this->assertSame( '', $this->panel() );
		$screen = Mail_Routes::tell( get_post( $post ) )['screen'];
		$this->assertStringEndsWith( "page=dovetail-subscribers&mailing=$post#dovetail-mailing-$post", $screen );
		$_GET['mailing'] = (string) $post;
		$this->assertStringContainsString( "<section id=\"dovetail-mailing-$post\">", $this->panel() );
		$_GET['mailing'] = (string) wp_insert_post( array( 'post_title' => 'Draft' ) );
		$this->assertSame( '', $this->panel() );
	}

	public function test_the_editor_says_when_people_had_to_subscribe_and_how_many_emails_failed(): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a', 'b' );
		$this->mailer = static fn( string $name ): bool => 'b' !== $name;
		$start        = Clock::now();
		$post         = $this->publish();
		$tell         = static fn(): array => array_intersect_key( Mail_Routes::tell( get_post( $post ) ), array_flip( array( 'state', 'sent', 'left', 'failed' ) ) );
		$this->run_mailing( $post );
		$this->assertSame( array( 'state' => 'running', 'sent' => 1, 'left' => 1, 'failed' => 0 ), $tell() );
		for ( $round = 0; $round < 3; $round++ ) {
			Clock::pass( DAY_IN_SECONDS / 3 );
			$this->run_mailing( $post );
		}
		$this->assertSame( array( 'state' => 'done', 'sent' => 1, 'left' => 0, 'failed' => 1 ), $tell() );
		$this->assertEqualsWithDelta( $start, Mail_Routes::tell( get_post( $post ) )['since'], 30 );
		$this->assertSame( 0, Mail_Routes::tell( get_post( wp_insert_post( array( 'post_title' => 'Draft' ) ) ) )['since'] );
	}

	public function test_the_editor_links_to_all_mailings_from_a_post_that_has_none(): void {
		$this->act_as( 'admin' );
		$screen = Mail_Routes::tell( get_post( wp_insert_post( array( 'post_title' => 'Draft' ) ) ) )['screen'];
		$this->assertStringEndsWith( 'page=dovetail-subscribers', $screen );
	}

	public function test_no_emails_are_left_about_a_post_that_was_published_without_emails(): void {
		$this->subscribe( 'a' );
		$post = $this->publish( array( 'post_password' => 'rye' ) );
		$this->assert_mailing( $post, 'left-out', 0 );
		$this->assertSame( 0, Mailings_Panel::left( Mailing::read( $post ) ) );
	}

	private function publish_late(): int {
		$this->subscribe( 'a' );
		$post = $this->publish();
		Clock::pass( WEEK_IN_SECONDS );
		$this->run_mailing( $post );
		return $post;
	}

	/** Returns the notice on the screen after a button was pressed. */
	private function result( \Dovetail\Tests\Stopped $stopped ): string {
		wp_parse_str( (string) wp_parse_url( $stopped->location, PHP_URL_QUERY ), $_GET );
		ob_start();
		Mailings_Panel::say_skipped();
		return (string) ob_get_clean();
	}

	private function panel(): string {
		ob_start();
		try {
			Mailings_Panel::show();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/** @return string[] Labels of the buttons. */
	private function buttons( string $html ): array {
		preg_match_all( '~<button[^>]* aria-label="([^"]*)"~', $html, $found );
		return $found[1];
	}

	private function press( int $post, string $button ): \Dovetail\Tests\Stopped {
		$this->act_as( 'admin' );
		$_POST                = array(
			'post'  => (string) $post,
			$button => '1',
		);
		$_REQUEST['_wpnonce'] = wp_create_nonce( Mailings_Panel::ACTION . $post );
		return $this->stopped( array( Mailings_Panel::class, 'act' ) );
	}
}
