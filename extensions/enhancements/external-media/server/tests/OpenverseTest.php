<?php
namespace Dovetail\External_Media\Tests;

require_once __DIR__ . '/class-media-test-case.php';

final class OpenverseTest extends Media_Test_Case {

	const SEA  = '00000000-0000-4000-8000-000000000001';
	const FREE = '00000000-0000-4000-8000-000000000003';

	public function test_a_copied_openverse_image_has_the_credit_that_its_license_requires(): void {
		list( $made, $free ) = $this->copy( 'openverse', array( array( 'guid' => self::SEA ), array( 'guid' => self::FREE ) ) )->get_data();
		$this->assertSame( '<a href="https://commons.example/1">Picture 1</a> by <a href="https://commons.example/maker">Jonas Lind</a>, <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>', $made['caption'] );
		$this->assertStringEndsWith( '/picture-1.png', $made['URL'] );
		// The image is in the public domain.
		$this->assertSame( '', $free['caption'] );
		$this->assertSame( 'openverse:' . self::SEA, get_post_meta( $made['ID'], '_dovetail_blocks_source', true ) );
		$again = $this->copy( 'openverse', array( array( 'guid' => self::SEA ) ) )->get_data()[0];
		$this->assertSame( $made['ID'], $again['ID'] );
		$this->assertCount( 2, self::paths( '~^/v1/images/~' ) );
		$this->assertCount( 2, self::paths( '~^/files/~' ) );
	}

	/** @dataProvider faults */
	public function test_an_openverse_error_is_shown_as_a_message( $fault, string $code, string $message ): void {
		self::connect( 'pexels', '' );
		self::set_faults( array( 'GET openverse:/v1/images/{id}/' => $fault ) );
		$made = $this->copy( 'openverse', array( self::wish( self::SEA ) ) )->get_data()[0];
		$this->assertSame( array( 'errors' => array( $code => array( $message ) ) ), $made );
	}

	public static function faults(): array {
		$unreadable = array( 'service_invalid', 'Openverse sent an unreadable response. Try again in a moment.' );
		return array(
			'busy'                        => array( self::refused( 429 ), 'service_busy', 'Too many requests to Openverse this hour. Try again later.' ),
			'a missing image'             => array( self::refused( 404 ), 'media_not_found', 'Openverse no longer has this file.' ),
			'broken'                      => array( self::refused( 500 ), ...$unreadable ),
			'a response that is not JSON' => array( 'not-json', ...$unreadable ),
			'JSON of an unexpected type'  => array( 'wrong-shape', ...$unreadable ),
			'cut'                         => array( 'cut', 'service_unreachable', 'Openverse could not be reached. Try again in a moment.' ),
		);
	}

	public function test_openverse_needs_no_key(): void {
		self::connect( 'pexels', '' );
		$this->assertIsInt( $this->copy( 'openverse', array( self::wish( self::SEA ) ) )->get_data()[0]['ID'] );
	}
}
