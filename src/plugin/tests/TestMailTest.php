<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Mailer;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Settings_Page;
use Dovetail\Plugin\Test_Mail;
use Dovetail\Tests\Stopped;
use Dovetail\Tests\Test_Case;

/** Tests the sender of the plugin's emails, and the test email. */
final class TestMailTest extends Test_Case {

	public function test_emails_have_the_sender_from_the_settings(): void {
		$this->assertSame( array( 'The site', 'wordpress@' ), $this->sender() );
		update_option( 'dovetail_blocks_settings', array( 'mail_name' => 'Harbour Bakery', 'mail_address' => 'hello@example.com' ) );
		$this->assertSame( array( 'Harbour Bakery', 'hello@example.com' ), $this->sender() );
	}

	public function test_a_sender_set_by_another_plugin_is_kept(): void {
		update_option( 'dovetail_blocks_settings', array( 'mail_name' => 'Harbour Bakery', 'mail_address' => 'hello@example.com' ) );
		add_filter( 'wp_mail_from', static fn() => 'smtp@example.com', 5 );
		add_filter( 'wp_mail_from_name', static fn() => 'SMTP', 5 );
		$this->assertSame( array( 'SMTP', 'smtp@example.com' ), $this->sender() );
	}

	/** @dataProvider wrong_senders */
	public function test_an_invalid_sender_is_rejected( string $name, string $value ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$this->assertSame( '', Settings::sanitize( array( $name => $value ) )[ $name ] );
		$this->assertStringContainsString( 'was not changed', get_settings_errors()[0]['message'] );
	}

	public static function wrong_senders(): array {
		return array(
			'no address'      => array( 'mail_address', 'news' ),
			'two addresses'   => array( 'mail_address', 'a@example.com, b@example.com' ),
			'a second header' => array( 'mail_address', "a@example.com\nBcc: b@example.com" ),
			'two lines'       => array( 'mail_name', "Bakery\nBcc: b@example.com" ),
		);
	}

	public function test_an_administrator_can_send_a_test_email_to_their_own_address(): void {
		$this->act_as( 'admin' );
		$this->send();
		$mail = $this->mails()[0];
		$this->assertSame( wp_get_current_user()->user_email, $mail['to'] );
		// The header above the heading already names the site.
		$this->assertStringContainsString( '>Test email</h1>', $mail['message'] );
	}

