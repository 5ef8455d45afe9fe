<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Instagram_Gallery\Accounts;
use Dovetail\Instagram_Gallery\Gallery;
use Dovetail\Instagram_Gallery\Tokens;

require_once __DIR__ . '/class-gallery-test-case.php';

final class TokensTest extends Gallery_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Gallery::refresh_later( self::owner() );
	}

	public function test_a_token_is_renewed_after_a_day_and_then_every_forty_days(): void {
		$this->assert_has(
			array(
				'token'   => self::TOKEN,
				'renewed' => 0,
			),
			self::account()
		);
		self::run_daily();
		$this->assertSame( 0, self::renewals() );

		self::change( array( 'since' => time() - DAY_IN_SECONDS - 60 ) );
		self::run_daily();
		$this->assertMatchesRegularExpression( '/^IGAArenewed/', self::account()['token'] );
		$this->assertGreaterThan( time() + 59 * DAY_IN_SECONDS, self::account()['expires'] );
		$this->assertSame( self::TOKEN, Connections::key( 'instagram' ) );
		$this->assertSame( 1, self::renewals() );

		self::change( array( 'renewed' => time() - 39 * DAY_IN_SECONDS ) );
		self::run_daily();
		$this->assertSame( 1, self::renewals() );
		self::change( array( 'renewed' => time() - 41 * DAY_IN_SECONDS ) );
		self::run_daily();
		$this->assertSame( 2, self::renewals() );
	}

	public function test_a_failed_renewal_keeps_the_token_and_is_retried_daily(): void {
		self::change(
			array(
				'renewed' => time() - 45 * DAY_IN_SECONDS,
				'expires' => time() + 15 * DAY_IN_SECONDS,
			)
		);
		self::set_faults( array( 'GET instagram:/refresh_access_token' => 'refused' ) );
		self::run_daily();
		$this->assert_has(
			array(
				'token'   => self::TOKEN,
				'refused' => 0,
			),
			self::account()
		);
		self::set_faults( array() );
		self::run_daily();
		$this->assertMatchesRegularExpression( '/^IGAArenewed/', self::account()['token'] );
	}

	public function test_the_owner_is_warned_once_by_email_seven_days_before_expiry(): void {
		self::change(
			array(
				'renewed' => time() - 52 * DAY_IN_SECONDS,
				'expires' => time() + 8 * DAY_IN_SECONDS,
			)
		);
		Tokens::warn();
		$this->assertSame( array(), $this->mails() );
		self::change( array( 'expires' => time() + 7 * DAY_IN_SECONDS - 60 ) );
		Tokens::warn();
		Tokens::warn();
		$this->assertCount( 1, $this->mails() );
		$mail = $this->mails()[0];
		$this->assertSame( get_option( 'admin_email' ), $mail['to'] );
		$this->assertStringContainsString( '] Your Instagram connection is about to expire', $mail['subject'] );
		$this->assertStringContainsString( '@harbour.bakery', $mail['message'] );
		$this->assertStringNotContainsString( self::TOKEN, $mail['message'] );
	}

	public function test_the_owner_is_notified_at_once_of_a_rejected_token_and_pages_still_show_the_grid(): void {
		self::change( array( 'token' => 'IGAArevokedrevokedrevokedrevokedrevoked' ) );
		self::pass_since_check( YEAR_IN_SECONDS );
		Gallery::refresh_later( self::owner() );
		$this->assertCount( 1, $this->mails() );
		$this->assertStringContainsString( '] Instagram is disconnected', $this->mails()[0]['subject'] );
		$this->assertGreaterThan( 0, self::account()['refused'] );
		$this->assertStringContainsString( '__grid', do_blocks( self::markup( self::owner() ) ) );
	}

	/** Runs the daily check of all tokens and the resulting jobs. */
	private static function run_daily(): void {
		do_action( 'dovetail_blocks_daily' );
		foreach ( Tokens::unfinished() as $job ) {
			Tokens::renew( $job[0] );
		}
	}

	private static function account(): array {
		return Accounts::get( self::owner() );
	}

	private static function change( array $change ): void {
		Accounts::change( self::owner(), $change );
	}

	private static function renewals(): int {
		return count( array_keys( self::paths(), '/refresh_access_token', true ) );
	}
}
