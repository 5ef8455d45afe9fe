<?php
namespace Dovetail\Mailchimp\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Mailchimp\Audiences;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Lock;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-mailchimp-mock.php';

final class OutboxTest extends Test_Case {
	use Mailchimp_Mock {
		setUp as private reset_and_begin;
	}

	protected function setUp(): void {
		Clock::stop();
		$this->reset_and_begin();
		self::connect();
	}

	/** @dataProvider passing_problems */
	public function test_a_sign_up_is_stored_while_mailchimp_fails_and_its_error_is_not_shown( array $answer ): void {
		Audiences::all();
		$said = self::while_answering( $answer, static fn() => self::sign_up() );
		$this->assertSame( 'pending', $said['status'] );
		$this->assertMatchesRegularExpression( '/^Your sign-up is on its way\. .* this site keeps ann@example\.com and sends it/', $said['message'] );
		$this->assertSame( 1, self::count_waiting() );
		$this->assertMatchesRegularExpression( '/^Mailchimp .*\.$/', Connection_State::get( 'mailchimp' )['failure'] );
	}

	public static function passing_problems(): array {
		$page = '<!doctype html><title>Maintenance</title>';
		return array(
			'HTML'                        => array( array( 'body' => $page ) ),
			'a truncated response'        => array( array( 'body' => '{"status":' ) ),
			'a number'                    => array( array( 'body' => '42' ) ),
			'a response without a status' => array( array( 'body' => '{}' ) ),
			'error 500'                   => array( array( 'status' => 500, 'body' => 'oops' ) ),
			'error 429'                   => array( array( 'status' => 429, 'body' => '{}', 'headers' => array( 'retry-after' => '3600' ) ) ),
			'error 503'                   => array( array( 'status' => 503, 'body' => $page ) ),
			'a redirect'                  => array( array( 'status' => 302, 'body' => '{}' ) ),
		);
	}

	/** @dataProvider lasting_problems */
	public function test_a_sign_up_that_mailchimp_rejects_fails_and_is_not_stored( array $answer ): void {
		Audiences::all();
		$this->assert_refused( 'mailchimp_failed', self::while_answering( $answer, static fn() => self::sign_up() ) );
		$this->assertSame( 0, self::count_waiting() );
		$this->assertMatchesRegularExpression( '/^Mailchimp .*\.$/', Connection_State::get( 'mailchimp' )['failure'] );
	}

	public static function lasting_problems(): array {
		return array(
			'a revoked key'                => array( array( 'status' => 401, 'body' => '{"title":"API Key Invalid"}' ) ),
			'a key of another data center' => array( array( 'status' => 403, 'body' => '{}' ) ),
			'an invalid request'           => array( array( 'status' => 400, 'body' => '{"title":"Bad Request"}' ) ),
		);
	}

	/** @dataProvider failures */
	public function test_a_failed_sign_up_is_queued_within_five_seconds_and_an_author_sees_the_error( callable $answer, string $code ): void {
		Audiences::all();
		$longest = 0;
		$fake    = static function ( $no, $args ) use ( $answer, &$longest ) {
			$longest = max( $longest, $args['timeout'] );
			return $answer( $args );
		};
		add_filter( 'pre_http_request', $fake, 99, 2 );
		$this->assertSame( 'pending', self::sign_up()['status'] );
		$this->assertSame( 1, self::count_waiting() );
		$this->assertGreaterThan( 0, $longest );
		$this->assertLessThan( 5, $longest );
		$this->act_as( 'admin' );
		$this->assertSame( $code, $this->rest( 'GET', '/wpcom/v2/mailchimp' )->get_data()['code'] );
	}

