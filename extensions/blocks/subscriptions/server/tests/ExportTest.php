<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Post_Type;
use Dovetail\Tests\Test_Case;

final class ExportTest extends Test_Case {

	/** Subscribers of a long list: more than the export reads at a time, and megabytes together. */
	private const MANY = 1234;

	// Security 10.
	public function test_an_export_of_many_subscribers_holds_each_once_in_the_memory_of_a_few(): void {
		$last   = $this->insert_many();
		$before = memory_get_usage();
		$most   = 0;
		$count  = -1;
		$hashes = array();
		foreach ( Export::rows() as $cells ) {
			$hashes[ crc32( $cells[0] ) ] = true;
			$most = max( $most, memory_get_usage() - $before );
			++$count;
		}
		$this->assertSame( self::MANY, $count );
		$this->assertCount( self::MANY + 1, $hashes );
		// All together have 2.7.
		$this->assertLessThanOrEqual( 4 * MB_IN_BYTES, $most );
		$this->assertFalse( wp_cache_get( $last, 'posts' ) );
		$this->assertFalse( wp_suspend_cache_addition() );
	}

	public function test_an_export_is_no_file_when_the_database_refuses(): void {
		global $wpdb;
		$this->insert_many();
		// As on every page: while rows are read, nothing is added to the cache.
		wp_load_alloptions();
		$reads = 0;
		$wpdb->suppress_errors();
		add_filter(
			'query',
			static function ( $query ) use ( &$reads ) {
				return false !== strpos( $query, Post_Type::PENDING ) && 2 === ++$reads ? self::REFUSED : $query;
			}
		);
		$result = Csv::write( fopen( 'php://temp', 'w+' ), Export::rows() );
		$wpdb->suppress_errors( false );
		$this->assertInstanceOf( \WP_Error::class, $result );
	}

	/**
	 * Forms 32.
	 *
	 * @dataProvider lists
	 */
	public function test_an_export_has_the_subscribers_that_the_list_shows( array $shown, array $emails ): void {
		foreach ( array(
			'ann@example.com'    => Post_Type::ACTIVE,
			'bob@example.com'    => Post_Type::PENDING,
			'annika@example.org' => Post_Type::PENDING,
		) as $email => $state ) {
			wp_insert_post(
				array(
					'post_type'   => Post_Type::NAME,
					'post_status' => $state,
					'post_title'  => $email,
				)
			);
		}
		$rows = iterator_to_array( Export::rows( $shown ), false );
		$this->assertSame( $emails, array_slice( array_column( $rows, 0 ), 1 ) );
	}

	public static function lists(): array {
		return array(
			'all'                         => array( array(), array( 'ann@example.com', 'bob@example.com', 'annika@example.org' ) ),
			'of a state'                  => array( array( 'post_status' => 'dovetail-pending' ), array( 'bob@example.com', 'annika@example.org' ) ),
			'found'                       => array( array( 's' => 'ann' ), array( 'ann@example.com', 'annika@example.org' ) ),
			'found, of a state'           => array(
				array(
					's'           => 'ann',
					'post_status' => 'dovetail-pending',
				),
				array( 'annika@example.org' ),
			),
			'none, in an unknown state'   => array(
				array(
					'post_status' => 'publish',
					's'           => 'nobody',
				),
				array(),
			),
		);
	}

	/** Inserts subscribers who agreed to a long text, and returns the ID of the last one. */
	private function insert_many(): int {
		global $wpdb;
		$rows = array();
		foreach ( range( 1, self::MANY ) as $number ) {
			$rows[] = $wpdb->prepare( "( %s, %s, %s, %s, '2026-11-01 10:00:00', '2026-11-01 10:00:00', '', '', '' )", Post_Type::NAME, $number % 2 ? Post_Type::ACTIVE : Post_Type::PENDING, "reader-$number@example.com", str_repeat( 'New posts. ', 200 ) );
		}
		foreach ( array_chunk( $rows, 200 ) as $chunk ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_date_gmt, post_content_filtered, post_excerpt, to_ping, pinged ) VALUES " . implode( ', ', $chunk ) );
		}
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX(ID) FROM {$wpdb->posts} WHERE post_type = %s", Post_Type::NAME ) );
	}
}
