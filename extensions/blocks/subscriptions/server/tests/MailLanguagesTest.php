<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Mail;
use Dovetail\Subscriptions\Mail_Routes;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

/**
 * Tests emails that an administrator triggers. The administrator uses wp-admin in Danish; the site is English, with
 * French and German installed.
 */
final class MailLanguagesTest extends Test_Case {
	use Subscription_Forms;

	const LANGUAGES = array(
		'french@example.com'  => 'fr_FR',
		'german@example.com'  => 'de_DE',
		'missing@example.com' => 'en_US',
		'visitor@example.com' => 'en_US',
	);

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'get_available_languages', static fn() => array( 'da_DK', 'de_DE', 'fr_FR' ) );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		$this->create_user( 'german', 'subscriber', array( 'locale' => 'de_DE' ) );
		$this->create_user( 'french', 'subscriber', array( 'locale' => 'fr_FR' ) );
		// Icelandic is not installed on the site.
		$this->create_user( 'missing', 'subscriber', array( 'locale' => 'is_IS' ) );
		wp_set_current_user( $this->create_user( 'danish', 'administrator', array( 'locale' => 'da_DK' ) ) );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		foreach ( array( 'gettext_dovetail-blocks', 'ngettext_dovetail-blocks' ) as $hook ) {
			add_filter( $hook, static fn( $text ) => '<' . determine_locale() . ">$text" );
		}
		$this->assertSame( 'da_DK', determine_locale() );
	}

	protected function tearDown(): void {
		$left = determine_locale();
		parent::tearDown();
		$this->assertSame( 'da_DK', $left );
	}

	public function test_the_confirmation_email_is_in_the_subscribers_language(): void {
		array_map( array( Opt_In::class, 'ask_again' ), self::subscribe( false ) );
		$this->assertSame( self::LANGUAGES, self::languages( $this->mails() ) );
	}

	public function test_the_welcome_email_is_in_the_subscribers_language(): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_welcome' => true, 'subscriber_notice' => true ) );
		foreach ( self::subscribe( false ) as $subscriber ) {
			Page::answer( self::confirm_query( $subscriber ), true );
			Mail::send_already_subscribed( $subscriber );
		}
		$this->assert_has( self::LANGUAGES, self::languages( $this->mails() ) );
	}

	public function test_the_email_about_a_post_is_in_the_subscribers_language(): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_mails' => true ) );
		self::subscribe( true );
		Post_Mails::send( self::publish() );
		$this->assertSame( self::LANGUAGES, self::languages( $this->mails() ) );
	}

	public function test_a_test_email_is_in_the_language_of_the_user_who_requests_it(): void {
		Mail_Routes::send_test( get_post( self::publish() ) );
		$this->assertSame( array( 'danish@example.com' => 'da_DK' ), self::languages( $this->mails() ) );
	}

	/** @return array[] New subscribers: users of the site, and a visitor. */
	private static function subscribe( bool $is_confirmed ): array {
		return array_map( static fn( $email ) => Subscribers::add( $email, 'Yes.', 0, $is_confirmed ), array_keys( self::LANGUAGES ) );
	}

	private static function publish(): int {
		return wp_insert_post( array( 'post_title' => 'New', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
	}

	/** @return array<string, string> The languages of all texts of the last email, by recipient. */
	private static function languages( array $mails ): array {
		$all = array();
		foreach ( $mails as $mail ) {
			preg_match_all( '~(?:<|&lt;)([a-z]{2}_[A-Z]{2})(?:>|&gt;)|lang="([a-z]{2}-[A-Z]{2})"~', $mail['subject'] . $mail['message'], $found );
			$locales = str_replace( '-', '_', array_filter( array_merge( $found[1], $found[2] ) ) );

			$all[ implode( ' ', (array) $mail['to'] ) ] = implode( ' ', array_unique( $locales ) );
		}
		ksort( $all );
		return $all;
	}
}
