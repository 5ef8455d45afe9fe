<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

final class ExportTest extends Test_Case {

	/** Number of subscribers in a long list: more than the export reads at a time, and several megabytes in total. */
	private const MANY = 1234;

	public function test_an_export_of_many_subscribers_contains_each_once_and_uses_little_memory(): void {
		$this->insert_many();
		$before = memory_get_usage();
		$peak   = 0;
		$count  = -1;
		$hashes = array();
		foreach ( Export::rows() as $cells ) {
			$hashes[ crc32( $cells[0] ) ] = true;
			$peak = max( $peak, memory_get_usage() - $before );
			++$count;
		}
		$this->assertSame( self::MANY, $count );
		$this->assertCount( self::MANY + 1, $hashes );
		// The exported list has 2.7 MB in total.
		$this->assertLessThanOrEqual( 4 * MB_IN_BYTES, $peak );
	}

	public function test_an_export_sends_no_file_if_the_database_fails(): void {
		$this->insert_many();
		$reads = 0;
		add_filter(
			'query',
			static function ( $query ) use ( &$reads ) {
				return 0 === strpos( $query, 'SELECT * FROM' ) && false !== strpos( $query, 'dovetail_subscribers' ) && 2 === ++$reads ? self::REFUSED_QUERY : $query;
			}
		);
		$result = Csv::write( fopen( 'php://temp', 'w+' ), Export::rows() );
		$this->assertSame( 2, $reads );
		$this->assertInstanceOf( \WP_Error::class, $result );
	}

	/** @dataProvider lists */
	public function test_an_export_has_the_subscribers_that_the_list_shows( array $shown, array $emails ): void {
		foreach ( array(
			'ann@example.com'    => true,
			'bob@example.com'    => false,
			'annika@example.org' => false,
		) as $email => $is_active ) {
			Subscribers::add( $email, 'Yes.', 0, $is_active );
		}
		$rows = iterator_to_array( Export::rows( $shown ), false );
		$this->assertSame( $emails, array_slice( array_column( $rows, 0 ), 1 ) );
	}

	public static function lists(): array {
		return array(
			'all'                         => array( array(), array( 'ann@example.com', 'bob@example.com', 'annika@example.org' ) ),
			'of a state'                  => array( array( 'status' => 'pending' ), array( 'bob@example.com', 'annika@example.org' ) ),
			'found'                       => array( array( 's' => 'ann' ), array( 'ann@example.com', 'annika@example.org' ) ),
			'found, of a state'           => array(
				array(
					's'      => 'ann',
					'status' => 'pending',
				),
				array( 'annika@example.org' ),
			),
			'none, in an unknown state'   => array(
				array(
					'status' => 'publish',
					's'      => 'nobody',
				),
				array(),
			),
		);
	}

	private function insert_many(): void {
		$rows = array();
		foreach ( range( 1, self::MANY ) as $number ) {
			$rows[] = array(
				'email'     => "reader-$number@example.com",
				'address'   => (string) $number,
				'status'    => $number % 2 ? Subscribers::ACTIVE : Subscribers::PENDING,
				'consent'   => str_repeat( 'New posts. ', 200 ),
				'created'   => time(),
				'confirmed' => time(),
			);
		}
		foreach ( array_chunk( $rows, 200 ) as $chunk ) {
			Database::insert_rows( 'subscribers', $chunk );
		}
	}
}
