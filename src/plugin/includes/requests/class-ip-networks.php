<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes public IP addresses from all others. The plugin has its own lists, because those of older WordPress
 * versions are incomplete. They lack 169.254.0.0/16, for example, where cloud hosts serve a server's credentials.
 */
final class Ip_Networks {
	/** IPv4 networks without public servers (IANA's registry of special-purpose addresses). */
	const NON_PUBLIC_IPV4 = array(
		'0.0.0.0/8',        // This network.
		'10.0.0.0/8',       // Private.
		'100.64.0.0/10',    // Shared by providers (CGNAT).
		'127.0.0.0/8',      // Loopback.
		'168.63.129.16/32', // Metadata and agents of Azure.
		'169.254.0.0/16',   // Link-local, and metadata of clouds.
		'172.16.0.0/12',    // Private.
		'192.0.0.0/24',     // Protocol assignments.
		'192.0.2.0/24',     // Documentation.
		'192.88.99.0/24',   // 6to4 relays.
		'192.168.0.0/16',   // Private.
		'198.18.0.0/15',    // Benchmarking.
		'198.51.100.0/24',  // Documentation.
		'203.0.113.0/24',   // Documentation.
		'224.0.0.0/4',      // Multicast.
		'240.0.0.0/4',      // Reserved, and broadcast.
	);

	/**
	 * The only part of IPv6 that contains public servers. Outside of it are `::`, loopback (::1), mapped
	 * (::ffff:0:0/96) and compatible (::/96) IPv4, local NAT64 (64:ff9b:1::/48), unique local (fc00::/7), link-local
	 * (fe80::/10), site-local (fec0::/10) and multicast (ff00::/8).
	 */
	const PUBLIC_IPV6 = array( '2000::/3' );

	/** Networks within `PUBLIC_IPV6` that have no public servers. */
	const NON_PUBLIC_IPV6 = array(
		'2001::/23',     // Protocol assignments, such as Teredo (2001::/32) and benchmarking.
		'2001:db8::/32', // Documentation.
		'3fff::/20',     // Documentation.
	);

	/**
	 * Prefixes of IPv6 addresses that embed an IPv4 address (6to4 and NAT64), with the offset of the IPv4 address in
	 * bytes.
	 */
	const IPV4_IN_IPV6 = array(
		'2002::/16'    => 2,
		'64:ff9b::/96' => 12,
	);

	/** Whether an address can belong to a server on the public internet. False if the text is not an IP address. */
	public static function is_public( string $address ): bool {
		if ( filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ) {
			return ! self::contain( self::NON_PUBLIC_IPV4, $address );
		}
		if ( ! filter_var( $address, FILTER_VALIDATE_IP ) ) {
			return false;
		}
		foreach ( self::IPV4_IN_IPV6 as $network => $start ) {
			if ( self::contain( array( $network ), $address ) ) {
				return self::is_public( (string) inet_ntop( substr( (string) inet_pton( $address ), $start, 4 ) ) );
			}
		}
		return self::contain( self::PUBLIC_IPV6, $address ) && ! self::contain( self::NON_PUBLIC_IPV6, $address );
	}

	/**
	 * Whether one of the networks contains an address.
	 *
	 * @param string[] $networks Networks such as `203.0.113.0/24`, or single addresses without a slash.
	 * @param string   $address  A valid IP address.
	 */
	public static function contain( array $networks, string $address ): bool {
		$packed = (string) inet_pton( $address );
		foreach ( $networks as $network ) {
			list( $base, $bits ) = array_pad( explode( '/', $network, 2 ), 2, null );
			$base                = (string) inet_pton( $base );
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
}
