<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The calls that the build found in the declarations of the blocks (`routes.json`), and how values stand in their paths. */
final class Contract {
	/** Characters that a value in a path may have, decoded. */
	const PATH_VALUE_LIMIT = 2000;

	/** The contract by name, once it is read. */
	private static ?array $all = null;

	/**
	 * The calls that the build found in the declarations of the blocks, by name.
	 *
	 * @return array<string, array{name: string, method: string, path: string, servedBy: string[], capability: string, params: string[]}>
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
	 * A call of the contract, null for one that is not in it.
	 *
	 * @param string $name Such as `redirect.lookUpRedirect`.
	 * @return array{name: string, method: string, path: string, servedBy: string[], capability: string, params: string[]}|null
	 */
	public static function route( string $name ): ?array {
		return self::all()[ $name ] ?? null;
	}

	/**
	 * Whether somebody answers a route already: one with the same fixed parts, or one that a likely address fits.
	 *
	 * @param array $existing Handlers by regular expression, as the REST server gives them.
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

	/** @return string[] The names in the braces of a path. */
	public static function places( string $path ): array {
		preg_match_all( '~\{(\w+)\}~', $path, $matches );
		return $matches[1];
	}

	/**
	 * A value as it stands in a path, decoded: the counterpart of `fillPath` in the editor, which encodes a value with a
	 * slash in it twice. Null for one that cannot be, or that would make another address of it.
	 */
	public static function decode_segment( string $segment ): ?string {
		$value = rawurldecode( $segment );
		if ( false !== stripos( $value, '%2f' ) ) {
			$value = rawurldecode( $value );
		}
		$is_sound = ! in_array( $value, array( '', '.', '..' ), true )
			&& strlen( $value ) <= self::PATH_VALUE_LIMIT
			&& 1 === preg_match( '~^[^\x00-\x1F\x7F]+\z~u', $value );
		return $is_sound ? $value : null;
	}

	/**
	 * A value as it is put into a path: the same as `fillPath` does.
	 *
	 * @see shared/request/path.ts
	 */
	public static function encode_segment( string $value ): string {
		$segment = rawurlencode( $value );
		return false === strpos( $value, '/' ) ? $segment : rawurlencode( $segment );
	}

	/** Whether one of the handlers answers a method. */
	private static function has_method( array $handlers, string $method ): bool {
		foreach ( $handlers as $handler ) {
			if ( ! empty( $handler['methods'][ $method ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A regular expression with `{}` for each of its groups.
	 *
	 * @param string $pattern Such as `/wpcom/v2/list/(?P<service>pexels|google_photos)`.
	 */
	private static function shape( string $pattern ): string {
		do {
			$pattern = preg_replace( '~\((?:[^()\\\\]|\\\\.)*\)~', '{}', $pattern, -1, $count );
		} while ( $count );
		return strtolower( stripslashes( $pattern ) );
	}
}
