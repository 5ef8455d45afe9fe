<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Settings;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * The connections that blocks declare: whether they are connected, and their values. A key is read from the
 * environment, a constant or the database, in this order, as in WordPress.
 */
final class Connections {
	/** ID of the platform. Extensions that need the platform list it like any other connection. */
	const PLATFORM = 'platform';

	/** @return array<string, array> Declared connections by ID: `type`, `method`, `isPublic`, `fields`, `check`. */
	public static function all(): array {
		return Manifest::connections();
	}

	/** Whether at least one of the connections is available. True for an empty list. */
	public static function has_one_of( array $ids ): bool {
		return ! $ids || (bool) array_filter( $ids, array( __CLASS__, 'is_connected' ) );
	}

	/** Whether the connection has all required values. */
	public static function is_connected( string $id ): bool {
		if ( self::PLATFORM === $id ) {
			return Settings::is_platform_configured();
		}
		return 'none' === ( self::all()[ $id ]['method'] ?? '' ) || '' !== self::key( $id );
	}

	/** Whether the owner has entered the settings of a service but has not yet asked the service for permission. */
	public static function lacks_permission( string $id ): bool {
		return 'oauth' === self::all()[ $id ]['method'] && self::is_connected( $id ) && in_array( '', self::values( $id ), true );
	}

	/** @return string[] Labels of the required fields that are empty. */
	public static function missing_fields( string $id ): array {
		$missing = array_filter( self::all()[ $id ]['requires'], static fn( string $name ): bool => '' === self::values( $id )[ $name ] );
		return array_map( static fn( string $name ): string => Manifest::strings()['connections'][ $id ]['fields'][ $name ]['label'], array_values( $missing ) );
	}

	/** Returns the connection's key, or its first value if it has several; empty if none is entered. */
	public static function key( string $id ): string {
		$values = self::values( $id );
		return (string) reset( $values );
	}

	/**
	 * Returns the stored values by field; a single key has the field `key`.
	 *
	 * @return array<string, string> Empty strings for missing values.
	 */
	public static function values( string $id ): array {
		$connection = self::all()[ $id ] ?? null;
		if ( ! $connection ) {
			return array();
		}
		$fixed  = self::fixed_key( $id );
		$stored = self::stored_values( $id );
		if ( 'api_key' === $connection['method'] ) {
			return $fixed ? $fixed : $stored;
		}
		return $fixed ? $fixed + self::fixed_addresses( $id ) + $stored : $stored;
	}

	/**
	 * Returns the values in the database, in the format of `values()`.
	 *
	 * @return array<string, string>
	 */
	public static function stored_values( string $id ): array {
		$stored = get_option( self::key_names( $id )['setting_name'], '' );
		if ( 'api_key' === self::all()[ $id ]['method'] ) {
			return array( 'key' => is_string( $stored ) ? self::clean_key( $stored ) : '' );
		}
		return self::with_all_fields( self::all()[ $id ], $stored );
	}

	/** @return string Source of a connection's key: `environment`, `constant` or `stored`; empty if there is none. */
	public static function key_source( string $id ): string {
		if ( self::fixed_key( $id ) ) {
			return self::fixed_key( $id, array( 'env_var_name' ) ) ? 'environment' : 'constant';
		}
		return self::is_connected( $id ) ? 'stored' : '';
	}

	/**
	 * Returns the name of the option that stores the key or values. Keys use WordPress's name for connectors, other
	 * values a similar one.
	 */
	public static function option_name( string $id ): string {
		$connection = self::all()[ $id ];
		return str_replace( '-', '_', 'connectors_' . $connection['type'] . '_' . $id . '_' . $connection['method'] );
	}

	/**
	 * Returns the names of a connection's environment variable, constant and option: from WordPress's registry if the
	 * connection is registered there, otherwise our own.
	 *
	 * @return array{setting_name: string, constant_name: string, env_var_name: string}
	 */
	public static function key_names( string $id ): array {
		$registered = self::registered_connector( $id );
		$name       = self::is_in_core( $id ) ? strtoupper( str_replace( '-', '_', $id . '_' . self::all()[ $id ]['method'] ) ) : '';
		return array_map(
			'strval',
			array_intersect_key( $registered['authentication'] ?? array(), array_flip( array( 'setting_name', 'constant_name', 'env_var_name' ) ) ) + array(
				'setting_name'  => self::option_name( $id ),
				'constant_name' => $registered ? '' : $name,
				'env_var_name'  => $registered ? '' : $name,
			)
		);
	}

