<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Settings;
use Dovetail\Subscriptions\Mail;
use Dovetail\Subscriptions\Mail_Texts;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;
use PHPMailer\PHPMailer\PHPMailer;

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
require_once __DIR__ . '/trait-subscription-forms.php';

final class MailTextsTest extends Test_Case {
	use Subscription_Forms;

	/** @var array<string, array{message: string, plain: string}> Emails as HTML and as plain text, by the beginning of their subject. */
	private $sent = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', array( $this, 'keep_both_texts' ), 0, 2 );
	}

	/** Stores an email with the plain-text version that PHPMailer would add. */
	public function keep_both_texts( $sent, array $mail ) {
		$mailer = new PHPMailer( true );
		do_action_ref_array( 'phpmailer_init', array( &$mailer ) );
		$this->sent[ preg_replace( '~ (your subscription )?to .*~', '', $mail['subject'] ) ] = array(
			'message' => $mail['message'],
			'plain'   => $mailer->AltBody,
		);
		return $sent;
	}

	public function test_the_confirmation_email_explains_its_button_and_is_the_only_email(): void {
		$this->arrive( array() );
		$this->assertSame( array( 'Confirm' ), array_keys( $this->sent ) );
		$this->assertStringContainsString( '>Confirm subscription</a>', $this->sent['Confirm']['message'] );
		$this->assertMatchesRegularExpression( '~will be\s+deleted within 7 days\.~', $this->sent['Confirm']['plain'] );
	}

	public function test_a_confirmation_sends_one_welcome_email_and_one_notice_with_the_owners_texts(): void {
		$this->arrive(
			array(
				'subscriber_welcome'      => true,
				'subscriber_notice'       => true,
				'subscriber_confirm_text' => "Ahoy {email},\nstill <b>{days}</b>.\n\nPress {link} now.",
				'subscriber_welcome_text' => 'Welcome aboard {site}!',
			)
		);
		$this->assertCount( 3, $this->mails() );
		$this->assertSame( array( 'Confirm', 'Welcome', 'New subscriber' ), array_keys( $this->sent ) );
		$this->assertStringContainsString( 'ada@example.com confirmed their subscription', $this->sent['New subscriber']['plain'] );
		$this->assertMatchesRegularExpression( '~^Ahoy ada@example\.com,\nstill <b>7 days</b>\.\n\nPress\n\nConfirm subscription:\nhttp\S+\n\nnow\.\n~', $this->sent['Confirm']['plain'] );
		$this->assertStringContainsString( 'still &lt;b&gt;7 days', $this->sent['Confirm']['message'] );
		$this->assertStringContainsString( 'Welcome aboard ' . get_bloginfo( 'name' ) . '!', $this->sent['Welcome']['plain'] );
		$this->assertStringContainsString( 'Unsubscribe:', $this->sent['Welcome']['plain'] );
	}

	/** @dataProvider subjects */
	public function test_the_subject_of_the_welcome_email_is_one_line_and_may_contain_placeholders( string $subject, string $sent ): void {
		update_option( 'blogname', 'Harbour Bakery' );
		$this->arrive(
			array(
				'subscriber_welcome'         => true,
				'subscriber_welcome_subject' => $subject,
			)
		);
		$this->assertSame( $sent, $this->mails()[1]['subject'] );
	}

	public static function subjects(): array {
		return array(
			'the default'                => array( '', 'Welcome to Harbour Bakery' ),
			'spaces'                     => array( '  ', 'Welcome to Harbour Bakery' ),
			'placeholders'               => array( 'Ahoy {email} from {site} & {other}', 'Ahoy ada@example.com from Harbour Bakery & {other}' ),
			'a line that adds a header'  => array( "Ahoy\r\nBcc: eve@example.com", 'Welcome to Harbour Bakery' ),
		);
	}

	public function test_a_welcome_email_unsubscribes_with_one_click(): void {
		$this->arrive( array( 'subscriber_welcome' => true ) );
		$headers = array_values( preg_grep( '~^List-Unsubscribe~', $this->mails()[1]['headers'] ) );
		$this->assertSame( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers[1] );
		$this->assertSame( 1, preg_match( '~<(.*)>~', $headers[0], $link ) );
		$this->assertSame( 'You are unsubscribed', Page::answer( self::query( $link[1] ), true )['title'] );
		$this->assertSame( array(), self::subscribers() );
	}

	/** @dataProvider emails */
	public function test_every_email_about_subscriptions_has_the_owners_design( callable $send ): void {
		update_option( 'dovetail_blocks_settings', array( 'mail_color' => '#ffdd00', 'mail_footer' => 'Pier 3' ) );
		$subscriber = Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
		$post       = get_post( $this->create_post( array() ) );
		$html       = $send( $subscriber, $post )['html'] ?? end( $this->sent )['message'];
		$this->assertStringContainsString( 'solid #ffdd00', $html );
		$this->assertStringContainsString( 'Pier 3</p>', $html );
	}

	public static function emails(): array {
		return array(
			'confirmation'       => array( static fn( $subscriber ) => Mail::send_confirmation_request( $subscriber ) ),
			'already subscribed' => array( static fn( $subscriber ) => Mail::send_already_subscribed( $subscriber ) ),
			'welcome'            => array( static fn( $subscriber ) => Mail::welcome( $subscriber ) ),
			'notice'             => array( static fn( $subscriber ) => Mail::report( $subscriber ) ),
			'post'               => array( static fn( $subscriber, $post ) => Mail::tell( $subscriber, Mail::about( $post ) ) ),
			'preview'            => array( static fn( $subscriber, $post ) => Mail::preview( 'ada@example.com', $post ) ),
			'test'               => array( static fn( $subscriber, $post ) => Mail::test( 'ada@example.com', $post ) ),
		);
	}

	/** @dataProvider texts */
	public function test_a_text_without_a_link_is_rejected_and_the_default_text_is_not_stored( ?string $text, string $stored, array $problems ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
		update_option( 'dovetail_blocks_settings', array( 'subscriber_confirm_text' => 'Press {link}.' ) );
		$text     = $text ?? str_replace( "\n", "\r\n", Mail_Texts::usual( array() )['subscriber_confirm_text'] );
		$settings = Settings::sanitize( array( 'subscriber_confirm_text' => $text ) );
		$this->assertSame( $stored, $settings['subscriber_confirm_text'] );
		$this->assertSame( $problems, array_values( wp_list_pluck( get_settings_errors(), 'message' ) ) );
	}

	public static function texts(): array {
		return array(
			'without the link' => array( 'Press nothing.', 'Press {link}.', array( 'The text of the confirmation email was not changed. It needs {link}, because otherwise nobody could confirm. Put {link} where the button should be.' ) ),
			'empty'            => array( '', '', array() ),
			'the default text' => array( null, '', array() ),
		);
	}

	/** Stores the settings, subscribes an address, and opens its confirmation link twice. */
	private function arrive( array $settings ): void {
		update_option( 'dovetail_blocks_settings', $settings );
		self::send( 'ada@example.com' );
		$query = self::confirm_query( self::subscribers()[0] );
		$this->assertSame( 'Confirm subscription', Page::answer( $query, false )['button'] );
		$this->assertSame( 'You are subscribed', Page::answer( $query, true )['title'] );
		Page::answer( $query, true );
	}
}