	public function test_the_button_saves_the_settings_and_continues_with_the_test_email(): void {
		$this->act_as( 'admin' );
		$html = $this->settings();
		$this->assertSame( 1, preg_match( '~<button type="submit" class="button dovetail-blocks-test-mail" id="dovetail-blocks-test-mail" name="_wp_http_referer" value="([^"]+)">Save and send test email to ~', $html, $found ) );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $query );
		$this->assertSame( Test_Mail::ACTION, $query['action'] );
		$this->assertSame( 1, wp_verify_nonce( $query['_wpnonce'], Test_Mail::ACTION ) );
		// Pressing Enter in a field uses the first button, which must not send an email.
		$this->assertSame( 1, preg_match( '~<button type="submit"[^>]*>~', $html, $first ) );
		$this->assertStringNotContainsString( 'name=', $first[0] );
	}

	public function test_the_page_shows_that_the_settings_were_saved_before_the_test_email(): void {
		$this->act_as( 'admin' );
		$this->assertStringContainsString( 'settings-updated=true', $this->send()->location );
	}

	public function test_no_test_email_is_sent_if_the_settings_were_not_saved(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$this->act_as( 'admin' );
		update_option( 'dovetail_blocks_settings', array( 'mail_address' => 'news' ) );
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		$this->send();
		$this->assertSame( array(), $this->mails() );
		$html = $this->settings();
		$this->assertStringContainsString( '<div class="notice notice-error inline" role="status"><p>The test email was not sent because not all settings were saved.', $html );
		$this->assertStringContainsString( 'value="news"', $html );
	}

	public function test_other_users_cannot_send_a_test_email(): void {
		$this->act_as( 'editor' );
		$this->assertSame( 403, $this->send()->getCode() );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_the_settings_warn_only_if_the_site_probably_cannot_send_email(): void {
		$this->act_as( 'admin' );
		add_filter( 'dovetail_blocks_can_send_email', '__return_true' );
		$this->assertStringContainsString( '<p>Send yourself a test email', $this->settings() );
		$this->assertStringNotContainsString( 'notice-warning', $this->settings() );
		add_filter( 'dovetail_blocks_can_send_email', '__return_false' );
		$this->assertStringContainsString( '<div class="notice notice-warning inline"><p>This site probably can’t send email', $this->settings() );
		$this->assertStringNotContainsString( '<p>Send yourself a test email', $this->settings() );
	}

	public function test_the_section_of_the_button_has_space_before_the_next_heading(): void {
		$this->act_as( 'admin' );
		$this->assertMatchesRegularExpression( '~<div class="dovetail-blocks-test-mail-section">(?:(?!</?div|<h2).)*</button></p></div>~s', $this->settings() );
		ob_start();
		Settings_Page::print_style();
		$this->assertStringContainsString( '.dovetail-blocks-test-mail-section{margin-block-end:', (string) ob_get_clean() );
	}

	public function test_the_settings_show_the_button_and_its_result_below_the_fields_that_it_tests(): void {
		$this->act_as( 'admin' );
		$below = fn(): string => (string) strstr( (string) strstr( $this->settings(), '[mail_address]' ), '[mail_footer]' );
		$this->assertStringContainsString( '>Save and send test email to ', $below() );
		$this->assertStringNotContainsString( 'role="status"', $below() );
		$this->assertStringEndsWith( '#dovetail-blocks-test-mail', $this->send()->location );
		$this->assertStringContainsString( '<div class="notice notice-success inline" role="status"><p>The mail server accepted the test email to ' . wp_get_current_user()->user_email, $below() );
	}

	public function test_the_result_of_a_test_email_is_shown_once_to_the_user_who_sent_it(): void {
		$this->act_as( 'admin' );
		$this->send();
		$this->act_as( 'editor' );
		$this->assertStringNotContainsString( 'role="status"', $this->settings() );
		$this->act_as( 'admin' );
		$this->assertStringContainsString( 'role="status"', $this->settings() );
		$this->assertStringNotContainsString( 'role="status"', $this->settings() );
	}

	public function test_a_test_email_that_the_server_rejects_is_reported_as_failed(): void {
		$this->act_as( 'admin' );
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$this->send();
		$this->assertStringContainsString( '<div class="notice notice-error inline" role="status"><p>The test email to ' . wp_get_current_user()->user_email . ' could not be sent.', $this->settings() );
	}

	private function send(): Stopped {
		$_REQUEST['_wpnonce'] = wp_create_nonce( Test_Mail::ACTION );
		return $this->stopped( array( Test_Mail::class, 'send' ) );
	}

	/** Returns the sections of the settings page about email. */
	private function settings(): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'settings' );
		Settings_Page::add_fields();
		ob_start();
		do_settings_sections( Settings_Page::PAGE_SLUG . '-mail' );
		return (string) ob_get_clean();
	}

	/** @return string[] Sender's name and address; for WordPress's own address, only the part before the @. */
	private function sender(): array {
		$seen = array();
		$note = static function ( $sent ) use ( &$seen ) {
			$seen = array( apply_filters( 'wp_mail_from_name', 'WordPress' ), preg_replace( '~(?<=^wordpress@).*~', '', apply_filters( 'wp_mail_from', 'wordpress@example.com' ) ) );
			return $sent;
		};
		add_filter( 'pre_wp_mail', $note, 1 );
		Mailer::send( array( 'to' => 'ann@example.com', 'subject' => 'Hi', 'message' => 'Hi', 'headers' => array(), 'from' => 'The site' ) );
		remove_filter( 'pre_wp_mail', $note, 1 );
		return $seen;
	}

	/** @dataProvider programs */
	public function test_php_can_send_mail_only_if_its_mail_program_exists( string $command, string $folders, bool $is_there ): void {
		$this->assertSame( $is_there, Test_Mail::has_mail_program( $command, $folders ) );
	}

	public static function programs(): array {
		return array(
			'a program'                                  => array( '/bin/sh -t -i', '', true ),
			'a missing program'                          => array( '/nowhere/sendmail -t -i', '', false ),
			'a file that is no program'                  => array( __FILE__, '', false ),
			'no program'                                 => array( '', '', false ),
			'a program in the search path'               => array( 'sendmail -t -i', '', true ),
			'a quoted path'                              => array( '"/my programs/sendmail" -t', '', true ),
			'a path outside of the folders PHP may read' => array( '/nowhere/sendmail -t -i', '/srv', true ),
		);
	}
}
