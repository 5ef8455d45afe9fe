<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Determines a visitor's IP address, also behind proxies. Each proxy appends the address of its client to
 * `X-Forwarded-For`, and earlier entries can be forged. The list is therefore read from its end, and only when a
 * trusted proxy sent it.
 */
final class Client_Ip {
	/** Networks that are not reachable from the internet. A client in such a network is a proxy near this server. */
	const PRIVATE_NETWORKS = array( '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', '127.0.0.0/8', '::1/128', 'fc00::/7', 'fe80::/10' );

	/**
	 * Headers in which proxies report their client's IP address. The visitor's address is read only from the first; all
	 * of them reveal an untrusted proxy.
	 */
	const PROXY_HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP' );

	/** IPv6 prefixes that embed an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
	const IPV4_IN_IPV6_PREFIXES = array( "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0" );

	/** Networks of this machine: only its own programs can connect from there. */
	const LOOPBACK_NETWORKS = array( '127.0.0.0/8', '::1/128' );

	/**
	 * Limits of larger IPv6 networks as multiples of the limit per visitor, by prefix length in bytes. A provider may
	 * assign a whole /48 to one person, who can then appear as 65,536 visitors. But some providers share a /48 among
	 * households.
	 */
	const IPV6_NETWORK_FACTORS = array(
		7 => 4,
		6 => 16,
	);

	/**
	 * Limit for all visitors behind a local proxy that is missing in the site's settings, as a multiple of the limit
	 * per visitor.
	 */
	const UNLISTED_PROXY_FACTOR = 200;

	const MAX_PROXIES = 100;

	/** Maximum number of hops that are read from the header. */
	const MAX_HOPS = 20;

