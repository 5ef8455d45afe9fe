<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a visitor's address, also behind proxies. Each proxy adds to `X-Forwarded-For` who has asked it, at the end, and
 * whatever stands before may be made up: so the list is read from its end, and only where a proxy has brought it.
 */
final class Client_Ip {
	/** Networks that nobody on the internet asks from: who does is a proxy beside this server. */
	const PRIVATE_NETWORKS = array( '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', '127.0.0.0/8', '::1/128', 'fc00::/7', 'fe80::/10' );

	/** What proxies say of who has asked them; the first is read. */
	const HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP' );

	/** Prefixes behind which an address of IPv6 holds one of IPv4: mapped (RFC 4291) and translated (RFC 6052). */
	const HOLDERS_OF_IPV4 = array( "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0" );

	/** Addresses and networks that a site may trust. */
	const MOST_PROXIES = 100;

	/** Hops of a request that are looked at. */
	const MOST_HOPS = 20;

	/** @return string The visitor's address; as the server sees it where that is no address. */
	public static function address(): string {
		$server = self::server_value( 'REMOTE_ADDR' );
		$direct = self::normalised( $server );
		$found  = null === $direct ? $server : $direct;
		if ( self::is_behind_proxy() ) {
			$hops = array_slice( array_reverse( explode( ',', self::server_value( self::HEADERS[0] ) ) ), 0, self::MOST_HOPS );
			$near = null;
			foreach ( $hops as $hop ) {
				$hop = self::normalised( self::without_port( trim( $hop ) ) );
				if ( null === $hop ) {
					break;
				}
				if ( self::is_among( $hop, self::trusted() ) ) {
					continue;
				}
				$near = null === $near ? $hop : $near;
				if ( ! self::is_among( $hop, self::PRIVATE_NETWORKS ) ) {
					$near = $hop;
					break;
				}
			}
			// Where no hop is public the visitor is in the proxy's own network.
			$found = null === $near ? $found : $near;
		}
		/**
		 * The address of the visitor. A site behind proxies names them on the settings page; this is for those that cannot. A
		 * header that visitors can set themselves is no address.
		 *
		 * @param string $address Of the visitor, as far as the server and the trusted proxies know.
		 */
		$address    = (string) apply_filters( 'dovetail_blocks_client_address', $found );
		$normalised = self::normalised( $address );
		return null === $normalised ? $address : $normalised;
	}

	/** Which network a visitor is counted as, in bytes: a household has a whole network of IPv6 addresses. */
	public static function network( string $address ): string {
		return false !== strpos( $address, ':' ) && null !== self::normalised( $address ) ? substr( (string) inet_pton( $address ), 0, 8 ) : $address;
	}

	/** Whether what has asked this server is a proxy: one that the site trusts, or one beside it. */
	public static function is_behind_proxy(): bool {
		$server = self::server_value( 'REMOTE_ADDR' );
		$direct = self::normalised( $server );
		return null === $direct ? 0 === strpos( $server, 'unix:' ) : self::is_among( $direct, array_merge( self::trusted(), self::PRIVATE_NETWORKS ) );
	}

	/**
	 * The proxy that has brought this request and that the site does not know: something says for whom it asks. Where a
	 * server has put the visitor in the place of its proxy already, that is the same address.
	 *
	 * @return string Its address; empty when there is none.
	 */
	public static function unknown_proxy(): string {
		$direct = self::normalised( self::server_value( 'REMOTE_ADDR' ) );
		$said   = implode( ',', array_map( array( __CLASS__, 'server_value' ), self::HEADERS ) );
		if ( null === $direct || '' === trim( $said, ',' ) || self::is_behind_proxy() || has_filter( 'dovetail_blocks_client_address' ) ) {
			return '';
		}
		$visitors = array_map( array( __CLASS__, 'normalised' ), array_map( array( __CLASS__, 'without_port' ), (array) preg_split( '~[,;=\s]+~', $said ) ) );
		return in_array( $direct, $visitors, true ) ? '' : $direct;
	}

	/** @return string[] The addresses and networks in a text, one beside the other. */
	public static function listed( string $text ): array {
		return array_values( array_unique( (array) preg_split( '~[\s,;]+~', $text, -1, PREG_SPLIT_NO_EMPTY ) ) );
	}

	/** @return string What is wrong with a list of proxies, a sentence; empty when nothing is. */
	public static function problem( string $text ): string {
		$listed = self::listed( $text );
		$wrong  = array_diff( $listed, array_filter( $listed, array( __CLASS__, 'is_network' ) ) );
		if ( $wrong ) {
			/* translators: %s: what was entered. */
			return sprintf( __( 'The trusted proxies were not changed: “%s” is neither an address such as 203.0.113.7 nor a network such as 203.0.113.0/24 or 2001:db8::/32.', 'dovetail-blocks' ), wp_html_excerpt( (string) reset( $wrong ), 60, '…' ) );
		}
		return count( $listed ) <= self::MOST_PROXIES
			? ''
			/* translators: %s: a number. */
			: sprintf( __( 'The trusted proxies were not changed: at most %s can be entered.', 'dovetail-blocks' ), number_format_i18n( self::MOST_PROXIES ) );
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
	 * @param string $address Normalised.
	 */
	private static function is_among( string $address, array $networks ): bool {
		$packed = (string) inet_pton( $address );
		foreach ( $networks as $network ) {
			list( $base, $bits ) = array_pad( explode( '/', $network, 2 ), 2, null );
			$base                = (string) inet_pton( null === $bits ? (string) self::normalised( $base ) : $base );
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
	private static function trusted(): array {
		return array_filter( self::listed( (string) Settings::get( 'trusted_proxies' ) ), array( __CLASS__, 'is_network' ) );
	}

	/** @return string|null An address in its one form; of IPv4 where it only stands in one of IPv6; null for what is none. */
	private static function normalised( string $address ): ?string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		if ( 16 === strlen( $packed ) && in_array( substr( $packed, 0, 12 ), self::HOLDERS_OF_IPV4, true ) ) {
			$packed = substr( $packed, 12 );
		}
		return '' === $packed ? null : (string) inet_ntop( $packed );
	}

	/** An address without what some proxies write around it: `203.0.113.7:1234`, `"[2001:db8::1]:1234"`. */
	private static function without_port( string $hop ): string {
		return (string) preg_replace( array( '~^"?\[([^\]]*)\](?::\d+)?"?\z~', '~^([\d.]+):\d+\z~' ), '$1', $hop );
	}

	/** What the server says of a request. */
	private static function server_value( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- read as addresses only.
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? trim( wp_unslash( $_SERVER[ $name ] ) ) : '';
	}
}
