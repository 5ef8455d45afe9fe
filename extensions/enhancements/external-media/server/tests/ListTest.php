<?php
namespace Dovetail\External_Media\Tests;

use Dovetail\Plugin\Rate_Limit;

require_once __DIR__ . '/class-media-test-case.php';

final class ListTest extends Media_Test_Case {

	public function test_an_author_can_search_photos_with_the_owners_key_20_per_page(): void {
		$response = $this->list(
			'pexels',
			array(
				'number' => 20,
				'search' => 'Mountain',
			)
		);
		$this->assertSame( 200, $response->get_status() );
		$data = $response->get_data();
		$this->assertCount( 20, $data['media'] );
		$base = DOVETAIL_TESTS_PLATFORM . '/services/pexels-pictures/photos/1001/pexels-photo-1001.jpeg';
		$this->assertEquals(
			array(
				'ID'          => '1001',
				'guid'        => '1001',
				'caption'     => '',
				'title'       => 'mountain 1001',
				'name'        => 'mountain-1001.jpg',
				'type'        => 'image',
				'alt'         => 'mountain 1001',
				'file_name'   => 'mountain-1001',
				'thumbnails'  => array(
					'medium' => "$base?auto=compress&cs=tinysrgb&w=350",
					'fmt_hd' => "$base?auto=compress&cs=tinysrgb&w=940",
				),
				'attribution' => array(
					array( 'text' => 'Photo by ' ),
					array(
						'text' => 'Ana Sá',
						'url'  => 'https://www.pexels.com/@someone',
					),
					array( 'text' => ' on ' ),
					array(
						'text' => 'Pexels',
						'url'  => 'https://www.pexels.com/photo/1001/',
					),
				),
				'width'       => 640,
				'height'      => 480,
			),
			$data['media'][0]
		);
		$this->assertSame( array( 'next_page' => '2' ), $data['meta'] );
		$last = $this->list(
			'pexels',
			array(
				'number'      => 20,
				'search'      => 'Mountain',
				'page_handle' => '3',
			)
		)->get_data();
		$this->assertSame( array( '1041', '1042', '1043', '1044', '1045' ), array_column( $last['media'], 'ID' ) );
		$this->assertSame( array( 'next_page' => false ), $last['meta'] );
	}

	public function test_without_search_terms_the_list_has_todays_curated_photos(): void {
		$data = $this->list(
			'pexels',
			array(
				'number' => 3,
				'search' => ' ',
			)
		)->get_data();
		$this->assertSame( array( 'Curated 1001', 'Curated 1002', 'Curated 1003' ), array_column( $data['media'], 'title' ) );
	}

	public function test_an_empty_response_from_pexels_gives_an_empty_list(): void {
		$response = $this->list( 'pexels', array( 'search' => 'nothing' ) );
		$this->assertSame( 200, $response->get_status() );
		$this->assertSame(
			array(
				'media' => array(),
				'meta'  => array( 'next_page' => false ),
			),
			$response->get_data()
		);
	}

	public function test_searches_that_differ_only_in_spacing_or_case_send_one_request(): void {
		foreach ( array( 'River', 'river', ' river ' ) as $search ) {
			$this->list( 'pexels', compact( 'search' ) );
		}
		$this->list(
			'pexels',
			array(
				'search'      => 'river',
				'page_handle' => '2',
			)
		);
		$query = array(
			'query'    => 'river',
			'per_page' => '20',
		);
		$this->assertSame( array( '/v1/search', '/v1/search' ), self::paths( '~^/v1/~' ) );
		$this->assertEquals( array( $query + array( 'page' => '1' ), $query + array( 'page' => '2' ) ), self::queries( '~^/v1/~' ) );
	}

	public function test_invalid_search_parameters_are_replaced_with_valid_ones(): void {
		$this->list(
			'pexels',
			array(
				'search'      => '<b>sea</b> ' . str_repeat( 'x', 500 ),
				'number'      => 5000,
				'page_handle' => '-7',
			)
		);
		$this->list(
			'pexels',
			array(
				'search'      => array( 'sea' ),
				'number'      => 'many',
				'page_handle' => array( 9 ),
			)
		);
		$this->assertSame( '/v1/curated', self::paths( '~^/v1/~' )[1] );
		$this->assertEquals(
			array(
				array(
					'query'    => '<b>sea</b> ' . str_repeat( 'x', 89 ),
					'per_page' => '80',
					'page'     => '1',
				),
				array(
					'per_page' => '20',
					'page'     => '1',
				),
			),
			self::queries( '~^/v1/~' )
		);
	}

	public function test_an_author_sees_an_error_after_using_half_of_the_sites_hourly_searches(): void {
		Rate_Limit::count( 'service_pexels_hour_' . get_current_user_id(), 200, HOUR_IN_SECONDS, 99 );
		$this->assertSame( 200, $this->list( 'pexels', array( 'search' => 'sky' ) )->get_status() );
		$this->assert_error( 429, 'service_busy', 'Too many requests to Pexels this hour. Try again later.', $this->list( 'pexels', array( 'search' => 'clouds' ) ) );
		// The rate limit does not affect cached results.
		$this->assertSame( 200, $this->list( 'pexels', array( 'search' => 'sky' ) )->get_status() );
		$this->assertCount( 1, self::paths( '~^/v1/~' ) );
	}

	/** @dataProvider faults */
	public function test_a_pexels_error_is_shown_as_a_message_and_is_not_cached( $fault, int $status, string $code, string $message ): void {
		self::set_faults( array( 'GET pexels:/v1/search' => $fault ) );
		$this->assert_error( $status, $code, $message, $this->list( 'pexels', array( 'search' => 'ocean' ) ) );
		self::set_faults( array() );
		$this->assertCount( 20, $this->list( 'pexels', array( 'search' => 'ocean' ) )->get_data()['media'] );
	}

	public static function faults(): array {
		$unreadable = array( 502, 'service_invalid', 'Pexels sent an unreadable response. Try again in a moment.' );
		return array(
			'broken'                      => array( self::refused( 500 ), 502, 'service_unreachable', 'Pexels responded with error 500. Try again in a moment.' ),
			'busy'                        => array( self::refused( 429 ), 429, 'service_busy', 'Pexels is busy. Try again in a minute.' ),
			'invalid'                     => array( self::refused( 400 ), 400, 'service_refused', 'Pexels rejected the request with error 400.' ),
			'a response that is not JSON' => array( 'not-json', ...$unreadable ),
			'JSON of an unexpected type'  => array( 'wrong-shape', ...$unreadable ),
			'cut'                         => array( 'cut', 502, 'service_unreachable', 'Pexels could not be reached. Try again in a moment.' ),
		);
	}

	public function test_a_pexels_timeout_is_shown_as_a_message(): void {
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ) );
		$this->assert_error( 504, 'service_late', 'Pexels took too long to answer. Try again in a moment.', $this->list( 'pexels', array( 'search' => 'ocean' ) ) );
	}

	public function test_users_who_may_not_upload_get_no_results_and_no_sources(): void {
		$this->act_as( 'contributor' );
		foreach ( array( 'pexels', 'google_photos' ) as $service ) {
			$response = $this->list( $service );
			$this->assertSame( array( 403, 'rest_forbidden' ), array( $response->get_status(), $response->get_data()['code'] ) );
		}
		$this->assertSame( array(), self::paths( '~^/(v1|wpcom)/~' ) );
		$this->assertSame( array(), self::sources() );
	}
}
