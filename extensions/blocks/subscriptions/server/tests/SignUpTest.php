<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Sign_Up\Tests\Network_Limits;
use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Links;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/sign-up/server/tests/trait-network-limits.php';
require_once __DIR__ . '/trait-subscription-forms.php';

final class SignUpTest extends Test_Case {
	use Network_Limits;
	use Subscription_Forms;

	// spec: 001-7-6
	public function test_the_server_counts_only_confirmed_subscribers(): void {
		$this->assertSame( 'pending', self::send( 'a@example.com' ) );
		$this->assertSame( 0, Subscribers::count() );
		add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		$this->assertSame( 'subscribed', self::send( 'A@Example.com' ) );
		$this->assertSame( 'subscribed', self::send( 'b@example.com' ) );
		$this->act_as( 'author' );
		$this->assertSame( array( 'count' => 2 ), $this->rest( 'GET', '/wpcom/v2/subscribers/count' )->get_data() );
	}

	public function test_a_feed_contains_a_link_instead_of_the_form(): void {
		self::request_feed();
		$html = do_blocks( '<!-- wp:dovetail/subscriptions {"submitButtonText":"\\u003cstrong\\u003eJoin\\u003c/strong\\u003e"} --><div class="wp-block-dovetail-subscriptions"></div><!-- /wp:dovetail/subscriptions -->' );
		$this->assertMatchesRegularExpression( '~^<p class="[^"]+"><a href="http[^"]+"><strong>Join</strong></a></p>$~', $html );
	}

	/** @dataProvider valid_addresses */
	public function test_a_valid_address_is_stored_and_gets_a_confirmation_email( string $entered, string $stored ): void {
		$this->assertSame( 'pending', self::send( $entered ) );
		$this->assertSame( array( $stored ), array_column( self::subscribers(), 'email' ) );
		$this->assertSame( array( $stored ), array_map( static fn( $mail ) => implode( ' ', (array) $mail['to'] ), $this->mails() ) );
	}

	public static function valid_addresses(): array {
		return array(
			'plain'                => array( 'ada@example.com', 'ada@example.com' ),
			'with spaces and signs' => array( " o'neill&sons+news@mail.example.co.uk ", "o'neill&sons+news@mail.example.co.uk" ),
		);
	}

	/** @dataProvider invalid_addresses */
	public function test_an_invalid_address_is_not_stored( string $email, string $code ): void {
		$this->assertSame( $code, self::send( $email ) );
		$this->assertSame( array(), self::subscribers() );
		$this->assertSame( array(), $this->mails() );
	}

	public static function invalid_addresses(): array {
		return array(
			'nothing'            => array( '', 'subscription_no_email' ),
			'spaces'             => array( '   ', 'subscription_no_email' ),
			'a name'             => array( 'ada', 'subscription_invalid_email' ),
			'localhost'          => array( 'ada@localhost', 'subscription_invalid_email' ),
			'an IP address'      => array( 'ada@127.0.0.1', 'subscription_invalid_email' ),
			'another header'     => array( "ada@example.com\nBcc: all@example.com", 'subscription_invalid_email' ),
			'two addresses'      => array( 'ada@example.com, eve@example.com', 'subscription_invalid_email' ),
			'HTML'               => array( '<script>@example.com', 'subscription_invalid_email' ),
			'name and address'   => array( 'Ada <ada@example.com>', 'subscription_invalid_email' ),
			'a long local part'  => array( str_repeat( 'a', 65 ) . '@example.com', 'subscription_invalid_email' ),
			'a long domain'      => array( 'a@' . str_repeat( 'b', 300 ) . '.com', 'subscription_invalid_email' ),
			'nine kilobytes'     => array( str_repeat( 'a', 9000 ), 'subscription_too_large' ),
		);
	}

	/** @dataProvider changed_forms */
	public function test_a_form_from_a_bot_or_with_changed_fields_is_rejected( array $changes, string $code ): void {
		$this->assertSame( $code, self::send( 'a@example.com', $changes ) );
		$this->assertSame( array(), self::subscribers() );
	}

