<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Determines a visitor's IP address, also behind proxies. Each proxy appends the address of its client to
 * `X-Forwarded-For`, and earlier entries can be forged. The list is therefore read from its end, and only when a
 * trusted proxy sent it.
 */
final class Client_Ip {
	/** Networks that are not reachable from the internet; such a client is a proxy next to this server. */
	const PRIVATE_NETWORKS = array( '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', '127.0.0.0/8', '::1/128', 'fc00::/7', 'fe80::/10' );

	/** Headers in which proxies report their client; the first is used. */
	const PROXY_HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP' );

	/** Prefixes behind which an address of IPv6 holds one of IPv4: mapped (RFC 4291) and translated (RFC 6052). */
	const IPV4_IN_IPV6_PREFIXES = array( "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0" );

	/** Addresses and networks that a site may trust. */
	const MAX_PROXIES = 100;

	/** Hops of a request that are looked at. */
	const MAX_HOPS = 20;

	/** @return string The visitor's address; as the server sees it where that is no address. */
	public static function address(): string {
		$server = self::server_value( 'REMOTE_ADDR' );
		$direct = self::normalize( $server );
		$found  = null === $direct ? $server : $direct;
		if ( self::is_behind_proxy() ) {
			$hops = array_slice( array_reverse( explode( ',', self::server_value( self::PROXY_HEADERS[0] ) ) ), 0, self::MAX_HOPS );
			$near = null;
			foreach ( $hops as $hop ) {
				$hop = self::normalize( self::without_port( trim( $hop ) ) );
				if ( null === $hop ) {
					break;
				}
				if ( self::is_in_networks( $hop, self::trusted_networks() ) ) {
					continue;
				}
				$near = null === $near ? $hop : $near;
				if ( ! self::is_in_networks( $hop, self::PRIVATE_NETWORKS ) ) {
					$near = $hop;
					break;
				}
			}
			// Without a public hop, the visitor is in the proxy's own network.
			$found = null === $near ? $found : $near;
		}
		/**
		 * The address of the visitor. A site behind proxies names them on the settings page; this is for those that cannot. A
		 * header that visitors can set themselves is no address.
		 *
		 * @param string $address Of the visitor, as far as the server and the trusted proxies know.
		 */
		$address    = (string) apply_filters( 'dovetail_blocks_client_address', $found );
		$normalized = self::normalize( $address );
		return null === $normalized ? $address : $normalized;
	}

	/** Which network a visitor is counted as, in bytes: a household has a whole network of IPv6 addresses. */
	public static function network( string $address ): string {
		return false !== strpos( $address, ':' ) && null !== self::normalize( $address ) ? substr( (string) inet_pton( $address ), 0, 8 ) : $address;
	}

	/** Whether what has asked this server is a proxy: one that the site trusts, or one beside it. */
	public static function is_behind_proxy(): bool {
		$server = self::server_value( 'REMOTE_ADDR' );
		$direct = self::normalize( $server );
		return null === $direct ? 0 === strpos( $server, 'unix:' ) : self::is_in_networks( $direct, array_merge( self::trusted_networks(), self::PRIVATE_NETWORKS ) );
	}

	/**
	 * Returns the untrusted proxy of this request, if any: a client that reports another client. When the web server
	 * already replaced the proxy's address by the visitor's, both are the same.
	 *
	 * @return string IP address; empty when there is none.
	 */
	public static function unknown_proxy(): string {
		$direct = self::normalize( self::server_value( 'REMOTE_ADDR' ) );
		$said   = implode( ',', array_map( array( __CLASS__, 'server_value' ), self::PROXY_HEADERS ) );
		if ( null === $direct || '' === trim( $said, ',' ) || self::is_behind_proxy() || has_filter( 'dovetail_blocks_client_address' ) ) {
			return '';
		}
		$visitors = array_map( array( __CLASS__, 'normalize' ), array_map( array( __CLASS__, 'without_port' ), (array) preg_split( '~[,;=\s]+~', $said ) ) );
		return in_array( $direct, $visitors, true ) ? '' : $direct;
	}

