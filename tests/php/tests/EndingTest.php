<?php
namespace Dovetail\Tests\Ending;

use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Tests that end PHP, take too long or leave changes behind, among others that pass. */
final class EndingTest extends Test_Case {

	public function test_a_passes(): void {
		update_option( 'a_row', 'until the end of this test' );
		add_filter( 'the_title', '__return_empty_string' );
		$_GET['q'] = 'rye';
		Clock::pass( HOUR_IN_SECONDS );
		$this->act_as( 'author' );
		$this->assertSame( 'until the end of this test', get_option( 'a_row' ) );
	}

	public function test_b_finds_the_site_as_it_was(): void {
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

	public function test_f_throws(): void {
		throw new \RuntimeException( 'No flour.' );
	}

	public function test_g_is_complained_about(): void {
		$this->assertNull( $undefined );
	}

	public function test_h_asserts_nothing(): void {}

	public function test_i_leaves_a_row(): void {
		// The plugin's own COMMIT ends only a savepoint.
		$GLOBALS['wpdb']->query( 'COMMIT WORK' );
		add_option( 'a_row', 'for good' );
		$this->assertTrue( true );
	}

	public function test_j_leaves_a_file(): void {
		$this->assertIsInt( file_put_contents( get_temp_dir() . '/rye.txt', 'rye' ) );
	}

	/** @dataProvider breads */
	public function test_k_passes_with_data( string $bread ): void {
		$this->assertSame( 'rye', $bread );
	}

	public static function breads(): array {
		return array(
			'rye'   => array( 'rye' ),
			'wheat' => array( 'wheat' ),
		);
	}

	public function test_l_throws_what_is_expected(): void {
		$this->expectException( \RuntimeException::class );
		$this->expectExceptionMessage( 'flour' );
		throw new \RuntimeException( 'No flour.' );
	}

	public function test_m_expects_what_is_not_thrown(): void {
		$this->expectException( \RuntimeException::class );
	}

	public function test_n_stops_at_wp_die_and_at_a_redirect(): void {
		$this->assertSame( 'No flour.', $this->stopped( static fn() => wp_die( 'No flour.', '', 403 ) )->getMessage() );
		$this->assertSame( admin_url(), $this->stopped( static fn() => wp_safe_redirect( admin_url() ) )->location );
	}
}
