<?php
/**
 * Restores everything except the database after each test.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

use Dovetail\Plugin\Patterns;
use PHPUnit\Framework\Assert;
use PHPUnit\Framework\TestCase;

/**
 * Remembers and restores the state of PHP and of the site: hooks, global variables, static properties of the plugin,
 * script modules, block types, the current user, the object cache and uploads.
 */
final class Site_State {

	/** Global variables that must not be restored, or cannot be restored by copying their values. */
	private const OTHER_GLOBALS = array( 'GLOBALS', 'wp_filter', 'wpdb', 'wp_object_cache', '__PHPUNIT_BOOTSTRAP' );

	/** @var array<string, mixed> State of the site before the first test. */
	private static $before;

	/** Stores the state that each test has to restore. */
	public static function remember(): void {
		self::$before = array(
			'blocks'   => array_map( static fn( $type ) => clone $type, \WP_Block_Type_Registry::get_instance()->get_all_registered() ),
			'database' => self::count_rows(),
			'files'    => self::files(),
			'modules'  => clone wp_script_modules(),
			'query'    => clone $GLOBALS['wp_the_query'],
			'request'  => clone $GLOBALS['wp'],
		) + self::of_request();
	}

	/** Restores the stored state. Fails if the test has left something in the database or files. */
	public static function restore(): void {
		self::restore_globals( self::$before );
		// Clone the objects of the request and its main query, because tests modify them.
		$GLOBALS['wp']           = clone self::$before['request'];
		$GLOBALS['wp_the_query'] = clone self::$before['query'];
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		self::restore_statics( self::$before );
		self::restore_script_modules();
		self::restore_block_types();
		self::unregister_patterns();
		wp_cache_flush();
		wp_set_current_user( 0 );
		self::empty_uploads();
		self::expect_nothing_left();
	}

	/** @return array<string, mixed> State that belongs to a single request. */
	public static function of_request(): array {
		return array(
			'globals' => self::globals(),
			'hooks'   => self::copy_hooks(),
			'statics' => self::statics(),
		);
	}

	/** Restores the state in which the next request starts, with empty caches. */
	public static function restore_request( array $state ): void {
		self::restore_globals( $state );
		self::restore_statics( $state );
		wp_cache_flush();
	}

	/** @return array<string, object> A copy of each hook, because tests change the objects. */
	private static function copy_hooks(): array {
		return array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
	}

	/**
	 * @return array<string, mixed> Copies of the values of global variables. `global` statements turn variables into
	 *        references, and copying only the array would keep these references.
	 */
	private static function globals(): array {
		return array_map( static fn( $value ) => $value, array_diff_key( $GLOBALS, array_flip( self::OTHER_GLOBALS ) ) );
	}

	private static function restore_globals( array $state ): void {
		$GLOBALS['wp_filter'] = array_map( static fn( $hook ) => clone $hook, $state['hooks'] );
		foreach ( array_keys( array_diff_key( $GLOBALS, $state['globals'], array_flip( self::OTHER_GLOBALS ) ) ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		foreach ( $state['globals'] as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		$GLOBALS['wp_rest_server'] = null;
	}

	/** @return array<string, array<string, mixed>> Values of the plugin's static properties, by class. */
	private static function statics(): array {
		return array_map( static fn( $class ) => array_map( static fn( $property ) => $property->getValue(), $class['properties'] ), self::classes() );
	}

	/** Restores static properties. Classes loaded during the test get their initial values. */
	private static function restore_statics( array $state ): void {
		foreach ( self::classes() as $name => $class ) {
			$known = $state['statics'][ $name ] ?? $class['first'];
			foreach ( $class['properties'] as $property_name => $property ) {
				$property->setValue( null, $known[ $property_name ] ?? null );
			}
		}
	}

	/** Restores which script modules are enqueued and printed. The object itself stays, because hooks call it. */
	private static function restore_script_modules(): void {
		foreach ( ( new \ReflectionClass( \WP_Script_Modules::class ) )->getProperties() as $property ) {
			$property->setAccessible( true );
			$property->setValue( wp_script_modules(), $property->getValue( self::$before['modules'] ) );
		}
	}

	/** Restores the block types, because the plugin changes unavailable ones. */
	private static function restore_block_types(): void {
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( ! isset( self::$before['blocks'][ $name ] ) ) {
				unregister_block_type( $name );
				continue;
			}
			$first = get_object_vars( self::$before['blocks'][ $name ] );
			foreach ( array_keys( array_diff_key( get_object_vars( $type ), $first ) ) as $property ) {
				unset( $type->$property );
			}
			foreach ( $first as $property => $value ) {
				$type->$property = $value;
			}
		}
	}

	/** Unregisters the plugin's patterns, because they depend on which blocks are available. */
	private static function unregister_patterns(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( Patterns::CATEGORY ) ) {
			unregister_block_pattern_category( Patterns::CATEGORY );
			array_map( 'unregister_block_pattern', self::our_patterns() );
		}
	}

	/** @return string[] Names of the plugin's registered patterns. */
	public static function our_patterns(): array {
		$names = wp_list_pluck( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' );
		return array_values( array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, 'dovetail/' ) ) );
	}

