<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Settings_Fields;
use Dovetail\Tests\Test_Case;

/** Tests that a connection's secret is only sent to the server it was entered for. */
final class ConnectionServersTest extends Test_Case {

	private const REMOVED_MESSAGE    = 'The stored value was removed because it belongs to the previous address, provider or mode. Enter the value for the new one.';
	private const NOT_STORED = 'This value was not stored because another field was rejected. Correct that field, then enter this value again.';

	private const FIRST_SERVER = 'https://ours.example';
	private const SECOND_SERVER = 'https://evil.example';

	/** Valid values for fields that require a certain format, by `<connection>.<field>`. */
	private const VALID_VALUES = array(
		'bluesky.username' => 'bakery.bsky.social',
		'bluesky.password' => 'abcd-efgh-ijkl-mnop',
		'paypal.client_id' => 'AplaygroundplaygroundplaygroundplaygroundA',
	);

	/** @var int Number of requests before the last save. */
	private $already_sent = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'admin' );
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed' ) );
		foreach ( array_keys( Connections::all() ) as $id ) {
			// Remove the test site's filters, which return values for options that are not stored.
			remove_all_filters( 'option_' . Connections::option_name( $id ) );
			remove_all_filters( 'default_option_' . Connections::option_name( $id ) );
		}
	}

	protected function tearDown(): void {
		Settings_Fields::forget_rejected_values();
		parent::tearDown();
	}

	public function test_the_tested_secrets_include_some_for_a_url_and_some_for_a_choice(): void {
		$this->assertEqualsCanonicalizing( array( 'choice', 'url' ), array_values( array_unique( array_column( self::cases(), 'control' ) ) ) );
	}

	/** @dataProvider changes */
	public function test_a_stored_secret_is_deleted_and_not_sent_if_its_server_changes( array $case, string $from, string $to ): void {
		$before = array( $case['secret'] => $case['value'], $case['field'] => $from ) + $case['others'];
		$this->save( $case, $before );
		$this->assert_has( $before, Connections::values( $case['id'] ) );
		$this->save( $case, array( $case['field'] => $to ) );
		$this->assert_has( array( $case['secret'] => '', $case['field'] => $to ) + $case['others'], Connections::values( $case['id'] ) );
		$this->assertSame( array( "{$case['id']}.{$case['secret']}" => self::REMOVED_MESSAGE ), self::reasons() );
		$this->assertSame( array(), $this->receivers( $case['value'] ) );
	}

	/** @dataProvider changes */
	public function test_a_secret_entered_together_with_its_server_is_stored( array $case, string $from, string $to ): void {
		$this->save( $case, array( $case['secret'] => $case['value'], $case['field'] => $from ) + $case['others'] );
		$this->save( $case, array( $case['secret'] => array( 'new' => $case['value'] ), $case['field'] => $to ) );
		$this->assert_has( array( $case['secret'] => $case['value'], $case['field'] => $to ), Connections::values( $case['id'] ) );
		$this->assertSame( array(), self::reasons() );
	}

	/** @dataProvider changes */
	public function test_a_secret_entered_on_an_outdated_page_is_not_stored_for_the_new_server( array $case, string $from, string $to ): void {
		$this->save( $case, array( $case['field'] => $from ) + $case['others'] );
		$this->save( $case, array( $case['field'] => $to ) );
		$this->save(
			$case,
			array(
				$case['field']  => $from,
				$case['secret'] => array( 'new' => $case['value'] ),
				'was' => array( $case['field'] => $from ),
			)
		);
		$this->assert_has( array( $case['secret'] => '', $case['field'] => $to ), Connections::values( $case['id'] ) );
		$this->assertSame( array( "{$case['id']}.{$case['secret']}" => self::NOT_STORED ), self::reasons() );
		$this->assertSame( array(), $this->receivers( $case['value'] ) );
	}

	/** Returns test cases that switch from one server to another, including the default server. */
	public static function changes(): array {
		$changes = array();
		foreach ( self::cases() as $name => $case ) {
			$pairs = array( array( '', self::SECOND_SERVER ), array( self::FIRST_SERVER, self::SECOND_SERVER ), array( self::FIRST_SERVER, '' ) );
			if ( 'choice' === $case['control'] ) {
				$previous = array_merge( array_slice( $case['choices'], -1 ), $case['choices'] );
				$pairs    = array_map( null, $case['choices'], array_slice( $previous, 0, -1 ) );
			}
			foreach ( $pairs as list( $from, $to ) ) {
				$changes[ "$name from “{$from}” to “{$to}”" ] = array( $case, $from, $to );
			}
		}
		return $changes;
	}

	/** @dataProvider addresses */
	public function test_a_secret_is_kept_if_its_url_changes_within_the_same_host( array $case ): void {
		$this->save( $case, array( $case['secret'] => $case['value'], $case['field'] => self::FIRST_SERVER ) + $case['others'] );
		$this->save( $case, array( $case['field'] => 'https://OURS.example/' ) );
		$this->assert_has( array( $case['secret'] => $case['value'] ), Connections::values( $case['id'] ) );
		$this->assertSame( array(), self::reasons() );
	}

	/** @dataProvider addresses */
	public function test_a_secret_is_not_stored_if_the_url_entered_with_it_is_rejected( array $case ): void {
		$this->save( $case, array( $case['field'] => '' ) + $case['others'] );
		$this->save(
			$case,
			array(
				$case['field']  => 'ours.example',
				$case['secret'] => array( 'new' => $case['value'] ),
				'was' => array( $case['field'] => '' ),
			)
		);
		$this->assert_has( array( $case['secret'] => '', $case['field'] => '' ), Connections::values( $case['id'] ) );
		$reasons = self::reasons();
		$this->assertEqualsCanonicalizing( array( "{$case['id']}.{$case['field']}", "{$case['id']}.{$case['secret']}" ), array_keys( $reasons ) );
		$this->assertStringContainsString( 'was not saved', $reasons[ "{$case['id']}.{$case['field']}" ] );
		$this->assertSame( self::NOT_STORED, $reasons[ "{$case['id']}.{$case['secret']}" ] );
		$this->assertSame( array(), $this->receivers( $case['value'] ) );
	}

	public static function addresses(): array {
		$cases = array_filter( self::cases(), static fn( $case ) => 'url' === $case['control'] );
		return array_map( static fn( $case ) => array( $case ), $cases );
	}

	public function test_a_password_from_the_environment_is_not_copied_to_the_database_or_sent_to_a_url_stored_there(): void {
		$with_a_name = array_values( array_filter( self::cases(), static fn( $case ) => isset( $case['others']['username'] ) ) );
		$this->assertNotEmpty( $with_a_name );
		list( 'id' => $id, 'value' => $password, 'field' => $field ) = $with_a_name[0];
		$prefix  = strtoupper( str_replace( '-', '_', $id ) );
		$option  = Connections::option_name( $id );
		$address = $prefix . '_' . strtoupper( $field );
		update_option( $option, array( $field => self::SECOND_SERVER ) );
		try {
			putenv( "{$prefix}_APPLICATION_PASSWORD=ada:$password" );
			$this->assertEquals( array( 'username' => 'ada', 'password' => $password, $field => '' ), Connections::values( $id ) );
			update_option( $option, array( $field => self::FIRST_SERVER ) );
			putenv( "$address=https://own.example" );
			$this->assertEquals( array( 'username' => 'ada', 'password' => $password, $field => 'https://own.example' ), Connections::values( $id ) );
		} finally {
			putenv( $address );
			putenv( "{$prefix}_APPLICATION_PASSWORD" );
		}
		$this->assertEquals( array( 'username' => '', 'password' => '', $field => self::FIRST_SERVER ), Connections::values( $id ) );
	}

	/**
	 * Returns each secret of a connection, combined with each URL or choice of that connection.
	 *
	 * @return array<string, array{id: string, others: array<string, string>, secret: string, value: string, field: string, control: string, choices: string[]}>
	 */
	private static function cases(): array {
		$cases = array();
		foreach ( Connections::all() as $id => $connection ) {
			$fields = $connection['fields'] ?? array();
			$others = array();
			foreach ( array_keys( wp_list_filter( $fields, array( 'control' => 'text' ) ) ) as $name ) {
				if ( isset( self::VALID_VALUES[ "$id.$name" ] ) ) {
					$others[ $name ] = self::VALID_VALUES[ "$id.$name" ];
				}
			}
			foreach ( array_keys( wp_list_filter( $fields, array( 'control' => 'secret' ) ) ) as $secret ) {
				foreach ( $fields as $field => $rule ) {
					if ( in_array( $rule['control'], array( 'url', 'choice' ), true ) ) {
						$cases[ "$id: $secret, $field" ] = array(
							'id'      => $id,
							'others'  => $others,
							'secret'  => $secret,
							'value'   => self::VALID_VALUES[ "$id.$secret" ] ?? 'the-secret-of-the-owner',
							'field'   => $field,
							'control' => $rule['control'],
							'choices' => $rule['values'] ?? array(),
						);
					}
				}
			}
		}
		return $cases;
	}

	/** Saves values as the settings page does. `reasons()` and `receivers()` then describe this save. */
	private function save( array $case, array $values ): void {
		Settings_Fields::forget_rejected_values();
		$this->already_sent = count( $this->requests() );
		update_option( Connections::option_name( $case['id'] ), $values );
	}

	/** @return array<string, string> Validation errors by `<connection>.<field>`. */
	private static function reasons(): array {
		return array_map( static fn( $rejected ) => $rejected[1], Settings_Fields::rejected_values() );
	}

	/** @return string[] URLs to which a secret was sent since the last save. */
	private function receivers( string $secret ): array {
		$urls = array();
		foreach ( array_slice( $this->requests(), $this->already_sent ) as $request ) {
			$text = wp_json_encode( $request );
			preg_match( '~Basic ([^"]+)~', stripslashes( $text ), $basic );
			if ( false !== strpos( $text . base64_decode( $basic[1] ?? '' ), $secret ) ) {
				$urls[] = $request['url'];
			}
		}
		return $urls;
	}
}
