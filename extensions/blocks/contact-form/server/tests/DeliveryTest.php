<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Mail;

require_once __DIR__ . '/class-form-test-case.php';

final class DeliveryTest extends Form_Test_Case {

	/**
	 * @dataProvider mails_of_a_form
	 *
	 * @param callable $send    Function that sends an email.
	 * @param string[] $headers Header lines of the email.
	 */
	public function test_email_headers_of_the_form_are_not_encoded_by_the_mailer_of_php( callable $send, array $headers ): void {
		remove_all_filters( 'pre_wp_mail' );
		$source = '';
		add_action(
			'phpmailer_init',
			static function ( $mailer ) use ( &$source ): void {
				$mailer->Mailer = 'mail'; // The name of PHPMailer.
				$mailer->preSend();
				$source = str_replace( "\r\n", "\n", $mailer->getSentMIMEMessage() );
				throw new \Exception( 'Not sent.' );
			},
			999
		);
		$send();
		$lines = explode( "\n", strstr( $source, "\n\n", true ) );
		$this->assertSame( $headers, array_values( preg_grep( '~^(Auto-Submitted|X-Auto-Response-Suppress|Reply-To|List-)~', $lines ) ) );
	}

	public static function mails_of_a_form(): array {
		$long = str_repeat( 'a', 60 ) . '@example.com';
		return array(
			'an automatic reply' => array(
				static fn() => Mail::reply( 'ada@example.com', '' ),
				array( 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' ),
			),
			'an entry'           => array(
				static fn() => Mail::hand_over( Mail::compose( self::content( array( array( 'email', 'Email', $long ) ) ), 0 ) ),
				array( "Reply-To: $long" ),
			),
		);
	}

	/** @dataProvider languages */
	public function test_an_email_uses_the_common_language_of_its_recipients_or_the_language_of_the_site( callable $send, string $language ): void {
		$this->speak_languages();
		$send();
		list( $mail ) = $this->mails();
		preg_match_all( '~<([a-z]{2}_[A-Z]{2})>~', $mail['subject'] . $mail['message'], $found );
		$this->assertSame( array( $language ), array_values( array_unique( $found[1] ) ) );
		$this->assertSame( 'da_DK', determine_locale() );
	}

	public static function languages(): array {
		$entry = static fn( ...$to ) => static fn() => Mail::send_test( array( 'to' => $to ) + self::content( array() ), 0 );
		return array(
			'an entry, to a recipient without user' => array( $entry( 'owner@example.org' ), 'en_US' ),
			'an entry, to one user'                 => array( $entry( 'german@example.com' ), 'de_DE' ),
			'an entry, to users of two languages'   => array( $entry( 'german@example.com', 'french@example.com' ), 'en_US' ),
			'an automatic reply'                    => array( static fn() => Mail::reply( 'visitor@example.com', '' ), 'en_US' ),
		);
	}

	/**
	 * Logs in an administrator whose admin language is Danish. The site is English and also has French and German. Each
	 * translation contains the name of its language.
	 */
	private function speak_languages(): void {
		add_filter( 'get_available_languages', static fn() => array( 'da_DK', 'de_DE', 'fr_FR' ) );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		$this->create_user( 'danish', 'administrator', array( 'locale' => 'da_DK' ) );
		$this->create_user( 'german', 'subscriber', array( 'locale' => 'de_DE' ) );
		$this->create_user( 'french', 'subscriber', array( 'locale' => 'fr_FR' ) );
		$this->act_as( 'danish' );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		foreach ( array( 'gettext_dovetail-blocks', 'ngettext_dovetail-blocks' ) as $hook ) {
			add_filter( $hook, static fn( $text ) => '<' . determine_locale() . ">$text" );
		}
	}
}
