<?php
namespace Dovetail\Whatsapp_Button\Tests;

use Dovetail\Plugin\Initial_State;
use Dovetail\Tests\Test_Case;

final class PlaceTest extends Test_Case {

	/** @dataProvider sites */
	public function test_the_editor_receives_the_language_of_the_site_and_the_country_of_its_time_zone( string $zone, string $locale, string $country, string $language ): void {
		update_option( 'timezone_string', $zone );
		add_filter( 'locale', static fn() => $locale, 99 );
		$this->assertSame( compact( 'language', 'country' ), Initial_State::state()['site'] );
	}

	public static function sites(): array {
		return array(
			'Vienna'         => array( 'Europe/Vienna', 'de_DE_formal', 'AT', 'de-DE' ),
			'no country'     => array( 'UTC', 'fi', '', 'fi' ),
			'no time zone'   => array( '', 'pt_PT_ao90', '', 'pt-PT' ),
		);
	}
}
