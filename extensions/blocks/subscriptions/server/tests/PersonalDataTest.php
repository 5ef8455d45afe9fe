<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

final class PersonalDataTest extends Test_Case {
	use Subscription_Forms;

	const JOB = 'dovetail_blocks_forget_unconfirmed';

	public function test_only_the_requested_subscriber_is_exported_and_erased(): void {
		self::send( 'ada@example.com' );
		self::send( 'eve@example.com' );
		$exported = self::ask( 'exporters', 'ADA@example.com' );
		$this->assertCount( 1, $exported['data'] );
		$this->assertSame( array( 'Email address', 'Status', 'Agreed on', 'Consent text' ), array_column( $exported['data'][0]['data'], 'name' ) );
		$this->assertSame( array( 'data' => array(), 'done' => true ), self::ask( 'exporters', 'nobody@example.com' ) );
		$this->assertEquals(
			array(
				'items_removed'  => true,
				'items_retained' => false,
				'messages'       => array(),
				'done'           => true,
			),
			self::ask( 'erasers', 'ada@example.com' )
		);
		$this->assertSame( array( 'com', 'eve', 'example' ), Database::column( 'SELECT word FROM {subscriber_words} ORDER BY word' ) );
		$this->assertSame( array( 'eve@example.com' ), array_column( self::subscribers(), 'email' ) );
	}

	public function test_a_job_deletes_addresses_that_were_not_confirmed_in_time(): void {
		self::send( 'eve@example.com' );
		Database::update( 'subscribers', array( 'created' => strtotime( '2020-01-01' ) ), array( 'email' => 'eve@example.com' ) );
		self::send( 'new@example.com' );
		do_action( 'dovetail_blocks_daily' );
		$this->assertNotSame( false, wp_next_scheduled( self::JOB ) );
		wp_unschedule_hook( self::JOB );
		do_action( self::JOB );
		$this->assertFalse( wp_next_scheduled( self::JOB ) );
		do_action( 'dovetail_blocks_daily' );
		$this->assertFalse( wp_next_scheduled( self::JOB ) );
		$this->assertSame( array( 'new@example.com' ), array_column( self::subscribers(), 'email' ) );
	}

	/** @dataProvider rows */
	public function test_cells_of_a_csv_file_cannot_be_formulas( array $cells, string $line ): void {
		$this->assertSame( $line, Csv::format_row( $cells ) );
	}

	public static function rows(): array {
		return array(
			'formulas'         => array( array( '=1+1', '+1', '-1', '@x' ), "\"'=1+1\",\"'+1\",\"'-1\",\"'@x\"\r\n" ),
			'a tab and quotes' => array( array( "\tx", 'a"b', 'plain', '' ), "\"'\tx\",\"a\"\"b\",\"plain\",\"\"\r\n" ),
			'hidden formulas'  => array( array( ' =1', '＝1', "'+1", "=\xFF" ), "\"' =1\",\"'＝1\",\"''+1\",\"'=\xFF\"\r\n" ),
		);
	}

	public function test_the_privacy_policy_text_says_what_is_stored_about_a_subscriber_and_for_how_long(): void {
		$text = implode( "\n", apply_filters( 'dovetail_blocks_privacy_parts', array() ) );
		foreach ( array(
			'When you subscribe to new posts and news, we store your email address, the text you agreed to and the page. We also store when you signed up and confirmed. This site itself sends the emails.',
			'An address that is not confirmed is deleted after 7 days.',
			'Every email with posts or news has an unsubscribe link. When you unsubscribe, we delete your data. We keep only a fingerprint, which does not reveal your address, so that we don’t add you again from a list.',
			'We count how many people unsubscribe each day and after which email. We store only these numbers.',
			'If we import a list from a service that you unsubscribed from, we keep only the same fingerprint.',
		) as $sentence ) {
			$this->assertStringContainsString( $sentence, $text );
		}
		$this->assertSame( 1, substr_count( $text, 'When you subscribe to new posts and news' ) );
	}

	private static function ask( string $tools, string $email ): array {
		return call_user_func( apply_filters( "wp_privacy_personal_data_$tools", array() )['dovetail-blocks-subscription']['callback'], $email, 1 );
	}
}
