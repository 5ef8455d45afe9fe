<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Test_Case;

final class DatabaseTest extends Test_Case {

	private const ROW = array(
		'type'   => 'test',
		'record' => 7,
		'kind'   => 'mail',
		'data'   => null,
	);

	public function test_a_stored_row_is_read_unchanged(): void {
		$text = 'Zoë said: “5 % of {posts}” \\ \'quoted\' 😀';
		$id   = Database::insert( 'deliveries', array( 'problem' => $text ) + self::ROW );
		$this->assertGreaterThan( 0, $id );
		$this->assert_has( array( 'id' => (string) $id, 'record' => '7', 'problem' => $text, 'data' => null ), Database::row( 'SELECT * FROM {deliveries} WHERE id = %d', array( $id ) ) );
		$this->assertSame( array( $text ), Database::column( 'SELECT problem FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
		$this->assertSame( '7', Database::value( 'SELECT record FROM {deliveries} WHERE id = %d', array( $id ) ) );
	}

	public function test_a_missing_row_differs_from_a_row_without_a_value(): void {
		$this->assertNull( Database::row( 'SELECT * FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
		$this->assertNull( Database::value( 'SELECT id FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
		$this->assertSame( array(), Database::rows( 'SELECT * FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
		Database::insert( 'deliveries', self::ROW );
		$this->assertSame( array( 'data' => null ), Database::row( 'SELECT data FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
	}

	public function test_a_row_with_an_existing_unique_key_is_not_stored_again(): void {
		$this->assertIsInt( Database::insert_once( 'deliveries', self::ROW ) );
		$this->assertNull( Database::insert_once( 'deliveries', self::ROW ) );
		$this->assertSame( 2, Database::insert_rows( 'deliveries', array( self::ROW, array( 'kind' => 'reply' ) + self::ROW, array( 'kind' => 'list' ) + self::ROW ) ) );
		$this->assertSame( '3', Database::value( 'SELECT COUNT(*) FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
		$this->assertSame( 0, Database::insert_rows( 'deliveries', array() ) );
	}

	public function test_unique_keys_on_mysql_are_case_and_accent_sensitive(): void {
		// SQLite's text columns compare ASCII letters case-insensitively.
		$kinds = $GLOBALS['wpdb'] instanceof \WP_SQLite_DB ? array( 'jose', 'josé' ) : array( 'jose', 'josé', 'Jose' );
		foreach ( $kinds as $kind ) {
			$this->assertIsInt( Database::insert_once( 'deliveries', compact( 'kind' ) + self::ROW ) );
		}
	}

	public function test_rows_are_updated_and_deleted_by_a_value_a_list_or_null(): void {
		foreach ( array( 'a', 'b', 'c' ) as $kind ) {
			Database::insert( 'deliveries', compact( 'kind' ) + self::ROW );
		}
		$this->assertSame( 2, Database::update( 'deliveries', array( 'tries' => 3, 'problem' => null ), array( 'type' => 'test', 'kind' => array( 'a', 'b' ), 'data' => null ) ) );
		$this->assertSame( array( '3', '3', '0' ), Database::column( 'SELECT tries FROM {deliveries} WHERE type = %s ORDER BY id', array( 'test' ) ) );
		$this->assertSame( 0, Database::delete( 'deliveries', array( 'type' => 'test', 'kind' => array() ) ) );
		$this->assertSame( 1, Database::delete( 'deliveries', array( 'type' => 'test', 'kind' => 'c' ) ) );
		$this->assertSame( array( 'a', 'b' ), Database::column( 'SELECT kind FROM {deliveries} WHERE type = %s ORDER BY id', array( 'test' ) ) );
	}

	/** @dataProvider queries */
	public function test_a_refused_query_throws_instead_of_returning_an_empty_result( callable $query ): void {
		$this->expectException( Database_Error::class );
		$this->refuse_queries( '~dovetail_deliveries~', $query );
	}

	public static function queries(): array {
		return array(
			'row'         => array( static fn() => Database::row( 'SELECT * FROM {deliveries} WHERE id = %d', array( 1 ) ) ),
			'rows'        => array( static fn() => Database::rows( 'SELECT * FROM {deliveries}' ) ),
			'value'       => array( static fn() => Database::value( 'SELECT id FROM {deliveries}' ) ),
			'column'      => array( static fn() => Database::column( 'SELECT id FROM {deliveries}' ) ),
			'insert'      => array( static fn() => Database::insert( 'deliveries', self::ROW ) ),
			'insert once' => array( static fn() => Database::insert_once( 'deliveries', self::ROW ) ),
			'update'      => array( static fn() => Database::update( 'deliveries', array( 'tries' => 1 ), array( 'type' => 'test' ) ) ),
			'delete'      => array( static fn() => Database::delete( 'deliveries', array( 'type' => 'test' ) ) ),
		);
	}

	public function test_a_query_emptied_by_a_filter_throws(): void {
		Database::insert( 'deliveries', self::ROW );
		add_filter( 'query', static fn( $query ) => false === strpos( $query, 'dovetail_deliveries' ) ? $query : '' );
		$this->expectException( Database_Error::class );
		Database::rows( 'SELECT * FROM {deliveries}' );
	}

	public function test_a_transaction_stores_all_its_writes_or_none(): void {
		try {
			Database::transaction(
				static function (): void {
					Database::insert( 'deliveries', self::ROW );
					throw new \RuntimeException( 'too late' );
				}
			);
			$this->fail( 'What is thrown goes on.' );
		} catch ( \RuntimeException $error ) {
			$this->assertSame( 'too late', $error->getMessage() );
		}
		$this->assertSame( array(), Deliveries::find_all( 'test' ) );
		$this->assertSame( 'kept', Database::transaction( static function (): string {
			Database::insert( 'deliveries', self::ROW );
			return 'kept';
		} ) );
		$this->assertCount( 1, Deliveries::find_all( 'test' ) );
	}

	public function test_a_nested_transaction_is_rolled_back_without_the_outer_one(): void {
		Database::transaction(
			static function (): void {
				Database::insert( 'deliveries', array( 'kind' => 'outer' ) + self::ROW );
				try {
					Database::transaction(
						static function (): void {
							Database::insert( 'deliveries', array( 'kind' => 'inner' ) + self::ROW );
							throw new \RuntimeException();
						}
					);
				} catch ( \RuntimeException $error ) {
					unset( $error );
				}
				Database::transaction( static fn() => Database::insert( 'deliveries', array( 'kind' => 'next' ) + self::ROW ) );
			}
		);
		$this->assertSame( array( 'outer', 'next' ), array_column( Deliveries::find_all( 'test' ), 'kind' ) );
	}

	public function test_a_transaction_in_conflict_with_another_one_is_retried_at_most_five_times(): void {
		$runs = 0;
		$work = static function () use ( &$runs ): int {
			++$runs;
			if ( $runs < 5 ) {
				throw new Database_Error( 'Deadlock found when trying to get lock; try restarting transaction' );
			}
			return $runs;
		};
		$this->assertSame( 5, Database::transaction( $work ) );
		$runs = -9;
		$this->expectException( Database_Error::class );
		Database::transaction( $work );
	}
}
