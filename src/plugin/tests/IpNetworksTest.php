<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Ip_Networks;
use Dovetail\Tests\Test_Case;

final class IpNetworksTest extends Test_Case {

	/** First and last addresses of networks that have no public servers. */
	const PRIVATE_IPV4 = array(
		'0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255',
		'127.0.0.0', '127.255.255.255', '168.63.129.16', '169.254.0.0', '169.254.169.254',
		'169.254.255.255', '172.16.0.0', '172.31.255.255', '192.0.0.0', '192.0.0.255', '192.0.2.0',
		'192.0.2.255', '192.88.99.0', '192.88.99.255', '192.168.0.0', '192.168.255.255', '198.18.0.0',
		'198.19.255.255', '198.51.100.0', '198.51.100.255', '203.0.113.0', '203.0.113.255', '224.0.0.0',
		'239.255.255.255', '240.0.0.0', '255.255.255.255',
	);

	/** The public addresses next to those networks. */
	const PUBLIC_IPV4 = array(
		'1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255',
		'128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0',
		'192.88.98.255', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0',
		'223.255.255.255',
	);

	/** Networks without public servers, and addresses that embed an IPv4 address in such a network. */
	const PRIVATE_IPV6 = array(
		'::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:93.184.215.14', '64:ff9b::7f00:1',
		'64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '100::1', '2001::1', '2001:0:4136:e378::1',
		'2001:1ff:ffff::1', '2001:db8::1', '2001:db8:ffff:ffff::1', '2002:7f00:1::1', '2002:a00:1::1',
		'2002:a9fe:a9fe::1', '3fff:fff::1', '4000::1', '5f00::1', 'fc00::1', 'fdff:ffff::1', 'fe80::1',
		'febf::1', 'fec0::1', 'ff02::1',
	);

	const PUBLIC_IPV6 = array(
		'2001:200::1', '2001:4860:4860::8888', '2001:db7::1', '2001:db9::1', '2002:5db8:d70e::1',
		'64:ff9b::5db8:d70e', '2606:4700::1111', '3ffe::1', '3fff:1000::1',
	);

	const NO_ADDRESSES = array( 'localhost', '127.0.0.1.', 'fe80::1%eth0' );

	public function test_only_public_ip_addresses_are_classified_as_public(): void {
		$addresses = array_merge( self::PRIVATE_IPV4, self::PUBLIC_IPV4, self::PRIVATE_IPV6, self::PUBLIC_IPV6, self::NO_ADDRESSES );
		$this->assertSame(
			array_merge( self::PUBLIC_IPV4, self::PUBLIC_IPV6 ),
			array_values( array_filter( $addresses, array( Ip_Networks::class, 'is_public' ) ) )
		);
	}
}
