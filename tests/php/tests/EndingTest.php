<?php
namespace Dovetail\Tests\Ending;

use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Sample tests for the runner: some make PHP exit, take too long or leave changes behind, others pass. */
final class EndingTest extends Test_Case {

	public function test_a_changes_the_site_and_passes(): void {
		update_option( 'a_row', 'until the end of this test' );
		add_filter( 'the_title', '__return_empty_string' );
		$_GET['q'] = 'rye';
		Clock::pass( HOUR_IN_SECONDS );
		$this->act_as( 'author' );
		$this->assertSame( 'until the end of this test', get_option( 'a_row' ) );
	}

	public function test_b_finds_the_site_restored(): void {
		$this->assertFalse( get_option( 'a_row' ) );
		$this->assertFalse( has_filter( 'the_title', '__return_empty_string' ) );
		$this->assertArrayNotHasKey( 'q', $_GET );
		$this->assertEqualsWithDelta( time(), Clock::now(), 1 );
		$this->assertSame( 0, get_current_user_id() );
	}

	public function test_c_calls_exit(): void {
		exit;
	}

	public function test_d_has_a_fatal_error(): void {
		ini_set( 'memory_limit', '80M' );
		$this->assertNotEmpty( str_repeat( 'rye', 100000000 ) );
	}

	public function test_e_takes_too_long(): void {
		sleep( 60 );
	}

	public function test_f_throws_an_exception(): void {
		throw new \RuntimeException( 'No flour.' );
	}

	public function test_g_causes_a_php_warning(): void {
		$this->assertNull( $undefined );
	}

	public function test_h_asserts_nothing(): void {}

	public function test_i_leaves_a_database_row(): void {
		// Not `COMMIT` as in the plugin, which would only release a savepoint.
		$GLOBALS['wpdb']->query( 'COMMIT WORK' );
		add_option( 'a_row', 'for good' );
		$this->assertTrue( true );
	}

	public function test_j_leaves_a_temporary_file(): void {
		$this->assertIsInt( file_put_contents( get_temp_dir() . '/rye.txt', 'rye' ) );
	}

	/** @dataProvider breads */
	public function test_k_fails_for_one_of_two_data_sets( string $bread ): void {
		$this->assertSame( 'rye', $bread );
	}

	public static function breads(): array {
		return array(
			'rye'   => array( 'rye' ),
			'wheat' => array( 'wheat' ),
		);
	}

	public function test_l_throws_the_expected_exception(): void {
		$this->expectException( \RuntimeException::class );
		$this->expectExceptionMessage( 'flour' );
		throw new \RuntimeException( 'No flour.' );
	}

	public function test_m_does_not_throw_the_expected_exception(): void {
		$this->expectException( \RuntimeException::class );
	}

	public function test_n_catches_wp_die_and_a_redirect(): void {
		$this->assertSame( 'No flour.', $this->stopped( static fn() => wp_die( 'No flour.', '', 403 ) )->getMessage() );
		$this->assertSame( admin_url(), $this->stopped( static fn() => wp_safe_redirect( admin_url() ) )->location );
	}
}
