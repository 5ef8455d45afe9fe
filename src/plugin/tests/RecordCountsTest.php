<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Tests\Test_Case;

/** Counts the records of {entries} by state. */
final class RecordCountsTest extends Test_Case {

	/** Matches the query that counts older records, in one part of the table or in all parts together. */
	private const OLDER_RECORDS_QUERY = '~\bid (\+ 0 )?< ~';

	public function test_new_records_are_counted_immediately_and_counts_of_older_records_are_cached(): void {
		Record_Counts::expect( 'entries' );
		self::add( 2000, 'inbox' );
		$this->assertSame( array( 'inbox' => 2000 ), self::counts() );
		self::add( 3, 'spam' );
		$this->assertSame( array( 'inbox' => 2000, 'spam' => 3 ), self::counts() );
		$this->assertSame( 0, $this->count_queries( static fn() => self::counts(), self::OLDER_RECORDS_QUERY ) );
	}

	public function test_a_change_of_an_older_record_makes_the_cached_counts_invalid(): void {
		$first = self::add( 2000, 'inbox' );
		self::counts();
		self::trash( $first );
		$this->assertSame( array( 'inbox' => 1999, 'trash' => 1 ), self::counts() );
	}

	public function test_only_the_part_with_the_changed_record_is_counted_again(): void {
		Database::insert( 'entries', self::row( 'inbox' ) + array( 'id' => 150000 ) );
		Database::insert( 'entries', self::row( 'inbox' ) + array( 'id' => 200000 ) );
		Record_Counts::forget( 'entries', array( 200000 ) );
		self::counts();
		$this->assertSame( 0, $this->count_queries( static fn() => self::counts(), '~id < ~' ) );
		self::trash( 150000 );
		$this->assertSame(
			1,
			$this->count_queries(
				static function (): void {
					self::assert_right();
				},
				'~id >= 150000 AND id < 151000 ~'
			)
		);
	}

	public function test_after_many_changes_all_parts_are_counted_again(): void {
		$first = self::add_old( 20 );
		for ( $changed = 0; $changed < 100; $changed++ ) {
			self::counts();
			self::trash( $first + $changed % 20 );
			$this->assertLessThanOrEqual( Record_Counts::MAX_LENGTH, strlen( Record_Counts::mark( 'entries' ) ) );
		}
		self::assert_right();
	}

	public function test_a_record_added_later_with_a_lower_id_is_counted(): void {
		$first = self::add( 2000, 'inbox' );
		Database::delete( 'entries', array( 'id' => $first + 1950 ) );
		self::counts();
		Database::insert( 'entries', self::row( 'inbox' ) + array( 'id' => $first + 1950 ) );
		$this->assertSame( array( 'inbox' => 2000 ), self::counts() );
	}

	public function test_the_counts_are_right_if_php_ends_at_any_moment_of_a_change(): void {
		$first = self::add_old( 20 );
		self::counts();
		$this->for_each_kill(
			static fn() => self::trash( $first ),
			static function (): void {
				self::assert_right();
			}
		);
	}

	public function test_the_counts_are_right_if_a_query_of_a_change_is_refused(): void {
		$first = self::add_old( 20 );
		self::counts();
		$this->for_each_refusal(
			static fn() => self::trash( $first ),
			static function (): void {
				self::assert_right();
			}
		);
	}

	public function test_the_counts_are_right_even_if_the_object_cache_loses_writes(): void {
		$first = self::add_old( 20 );
		$this->disturb(
			0,
			1,
			function () use ( $first ): void {
				for ( $changed = 0; $changed < 15; $changed++ ) {
					$this->as_request( static fn() => self::counts() );
					$this->as_request( static fn() => self::trash( $first + $changed ) );
					$this->as_request(
						static function (): void {
							self::assert_right();
						}
					);
				}
			}
		);
	}

	/** @dataProvider moments */
	public function test_a_simultaneous_change_by_another_request_is_counted_the_next_time( string $moment ): void {
		$first  = self::add( 1500, 'inbox' );
		$change = static function ( $value ) use ( &$change, $moment, $first ) {
			if ( 'query' !== $moment || preg_match( self::OLDER_RECORDS_QUERY, $value ) ) {
				remove_filter( $moment, $change );
				self::trash( $first );
			}
			return $value;
		};
		Record_Counts::forget( 'entries', array( $first ) );
		add_filter( $moment, $change );
		self::counts();
		$this->assertFalse( has_filter( $moment, $change ) );
		self::assert_right();
	}

	/** @return array<string, string[]> Hooks of the counting request. */
	public static function moments(): array {
		return array(
			'before the older records are counted' => array( 'query' ),
			'before the count is cached'           => array( 'pre_set_transient_dovetail_blocks_counts_entries' ),
		);
	}

	/** Moves a record to the trash, as another request does. */
	private static function trash( int $id ): void {
		Database::transaction(
			static function () use ( $id ): void {
				Database::update( 'entries', array( 'state' => 'trash' ), compact( 'id' ) );
				Record_Counts::forget( 'entries', array( $id ) );
			}
		);
	}

	private static function assert_right(): void {
		$stored = array_map( 'intval', array_column( Database::rows( 'SELECT state, COUNT(*) AS number FROM {entries} GROUP BY state' ), 'number', 'state' ) );
		$counts = self::counts();
		ksort( $stored );
		ksort( $counts );
		self::assertSame( $stored, $counts );
	}

	/**
	 * Inserts records, and a much newer record, so that the count of the older records is cached. Returns the ID of the
	 * first record.
	 */
	private static function add_old( int $number ): int {
		$first = self::add( $number, 'inbox' );
		Database::insert( 'entries', self::row( 'inbox' ) + array( 'id' => $first + 10 * Record_Counts::PART ) );
		Record_Counts::forget( 'entries', array( $first ) );
		return $first;
	}

	private static function add( int $number, string $state ): int {
		$last = (int) Database::value( 'SELECT MAX( id ) FROM {entries}' );
		foreach ( array_chunk( array_map( static fn(): array => self::row( $state ), range( 1, $number ) ), 500 ) as $rows ) {
			Database::insert_rows( 'entries', $rows );
		}
		return (int) Database::value( 'SELECT MIN( id ) FROM {entries} WHERE id > %d', array( $last ) );
	}

	private static function row( string $state ): array {
		return compact( 'state' ) + array(
			'message' => wp_generate_password( 32, false ),
			'content' => '{}',
		);
	}

	/** @return array<string, int> */
	private static function counts(): array {
		$counts = array();
		foreach ( Record_Counts::of( 'entries', 'state' ) as $row ) {
			$counts[ $row['state'] ] = ( $counts[ $row['state'] ] ?? 0 ) + (int) $row['number'];
		}
		return $counts;
	}
}
