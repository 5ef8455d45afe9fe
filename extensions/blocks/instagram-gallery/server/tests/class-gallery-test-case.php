<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Instagram_Gallery\Accounts;
use Dovetail\Instagram_Gallery\Gallery;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

/** Base class for tests on a site that is connected to its owner's account at the mocked Instagram. */
abstract class Gallery_Test_Case extends Test_Case {

	use Mock_Platform {
		setUp as reset_before;
	}

	const TOKEN = 'IGAAharbourharbourharbourharbourharbour';

	protected function setUp(): void {
		$this->reset_before();
		update_option( Connections::option_name( 'instagram' ), self::TOKEN );
		self::reset_platform();
	}

	protected static function owner(): string {
		return Accounts::owner( true );
	}

	protected static function markup( $token, array $attributes = array() ): string {
		$json = wp_json_encode(
			array(
				'accessToken'   => $token,
				'instagramUser' => 'harbour.bakery',
			) + $attributes
		);
		return "<!-- wp:dovetail/instagram-gallery $json -->\n<div class=\"wp-block-dovetail-instagram-gallery\"><p><a href=\"https://www.instagram.com/harbour.bakery/\">instagram.com/harbour.bakery</a></p></div>\n<!-- /wp:dovetail/instagram-gallery -->";
	}

	/** @return string[] Files of the copies of an account. */
	protected static function files( string $reference ): array {
		return glob( wp_upload_dir()['basedir'] . "/dovetail-blocks/instagram/$reference/*" );
	}

	/** @return string[] Paths of the requests to Instagram. */
	protected static function paths(): array {
		return array_map( static fn( $request ) => substr( $request['key'], strlen( 'GET instagram:' ) ), self::asked( '~^GET instagram:~' ) );
	}

	/** Sets the last check of the owner's account to the given number of seconds ago. */
	protected static function pass_since_check( int $seconds ): void {
		$name = Gallery::OPTION . self::owner();
		update_option( $name, array( 'checked' => time() - $seconds ) + get_option( $name ), false );
	}
}
