<?php
namespace Dovetail\Mailchimp\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Mailchimp\Form;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Mock_Platform;

/** Signs people up at the mocked Mailchimp, with a key or through the platform. */
trait Mailchimp_Mock {
	use Mock_Platform;

	/** The default key is the mocked account's. */
	protected static function connect( string $key = '0123456789abcdef0123456789abcdef-us21' ): void {
		update_option( Connections::option_name( 'mailchimp' ), $key );
	}

	/** @return array<string, string> The fields of a rendered form, filled in with an address. */
	protected static function fields( string $email = 'ann@example.com', array $attributes = array() ): array {
		$settings = Form::settings( Attributes::for_block( 'mailchimp', $attributes ) );
		return array(
			'dovetail_email'       => $email,
			'dovetail_leave_empty' => '',
			'dovetail_settings'    => $settings,
			'dovetail_signature'   => Form::kind()->sign( array( 'dovetail_settings' => $settings ) ),
		);
	}

	/** @return array{status: string, message: string}|\WP_Error */
	protected static function sign_up( string $email = 'ann@example.com', array $attributes = array() ) {
		return Form::kind()->take( self::fields( $email, $attributes ) );
	}

	/**
	 * Runs a callback while Mailchimp gives the same response to every request.
	 *
	 * @param array|\WP_Error $answer Response with `status` (default 200), `body` and `headers`.
	 * @return mixed Return value of the callback.
	 */
	protected static function while_answering( $answer, callable $act ) {
		$fake = static fn() => is_wp_error( $answer ) ? $answer : array(
			'headers'  => $answer['headers'] ?? array(),
			'body'     => $answer['body'] ?? '',
			'response' => array(
				'code'    => $answer['status'] ?? 200,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
		add_filter( 'pre_http_request', $fake, 99 );
		$result = $act();
		remove_filter( 'pre_http_request', $fake, 99 );
		return $result;
	}

	protected static function while_broken( callable $act ) {
		return self::while_answering( array( 'status' => 500, 'body' => 'oops' ), $act );
	}

	protected static function count_waiting(): int {
		return count( Deliveries::find_all( 'mailchimp' ) );
	}

	/** @return array<int, array{0: string, 1: string, 2: mixed}> Requests about members: method, the path after the member's hash, data. */
	protected static function member_requests(): array {
		return array_map(
			static fn( $request ) => array( $request['method'], preg_replace( '~^.*/members/\w{32}~', '', $request['path'] ), $request['data'] ),
			self::asked( '/members/' )
		);
	}

	protected function assert_refused( string $code, $result, ?string $address = null ): void {
		$this->assertInstanceOf( \WP_Error::class, $result );
		$this->assertSame( $code, $result->get_error_code() );
		$this->assertSame( $address, $result->get_error_data()['address'] ?? null );
	}
}
