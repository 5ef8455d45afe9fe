<?php
namespace Dovetail\Opentable\Tests;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Test_Case;

final class RestaurantSearchTest extends Test_Case {

	const BELLINI = array(
		'rid'  => 412810,
		'name' => 'Trattoria Bellini',
	);

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter( 'dovetail_blocks_services', static fn( $services ) => array( 'opentable' => 'https://www.opentable.com' ) + $services, 100 );
		$this->act_as( 'author' );
	}

	// spec: 002-7-6 (pageSize 20, query)
	public function test_the_site_requests_twenty_restaurants_and_caches_equal_searches(): void {
		$this->serve( array( 'body' => self::items( self::BELLINI ) ) );
		foreach ( array( 'Bellini & co', ' bellini & co ' ) as $words ) {
			$response = $this->search( $words );
			$this->assertSame( 200, $response->get_status() );
			$this->assertSame( array( 'items' => array( self::BELLINI ) ), $response->get_data() );
		}
		$this->assertSame(
			array( 'https://www.opentable.com/widget/reservation/restaurant-search?pageSize=20&query=Bellini%20%26%20co' ),
			array_column( $this->requests(), 'url' )
		);
	}

	public function test_invalid_restaurants_are_dropped_and_duplicates_are_merged(): void {
		$this->serve(
			array(
				'body' => self::items(
					null,
					'x',
					array( 'rid' => 1 ),
					array( 'name' => 'No id' ),
					self::restaurant( 0 ),
					self::restaurant( -5 ),
					self::restaurant( '1e5' ),
					self::restaurant( 1.5 ),
					self::restaurant( array( 7 ) ),
					self::restaurant( 8, array( 'List' ) ),
					self::restaurant( 9, ' ' ),
					self::restaurant( '98765', 'Café <script>alert(1)</script>Morgenrot' ) + array( 'city' => 'Berlin' ),
					self::restaurant( 98765, 'Again' ),
					self::BELLINI
				),
			)
		);
		$this->assertSame(
			array( 'items' => array( self::restaurant( 98765, 'Café <script>alert(1)</script>Morgenrot' ), self::BELLINI ) ),
			$this->search( 'odd' )->get_data()
		);
	}

	// spec: 002-9-9 (suggestions up to 20)
	public function test_a_search_returns_at_most_twenty_restaurants(): void {
		$many = array_map( static fn( $number ) => self::restaurant( $number, "Restaurant $number" ), range( 1, 30 ) );
		$this->serve( array( 'body' => self::items( ...$many ) ) );
		$this->assertSame( array( 'items' => array_slice( $many, 0, 20 ) ), $this->search( 'many' )->get_data() );
	}

	/** @dataProvider failed_answers */
	public function test_a_failing_service_gets_no_request_for_a_minute_and_its_errors_are_not_cached( $answer ): void {
		$this->serve( $answer, array( 'body' => self::items( self::BELLINI ) ) );
		foreach ( array( 'gate', 'gate', 'town' ) as $words ) {
			$response = $this->search( $words );
			$this->assertSame( 502, $response->get_status() );
			$this->assertSame( 'OpenTable’s search is not responding.', $response->get_data()['message'] );
		}
		$this->assertCount( 1, $this->requests() );
		delete_transient( 'dovetail_blocks_restaurants_rest' );
		$this->assertSame( array( 'items' => array( self::BELLINI ) ), $this->search( 'gate' )->get_data() );
	}

	public static function failed_answers(): array {
		$items = self::items( self::BELLINI );
		return array(
			'timeout'           => array( new \WP_Error( 'http_request_failed', 'Timed out.' ) ),
			'not found'         => array(
				array(
					'status' => 404,
					'body'   => $items,
				),
			),
			'too many requests' => array( array( 'status' => 429 ) ),
			'server error'      => array( array( 'status' => 500 ) ),
			'HTML'              => array( array( 'body' => '<!doctype html><title>Sorry</title>' ) ),
			'a list'            => array( array( 'body' => '[]' ) ),
			'no list of items'  => array( array( 'body' => '{"items":"none"}' ) ),
			'truncated JSON'    => array( array( 'body' => substr( $items, 0, -2 ) ) ),
		);
	}

	public function test_a_user_can_search_at_most_three_hundred_times_an_hour(): void {
		Rate_Limit::count( 'restaurants_' . get_current_user_id(), 300, HOUR_IN_SECONDS, 299 );
		$this->serve( array( 'body' => self::items( self::BELLINI ) ) );
		$this->assertSame( 200, $this->search( 'gate' )->get_status() );
		$this->assertSame( 502, $this->search( 'town' )->get_status() );
		$this->assertCount( 1, $this->requests() );
	}

	public function test_empty_searches_and_users_without_permission_send_no_request(): void {
		$this->serve( array( 'body' => self::items( self::BELLINI ) ) );
		foreach ( array( '  ', "\t\n" ) as $words ) {
			$response = $this->search( $words );
			$this->assertSame( array( 200, array( 'items' => array() ) ), array( $response->get_status(), $response->get_data() ) );
		}
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->search( 'gate' )->get_status() );
		$this->assertSame( array(), $this->requests() );
	}

	/** @param array|\WP_Error ...$answers Responses in order. The last one is repeated. */
	private function serve( ...$answers ): void {
		$this->answer_http( fn() => $answers[ min( count( $this->requests() ), count( $answers ) - 1 ) ] );
	}

	private function search( string $query ): \WP_REST_Response {
		return $this->rest( 'GET', '/dovetail/v1/restaurants', compact( 'query' ) );
	}

	private static function items( ...$items ): string {
		return wp_json_encode( compact( 'items' ) );
	}

	private static function restaurant( $rid, $name = 'Nobody' ): array {
		return compact( 'rid', 'name' );
	}
}
