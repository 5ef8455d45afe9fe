<?php
/**
 * A persistent object cache for tests, as on sites with Redis or Memcached. It keeps each value for later requests, in
 * a file in `wp-content/object-cache`.
 *
 * @package Dovetail_Blocks
 */

/** Stores values in memory for this request and in files for later ones. */
final class WP_Object_Cache {

	/** @var array<string, mixed> Values by path of their file. */
	private $memory = array();

	/** @var array<string, true> Groups that end with the request. */
	private $short_lived = array();

	/** @var array<string, true> Groups that all sites of a network share. */
	private $shared = array();

	/** @var int ID of the network's current site. */
	private $site = 1;

	public function get( $key, $group, $force, &$found ) {
		$path = $this->path( $key, $group );
		if ( $force || ! array_key_exists( $path, $this->memory ) ) {
			$stored = isset( $this->short_lived[ $group ] ) ? false : $this->read( $path );
			if ( false === $stored && ! array_key_exists( $path, $this->memory ) ) {
				$found = false;
				return false;
			}
			if ( false !== $stored ) {
				$this->memory[ $path ] = $stored['value'];
			}
		}
		$found = true;
		$value = $this->memory[ $path ];
		return is_object( $value ) ? clone $value : $value;
	}

	public function set( $key, $value, $group, $seconds ): bool {
		$path                  = $this->path( $key, $group );
		$this->memory[ $path ] = is_object( $value ) ? clone $value : $value;
		if ( ! isset( $this->short_lived[ $group ] ) ) {
			wp_mkdir_p( dirname( $path ) );
			$file = $path . '.' . bin2hex( random_bytes( 6 ) );
			file_put_contents( $file, serialize( array( 'value' => $value, 'end' => $seconds ? time() + $seconds : PHP_INT_MAX ) ) );
			// Renaming ensures that another request reads the old value or the new one, never an incomplete file.
			rename( $file, $path );
		}
		return true;
	}

	public function delete( $key, $group ): bool {
		$path = $this->path( $key, $group );
		unset( $this->memory[ $path ] );
		return is_file( $path ) && @unlink( $path ); // Another request may have deleted it.
	}

	/** Clears the values in memory. */
	public function flush_runtime(): bool {
		$this->memory = array();
		return true;
	}

	/** Deletes all values, or all values of a group. */
	public function flush( $group = '*' ): bool {
		$this->memory = array();
		foreach ( glob( self::folder() . "/*/$group/*" ) as $file ) {
			@unlink( $file ); // Another request may have deleted it.
		}
		return true;
	}

	public function add_short_lived_groups( array $groups ): void {
		$this->short_lived += array_fill_keys( $groups, true );
	}

	public function add_shared_groups( array $groups ): void {
		$this->shared += array_fill_keys( $groups, true );
	}

	public function switch_to_blog( int $site ): void {
		$this->site = $site;
	}

	private static function folder(): string {
		return WP_CONTENT_DIR . '/object-cache';
	}

	private function path( $key, $group ): string {
		$site = isset( $this->shared[ $group ] ) ? 'all' : $this->site;
		return self::folder() . "/$site/" . rawurlencode( $group ) . '/' . md5( $key );
	}

	/** @return array{value: mixed}|false */
	private function read( string $path ) {
		$text   = is_file( $path ) ? @file_get_contents( $path ) : false; // Another request may delete it.
		$stored = false === $text ? false : unserialize( $text );
		return $stored && time() < $stored['end'] ? $stored : false;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, '' === $group ? 'default' : $group, $force, $found );
}

function wp_cache_get_multiple( $keys, $group = '', $force = false ) {
	$values = array();
	foreach ( $keys as $key ) {
		$values[ $key ] = wp_cache_get( $key, $group, $force );
	}
	return $values;
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, '' === $group ? 'default' : $group, (int) $expire );
}

function wp_cache_set_multiple( array $data, $group = '', $expire = 0 ) {
	return array_combine( array_keys( $data ), array_map( static fn( $key ) => wp_cache_set( $key, $data[ $key ], $group, $expire ), array_keys( $data ) ) );
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	if ( wp_suspend_cache_addition() ) {
		return false;
	}
	wp_cache_get( $key, $group, false, $found );
	return ! $found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_add_multiple( array $data, $group = '', $expire = 0 ) {
	return array_combine( array_keys( $data ), array_map( static fn( $key ) => wp_cache_add( $key, $data[ $key ], $group, $expire ), array_keys( $data ) ) );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	wp_cache_get( $key, $group, false, $found );
	return $found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, '' === $group ? 'default' : $group );
}

function wp_cache_delete_multiple( array $keys, $group = '' ) {
	return array_combine( $keys, array_map( static fn( $key ) => wp_cache_delete( $key, $group ), $keys ) );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group, false, $found );
	if ( ! $found ) {
		return false;
	}
	$value = max( 0, (int) $value + (int) $offset );
	wp_cache_set( $key, $value, $group );
	return $value;
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}

function wp_cache_flush_group( $group ) {
	return $GLOBALS['wp_object_cache']->flush( rawurlencode( $group ) );
}

function wp_cache_supports( $feature ) {
	return in_array( $feature, array( 'add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple', 'flush_runtime', 'flush_group' ), true );
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_shared_groups( (array) $groups );
}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_short_lived_groups( (array) $groups );
}

function wp_cache_switch_to_blog( $site ) {
	$GLOBALS['wp_object_cache']->switch_to_blog( (int) $site );
}
