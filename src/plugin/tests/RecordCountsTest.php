<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Tests\Test_Case;

/** Counts the records of {entries} by state. */
final class RecordCountsTest extends Test_Case {

	public function test_new_records_are_counted_at_once_and_older_ones_are_not_counted_again(): void {
		self::add( 2000, 'inbox' );
		$this->assertSame( array( 'inbox' => 2000 ), self::counts() );
		self::add( 3, 'spam' );
		$this->assertSame( array( 'inbox' => 2000, 'spam' => 3 ), self::counts() );
		$this->assertSame( 0, $this->count_queries( static fn() => self::counts(), '~id \+ 0 <= ~' ) );
	}

	public function test_a_change_of_an_older_record_has_all_counted_again(): void {
		$first = self::add( 2000, 'inbox' );
		self::counts();
		Database::update( 'entries', array( 'state' => 'trash' ), array( 'id' => $first ) );
		Record_Counts::forget( 'entries' );
		$this->assertSame( array( 'inbox' => 1999, 'trash' => 1 ), self::counts() );
	}

	public function test_a_record_whose_id_is_lower_than_the_last_is_counted_when_it_is_added_later(): void {
		$first = self::add( 2000, 'inbox' );
		Database::delete( 'entries', array( 'id' => $first + 1950 ) );
		self::counts();
		Database::insert( 'entries', self::row( 'inbox' ) + array( 'id' => $first + 1950 ) );
		$this->assertSame( array( 'inbox' => 2000 ), self::counts() );
	}

	/** Inserts records. Returns the ID of the first. */
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
