<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Tests\Test_Case;

final class EndpointContractTest extends Test_Case {

	/** @dataProvider valid_values */
	public function test_a_value_in_a_path_is_decoded_to_the_same_value( string $value ): void {
		$this->assertSame( $value, Endpoint_Contract::decode_segment( Endpoint_Contract::encode_segment( $value ) ) );
	}

	public static function valid_values(): array {
		$values = array( 'plain', 'a b', 'ä?&#', 'https://x.test/a?b=c#d', '%', '/' );
		return array_combine( $values, array_map( static fn( $value ) => array( $value ), $values ) );
	}

	/** @dataProvider invalid_segments */
	public function test_an_invalid_part_of_a_path_has_no_value( string $segment ): void {
		$this->assertNull( Endpoint_Contract::decode_segment( $segment ) );
	}

	public static function invalid_segments(): array {
		$segments = array( '', '.', '..', '%2e%2e', '%00', '%7F', '%FF', 'a%0Ab' );
		return array_combine( array_map( static fn( $segment ) => "“{$segment}”", $segments ), array_map( static fn( $segment ) => array( $segment ), $segments ) );
	}
}
