<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

final class StrangersTest extends Test_Case {
	use Subscription_Forms;

	const HOUR = HOUR_IN_SECONDS + 1;
	const JOB  = 'dovetail_blocks_forget_unconfirmed';

	public function test_an_unconfirmed_mailbox_gets_one_email_an_hour_and_three_in_seven_days_for_all_spellings_together(): void {
		$this->allow_many();
		$this->assertSame( 1, $this->mails_after( 'ada@gmail.com', 'ADA@gmail.com', 'ada+1@gmail.com', 'a.d.a@gmail.com', 'ada@googlemail.com', 'a.da+x+y@GoogleMail.com' ) );
		$this->assertSame( 4, $this->mails_after( 'eve@example.com', 'e.ve@example.com', '+a@example.com', '+b@example.com' ) );
		self::pass( self::HOUR );
		$this->assertSame( 1, $this->mails_after( 'ada+2@gmail.com', 'ada@gmail.com' ) );
		self::pass( self::HOUR );
		$this->assertSame( 1, $this->mails_after( 'ada@gmail.com', 'ada@gmail.com' ) );
		self::pass( self::HOUR );
		$this->assertSame( 0, $this->mails_after( 'ada@gmail.com', 'ada+3@gmail.com' ) );
		// Seven days after the first email, the limit allows another email.
		self::pass( 7 * DAY_IN_SECONDS - 3 * self::HOUR + 2 );
		$this->assertSame( 1, $this->mails_after( 'ada@gmail.com' ) );
		self::pass( self::HOUR + 60 );
		$this->assertSame( 1, $this->mails_after( 'ada@gmail.com' ) );
		self::pass( self::HOUR );
		$this->assertSame( 1, $this->mails_after( 'ada@gmail.com' ) );
	}

	public function test_an_email_that_cannot_be_sent_is_not_counted(): void {
		$this->allow_many();
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		foreach ( range( 1, 4 ) as $time ) {
			$this->assertSame( 'subscription_no_mail', self::send( 'ada@example.com' ), "Time $time" );
		}
		remove_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->assertSame( 1, $this->mails_after( 'ada@example.com' ) );
		$this->assertSame( 0, $this->mails_after( 'ada@example.com' ) );
	}

	public function test_an_unconfirmed_address_is_deleted_after_seven_days_even_if_entered_again(): void {
		$this->allow_many();
		self::send( 'ada@example.com' );
		$first = self::subscribers()[0];
		$this->assertSame( 7.0, self::days_left() );

		self::pass( 4 * DAY_IN_SECONDS );
		add_filter( 'dovetail_blocks_subscription_consent', static fn() => 'Another text.' );
		self::send( 'ada@example.com' );
		$this->assertSame( 3.0, self::days_left() );
		$this->assertSame( array( 'Another text.' ), array_column( self::subscribers(), 'consent' ) );
		$this->assertCount( 2, $this->mails() );

		self::pass( 2 * DAY_IN_SECONDS + 23 * HOUR_IN_SECONDS );
		do_action( 'dovetail_blocks_daily' );
		do_action( self::JOB );
		$this->assertCount( 1, self::subscribers() );

		self::pass( 2 * HOUR_IN_SECONDS );
		// The expired address is still stored. Entering it again starts a new subscription.
		self::send( 'ada@example.com' );
		$this->assertSame( 7.0, self::days_left() );
		$this->assertCount( 1, self::subscribers() );
		$this->assertNotSame( $first['id'], self::subscribers()[0]['id'] );

		self::pass( 8 * DAY_IN_SECONDS );
		wp_unschedule_hook( self::JOB );
		do_action( 'dovetail_blocks_daily' );
		$this->assertNotSame( false, wp_next_scheduled( self::JOB ) );
		do_action( self::JOB );
		$this->assertSame( array(), self::subscribers() );
	}

	public function test_a_connection_also_has_a_daily_limit(): void {
		add_filter( 'dovetail_blocks_subscription_limit', static fn() => 1 );
		// Start at the beginning of a day, so that the whole test runs on one day.
		Clock::pass( DAY_IN_SECONDS - time() % DAY_IN_SECONDS );
		foreach ( range( 1, 3 ) as $number ) {
			$this->assertSame( 'pending', self::send( "a$number@example.com" ) );
			Clock::pass( self::HOUR );
		}
		$this->assertSame(
			'Your address was not stored because too many addresses came from your connection today. Try again tomorrow.',
			Form::kind()->take( self::fields( 'a4@example.com' ) )->get_error_message()
		);
	}

	public function test_the_whole_site_also_has_a_daily_limit(): void {
		add_filter( 'dovetail_blocks_subscription_site_limit', static fn() => 2 );
		$number = 0;
		add_filter(
			'dovetail_blocks_client_address',
			static function () use ( &$number ) {
				return "203.0.113.$number";
			}
		);
		foreach ( array( 1, 2 ) as $number ) {
			$this->assertSame( 'pending', self::send( "b$number@example.com" ) );
		}
		$number = 3;
		$this->assertSame(
			'Your address was not stored because this site received too many addresses today. Try again tomorrow.',
			Form::kind()->take( self::fields( 'b3@example.com' ) )->get_error_message()
		);
	}

	public function test_the_number_of_subscribers_is_updated_after_each_change_of_the_list(): void {
		$this->assert_number( 0 );
		$a = Subscribers::add( 'a@example.com', 'Yes.', 0, true );
		$b = Subscribers::add( 'b@example.com', 'Yes.', 0, true );
		$c = Subscribers::add( 'c@example.com', 'Yes.', 0, false );
		$this->assert_number( 2 );
		Subscribers::confirm( $c );
		$this->assert_number( 3 );
		Subscribers::remove( $a['id'], $b['id'] );
		$this->assert_number( 1 );
	}

	private function assert_number( int $number ): void {
		$this->assertSame( $number, Subscribers::count() );
		$this->assertSame( (string) $number, Database::value( "SELECT COUNT(*) FROM {subscribers} WHERE status = 'active'" ) );
	}

	private function allow_many(): void {
		add_filter( 'dovetail_blocks_subscription_limit', static fn() => 99 );
	}

	private function mails_after( string ...$addresses ): int {
		$before = count( $this->mails() );
		foreach ( $addresses as $address ) {
			$this->assertSame( 'pending', self::send( $address ), $address );
		}
		return count( $this->mails() ) - $before;
	}

	private static function days_left(): float {
		return round( ( self::confirm_query( self::subscribers()[0] )['until'] - time() ) / DAY_IN_SECONDS, 1 );
	}

	/** Moves all locks and stored times back by the given number of seconds. */
	private static function pass( int $seconds ): void {
		Database::execute( "UPDATE {locks} SET ends = ends - %d WHERE name LIKE 'subscriber%%'", array( $seconds ) );
		Database::execute( 'UPDATE {subscribers} SET created = created - %d', array( $seconds ) );
	}
}