	public static function failures(): array {
		return array(
			'takes too long'      => array( static fn() => new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ), 'service_late' ),
			'cannot be reached'   => array( static fn() => new \WP_Error( 'http_request_failed', 'Could not resolve host' ), 'service_unreachable' ),
			'sends ten megabytes' => array(
				static fn( $args ) => array(
					'headers'  => array(),
					'body'     => substr( '"' . str_repeat( 'x', 10 * MB_IN_BYTES ) . '"', 0, $args['limit_response_size'] ),
					'response' => array( 'code' => 200, 'message' => '' ),
					'cookies'  => array(),
					'filename' => null,
				),
				'service_invalid',
			),
		);
	}

	public function test_mailchimp_gets_at_most_ten_simultaneous_requests_and_the_next_sign_up_waits(): void {
		Audiences::all();
		foreach ( range( 0, 9 ) as $place ) {
			Lock::claim( "mailchimp_call_$place", 60 );
		}
		$this->assertSame( 'pending', self::sign_up()['status'] );
		Lock::release( 'mailchimp_call_4' );
		self::sign_up( 'bob@example.com' );
		$this->assertSame( 1, self::count_waiting() );
		$this->assertCount( 1, self::member_requests() );
	}

	public function test_a_waiting_sign_up_is_sent_with_all_data_once_mailchimp_responds_and_then_deleted(): void {
		global $wpdb;
		$wishes = array(
			'audience'  => 'f6a7b8c9d0',
			'interests' => array( 'a1' ),
		);
		foreach ( array( 1, 2 ) as $time ) {
			self::while_broken( static fn() => self::sign_up( 'ann@example.com', $wishes ) );
			$this->assertSame( 1, self::count_waiting(), "Sign-up $time" );
		}
		Clock::pass( 60 );
		$this->run_due_jobs();
		$this->assertSame( 0, self::count_waiting() );
		$this->assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_value LIKE '%ann@example.com%'" ) );
		$this->assertCount( 1, self::member_requests() );
		$this->assert_has(
			array(
				'email_address' => 'ann@example.com',
				'interests'     => array( 'a1' => true ),
				'status_if_new' => 'pending',
			),
			self::member_requests()[0][2]
		);
	}

	public function test_a_sign_up_waits_for_a_new_key_after_the_current_key_was_revoked(): void {
		self::keep();
		$revoked = array( 'status' => 401, 'body' => '{"title":"API Key Invalid"}' );
		$this->assertSame( 300, self::while_answering( $revoked, static fn() => self::send() ) );
		$this->assertSame( 1, self::count_waiting() );
		self::send();
		$this->assertSame( 0, self::count_waiting() );
	}

	public function test_a_waiting_sign_up_is_exported_and_erased_only_for_its_own_address(): void {
		self::keep();
		self::keep( 'bob@example.com' );
		$ask    = static fn( $kind ) => call_user_func( apply_filters( "wp_privacy_personal_data_$kind", array() )['dovetail-blocks-mailchimp']['callback'], 'ANN@example.com', 1 );
		$export = $ask( 'exporters' )['data'];
		$this->assertCount( 1, $export );
		$this->assertSame( 'ann@example.com', $export[0]['data'][0]['value'] );
		$this->assertSame( 1, $ask( 'erasers' )['items_removed'] );
		$this->assertSame( array(), $ask( 'exporters' )['data'] );
		$this->assertSame( 1, self::count_waiting() );
	}

	public function test_a_sign_up_is_retried_at_growing_intervals_and_logged_as_failed_after_a_few_days(): void {
		self::keep();
		$this->assertSame( 60, self::seconds_to_next_try() );
		$pauses = self::while_broken( static fn() => array_map( static fn() => self::send(), range( 1, 6 ) ) );
		$this->assertSame( array( 300, 1800, 7200, 43200, 86400, null ), $pauses );
		$this->assertSame( 0, self::count_waiting() );
		$this->assertSame(
			'A sign-up could not be sent to the service and was deleted. Mailchimp responded with error 500. Try again in a moment.',
			Connection_State::get( 'mailchimp' )['failure']
		);
	}

	public function test_a_waiting_sign_up_is_retried_after_the_delay_that_mailchimp_requests(): void {
		$busy = array( 'status' => 429, 'body' => '{}', 'headers' => array( 'retry-after' => '7200' ) );
		self::while_answering( $busy, static fn() => self::sign_up( 'bob@example.com' ) );
		$this->assertGreaterThan( 7000, self::seconds_to_next_try() );
	}

	public function test_a_sign_up_is_refused_if_a_thousand_sign_ups_are_waiting(): void {
		Database::insert_rows( 'deliveries', array_map( static fn( $number ) => array( 'type' => 'mailchimp', 'kind' => "x$number" ), range( 1, 999 ) ) );
		$this->assertSame( 'pending', self::while_broken( static fn() => self::sign_up() )['status'] );
		$this->assert_refused( 'mailchimp_failed', self::while_broken( static fn() => self::sign_up( 'bob@example.com' ) ) );
		$this->assertSame( 1000, self::count_waiting() );
		// Waiting sign-ups stay in the queue. New sign-ups succeed once Mailchimp responds.
		$this->assertSame( 'pending', self::sign_up( 'bob@example.com' )['status'] );
		$this->assertSame( 1000, self::count_waiting() );
	}

	public function test_a_sign_up_reaches_mailchimp_even_if_php_ends_after_storing_it(): void {
		Audiences::all();
		$this->for_each_kill(
			static fn() => self::sign_up(),
			function ( int $number, bool $is_killed ): void {
				$is_promised = self::count_waiting() > 0;
				Clock::pass( DAY_IN_SECONDS );
				Deliveries::run();
				$this->assertSame( 0, self::count_waiting() );
				$asked = count( self::member_requests() );
				// Mailchimp must not get a request if PHP crashes before the delivery is stored.
				$this->assertSame( $is_promised || ! $is_killed, $asked > 0, "Moment $number" );
				self::reset_platform();
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_sign_ups_reach_mailchimp_or_are_refused_if_queries_or_cache_writes_fail( int $percent, int $seed ): void {
		Audiences::all();
		// All sign-ups in this test come from the same IP address, so raise its limit.
		add_filter( 'dovetail_blocks_mailchimp_limit', static fn() => 1000 );
		$accepted = array();
		$this->disturb(
			$percent,
			$seed,
			function () use ( &$accepted ): void {
				foreach ( range( 1, 20 ) as $number ) {
					$answer = $this->as_request( static fn() => self::sign_up( "ann$number@example.com" ) );
					if ( is_array( $answer ) ) {
						$accepted[] = "ann$number@example.com";
					} else {
						$this->assertInstanceOf( \WP_Error::class, $answer );
					}
				}
				for ( $run = 0; $run < 20; $run++ ) {
					Clock::pass( HOUR_IN_SECONDS );
					$this->as_request( array( $this, 'run_due_jobs' ) );
				}
			}
		);
		for ( $run = 0; $run < 30; $run++ ) {
			Clock::pass( HOUR_IN_SECONDS );
			$this->as_request( array( $this, 'run_due_jobs' ) );
		}
		$this->assertSame( 0, self::count_waiting() );
		$members = array_unique( array_map( static fn( $request ) => $request[2]['email_address'], self::member_requests() ) );
		$this->assertSame( array(), array_diff( $accepted, $members ) );
		$this->assertGreaterThan( 10, count( $accepted ) );
	}

	public function test_a_sign_up_that_cannot_be_stored_is_rejected_and_not_sent_to_mailchimp(): void {
		Audiences::all();
		$result = $this->refuse_queries( '~^INSERT.*dovetail_deliveries~', static fn() => self::sign_up() );
		$this->assert_refused( 'mailchimp_failed', $result );
		$this->assertSame( array(), self::member_requests() );
	}

	/** Signs a person up while Mailchimp fails. */
	private static function keep( string $email = 'ann@example.com' ): void {
		self::while_broken( static fn() => self::sign_up( $email ) );
	}

	/** Sends the waiting sign-up. Returns the seconds until the next attempt; null if no sign-up is waiting. */
	private static function send(): ?int {
		Clock::pass( max( 0, (int) self::seconds_to_next_try() ) );
		Deliveries::run();
		return self::seconds_to_next_try();
	}

	private static function seconds_to_next_try(): ?int {
		$waiting = Deliveries::find_all( 'mailchimp' );
		return $waiting ? $waiting[0]['due'] - Clock::now() : null;
	}
}
