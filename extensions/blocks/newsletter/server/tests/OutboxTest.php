<?php
namespace Dovetail\Newsletter\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Newsletter\Provider;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-newsletter-test-case.php';

/** Tests sign-ups while the provider cannot accept them. */
final class OutboxTest extends Newsletter_Test_Case {

	/** @var bool Whether the mocked provider responds that it is busy. */
	private static $is_busy = false;

	/** @dataProvider passing_problems */
	public function test_a_sign_up_is_stored_while_the_provider_fails_and_the_owner_sees_the_reason( string $name, array $values, array $answer ): void {
		self::choose( $values );
		$this->answer_http( static fn() => $answer );
		$result = self::subscribe( array( 'dovetail_email' => 'ann@example.com' ) );
		$this->assertSame( 'pending', $result['status'] );
		$this->assertStringStartsWith( "Your sign-up is on its way. $name is not responding", $result['message'] );
		$this->assertSame( 1, self::count_waiting() );
		$this->assertStringEndsWith( '.', Provider::check( Connections::values( 'newsletter' ) )->get_error_message() );
	}

	public static function passing_problems(): array {
		return self::of_each_provider(
			array(
				'HTML'                   => array( 'body' => '<!doctype html><title>Maintenance</title>' ),
				'a truncated response'   => array( 'body' => '{"data":' ),
				'an unexpected response' => array( 'body' => '42' ),
				'a busy response'        => array(
					'status' => 429,
					'body'   => '{}',
				),
				'a server error'    => array(
					'status' => 500,
					'body'   => 'oops',
				),
				'a redirect'       => array( 'status' => 301 ),
			)
		);
	}

	/** @dataProvider lasting_problems */
	public function test_a_sign_up_fails_if_the_provider_rejects_the_key_and_the_owner_sees_the_reason( string $name, array $values, array $answer ): void {
		self::choose( $values );
		$this->answer_http( static fn() => $answer );
		$result = self::subscribe( array( 'dovetail_email' => 'ann@example.com' ) );
		$this->assertInstanceOf( \WP_Error::class, $result, $name );
		$this->assertSame( 'newsletter_failed', $result->get_error_code() );
		$this->assertSame( '', $result->get_error_message() );
		$this->assertSame( 0, self::count_waiting() );
		$this->assertStringEndsWith( '.', Provider::check( Connections::values( 'newsletter' ) )->get_error_message() );
	}

	public static function lasting_problems(): array {
		return self::of_each_provider(
			array(
				'a rejected key'       => array(
					'status' => 401,
					'body'   => '{}',
				),
			)
		);
	}

	public function test_a_waiting_sign_up_is_sent_once_the_provider_responds(): void {
		self::choose( self::MAILERLITE );
		$this->keep( 'ann@example.com' );
		$this->assertGreaterThan( 7000, Deliveries::find_all( 'newsletter' )[0]['due'] - time() );
		$this->send();
		$this->assertContains(
			array(
				'/api/subscribers',
				array(
					'email'  => 'ann@example.com',
					'fields' => array( 'name' => 'Ann' ),
				),
			),
			self::calls()
		);
		$this->assertSame( 0, self::count_waiting() );
	}

	public function test_a_waiting_sign_up_is_not_sent_to_another_provider(): void {
		self::choose( self::MAILERLITE );
		$this->keep( 'bob@example.com' );
		self::choose( self::GHOST );
		$before = count( self::calls() );
		$this->send();
		$this->assertCount( $before, self::calls() );
		$this->assertMatchesRegularExpression( '/could not be sent to the service and was deleted\..*no longer connected/', Connection_State::get( 'newsletter' )['failure'] );
	}

	public function test_a_waiting_sign_up_is_exported_and_erased(): void {
		self::choose( self::MAILERLITE );
		$this->keep( 'eve@example.com' );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['dovetail-blocks-newsletter'];
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', array() )['dovetail-blocks-newsletter'];
		$this->assertSame( 'Sign-ups waiting for MailerLite', $export['exporter_friendly_name'] );
		$this->assertCount( 1, call_user_func( $export['callback'], 'EVE@example.com' )['data'] );
		$this->assertSame( 1, call_user_func( $eraser['callback'], 'eve@example.com' )['items_removed'] );
		$this->assertSame( 0, self::count_waiting() );
	}

	/**
	 * Returns data sets that combine each response with each provider that this site contacts itself.
	 *
	 * @param array<string, array> $answers Responses by description.
	 */
	private static function of_each_provider( array $answers ): array {
		$sets = array();
		foreach ( $answers as $what => $answer ) {
			$sets[ "MailerLite responds with $what" ] = array( 'MailerLite', self::MAILERLITE, $answer );
			$sets[ "Ghost responds with $what" ]      = array( 'Ghost', self::GHOST, $answer );
		}
		return $sets;
	}

	/** Signs a person up while MailerLite rejects requests for two hours. */
	private function keep( string $email ): void {
		self::$is_busy = true;
		add_filter(
			'pre_http_request',
			static fn( $response ) => self::$is_busy ? array(
				'headers'  => array( 'retry-after' => '7200' ),
				'body'     => '{}',
				'response' => array( 'code' => 429 ),
				'cookies'  => array(),
				'filename' => null,
			) : $response,
			99
		);
		$this->assertSame( 'pending', self::subscribe( array( 'dovetail_email' => $email, 'dovetail_first_name' => 'Ann', 'dovetail_last_name' => '' ) )['status'] );
		self::$is_busy = false;
	}

	private function send(): void {
		Clock::pass( 7201 );
		Deliveries::run();
	}
}
