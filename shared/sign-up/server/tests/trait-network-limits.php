<?php
namespace Dovetail\Sign_Up\Tests;

use Dovetail\Sign_Up\Posted_Form;

/** Tests the rate limits of a form for IPv6 networks. */
trait Network_Limits {

	/** Returns the rate limits that a sign-up counts against, see `Posted_Form::count()`. */
	abstract protected static function counts(): array;

	/** @dataProvider networks */
	public function test_sign_ups_from_all_addresses_of_an_ipv6_network_share_one_limit( string $address, int $clients, int $most ): void {
		$had = 0;
		for ( $client = 0; $client < $clients; $client++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( $address, $client );
			$had                   += null === Posted_Form::count( self::counts(), new \WP_Error() ) ? 1 : 0;
		}
		$this->assertSame( $most, $had );
	}

	public static function networks(): array {
		return array(
			'of 56 bits' => array( '2a00:1:2:3%02x::1', 42, 40 ),
			'of 48 bits' => array( '2a00:1:3:%x00::1', 162, 160 ),
		);
	}
}