	public static function changed_forms(): array {
		return array(
			'a filled honeypot' => array( array( 'dovetail_leave_empty' => 'https://spam.example' ), 'subscription_refused' ),
			'another consent'   => array( array( 'dovetail_consent' => 'Everything.' ), 'subscription_old_page' ),
			'another post'      => array( array( 'dovetail_post' => '7' ), 'subscription_old_page' ),
		);
	}

	public function test_nothing_is_stored_if_the_email_cannot_be_sent_or_the_database_fails(): void {
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->assertSame( 'subscription_no_mail', self::send( 'a@example.com' ) );
		remove_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->assertSame( 'subscription_not_stored', $this->refuse_queries( '~^(INSERT|UPDATE|DELETE).*dovetail_subscribers~is', static fn() => self::send( 'b@example.com' ) ) );
		$this->assertSame( array(), self::subscribers() );
	}

	public function test_a_request_keeps_the_address_if_a_background_job_sends_the_confirmation_email_first(): void {
		$promise = Opt_In::promise( 'ada@example.com', 'Yes.', 0 );
		$started = false;
		add_filter(
			'query',
			function ( $query ) use ( &$started ) {
				// The background job claims the delivery just before this request does.
				if ( ! $started && false !== strpos( $query, "SET state = 'sending'" ) ) {
					$started = true;
					Deliveries::run();
				}
				return $query;
			}
		);
		$this->assertTrue( Opt_In::deliver( $promise ) );
		$this->assertSame( array( 'ada@example.com' ), array_column( self::subscribers(), 'email' ) );
		$this->assertSame( array( 'ada@example.com' ), array_column( $this->mails(), 'to' ) );
	}

	public function test_a_sign_up_without_confirmation_stores_the_new_consent_of_an_unconfirmed_person_only(): void {
		Opt_In::promise( 'ada@example.com', 'Old.', 0 );
		add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		foreach ( array( 'New.', 'Newer.' ) as $consent ) {
			Opt_In::store_once( 'ada@example.com', $consent, 7 );
			$this->assert_has( array( 'status' => Subscribers::ACTIVE, 'consent' => 'New.', 'post' => 7 ), self::subscribers()[0] );
		}
	}

	public function test_a_visitor_who_retries_after_php_ended_gets_the_announced_email(): void {
		Form::kind();
		$this->for_each_kill(
			static fn() => self::send( 'ada@example.com' ),
			function (): void {
				$answer = self::send( 'ada@example.com' );
				$this->assertSame( 'pending', $answer );
				// If the result of an email is unknown, it is sent again once the limit allows another email.
				for ( $hour = 0; $hour < 3; $hour++ ) {
					Clock::pass( HOUR_IN_SECONDS + 1 );
					Deliveries::run();
				}
				$this->assertSame( array( 'ada@example.com' ), array_column( self::subscribers(), 'email' ) );
				$mails = count( $this->mails() );
				$this->assertTrue( 1 === $mails || 2 === $mails, "$mails mails" );
			}
		);
	}

