<?php
namespace Dovetail\Map\Tests;

use Dovetail\Map\Place_Search;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class PlaceSearchTest extends Test_Case {

	const PLACE  = array(
		'name'         => 'Gate',
		'display_name' => 'Gate, Street 1, Town',
		'lat'          => '52.5',
		'lon'          => '13.4',
	);
	const SERVER = array(
		'address' => 'https://search.test/nominatim',
		'contact' => '',
		'rules'   => '',
	);

	/** @var float[] Times of the requests to the server. */
	private $times = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'http_request_host_is_external', '__return_true' );
		$this->enter( self::SERVER );
		$this->act_as( 'author' );
	}

	public function test_a_search_identifies_the_site_to_the_server_and_its_results_are_cached(): void {
		$this->enter( array( 'contact' => 'me@example.org' ) + self::SERVER );
		$this->serve( array( 'body' => array( self::PLACE ) ) );
		foreach ( array( 'gate', ' gate ', 'town' ) as $words ) {
			$this->assertSame(
				array(
					array(
						'title'     => 'Gate',
						'address'   => 'Gate, Street 1, Town',
						'longitude' => 13.4,
						'latitude'  => 52.5,
					),
				),
				$this->search( $words )->get_data()
			);
		}
		$this->assertSame(
			array(
				'https://search.test/nominatim/search?q=gate&format=jsonv2&limit=5&accept-language=de',
				'https://search.test/nominatim/search?q=town&format=jsonv2&limit=5&accept-language=de',
			),
			array_column( $this->requests(), 'url' )
		);
		$this->assertSame( 'DovetailBlocks (+' . home_url( '/' ) . '; me@example.org)', $this->requests()[0]['headers']['User-Agent'] );
		// All authors together send at most one request per second.
		$this->assertGreaterThanOrEqual( 1, $this->times[1] - $this->times[0] );
	}

	public function test_a_user_can_search_at_most_two_hundred_times_a_day(): void {
		Rate_Limit::count( 'map_search_' . get_current_user_id(), 200, DAY_IN_SECONDS, 200 );
		$this->serve( array( 'body' => array( self::PLACE ) ) );
		$response = $this->search( 'gate' );
		$this->assertSame( 429, $response->get_status() );
		$this->assertStringStartsWith( 'You have reached today’s search limit.', $response->get_data()['message'] );
		$this->assertSame( array(), $this->requests() );
	}

	public function test_searches_of_users_without_permission_and_empty_searches_send_no_request(): void {
		$this->serve( array( 'body' => array( self::PLACE ) ) );
		$response = $this->search( '  ' );
		$this->assertSame( array( 200, array() ), array( $response->get_status(), $response->get_data() ) );
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->search( 'gate' )->get_status() );
		$this->assertSame( array(), $this->requests() );
	}

	/** @dataProvider servers_that_may_not_be_asked */
	public function test_the_public_server_is_used_only_after_its_rules_were_accepted_and_a_contact_was_entered( array $server ): void {
		$this->enter( $server + self::SERVER );
		$this->serve( array( 'body' => array( self::PLACE ) ) );
		$response = $this->search( 'gate' );
		$this->assertSame( 404, $response->get_status() );
		$this->assertStringStartsWith( 'This site has no place search server.', $response->get_data()['message'] );
		$this->assertSame( array(), $this->requests() );
	}

	public static function servers_that_may_not_be_asked(): array {
		$address = 'https://Nominatim.OpenStreetMap.org.';
		return array(
			'no server'              => array( array( 'address' => '' ) ),
			'only the address'       => array( compact( 'address' ) ),
			'without a contact'      => array( compact( 'address' ) + array( 'rules' => '1' ) ),
			'without accepted rules' => array(
				compact( 'address' ) + array(
					'rules'   => '0',
					'contact' => 'me@example.org',
				),
			),
		);
	}

	public function test_the_public_server_is_used_after_its_rules_were_accepted(): void {
		$this->enter(
			array(
				'address' => 'https://Nominatim.OpenStreetMap.org.',
				'rules'   => '1',
				'contact' => 'me@example.org',
			)
		);
		$this->serve( array( 'body' => array( self::PLACE ) ) );
		$this->search( 'gate' );
		$this->assertCount( 1, $this->requests() );
	}

	/** @dataProvider unreadable_answers */
	public function test_an_invalid_response_is_reported_to_the_author_and_not_cached( $answer, string $pattern ): void {
		$this->serve( $answer, array( 'body' => array( self::PLACE ) ) );
		$response = $this->search( 'gate' );
		$this->assertGreaterThan( 500, $response->get_status() );
		$this->assertMatchesRegularExpression( $pattern, $response->get_data()['message'] );
		Clock::pass( 2 );
		$this->assertSame( 200, $this->search( 'gate' )->get_status() );
	}

	public static function unreadable_answers(): array {
		$unreadable = '/^(The place search server sent an unreadable response|Nominatim sent)/';
		return array(
			'a timeout'                        => array( new \WP_Error( 'http_request_failed', 'Timed out.' ), '/^Nominatim took too long to answer/' ),
			'an error'                         => array(
				array(
					'status' => 500,
					'body'   => '[]',
				),
				'/responded with error 500/',
			),
			'HTML'                             => array( array( 'body' => '<!doctype html><title>Sign in</title>' ), $unreadable ),
			'an object'                        => array( array( 'body' => '{"error":"no"}' ), $unreadable ),
			'a place without coordinates'      => array( array( 'body' => '[{"display_name":"A"}]' ), $unreadable ),
			'coordinates that are not numbers' => array( array( 'body' => array( array( 'lat' => 'north' ) + self::PLACE ) ), $unreadable ),
			'a truncated response'             => array( array( 'body' => substr( wp_json_encode( array( self::PLACE ) ), 0, -9 ) ), $unreadable ),
			'a response of a megabyte'         => array( array( 'body' => '["' . str_repeat( 'x', MB_IN_BYTES ) . '"]' ), $unreadable ),
		);
	}

	/** @dataProvider busy_answers */
	public function test_an_overloaded_server_gets_no_requests_until_its_pause_ends( array $answer ): void {
		$this->serve( $answer );
		$this->assertSame( $answer['status'], $this->search( 'gate' )->get_status() );
		$response = $this->search( 'town' );
		$this->assertSame( 429, $response->get_status() );
		$this->assertStringContainsString( 'The place search server is busy; it accepts one search per second.', $response->get_data()['message'] );
		$this->assertCount( 1, $this->requests() );
	}

	public static function busy_answers(): array {
		return array(
			'too many requests' => array(
				array(
					'status'  => 429,
					'headers' => array( 'retry-after' => '120' ),
				),
			),
			'forbidden'         => array( array( 'status' => 403 ) ),
			'unavailable'       => array( array( 'status' => 503 ) ),
		);
	}

	public function test_text_from_the_server_is_not_run_as_html(): void {
		$place = array( 'display_name' => 'A <img src=x onerror=alert(1)>B, C' ) + self::PLACE;
		unset( $place['name'] );
		$this->serve( array( 'body' => array( $place ) ) );
		$this->assert_has(
			array(
				array(
					'title'   => 'A <img src=x onerror=alert(1)>B',
					'address' => 'A <img src=x onerror=alert(1)>B, C',
				),
			),
			$this->search( 'gate' )->get_data()
		);
	}

	/** @dataProvider checks */
	public function test_a_check_reports_the_state_of_the_server_or_the_missing_settings_of_the_public_server( array $server, string $body, string $expected ): void {
		$this->serve( compact( 'body' ) );
		$said = Place_Search::check( $server );
		$this->assertSame( $expected, is_wp_error( $said ) ? 'Error: ' . $said->get_error_message() : $said );
	}

	public static function checks(): array {
		$broken = 'Error: This is not a Nominatim server, or it is not working at the moment.';
		return array(
			'a server'                 => array( self::SERVER, '{"status":0,"message":"OK"}', 'Connected to search.test.' ),
			'a broken server'          => array( self::SERVER, '{"status":700,"message":"No database"}', $broken ),
			'a server of another kind' => array( self::SERVER, '[]', $broken ),
			'the public server'        => array( array( 'address' => 'https://nominatim.openstreetmap.org' ) + self::SERVER, '{"status":0}', 'Error: Confirm that you have read the public server’s rules, and enter a contact. Until then, this site sends no requests to the server.' ),
		);
	}

	/** Saves a server as the settings page does. */
	private function enter( array $server ): void {
		add_filter( 'pre_option_connectors_places_nominatim_fields', static fn() => $server );
	}

	/** @param array|\WP_Error ...$answers Responses in order; the last one is repeated. */
	private function serve( ...$answers ): void {
		$this->answer_http(
			function () use ( $answers ) {
				$this->times[] = microtime( true );
				return $answers[ min( count( $this->times ), count( $answers ) ) - 1 ];
			}
		);
	}

	private function search( string $words ): \WP_REST_Response {
		return $this->rest(
			'GET',
			'/dovetail/v1/places',
			array(
				'search'   => $words,
				'language' => 'de',
			)
		);
	}
}
