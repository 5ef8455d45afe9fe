<?php
namespace Dovetail\Newsletter\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Newsletter\Provider;

require_once __DIR__ . '/class-newsletter-test-case.php';

final class ProviderTest extends Newsletter_Test_Case {

	/** @dataProvider incomplete */
	public function test_the_block_is_unavailable_without_a_usable_provider( array $values ): void {
		self::choose( $values );
		$records = Provider::judge( array( 'newsletter' => array( 'available' => true ) ) );
		$this->assertSame( 'missing_connection', $records['newsletter']['unavailable_reason'] );
		$this->assertSame( array( 'Newsletter provider' ), $records['newsletter']['details'] );
		$this->assertSame( 'newsletter', $records['newsletter']['connection'] );
		$this->assertInstanceOf( \WP_Error::class, Provider::check( Connections::values( 'newsletter' ) ) );
		$this->assertSame( '', self::draw( array( 'revueUsername' => 'anna' ) ) );
	}

	public static function incomplete(): array {
		return array(
			'no chosen provider'               => array( array( 'provider' => '' ) ),
			'Ghost without an address'         => array( array( 'provider' => 'ghost' ) ),
			'MailerLite without a key'         => array( array( 'provider' => 'mailerlite' ) ),
			'a custom form without an address' => array( array( 'provider' => 'own' ) ),
		);
	}

	/** @dataProvider checks */
	public function test_choosing_a_provider_checks_the_entered_settings( array $values, string $sentence, bool $is_good ): void {
		self::choose( $values );
		$state = Connection_State::get( 'newsletter' );
		$this->assertMatchesRegularExpression( "/^$sentence/", $state['sentence'] );
		$this->assertSame( $is_good, $state['isGood'] );
	}

	public static function checks(): array {
		return array(
			'MailerLite'               => array( self::MAILERLITE, 'Connected: MailerLite sends your newsletter\.$', true ),
			'Ghost'                    => array( self::GHOST, 'Connected: Ghost sends your newsletter\.$', true ),
			'a rejected key'           => array( array( 'key' => 'bad' ) + self::MAILERLITE, 'MailerLite rejected this key\.', false ),
			'Ghost without an address' => array( array( 'provider' => 'ghost' ), 'The address is missing\. Enter it in the field below the provider and save\.$', false ),
		);
	}
}
