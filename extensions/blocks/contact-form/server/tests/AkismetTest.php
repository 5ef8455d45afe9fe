<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Spam;
use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

/**
 * Tests forms with a fake Akismet. The tests run in a separate process, because PHP cannot undefine the fake class.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class AkismetTest extends Form_Test_Case {

	/** @var int[] IDs of two entries: one that Akismet treats as spam, and one that it does not. */
	private $entries;

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/akismet.php';
		\Akismet::$asked             = array();
		$_SERVER['HTTP_USER_AGENT'] = 'Test browser';
		$hash                       = $this->publish( self::simple_form() );
		foreach ( array( 'viagra-test', 'Hello' ) as $text ) {
			$values          = array(
				'name'     => 'Zoë',
				'email'    => 'zoe@example.com',
				'textarea' => $text,
			);
			$this->entries[] = self::send( $hash, $values, array(), 100, '/ask/?a=1' )['entry'];
		}
	}

	public function test_akismet_checks_messages(): void {
		$this->assertSame( array( 'spam', 'inbox' ), array_map( array( self::class, 'state_of' ), $this->entries ) );
		$this->assertSame( array( 'comment-check', 'comment-check' ), array_column( \Akismet::$asked, 0 ) );
		$this->assert_has(
			array(
				'comment_type'         => 'contact-form',
				'comment_author'       => 'Zoë',
				'comment_author_email' => 'zoe@example.com',
				'user_agent'           => 'Test browser',
				'permalink'            => home_url( '/ask/?a=1' ),
			),
			\Akismet::$asked[0][1]
		);
	}

	public function test_akismet_learns_from_corrections(): void {
		Spam::mark( $this->entries[0], false );
		Spam::mark( $this->entries[1], true );
		$this->assertSame( array( 'submit-ham', 'submit-spam' ), array_column( array_slice( \Akismet::$asked, 2 ), 0 ) );
		$this->assertSame( 'Test browser', \Akismet::$asked[2][1]['user_agent'] );
		$this->assertStringContainsString( 'viagra-test', \Akismet::$asked[2][1]['comment_content'] );
	}

	public function test_ip_addresses_are_kept_for_fifteen_days(): void {
		list( $entry ) = $this->entries;
		Clock::pass( 15 * DAY_IN_SECONDS - MINUTE_IN_SECONDS );
		Spam::forget_visitors();
		$this->assertSame( 'Test browser', Entries::read( $entry )['asked']['user_agent'] );
		Clock::pass( MINUTE_IN_SECONDS + 1 );
		Spam::forget_visitors();
		$this->assertSame( array(), Entries::read( $entry )['asked'] );
	}

	public function test_the_privacy_policy_names_akismet(): void {
		$this->assertStringContainsString( 'Akismet', implode( ' ', Privacy::suggest( array() ) ) );
	}
}