	/** @return string[] The addresses and networks in a text, one beside the other. */
	public static function split_list( string $text ): array {
		return array_values( array_unique( (array) preg_split( '~[\s,;]+~', $text, -1, PREG_SPLIT_NO_EMPTY ) ) );
	}

	/** @return string What is wrong with a list of proxies, a sentence; empty when nothing is. */
	public static function validation_error( string $text ): string {
		$listed = self::split_list( $text );
		$wrong  = array_diff( $listed, array_filter( $listed, array( __CLASS__, 'is_network' ) ) );
		if ( $wrong ) {
			/* translators: %s: what was entered. */
			return sprintf( __( 'The trusted proxies were not changed. “%s” is neither an address such as 203.0.113.7 nor a network such as 203.0.113.0/24 or 2001:db8::/32.', 'dovetail-blocks' ), wp_html_excerpt( (string) reset( $wrong ), 60, '…' ) );
		}
		return count( $listed ) <= self::MAX_PROXIES
			? ''
			/* translators: %s: a number. */
			: sprintf( __( 'The trusted proxies were not changed. You can enter at most %s.', 'dovetail-blocks' ), number_format_i18n( self::MAX_PROXIES ) );
	}

	/** Whether a text is an address or a network such as `203.0.113.0/24`, and not nearly the whole internet. */
	private static function is_network( string $text ): bool {
		list( $address, $bits ) = array_pad( explode( '/', $text, 2 ), 2, null );
		$packed                 = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : false;
		return false !== $packed && ( null === $bits || ( 1 === preg_match( '~^\d{1,3}\z~', $bits ) && (int) $bits >= 8 && (int) $bits <= 8 * strlen( $packed ) ) );
	}

	/**
	 * Whether an address belongs to networks.
	 *
	 * @param string $address Normalized.
	 */
	private static function is_in_networks( string $address, array $networks ): bool {
		$packed = (string) inet_pton( $address );
		foreach ( $networks as $network ) {
			list( $base, $bits ) = array_pad( explode( '/', $network, 2 ), 2, null );
			$base                = (string) inet_pton( null === $bits ? (string) self::normalize( $base ) : $base );
			$bits                = null === $bits ? 8 * strlen( $base ) : (int) $bits;
			if ( strlen( $base ) !== strlen( $packed ) ) {
				continue;
			}
			$bytes = intdiv( $bits, 8 );
			$mask  = 0xFF << ( 8 - $bits % 8 ) & 0xFF;
			if ( substr( $base, 0, $bytes ) === substr( $packed, 0, $bytes ) && ( 0 === $mask || ( ord( $base[ $bytes ] ) & $mask ) === ( ord( $packed[ $bytes ] ) & $mask ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return string[] The proxies that the site trusts. */
	private static function trusted_networks(): array {
		return array_filter( self::split_list( (string) Settings::get( 'trusted_proxies' ) ), array( __CLASS__, 'is_network' ) );
	}

	/** @return string|null An address in its one form; of IPv4 where it only stands in one of IPv6; null for what is none. */
	private static function normalize( string $address ): ?string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		if ( 16 === strlen( $packed ) && in_array( substr( $packed, 0, 12 ), self::IPV4_IN_IPV6_PREFIXES, true ) ) {
			$packed = substr( $packed, 12 );
		}
		return '' === $packed ? null : (string) inet_ntop( $packed );
	}

	/** An address without what some proxies write around it: `203.0.113.7:1234`, `"[2001:db8::1]:1234"`. */
	private static function without_port( string $hop ): string {
		return (string) preg_replace( array( '~^"?\[([^\]]*)\](?::\d+)?"?\z~', '~^([\d.]+):\d+\z~' ), '$1', $hop );
	}

	/** Returns a server variable as a string. */
	private static function server_value( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- read as addresses only.
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? trim( wp_unslash( $_SERVER[ $name ] ) ) : '';
	}
}
