<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Site_Health;
use Dovetail\Plugin\Tables;
use Dovetail\Tests\Test_Case;

/**
 * Creating tables ends a transaction, so these tests run without one, in a separate process.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class TablesTest extends Test_Case {
	/**
	 * Hashes of the definitions of all tables, by `Tables::VERSION`. A site updates its tables only when the version is
	 * higher than its own, so a hash never changes once its version was released: add a line.
	 */
	const HASHES = array(
		1 => '6084eea9240bc9ded2e1db7aaf8639ae',
	);

	protected function setUp(): void {
		parent::setUp();
		remove_filter( 'query', array( $this, 'run_within_the_test' ), PHP_INT_MAX );
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
	}

	protected function tearDown(): void {
		Tables::drop();
		Tables::ensure();
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		parent::tearDown();
	}

	public function test_a_site_gets_the_tables_when_the_first_query_needs_one(): void {
		Tables::drop();
		$this->assertSame( array(), Tables::existing() );
		$this->assertFalse( get_option( Tables::OPTION ) );
		$this->assertTrue( Deliveries::promise( 'test', 1, 'mail' ) );
		$this->assertContains( Tables::name( 'deliveries' ), Tables::existing() );
		$this->assertSame( array(), Tables::lost() );
		$this->assertSame( 'good', Site_Health::run_tables_test()['status'] );
	}

	public function test_a_table_of_an_older_version_gets_its_new_columns_and_keeps_its_rows(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		Tables::add( 'deliveries', static fn(): string => str_replace( 'problem text,', "problem text,\nnew_column int(10) unsigned NOT NULL default 5,", Deliveries::columns() ) );
		update_option( Tables::OPTION, 'older' );
		( new \ReflectionClass( Tables::class ) )->setStaticPropertyValue( 'checked', array() );
		$this->assertSame( '5', Database::value( 'SELECT new_column FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
	}

	public function test_a_request_that_began_before_an_update_leaves_the_newer_tables_alone(): void {
		Tables::ensure();
		$newer = ( Tables::VERSION + 1 ) . ':deliveries,more';
		update_option( Tables::OPTION, $newer );
		$tables = ( new \ReflectionClass( Tables::class ) );
		$tables->setStaticPropertyValue( 'checked', array() );
		$asked = $this->count_queries( static fn() => Deliveries::find_all( 'test' ) );
		$this->assertSame( 1, $asked );
		$this->assertSame( $newer, get_option( Tables::OPTION ) );
	}

	public function test_tables_are_updated_once_and_not_when_the_option_that_says_so_cannot_be_read(): void {
		Tables::ensure();
		$this->refuse_query(
			1,
			static function (): void {
				wp_cache_flush();
				( new \ReflectionClass( Tables::class ) )->setStaticPropertyValue( 'checked', array() );
				Deliveries::promise( 'test', 1, 'mail' );
			}
		);
		$this->assertCount( 1, Deliveries::find_all( 'test' ) );
		$this->assertSame( array(), Tables::lost() );
	}

	/** @dataProvider work */
	public function test_a_table_that_somebody_deleted_is_created_again_and_an_administrator_reads_about_it( bool $is_transaction ): void {
		global $wpdb;
		Tables::ensure();
		$wpdb->query( 'DROP TABLE ' . Tables::name( 'deliveries' ) );
		$promise = static fn() => Deliveries::promise( 'test', 1, 'mail' );
		$is_transaction ? Database::transaction( $promise ) : $promise();
		$this->assertCount( 1, Deliveries::find_all( 'test' ) );
		$this->assertSame( array( 'deliveries' ), array_keys( Tables::lost() ) );
		$told = Site_Health::run_tables_test();
		$this->assertSame( 'critical', $told['status'] );
		$this->assertStringContainsString( Tables::name( 'deliveries' ), $told['description'] );
	}

	public static function work(): array {
		return array(
			'by a query'                  => array( false ),
			'by a query of a transaction' => array( true ),
		);
	}

	public function test_a_site_of_a_network_is_deleted_with_its_tables(): void {
		Tables::ensure();
		$this->assertContains( Tables::name( 'deliveries' ), apply_filters( 'wpmu_drop_tables', array( 'another' ), get_current_blog_id() ) );
	}

	public function test_the_version_is_raised_when_the_definition_of_a_table_changes(): void {
		$definitions = array_map(
			static fn( $columns ): string => (string) preg_replace( '~\s+~', ' ', trim( $columns() ) ),
			( new \ReflectionClass( Tables::class ) )->getStaticPropertyValue( 'tables' )
		);
		ksort( $definitions );
		$this->assertSame(
			array( Tables::VERSION, md5( (string) wp_json_encode( $definitions ) ) ),
			array( array_key_last( self::HASHES ), self::HASHES[ array_key_last( self::HASHES ) ] ),
			'A table has changed. Raise Tables::VERSION, and add the hash of the new version to HASHES.'
		);
	}
}
