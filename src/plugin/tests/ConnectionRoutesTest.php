<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connection_Store;
use Dovetail\Connections\Connections;
use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Settings_Fields;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-known-connections.php';

/** Tests the REST routes of the Connections page. */
final class ConnectionRoutesTest extends Test_Case {
	use Known_Connections;

	private const ROUTE = '/dovetail/v1/connections';

	private const STRIPE = array( 'sk_test_51HarbourBakeryKey', 'sk_test_51AnotherBakeryKey' );

	private const KEYS = array( '0123456789abcdef0123456789abcdef-us21', 'fedcba9876543210fedcba9876543210-us21' );

	/** Sample values in all formats that connections accept. Each field gets the first value that its rule accepts. */
	private const SAMPLES = array(
		self::STRIPE[0],
		self::KEYS[0],
		'pk.bakery',
		'IGAAharbourbakeryharbourbakeryharbourbakery',
		'EbakerybakerybakerybakerybakeryE',
		'bakery.bsky.social',
		'abcd-efgh-ijkl-mnop',
		'bakery.apps.googleusercontent.com',
		'123456789:bakerybakerybakerybakery',
		'@harbourbakery',
		'https://social.example',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'admin' );
		$this->answer_http(
			static fn() => array(
				'status' => 401,
				'body'   => '{"error":{"message":"No such key"}}',
			)
		);
		foreach ( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) as $id => $connection ) {
			// Remove the test site's filters, which return values for options that are not stored.
			remove_all_filters( 'option_' . Connections::option_name( $id ) );
			remove_all_filters( 'default_option_' . Connections::option_name( $id ) );
			update_option( Connections::option_name( $id ), 'api_key' === $connection['method'] ? '' : array() );
			delete_option( Connection_State::OPTION_PREFIX . $id );
		}
	}

	public function test_each_connection_has_a_row_and_a_row_without_an_account_has_no_fields(): void {
		$rows = $this->rows();
		$this->assertSame( array(), array_diff_key( Connections::all(), $rows ) );
		$free = $rows[ self::with_method( 'none' ) ];
		$this->assertSame( array( 'free', array(), false ), array( $free['state'], $free['fields'], $free['canCheck'] ) );
	}

	public function test_a_feature_that_needs_no_account_has_a_row_unless_its_block_is_disabled(): void {
		$groups = Manifest::without_account();
		$slug   = (string) array_key_first( $groups );
		$this->assert_has(
			array(
				'state' => 'free',
				'group' => $groups[ $slug ]['group'],
			),
			$this->rows()[ "block-$slug" ]
		);
		update_option( 'dovetail_blocks_settings', array( 'off' => $slug ) );
		$this->assertArrayNotHasKey( "block-$slug", $this->rows() );
	}

	public function test_a_feature_that_needs_no_account_links_to_a_new_page_that_contains_its_block(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		foreach ( array_keys( Manifest::without_account() ) as $slug ) {
			$links = $this->rows()[ "block-$slug" ]['links'];
			parse_str( (string) wp_parse_url( $links[0]['url'] ?? '', PHP_URL_QUERY ), $_GET );
			$this->assertStringContainsString( "<!-- wp:dovetail/$slug ", get_default_post_to_edit( 'page' )->post_content, $slug );
		}
	}

	public function test_the_purpose_of_a_connection_is_one_sentence(): void {
		foreach ( $this->rows() as $id => $row ) {
			$this->assertMatchesRegularExpression( '~^[^.]+\.$~', $row['purpose'], $id );
		}
	}

	public function test_a_saved_secret_is_checked_and_never_returned(): void {
		$answer = $this->save( 'stripe', array( 'key' => self::STRIPE[0] ) );
		$this->assertSame( array(), (array) $answer['problems'] );
		$this->assert_has( array( 'key' => self::STRIPE[0] ), Connections::values( 'stripe' ) );
		$this->assertSame( 'failing', $answer['connection']['state'] );
		$this->assertTrue( $this->field( 'stripe', 'key' )['isStored'] );
		$answers = wp_json_encode( array( $answer, $this->rows(), $this->rest( 'POST', self::ROUTE . '/stripe/check' )->get_data() ) );
		$this->assertStringNotContainsString( self::STRIPE[0], $answers );
	}

	public function test_only_fields_that_few_owners_need_are_optional(): void {
		$this->assertFalse( $this->field( 'stripe', 'key' )['isOptional'] );
		$this->assertTrue( $this->field( 'stripe', 'secret' )['isOptional'] );
	}

	public function test_an_omitted_secret_is_kept_and_an_empty_secret_is_deleted(): void {
		$this->save( 'stripe', array( 'key' => self::STRIPE[0] ) );
		$this->save( 'stripe', array() );
		$this->assert_has( array( 'key' => self::STRIPE[0] ), Connections::values( 'stripe' ) );
		$this->assertSame( 'off', $this->save( 'stripe', array( 'key' => '' ) )['connection']['state'] );
		$this->assert_has( array( 'key' => '' ), Connections::values( 'stripe' ) );
	}

	public function test_a_single_key_is_saved_without_spaces_and_can_be_kept_and_removed(): void {
		$id = self::with_a_secret_key();
		$this->save( $id, array( 'key' => ' ' . self::KEYS[0] . "\n" ) );
		$this->assertSame( self::KEYS[0], Connections::key( $id ) );
		$this->save( $id, array() );
		$this->assertSame( self::KEYS[0], Connections::key( $id ) );
		$this->save( $id, array( 'key' => '' ) );
		$this->assertSame( '', Connections::key( $id ) );
	}

	public function test_an_incomplete_key_is_rejected_with_a_reason_at_its_field_and_the_stored_key_is_kept(): void {
		$this->save( 'stripe', array( 'key' => self::STRIPE[0] ) );
		Connection_State::update( 'stripe', array( 'isGood' => true ) );
		$answer = $this->save( 'stripe', array( 'key' => 'sk_te' ) );
		$this->assertStringStartsWith( 'The Stripe key was not saved', $answer['problems']->key );
		$this->assert_has( array( 'key' => self::STRIPE[0] ), Connections::values( 'stripe' ) );
		$this->assertSame( 'on', $answer['connection']['state'] );
		$this->assertSame( array(), Settings_Fields::rejected_values() );
	}

	/** @dataProvider all_connections */
	public function test_an_error_about_incomplete_values_names_the_missing_field_and_the_next_step( string $id ): void {
		$fields = array_column( $this->rows()[ $id ]['fields'], null, 'name' );
		foreach ( $fields as $name => $field ) {
			if ( ! in_array( $field['control'], array( 'secret', 'url', 'text' ), true ) ) {
				continue;
			}
			$problem = ( (array) $this->save( $id, array( $name => '<half' ) )['problems'] )[ $name ] ?? '';
			$this->assertStringContainsString( ' was not saved', $problem, "$id $name" );
			$this->assertMatchesRegularExpression( '~[:.] .{20}~', $problem, "$id $name" );
		}
	}

	/** @dataProvider connections_with_required_fields */
	public function test_a_missing_required_field_is_reported_without_a_request_to_the_service( string $id, string $name, string $label ): void {
		$answer = $this->save( $id, array( $name => '' ) + self::mock_values( $id ) )['connection'];
		$this->assertContains( $answer['state'], array( 'failing', 'off' ) );
		if ( 'failing' === $answer['state'] ) {
			$this->assertContains( "Not connected yet. Also enter: $label.", $answer['sentences'] );
		}
		$this->assertSame( array(), $this->requests() );
	}

	public static function connections_with_required_fields(): array {
		$cases = array();
		foreach ( Connections::all() as $id => $connection ) {
			foreach ( $connection['requires'] as $name ) {
				$cases[ "$id $name" ] = array( $id, $name, Manifest::strings()['connections'][ $id ]['fields'][ $name ]['label'] );
			}
		}
		return $cases;
	}

	/** @dataProvider rejections */
	public function test_an_error_about_a_key_that_the_service_rejects_says_what_to_do( string $id ): void {
		$this->answer_http( static fn() => array( 'status' => 401, 'body' => '{}' ) );
		$answer = $this->save( $id, self::mock_values( $id ) );
		$this->assertSame( array(), (array) $answer['problems'] );
		$this->assertSame( 'failing', $answer['connection']['state'] );
		$this->assertMatchesRegularExpression( '~ rejected th(is|e) [a-z ]+[.].* (Copy|Create|Ask|Enter) ~', implode( ' ', $answer['connection']['sentences'] ) . ' ' );
	}

	/** Keys that are wrong, were revoked or have expired are rejected with the same status. */
	public static function rejections(): array {
		$cases = array();
		foreach ( array_keys( Connections::all() ) as $id ) {
			if ( '' !== Connections::all()[ $id ]['check'] && self::mock_values( $id ) ) {
				$cases[ $id ] = array( $id );
			}
		}
		return $cases;
	}

	public static function all_connections(): array {
		$ids = array_keys( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) );
		return array_combine( $ids, array_map( static fn( string $id ): array => array( $id ), $ids ) );
	}

	/** @return array<string, string> Values that a connection accepts: its key, or its required fields. */
	private static function mock_values( string $id ): array {
		$connection = Connections::all()[ $id ];
		$words      = Manifest::strings()['connections'][ $id ];
		if ( 'api_key' === $connection['method'] ) {
			return array( 'key' => self::first_accepted( $connection, $words ) );
		}
		$values = array();
		foreach ( $connection['requires'] as $name ) {
			$values[ $name ] = self::first_accepted( $connection['fields'][ $name ], $words['fields'][ $name ] );
		}
		return $values;
	}

	private static function first_accepted( array $rule, array $words ): string {
		foreach ( self::SAMPLES as $sample ) {
			if ( '' === Settings_Fields::validation_error( $rule, $words, $sample ) ) {
				return $sample;
			}
		}
		throw new \LogicException( 'Add a sample that is accepted by the rule ' . wp_json_encode( $rule ) );
	}

	public function test_a_valid_field_is_saved_even_if_another_field_is_invalid(): void {
		list( $id, $url, $text ) = self::with_a_url_and_a_text();
		$problems = $this->save( $id, array( $url => 'https://places.test', $text => '<b>' ) )['problems'];
		$this->assertSame( array( $text ), array_keys( (array) $problems ) );
		$this->assert_has( array( $url => 'https://places.test', $text => '' ), Connections::values( $id ) );
	}

	/** @dataProvider fields_that_two_administrators_change */
	public function test_a_save_keeps_a_value_that_another_administrator_has_changed_and_returns_a_message( string $id, string $name, string $theirs, string $mine ): void {
		$was = array( $name => $this->field( $id, $name )['was'] );
		$this->save( $id, array( $name => $theirs ) );
		$problems = (array) $this->save( $id, array( $name => $mine ), $was )['problems'];
		$this->assertStringContainsString( 'because another administrator changed it', $problems[ $name ] ?? '' );
		$this->assertSame( $theirs, Connections::values( $id )[ $name ] );
		$this->assertSame( array(), (array) $this->save( $id, array( $name => $mine ) )['problems'] );
		$this->assertSame( $mine, Connections::values( $id )[ $name ] );
	}

	/** @dataProvider fields_that_two_administrators_change */
	public function test_the_message_about_a_change_by_another_administrator_says_whether_the_entry_is_still_in_its_field( string $id, string $name, string $theirs, string $mine ): void {
		$was = array( $name => $this->field( $id, $name )['was'] );
		$this->save( $id, array( $name => $theirs ) );
		$is_secret = 'secret' === $this->field( $id, $name )['control'];
		// An empty secret is removed.
		foreach ( $is_secret ? array( $mine, '' ) : array( $mine ) as $value ) {
			$problem = ( (array) $this->save( $id, array( $name => $value ), $was )['problems'] )[ $name ] ?? '';
			$this->assertStringEndsWith( $is_secret ? ' Repeat your change if you still want it.' : ' Your entry is still in its field. Save again to use it instead.', $problem );
		}
	}

	public static function fields_that_two_administrators_change(): array {
		list( $id, $url ) = self::with_a_url_and_a_text();
		return array(
			'an address'   => array( $id, $url, 'https://theirs.test', 'https://mine.test' ),
			'a secret'     => array( 'stripe', 'key', self::STRIPE[0], self::STRIPE[1] ),
			'a key alone'  => array( self::with_a_secret_key(), 'key', self::KEYS[0], self::KEYS[1] ),
			'a public key' => array( self::connection_with_a_key(), 'key', 'theirs', 'playground' ),
		);
	}

	public function test_two_administrators_can_change_different_fields_at_the_same_time(): void {
		list( $id, $url, $text ) = self::with_a_url_and_a_text();
		$was = array( $url => '', $text => '' );
		$this->save( $id, array( $url => 'https://places.test', $text => '' ), $was );
		$this->assertSame( array(), (array) $this->save( $id, array( $url => '', $text => 'ada@example.com' ), $was )['problems'] );
		$this->assert_has( array( $url => 'https://places.test', $text => 'ada@example.com' ), Connections::values( $id ) );
	}

	/** @dataProvider refused_queries */
	public function test_a_value_that_the_database_does_not_store_is_reported_as_not_saved( string $queries ): void {
		list( $id, $url ) = self::with_a_url_and_a_text();
		$response = $this->refuse_queries( $queries, fn() => $this->send( $id, array( $url => 'https://places.test' ), array() ) );
		$this->assertSame( 503, $response->get_status() );
		$this->assertStringContainsString( 'were not saved', $response->get_data()['message'] );
		$this->assert_has( array( $url => '' ), Connections::values( $id ) );
	}

	public static function refused_queries(): array {
		return array(
			'the lock'  => array( '~dovetail_locks~' ),
			'the value' => array( '~^(UPDATE|INSERT)\b[^(]*options.*places\.test~s' ),
		);
	}

	/** @dataProvider connections_without_fields */
	public function test_a_connection_without_fields_cannot_be_saved( string $id ): void {
		$this->assertSame( 404, $this->send( $id, array( 'key' => 'x' ), array() )->get_status() );
	}

	public static function connections_without_fields(): array {
		return array(
			'an unknown connection'           => array( 'letters' ),
			'a connection without an account' => array( self::with_method( 'none' ) ),
			'a feature without a connection'  => array( 'block-' . array_key_first( Manifest::without_account() ) ),
		);
	}

	public function test_an_unknown_field_is_ignored(): void {
		list( $id, , $text ) = self::with_a_url_and_a_text();
		$this->assertSame( array(), (array) $this->save( $id, array( $text => 'ada@example.com', 'surprise' => 'x' ) )['problems'] );
		$this->assertArrayNotHasKey( 'surprise', get_option( Connections::option_name( $id ) ) );
	}

	public function test_a_key_that_is_set_on_the_server_has_no_field_and_is_not_changed(): void {
		$id   = self::with_a_secret_key();
		$name = Connections::key_names( $id )['env_var_name'];
		putenv( $name . '=' . self::KEYS[0] );
		try {
			$row = $this->rows()[ $id ];
			$this->assertSame( array(), $row['fields'] );
			$this->assertSame( "The key is set by $name on the server. Change it there.", $row['elsewhere'] );
			$this->assertSame( 404, $this->send( $id, array( 'key' => self::KEYS[1] ), array() )->get_status() );
		} finally {
			putenv( $name );
		}
	}

	public function test_the_link_to_grant_access_appears_once_the_address_of_the_server_is_stored(): void {
		$id = self::with_method( 'oauth' );
		$this->assertSame( array(), $this->rows()[ $id ]['links'] );
		$row = $this->save( $id, array( array_key_first( Connections::all()[ $id ]['fields'] ) => 'https://social.example' ) )['connection'];
		$this->assertSame( 'off', $row['state'] );
		$this->assertSame( array( 'Request permission from social.example' ), array_column( $row['links'], 'label' ) );
		$this->assertStringContainsString( "action=dovetail_blocks_consent&connection=$id&_wpnonce=", $row['links'][0]['url'] );
	}

	public function test_a_connection_needs_attention_from_a_failed_request_until_the_next_successful_one(): void {
		$this->save( 'stripe', array( 'key' => self::STRIPE[0] ) );
		$earlier = time() - MINUTE_IN_SECONDS;
		$good    = array( 'isGood' => true, 'checked' => $earlier, 'answered' => $earlier );
		Connection_State::update( 'stripe', array( 'failed' => 0 ) + $good );
		$this->assertSame( 'on', $this->rows()['stripe']['state'] );
		Connection_State::note_failure( 'stripe', 'invalid_key', 'Stripe rejected this key.' );
		$this->assertSame( 'failing', $this->rows()['stripe']['state'] );
		$this->assertContains( 'Last failure: 1 second ago. Stripe rejected this key.', $this->rows()['stripe']['sentences'] );
		Connection_State::note_response( 'stripe' );
		$this->assertSame( 'on', $this->rows()['stripe']['state'] );
	}

	private function save( string $id, array $values, ?array $was = null ): array {
		$response = $this->send( $id, $values, $was ?? array_column( $this->rows()[ $id ]['fields'], 'was', 'name' ) );
		$this->assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $response->get_data();
	}

	private function send( string $id, array $values, array $was ): \WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE . '/' . $id, array( 'values' => $values, 'was' => $was ) );
	}

	/** @return array<string, array> Rows by ID, as the page receives them. */
	private function rows(): array {
		return array_column( $this->rest( 'GET', self::ROUTE )->get_data(), null, 'id' );
	}

	private function field( string $id, string $name ): array {
		return array_column( $this->rows()[ $id ]['fields'], null, 'name' )[ $name ];
	}

	/** @return string ID of a connection with the given method. */
	private static function with_method( string $method ): string {
		return (string) key( wp_list_filter( Connections::all(), array( 'method' => $method ) ) );
	}

	/** @return string ID of the connection that accepts `KEYS`. */
	private static function with_a_secret_key(): string {
		$keys = wp_list_filter( Connections::all(), array( 'method' => 'api_key', 'isPublic' => false ) );
		return (string) key( array_filter( $keys, static fn( string $id ): bool => '' === Connection_Store::validation_error( $id, self::KEYS[0] ), ARRAY_FILTER_USE_KEY ) );
	}

	/** @return string[] ID of a connection, and the names of its URL field and its text field. */
	private static function with_a_url_and_a_text(): array {
		foreach ( Connections::all() as $id => $connection ) {
			$controls = array_flip( wp_list_pluck( $connection['fields'] ?? array(), 'control' ) );
			if ( 'fields' === $connection['method'] && isset( $controls['url'], $controls['text'] ) ) {
				return array( $id, $controls['url'], $controls['text'] );
			}
		}
		self::fail( 'No connection has an address and a text.' );
	}
}
