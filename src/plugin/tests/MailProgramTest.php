<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Test_Mail;
use Dovetail\Tests\Test_Case;

/**
 * Replaces ini_get() to change PHP's settings. The tests have their own process, because PHP cannot undefine functions.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class MailProgramTest extends Test_Case {

	/** @var array<string, string> PHP's settings by name. */
	private static array $settings = array();

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'Dovetail\Plugin\ini_get' ) ) {
			eval( 'namespace Dovetail\Plugin; function ini_get( $name ) { return \\' . __CLASS__ . '::setting( $name ); }' ); // A function in another namespace.
		}
		foreach ( array( 'pre_wp_mail', 'phpmailer_init', 'dovetail_blocks_can_send_email' ) as $hook ) {
			remove_all_filters( $hook );
		}
	}

	/** @dataProvider programs */
	public function test_a_site_without_a_mail_program_probably_cannot_send_email( string $command, string $folders, bool $can_send ): void {
		self::$settings = array(
			'sendmail_path' => $command,
			'open_basedir'  => $folders,
		);
		$this->assertSame( $can_send, Test_Mail::can_probably_send() );
	}

	public static function programs(): array {
		return array(
			'a program'                                => array( '/bin/sh -t -i', '', true ),
			'a missing program'                        => array( '/nowhere/sendmail -t -i', '', false ),
			'a file that is no program'                => array( __FILE__, '', false ),
			'no program'                               => array( '', '', false ),
			'a program in the search path'             => array( 'sendmail -t -i', '', true ),
			'a quoted path'                            => array( '"/my programs/sendmail" -t', '', true ),
			'a path outside of the folders PHP may read' => array( '/nowhere/sendmail -t -i', '/srv', true ),
		);
	}

	/** @dataProvider hooks */
	public function test_a_site_without_a_mail_program_can_send_email_with_a_plugin( string $hook ): void {
		self::$settings = array( 'sendmail_path' => '/nowhere/sendmail -t -i' );
		add_filter( $hook, '__return_null' );
		$this->assertTrue( Test_Mail::can_probably_send() );
	}

	public static function hooks(): array {
		return array( array( 'pre_wp_mail' ), array( 'phpmailer_init' ) );
	}

	/** Returns a setting, like ini_get(). */
	public static function setting( string $name ) {
		return self::$settings[ $name ] ?? \ini_get( $name );
	}
}
