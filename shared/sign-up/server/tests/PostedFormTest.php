<?php
namespace Dovetail\Sign_Up\Tests;

use Dovetail\Plugin\Rejection_Log;
use Dovetail\Sign_Up\Posted_Form;
use Dovetail\Tests\Test_Case;

/**
 * Runs in a separate process, because reading a form defines the constant `DONOTCACHEPAGE`, which PHP cannot undefine.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class PostedFormTest extends Test_Case {

	public function test_reading_a_posted_form_removes_slashes_and_disables_caching_of_the_response(): void {
		$this->assertNull( $this->posted( 'GET', array( 'mine' => '1' ) ) );
		$this->assertNull( $this->posted( 'POST', array( 'other' => '1' ) ) );
		$this->assertFalse( defined( 'DONOTCACHEPAGE' ) );
		$this->assertSame( array( 'mine' => "O'Neil" ), $this->posted( 'POST', array( 'mine' => "O'Neil" ) ) );
		$this->assertTrue( DONOTCACHEPAGE );
	}

	public function test_a_request_that_one_limit_rejects_does_not_count_toward_later_limits(): void {
		$this->assertNull( $this->count_request( 1, 3 ) );
		$this->assertSame( 'first', $this->count_request( 1, 3 ) );
		$this->assertNull( $this->count_request( 2, 2 ) );
		$this->assertSame( 'second', $this->count_request( 3, 1 ) );
	}

	public function test_an_error_is_returned_if_the_database_cannot_count(): void {
		$this->assertSame( 'unstored', $this->refuse_queries( '~posted-~', fn() => $this->count_request( 9, 1 ) ) );
	}

	public function test_a_rejection_is_counted_by_its_reason_and_returned_unchanged(): void {
		$noted = Posted_Form::noted( Posted_Form::refusal( 'code', 'A sentence.', 400, 'robot' ) );
		$this->assertSame( 'code', $noted->get_error_code() );
		$this->assertSame( array( 'status' => 400, 'reason' => 'robot' ), $noted->get_error_data() );
		$this->assertSame( 1, array_sum( Rejection_Log::counts() ) );
	}

	public function test_a_rejection_without_a_reason_and_a_success_are_not_counted(): void {
		$noted = Posted_Form::noted( Posted_Form::refusal( 'code', 'A sentence.', 400, '' ) );
		$this->assertSame( array( 'status' => 400 ), $noted->get_error_data() );
		$this->assertSame( array( 'status' => 'done' ), Posted_Form::noted( array( 'status' => 'done' ) ) );
		$this->assertSame( 0, array_sum( Rejection_Log::counts() ) );
	}

	private function posted( string $method, array $sent ): ?array {
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = wp_slash( $sent );
		return Posted_Form::posted( 'mine' );
	}

	/**
	 * Counts a request against one or two rate limits (the second allows five requests). Returns the error code of the
	 * limit that rejects the request.
	 */
	private function count_request( int $first_limit, int $towards_second ): ?string {
		$limit  = static fn( $code, $most, $more ) => array(
			'most'    => $most,
			'seconds' => HOUR_IN_SECONDS,
			'refusal' => new \WP_Error( $code ),
			'more'    => $more,
		);
		$result = Posted_Form::count(
			array(
				'posted-first'  => $limit( 'first', $first_limit, 1 ),
				'posted-second' => $limit( 'second', 5, $towards_second ),
			),
			new \WP_Error( 'unstored' )
		);
		return $result ? $result->get_error_code() : null;
	}
}
