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
	 * The version in which each table's definition last changed, and the definition's hash. A site updates a table only
	 * when `Tables::VERSION` is higher than its own; a new table needs no higher version.
	 */
	const DEFINITIONS = array(
		'deliveries'       => array( 1, '2d7120ba602151d38421ae78ca8201df' ),
		'entries'          => array( 2, '2205b733d7f4759e4bc65f6b1a9a94dd' ),
		'entry_people'     => array( 1, '07ed7d7167e6ec8b8a258e24b3c894cf' ),
		'entry_words'      => array( 1, '9f3fdee9fe5e9ade554c589f56bf2294' ),
		'import_lines'     => array( 1, '19bf662da3ae2d8ecad03a15847c4e35' ),
		'jobs'             => array( 1, '58da7f4b2f0a1ca2c370f587cadea927' ),
		'locks'            => array( 1, 'a06c816ab205bf9ffc5dd2b8e5dbecaf' ),
		'mail_failures'    => array( 1, '23e6617b3af9bdbcb84596263d7c526a' ),
		'mailings'         => array( 1, '4ce4182d5a7e42ad6170efed0c948cbe' ),
		'orders'           => array( 1, '01b42609b7100d8ed6a70815640ae135' ),
		'payment_words'    => array( 1, '9f3fdee9fe5e9ade554c589f56bf2294' ),
		'payments'         => array( 1, '38b19392b473789136df1275d279ddbc' ),
		'subscriber_words' => array( 1, '9f3fdee9fe5e9ade554c589f56bf2294' ),
		'subscribers'      => array( 5, 'bb195012c2d32359be7e75ea4e3a9fff' ),
		'unsubscribes'     => array( 1, '75ecabfa17ce3e383b06120a15ccdf27' ),
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

	public function test_the_tables_are_created_by_the_first_query_that_needs_one(): void {
		Tables::drop();
		$this->assertSame( array(), Tables::existing() );
		$this->assertFalse( get_option( Tables::OPTION ) );
		$this->assertTrue( Deliveries::promise( 'test', 1, 'mail' ) );
		$this->assertContains( Tables::name( 'deliveries' ), Tables::existing() );
		$this->assertSame( array(), Tables::lost() );
		$this->assertSame( 'good', Site_Health::run_tables_test()['status'] );
	}

	public function test_an_update_adds_columns_and_keeps_the_rows(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		Tables::add( 'deliveries', static fn(): string => str_replace( 'problem text,', "problem text,\nnew_column int(10) unsigned NOT NULL default 5,", Deliveries::columns() ) );
		update_option( Tables::OPTION, 'older' );
		( new \ReflectionClass( Tables::class ) )->setStaticPropertyValue( 'checked', array() );
		$this->assertSame( '5', Database::value( 'SELECT new_column FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
	}

	public function test_an_update_removes_a_key_that_is_no_longer_used_and_keeps_the_rows(): void {
		global $wpdb;
		Tables::ensure();
		$table = Tables::name( 'subscribers' );
		$keys  = static fn(): array => array_count_values( $wpdb->get_col( "SHOW INDEX FROM $table", 2 ) );
		$now   = $keys();
		$wpdb->query( "ALTER TABLE $table ADD KEY created (created)" );
		$this->assertSame( 1, $keys()['created'] );
		Database::insert( 'subscribers', array_fill_keys( array( 'address', 'email', 'status', 'consent' ), 'a' ) + array( 'created' => 5 ) );
		update_option( Tables::OPTION, '2:subscribers' );
		( new \ReflectionClass( Tables::class ) )->setStaticPropertyValue( 'checked', array() );
		$this->assertSame( '5', Database::value( 'SELECT created FROM {subscribers}' ) );
		$this->assertSame( $now, $keys() );
	}

	public function test_a_refused_update_is_retried_by_the_next_request(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		Tables::add( 'deliveries', static fn(): string => str_replace( 'problem text,', "problem text,\nlate_column int(10) unsigned NOT NULL default 5,", Deliveries::columns() ) );
		update_option( Tables::OPTION, 'older' );
		$begin = static fn() => ( new \ReflectionClass( Tables::class ) )->setStaticPropertyValue( 'checked', array() );
		$begin();
		$this->refuse_queries( '~^\s*ALTER TABLE~', static fn() => Deliveries::find_all( 'test' ) );
		$this->assertSame( 'older', get_option( Tables::OPTION ) );
		$begin();
		$this->assertSame( '5', Database::value( 'SELECT late_column FROM {deliveries} WHERE type = %s', array( 'test' ) ) );
		$this->assertNotSame( 'older', get_option( Tables::OPTION ) );
	}

	public function test_a_query_succeeds_if_another_request_has_just_created_the_missing_table(): void {
		global $wpdb;
		Tables::ensure();
		$create = 'CREATE TABLE ' . Tables::name( 'deliveries' ) . ' (' . Deliveries::columns() . ')';
		$wpdb->query( 'DROP TABLE ' . Tables::name( 'deliveries' ) );
		$other = static function ( $query ) use ( &$other, $create ) {
			if ( 0 === strpos( $query, 'SHOW TABLES' ) ) {
				remove_filter( 'query', $other );
				$GLOBALS['wpdb']->query( $create );
			}
			return $query;
		};
		add_filter( 'query', $other );
		$this->assertTrue( Deliveries::promise( 'test', 1, 'mail' ) );
		$this->assertFalse( has_filter( 'query', $other ) );
		$this->assertSame( array(), Tables::lost() );
	}

	public function test_a_request_that_started_before_an_update_does_not_change_the_newer_tables(): void {
		Tables::ensure();
		$newer = ( Tables::VERSION + 1 ) . ':deliveries,more';
		update_option( Tables::OPTION, $newer );
		$tables = ( new \ReflectionClass( Tables::class ) );
		$tables->setStaticPropertyValue( 'checked', array() );
		$asked = $this->count_queries( static fn() => Deliveries::find_all( 'test' ) );
		$this->assertSame( 1, $asked );
		$this->assertSame( $newer, get_option( Tables::OPTION ) );
	}

	public function test_tables_are_updated_once_and_never_while_their_version_cannot_be_read(): void {
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
	public function test_a_deleted_table_is_created_again_and_an_administrator_is_notified( bool $is_transaction ): void {
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

	public function test_deleting_a_site_of_a_network_deletes_its_tables(): void {
		Tables::ensure();
		$this->assertContains( Tables::name( 'deliveries' ), apply_filters( 'wpmu_drop_tables', array( 'another' ), get_current_blog_id() ) );
	}

	public function test_a_changed_table_definition_has_a_higher_version(): void {
		$hashes = array_map(
			static fn( $columns ): string => md5( (string) preg_replace( '~\s+~', ' ', trim( $columns() ) ) ),
			( new \ReflectionClass( Tables::class ) )->getStaticPropertyValue( 'tables' )
		);
		ksort( $hashes );
		$this->assertSame( array_map( static fn( array $row ): string => $row[1], self::DEFINITIONS ), $hashes, 'A table has changed. Raise Tables::VERSION, and write it here with the new hash. A new table only needs a row.' );
		$this->assertSame( Tables::VERSION, max( array_column( self::DEFINITIONS, 0 ) ) );
	}
}