	/** @return array<string, array{properties: array<string, \ReflectionProperty>, first: array<string, mixed>}> Static properties of the plugin's loaded classes, and their first values. */
	private static function classes(): array {
		static $count   = 0;
		static $classes = array();
		$declared       = get_declared_classes();
		// Cache the result, because a simulated crash can call this function several times.
		if ( count( $declared ) === $count ) {
			return $classes;
		}
		$count = count( $declared );
		foreach ( $declared as $name ) {
			if ( ! isset( $classes[ $name ] ) && 0 === strpos( $name, 'Dovetail\\' ) && 0 !== strpos( $name, __NAMESPACE__ ) && ! is_subclass_of( $name, TestCase::class ) ) {
				$class      = new \ReflectionClass( $name );
				$properties = array();
				foreach ( $class->getProperties( \ReflectionProperty::IS_STATIC ) as $property ) {
					if ( $property->getDeclaringClass()->getName() === $name ) {
						$property->setAccessible( true );
						$properties[ $property->getName() ] = $property;
					}
				}
				$classes[ $name ] = array(
					'properties' => $properties,
					'first'      => $class->getDefaultProperties(),
				);
			}
		}
		return $classes;
	}

	/** Deletes uploads, which a transaction does not restore. */
	private static function empty_uploads(): void {
		foreach ( array_diff( self::files(), self::$before['files'] ) as $file ) {
			if ( 0 === strpos( $file, WP_CONTENT_DIR . '/uploads/' ) ) {
				unlink( $file );
			}
		}
	}

	private static function expect_nothing_left(): void {
		$rows = self::count_rows();
		$new  = array_diff( self::files(), self::$before['files'] );
		$old  = self::$before['database'];
		// Each leftover is reported for one test only.
		self::$before['database'] = $rows;
		self::$before['files']    = self::files();
		Assert::assertSame( $old, $rows, 'This test left something in the database: rows by table, and the length of all options.' );
		Assert::assertSame( array(), array_values( $new ), 'This test left files behind.' );
	}

	/** @return array<string, string> Number of rows by table, and the total length of all options. */
	private static function count_rows(): array {
		global $wpdb;
		$parts = array( "( SELECT SUM( LENGTH( option_value ) ) FROM {$wpdb->options} ) AS length" );
		foreach ( \Dovetail\Plugin\Tables::existing() as $table ) {
			$parts[] = "( SELECT COUNT(*) FROM $table ) AS $table";
		}
		foreach ( array( 'options', 'posts', 'postmeta', 'comments', 'terms', 'users', 'usermeta' ) as $table ) {
			$parts[] = "( SELECT COUNT(*) FROM {$wpdb->$table} ) AS $table";
		}
		return $wpdb->get_row( 'SELECT ' . implode( ', ', $parts ), ARRAY_A );
	}

	/** @return string[] Files of uploads, caught emails and the folder for temporary files. */
	public static function files(): array {
		$found = array();
		foreach ( array( WP_CONTENT_DIR . '/uploads', WP_CONTENT_DIR . '/caught-mails', get_temp_dir() ) as $folder ) {
			if ( is_dir( $folder ) ) {
				foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
					$found[] = $file->getPathname();
				}
			}
		}
		return $found;
	}
}