	/**
	 * Whether WordPress's connector registry supports this type of connection, in the current or any other WordPress
	 * version.
	 */
	public static function is_in_core( string $id ): bool {
		return in_array( self::all()[ $id ]['method'] ?? '', array( 'api_key', 'application_password' ), true );
	}

	/**
	 * Returns the connector of the same type in WordPress's registry, by any plugin; null if this version does not
	 * support the type.
	 */
	public static function registered_connector( string $id ): ?array {
		if ( ! self::is_in_core( $id ) || ! function_exists( 'wp_is_connector_registered' ) || ! wp_is_connector_registered( $id ) ) {
			return null;
		}
		$connector = wp_get_connector( $id );
		return self::all()[ $id ]['method'] === ( $connector['authentication']['method'] ?? '' ) ? $connector : null;
	}

	/** @return string[] Display names of connections. */
	public static function names( array $ids ): array {
		return array_map(
			static function ( $id ) {
				return self::all()[ $id ]['name'] ?? ( self::PLATFORM === $id ? __( 'a platform', 'dovetail-blocks' ) : $id );
			},
			$ids
		);
	}

	/** Removes spaces, line breaks and invisible characters from a pasted key. */
	public static function clean_key( string $key ): string {
		return (string) preg_replace( '~[\s\x{00A0}]+~u', '', Invisible::remove( $key ) );
	}

	/** @return array<string, string> All fields of the connection; empty text for missing values. */
	private static function with_all_fields( array $connection, $stored ): array {
		$values = array();
		foreach ( array_keys( $connection['fields'] ?? array() ) as $field ) {
			$values[ $field ] = is_array( $stored ) && isset( $stored[ $field ] ) && is_string( $stored[ $field ] ) ? $stored[ $field ] : '';
		}
		return $values;
	}

	/**
	 * Returns the URLs of a connection whose name and password are set outside the database. They are read from the
	 * environment variable or constant `<ID>_<FIELD>`. Ignores URLs in the database, because an administrator could enter
	 * their own server there and receive the password.
	 *
	 * @return array<string, string> URLs by field.
	 */
	private static function fixed_addresses( string $id ): array {
		$addresses = array();
		foreach ( wp_list_filter( self::all()[ $id ]['fields'], array( 'control' => 'url' ) ) as $field => $rule ) {
			$name                = strtoupper( str_replace( '-', '_', $id . '_' . $field ) );
			$value               = getenv( $name );
			$value               = is_string( $value ) || ! defined( $name ) ? $value : constant( $name );
			$addresses[ $field ] = is_string( $value ) ? trim( $value ) : '';
		}
		return $addresses;
	}

	/**
	 * Returns values set outside the database: a key, or a name and password separated by a colon.
	 *
	 * @param string[] $places Names from `key_names()`, in order of precedence.
	 * @return array<string, string> `key`, or `username` and `password`; empty if not set.
	 */
	private static function fixed_key( string $id, array $places = array( 'env_var_name', 'constant_name' ) ): array {
		$names = self::is_in_core( $id ) ? self::key_names( $id ) : array();
		foreach ( $places as $place ) {
			$name = $names[ $place ] ?? '';
			if ( 'env_var_name' === $place ) {
				$value = '' === $name ? '' : getenv( $name );
			} else {
				$value = '' !== $name && defined( $name ) ? constant( $name ) : '';
			}
			$value = is_string( $value ) ? self::clean_key( $value ) : '';
			$pair  = array_pad( explode( ':', $value, 2 ), 2, '' );
			if ( 'api_key' === self::all()[ $id ]['method'] ) {
				$found = array( 'key' => $value );
			} else {
				$found = array_combine( array( 'username', 'password' ), $pair );
			}
			if ( ! in_array( '', $found, true ) ) {
				return $found;
			}
		}
		return array();
	}
}