	public function test_a_sign_up_with_failing_queries_shows_an_error_or_is_stored_with_a_confirmation_email(): void {
		Form::kind();
		$this->for_each_refusal(
			static fn() => Form::kind()->take( self::fields( 'ada@example.com' ) ),
			function ( $answer ): void {
				if ( ! is_array( $answer ) || 'pending' !== $answer['status'] ) {
					return;
				}
				for ( $hour = 0; $hour < 3; $hour++ ) {
					Clock::pass( HOUR_IN_SECONDS + 1 );
					Deliveries::run();
				}
				$this->assertCount( 1, self::subscribers() );
				$this->assertNotSame( array(), $this->mails() );
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_a_sign_up_is_stored_once_with_one_email_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		add_filter( 'dovetail_blocks_subscription_limit', static fn() => 1000 );
		$asked = array();
		$this->disturb(
			$percent,
			$seed,
			function () use ( &$asked ): void {
				foreach ( range( 1, 30 ) as $number ) {
					for ( $try = 0; $try < 20 && ! isset( $asked[ $number ] ); $try++ ) {
						$answer = $this->as_request( static fn() => self::send( "ada$number@example.com" ) );
						if ( 'pending' === $answer ) {
							$asked[ $number ] = "ada$number@example.com";
						} else {
							$this->assertContains( $answer, array( 'subscription_not_stored', 'subscription_no_mail', 'subscription_old_page' ) );
						}
					}
				}
				for ( $hour = 0; $hour < 20; $hour++ ) {
					Clock::pass( HOUR_IN_SECONDS );
					$this->as_request( array( $this, 'run_due_jobs' ) );
				}
			}
		);
		for ( $hour = 0; $hour < 3; $hour++ ) {
			Clock::pass( HOUR_IN_SECONDS );
			$this->as_request( array( $this, 'run_due_jobs' ) );
		}
		$this->assertCount( 30, $asked );
		$this->assertSame( array_values( $asked ), array_column( self::subscribers(), 'email' ) );
		$mails    = array_count_values( array_map( static fn( $mail ) => implode( '', (array) $mail['to'] ), $this->mails() ) );
		$problems = Opt_In::problems( array_column( self::subscribers(), 'id' ) );
		foreach ( self::subscribers() as $subscriber ) {
			$this->assertTrue( isset( $mails[ $subscriber['email'] ] ) || isset( $problems[ $subscriber['id'] ] ), $subscriber['email'] );
			$this->assertLessThanOrEqual( 1, $mails[ $subscriber['email'] ] ?? 0, $subscriber['email'] );
		}
	}

	/** @dataProvider who_is_not_written_to */
	public function test_people_who_opted_out_get_no_email_even_if_a_query_fails( string $email ): void {
		Mailbox::refuse( Mailbox::of( 'ada@example.com' ) );
		$this->for_each_refusal(
			static fn() => self::send( $email ),
			function (): void {
				Clock::pass( HOUR_IN_SECONDS + 1 );
				Deliveries::run();
				$this->assertSame( array(), self::subscribers() );
				$this->assertSame( array(), $this->mails() );
			}
		);
	}

	public static function who_is_not_written_to(): array {
		return array(
			'in the original spelling' => array( 'ada@example.com' ),
			'with a plus suffix'       => array( 'Ada+news@example.com' ),
		);
	}

	public function test_nothing_is_stored_or_counted_if_the_mailer_throws(): void {
		$throw = static function (): void {
			throw new \RuntimeException( 'The mailer is broken.' );
		};
		add_filter( 'pre_wp_mail', $throw, 0 );
		$this->assertSame( 'subscription_no_mail', self::send( 'a@example.com' ) );
		$this->assertSame( array(), self::subscribers() );
		remove_filter( 'pre_wp_mail', $throw, 0 );
		$this->assertSame( 'pending', self::send( 'a@example.com' ) );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_a_confirmation_sends_the_welcome_email_and_the_notice_even_if_php_ends_early(): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_welcome' => true, 'subscriber_notice' => true ) );
		$query = self::confirm_query( Subscribers::add( 'ada@example.com', 'Yes.', 0, false ) );
		$this->for_each_kill(
			static fn() => Page::answer( $query, true ),
			function () use ( $query ): void {
				$this->assertSame( 'You are subscribed', Page::answer( $query, true )['title'] );
				Clock::pass( HOUR_IN_SECONDS );
				Deliveries::run();
				$id      = self::subscribers()[0]['id'];
				$unknown = array_keys( array_column( Deliveries::of( Subscribers::TYPE, $id ), 'state' ), 'unknown', true );
				$mails   = count( $this->mails() );
				// The email that was being sent when PHP crashed is not sent again, and the owner sees a note.
				$this->assertContains( $mails, array( 2 - count( $unknown ), 2 ) );
				$this->assertCount( count( $unknown ), Opt_In::problems( array( $id ) ) );
				$this->assertSame( $mails, count( array_unique( array_column( $this->mails(), 'subject' ) ) ) );
			}
		);
	}

	public function test_a_confirmation_sends_one_welcome_even_if_a_query_fails(): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_welcome' => true ) );
		$query = self::confirm_query( Subscribers::add( 'ada@example.com', 'Yes.', 0, false ) );
		$this->for_each_refusal(
			static fn() => Page::answer( $query, true ),
			function () use ( $query ): void {
				$this->assertSame( 'You are subscribed', Page::answer( $query, true )['title'] );
				Clock::pass( HOUR_IN_SECONDS );
				Deliveries::run();
				$unknown = array_keys( array_column( Deliveries::of( Subscribers::TYPE, self::subscribers()[0]['id'] ), 'state' ), 'unknown', true );
				$this->assertContains( count( $this->mails() ), array( 1 - count( $unknown ), 1 ) );
			}
		);
	}

	public function test_an_address_entered_twice_is_stored_once_and_gets_at_most_one_email_per_hour(): void {
		$this->assertSame( 'pending', self::send( 'c@example.com' ) );
		$this->assertSame( 'pending', self::send( 'C@example.com' ) );
		$this->assertCount( 1, self::subscribers() );
		Subscribers::confirm( self::subscribers()[0] );
		Clock::pass( HOUR_IN_SECONDS + 1 );
		foreach ( array( 1, 2, 3 ) as $time ) {
			$this->assertSame( 'pending', self::send( 'c@example.com' ), "Time $time" );
		}
		$this->assertSame( array( 'active' ), array_column( self::subscribers(), 'status' ) );
		$subjects = array_map( static fn( $mail ) => preg_replace( '/ to .*/', '', $mail['subject'] ), $this->mails() );
		$this->assertSame( array( 'Confirm your subscription', 'You are already subscribed' ), $subjects );
		$this->assertSame( array( 'c@example.com' ), array_unique( array_map( static fn( $mail ) => strtolower( implode( (array) $mail['to'] ) ), $this->mails() ) ) );
	}

	public function test_a_subscriber_who_signs_up_again_right_after_confirming_is_told_by_email(): void {
		self::send( 'ada@example.com' );
		Page::answer( self::confirm_query( self::subscribers()[0] ), true );
		$this->assertSame( 'pending', self::send( 'ada@example.com' ) );
		$this->assertSame( 'pending', self::send( 'ada@example.com' ) );
		$this->assertCount( 2, $this->mails() );
		$this->assertStringStartsWith( 'You are already subscribed', $this->mails()[1]['subject'] );
		$this->assertStringContainsString( 'dovetail-subscription=unsubscribe', $this->mails()[1]['message'] );
	}

	public function test_a_person_who_signs_up_again_right_after_unsubscribing_gets_a_new_link(): void {
		self::send( 'ada@example.com' );
		Page::answer( self::confirm_query( self::subscribers()[0] ), true );
		Page::answer( self::query( Links::unsubscribe( self::subscribers()[0] ) ), true );
		$this->assertSame( 'pending', self::send( 'ada@example.com' ) );
		$this->assertSame( array( 'pending' ), array_column( self::subscribers(), 'status' ) );
		$this->assertCount( 2, $this->mails() );
	}

	public function test_confirming_does_not_raise_the_limit_of_three_emails_in_seven_days(): void {
		for ( $time = 0; $time < 5; $time++ ) {
			self::send( 'ada@example.com' );
			foreach ( self::subscribers() as $subscriber ) {
				Page::answer( self::confirm_query( $subscriber ), true );
				Page::answer( self::query( Links::unsubscribe( self::subscribers()[0] ) ), true );
			}
		}
		$this->assertCount( 3, $this->mails() );
	}

	public function test_one_client_can_send_a_limited_number_of_addresses(): void {
		add_filter( 'dovetail_blocks_subscription_limit', static fn() => 2 );
		add_filter( 'dovetail_blocks_client_address', static fn() => '2001:db8:1:2:' . wp_rand( 1, 9 ) . '::1' );
		$this->assertSame( 'pending', self::send( 'd@example.com' ) );
		$this->assertSame( 'pending', self::send( 'e@example.com' ) );
		$this->assertSame( 'subscription_too_many', self::send( 'f@example.com' ) );
		$this->assertSame( 'subscription_invalid_email', self::send( 'wrong' ) );
		add_filter( 'dovetail_blocks_client_address', static fn() => '203.0.113.9', 20 );
		$this->assertSame( 'pending', self::send( 'g@example.com' ) );
	}

	protected static function counts(): array {
		return Form::counts();
	}
}