	/** @return string IP address of the visitor, or the server's unchanged value if it is not valid. */
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
				if ( Ip_Networks::contain( self::trusted_networks(), $hop ) ) {
					continue;
				}
				$near = null === $near ? $hop : $near;
				if ( ! Ip_Networks::contain( self::PRIVATE_NETWORKS, $hop ) ) {
					$near = $hop;
					break;
				}
			}
			// If no hop has a public address, the visitor is in the proxy's own network.
			$found = null === $near ? $found : $near;
		}
		/**
		 * Filters the visitor's IP address, which rate limits use. The settings page lists trusted proxies; use this
		 * filter only if that list is not enough. Never return a header that visitors can set themselves.
		 *
		 * @param string $address IP address according to the server and the trusted proxies.
		 */
		$address    = (string) apply_filters( 'dovetail_blocks_client_address', $found );
		$normalized = self::normalize( $address );
		return null === $normalized ? $address : $normalized;
	}

	/**
	 * Returns the network that is treated as one visitor: for IPv6 the first eight bytes, because a household gets a
	 * whole network; for IPv4 the address.
	 */
	public static function network( string $address ): string {
		return false !== strpos( $address, ':' ) && null !== self::normalize( $address ) ? substr( (string) inet_pton( $address ), 0, 8 ) : $address;
	}

	/**
	 * Returns the larger networks in which one visitor can choose addresses, so that callers can limit them too. These
	 * are larger IPv6 networks, and a private network. A client in a private network may be a local proxy or an
	 * intranet user who forges the header.
	 *
	 * @return array<string, int> Limit as a multiple of the limit per visitor, by network.
	 */
	public static function wider_networks(): array {
		$networks = array();
		$address  = self::address();
		if ( false !== strpos( $address, ':' ) && null !== self::normalize( $address ) ) {
			foreach ( self::IPV6_NETWORK_FACTORS as $bytes => $factor ) {
				$networks[ "network $bytes " . substr( (string) inet_pton( $address ), 0, $bytes ) ] = $factor;
			}
		}
		$proxy = self::unlisted_proxy();
		if ( null !== $proxy ) {
			$networks[ 'proxy ' . self::network( $proxy ) ] = self::UNLISTED_PROXY_FACTOR;
		}
		return $networks;
	}

	/** Returns the client that is treated as a proxy only because its address is private; null if there is none. */
	private static function unlisted_proxy(): ?string {
		$direct = self::normalize( self::server_value( 'REMOTE_ADDR' ) );
		if ( null === $direct || '' === self::server_value( self::PROXY_HEADERS[0] ) || has_filter( 'dovetail_blocks_client_address' ) ) {
			return null;
		}
		$is_known = Ip_Networks::contain( array_merge( self::trusted_networks(), self::LOOPBACK_NETWORKS ), $direct );
		return ! $is_known && Ip_Networks::contain( self::PRIVATE_NETWORKS, $direct ) ? $direct : null;
	}

	/** Whether the request came through a trusted or local proxy. */
	public static function is_behind_proxy(): bool {
		$server = self::server_value( 'REMOTE_ADDR' );
		$direct = self::normalize( $server );
		return null === $direct ? 0 === strpos( $server, 'unix:' ) : Ip_Networks::contain( array_merge( self::trusted_networks(), self::PRIVATE_NETWORKS ), $direct );
	}

	/**
	 * Returns the untrusted proxy that forwarded this request. Empty if there is none, or if the web server has already
	 * replaced the proxy's address with the visitor's.
	 *
	 * @return string IP address; empty if there is none.
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

	/** @return string[] The addresses and networks in a text. */
	public static function split_list( string $text ): array {
		return array_values( array_unique( (array) preg_split( '~[\s,;]+~', $text, -1, PREG_SPLIT_NO_EMPTY ) ) );
	}

	/** @return string Validation error of a list of proxies; empty if it is valid. */
	public static function validation_error( string $text ): string {
		$listed = self::split_list( $text );
		$wrong  = array_diff( $listed, array_filter( $listed, array( __CLASS__, 'is_network' ) ) );
		if ( $wrong ) {
			/* translators: %s: the entered text. */
			return sprintf( __( 'The trusted proxies were not changed. “%s” is neither an address such as 203.0.113.7 nor a network such as 203.0.113.0/24 or 2001:db8::/32.', 'dovetail-blocks' ), wp_html_excerpt( (string) reset( $wrong ), 60, '…' ) );
		}
		return count( $listed ) <= self::MAX_PROXIES
			? ''
			/* translators: %s: a number. */
			: sprintf( __( 'The trusted proxies were not changed. You can enter at most %s.', 'dovetail-blocks' ), number_format_i18n( self::MAX_PROXIES ) );
	}

	/**
	 * Whether a string is an IP address, or a network such as `203.0.113.0/24` that does not cover almost the whole
	 * internet.
	 */
	private static function is_network( string $text ): bool {
		list( $address, $bits ) = array_pad( explode( '/', $text, 2 ), 2, null );
		$packed                 = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : false;
		return false !== $packed && ( null === $bits || ( 1 === preg_match( '~^\d{1,3}\z~', $bits ) && (int) $bits >= 8 && (int) $bits <= 8 * strlen( $packed ) ) );
	}

	/** @return string[] Proxies that the site trusts. */
	private static function trusted_networks(): array {
		$listed = array_filter( self::split_list( (string) Settings::get( 'trusted_proxies' ) ), array( __CLASS__, 'is_network' ) );
		return array_map(
			static function ( $network ) {
				return false === strpos( $network, '/' ) ? (string) self::normalize( $network ) : $network;
			},
			$listed
		);
	}

	/** @return string|null Normalized address: IPv4 for an IPv4 address embedded in IPv6; null if it is not valid. */
	private static function normalize( string $address ): ?string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		if ( 16 === strlen( $packed ) && in_array( substr( $packed, 0, 12 ), self::IPV4_IN_IPV6_PREFIXES, true ) ) {
			$packed = substr( $packed, 12 );
		}
		return '' === $packed ? null : (string) inet_ntop( $packed );
	}

	/**
	 * Removes ports, quotes and brackets that some proxies add to an address: `203.0.113.7:1234`,
	 * `"[2001:db8::1]:1234"`.
	 */
	private static function without_port( string $hop ): string {
		return (string) preg_replace( array( '~^"?\[([^\]]*)\](?::\d+)?"?\z~', '~^([\d.]+):\d+\z~' ), '$1', $hop );
	}

	private static function server_value( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- parsed as IP addresses only.
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? trim( wp_unslash( $_SERVER[ $name ] ) ) : '';
	}
}
