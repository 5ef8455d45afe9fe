<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Loads the endpoints that the blocks declare (`routes.json`), and encodes values for their paths. */
final class Endpoint_Contract {
	/** Maximum number of bytes of a decoded path value. */
	const MAX_PATH_VALUE_BYTES = 2000;

	/** Endpoints by name; null until they are loaded. */
	private static ?array $all = null;

	/**
	 * Returns all endpoints by name, as the build collected them.
	 *
	 * @return array<string, array{name: string, method: string, path: string, servedBy: string[], capability: string, calledBy?: string, params: string[]}>
	 */
	public static function all(): array {
		if ( null === self::$all ) {
			$path      = DOVETAIL_BLOCKS_DIR . '/routes.json';
			$routes    = is_readable( $path ) ? wp_json_file_decode( $path, array( 'associative' => true ) ) : null;
			self::$all = array_column( is_array( $routes ) ? $routes : array(), null, 'name' );
		}
		return self::$all;
	}

	/**
	 * Returns an endpoint; null when there is none with this name.
	 *
	 * @param string $name Name such as `redirect.lookUpRedirect`.
	 * @return array{name: string, method: string, path: string, servedBy: string[], capability: string, calledBy?: string, params: string[]}|null
	 */
	public static function route( string $name ): ?array {
		return self::all()[ $name ] ?? null;
	}

	/**
	 * Whether another handler already serves a route: its path has the same fixed parts, or its pattern matches a
	 * sample path.
	 *
	 * @param array $existing Handlers by regular expression, as returned by the REST server.
	 */
	public static function is_taken( array $route, array $existing ): bool {
		$shape = strtolower( preg_replace( '~\{\w+\}~', '{}', $route['path'] ) );
		$start = strtolower( substr( $route['path'], 0, strpos( $route['path'], '/', 1 ) + 1 ) );
		foreach ( $existing as $pattern => $handlers ) {
			if ( 0 === stripos( $pattern, $start ) && self::has_method( $handlers, $route['method'] )
				&& ( self::shape( $pattern ) === $shape || 1 === preg_match( '@^' . $pattern . '$@i', str_replace( '{}', 'x', $shape ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return string[] Names of the parameters in a path. */
	public static function parameter_names( string $path ): array {
		preg_match_all( '~\{(\w+)\}~', $path, $matches );
		return $matches[1];
	}

	/**
	 * Decodes a path segment. Reverses `fillPath` in the editor, which encodes values with a slash twice. Returns null
	 * for invalid values and values that would change the path.
	 */
	public static function decode_segment( string $segment ): ?string {
		$value = rawurldecode( $segment );
		if ( false !== stripos( $value, '%2f' ) ) {
			$value = rawurldecode( $value );
		}
		$is_sound = ! in_array( $value, array( '', '.', '..' ), true )
			&& strlen( $value ) <= self::MAX_PATH_VALUE_BYTES
			&& 1 === preg_match( '~^[^\x00-\x1F\x7F]+\z~u', $value );
		return $is_sound ? $value : null;
	}

	/**
	 * Encodes a path value as `fillPath` does.
	 *
	 * @see shared/request/path.ts
	 */
	public static function encode_segment( string $value ): string {
		$segment = rawurlencode( $value );
		return false === strpos( $value, '/' ) ? $segment : rawurlencode( $segment );
	}

	private static function has_method( array $handlers, string $method ): bool {
		foreach ( $handlers as $handler ) {
			if ( ! empty( $handler['methods'][ $method ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a regular expression with each of its groups replaced by `{}`, to compare routes.
	 *
	 * @param string $pattern Expression such as `/wpcom/v2/list/(?P<service>pexels|google_photos)`.
	 */
	private static function shape( string $pattern ): string {
		do {
			$pattern = preg_replace( '~\((?:[^()\\\\]|\\\\.)*\)~', '{}', $pattern, -1, $count );
		} while ( $count );
		return strtolower( stripslashes( $pattern ) );
	}
}
