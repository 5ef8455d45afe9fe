<?php
namespace Dovetail\External_Media\Tests;

require_once __DIR__ . '/class-media-test-case.php';

final class CopiesTest extends Media_Test_Case {

	public function test_a_pexels_photo_is_copied_with_the_authors_metadata_and_attached_to_the_post(): void {
		$post     = $this->create_post( array(), 'author' );
		$response = $this->copy( 'pexels', array( self::wish( '1001' ) ), $post );
		$this->assertSame( 200, $response->get_status() );
		$made = $response->get_data()[0];
		$this->assertSame( array( 'ID', 'URL', 'alt', 'caption', 'height', 'link', 'mime', 'sizes', 'type', 'width' ), self::sorted_keys( $made ) );
		$this->assertIsInt( $made['ID'] );
		$this->assertMatchesRegularExpression( '~/uploads/\d+/\d+/a-name\.png$~', $made['URL'] );
		$this->assertIsString( $made['link'] );
		$this->assert_has(
			array(
				'alt'     => 'An alternative',
				'caption' => 'A caption',
				'type'    => 'image',
				'mime'    => 'image/png',
				'width'   => 640,
				'height'  => 480,
				'sizes'   => array( 'thumbnail' => array( 'width' => 150 ) ),
			),
			$made
		);
		$stored = get_post( $made['ID'] );
		$this->assertSame( array( 'A title', 'A caption', $post ), array( $stored->post_title, $stored->post_excerpt, $stored->post_parent ) );
		$this->assertSame( 'An alternative', get_post_meta( $made['ID'], '_wp_attachment_image_alt', true ) );
		$this->assertSame( 'a-name.png', basename( get_attached_file( $made['ID'] ) ) );
		$this->assertSame( 'pexels:1001', get_post_meta( $made['ID'], '_dovetail_blocks_source', true ) );
	}

	public function test_copying_a_listed_photo_sends_one_request_and_copying_it_again_sends_none(): void {
		$this->list( 'pexels', array( 'search' => 'sea' ) );
		$first = $this->copy( 'pexels', array( self::wish( '1002' ) ) )->get_data()[0];
		$again = $this->copy(
			'pexels',
			array(
				self::wish(
					'{"base":"pexels","id":"1002"}',
					array(
						'alt'     => 'Other words',
						'caption' => '',
					)
				),
			)
		)->get_data()[0];
		$this->assertSame( array( $first['ID'], 'Other words', '' ), array( $again['ID'], $again['alt'], $again['caption'] ) );
		$this->assertSame( array( '/v1/search', '/photos/1002/pexels-photo-1002.jpeg' ), self::paths( '~^/(v1|photos)/~' ) );
	}

	public function test_a_photo_above_wordpresss_size_limit_is_requested_at_the_limit(): void {
		$this->copy( 'pexels', array( self::wish( self::LARGE ) ) );
		$this->assertEquals(
			array(
				array(
					'auto' => 'compress',
					'cs'   => 'tinysrgb',
					'w'    => '2560',
					'h'    => '2560',
				),
			),
			self::queries( '~^/photos/~' )
		);
	}

	public function test_a_photo_without_metadata_from_the_author_gets_pexels_description_and_credit(): void {
		$made = $this->copy( 'pexels', array( array( 'guid' => '1003' ) ) )->get_data()[0];
		$this->assertSame( 'Photo 1003', $made['alt'] );
		$this->assertSame( 'Photo by <a href="https://www.pexels.com/@someone">Jonas Lind</a> on <a href="https://www.pexels.com/photo/1003/">Pexels</a>', $made['caption'] );
		$this->assertStringEndsWith( '/photo-1003.png', $made['URL'] );
	}

	public function test_a_file_that_cannot_be_copied_has_an_error_and_the_others_are_copied(): void {
		$response = $this->copy(
			'pexels',
			array(
				self::wish( self::SVG ),
				self::wish( '1004' ),
				self::wish( self::GONE ),
				self::wish( self::ELSEWHERE ),
				self::wish( '99999' ),
				self::wish( '../../etc/passwd' ),
				self::wish( 'https://images.pexels.com/photos/1/x.jpeg' ),
				array( 'title' => 'No name' ),
				'nothing',
				self::wish( '1005' ),
			)
		);
		$this->assertSame( 200, $response->get_status() );
		$not_found = array( 'errors' => array( 'media_not_found' => array( 'Pexels no longer has this file.' ) ) );
		$results   = array_map( static fn( $result ) => isset( $result['ID'] ) ? 'copied' : $result, $response->get_data() );
		$this->assertSame(
			array(
				array( 'errors' => array( 'media_not_a_picture' => array( 'This file was not copied because browsers can’t show this image format.' ) ) ),
				'copied',
				$not_found,
				array( 'errors' => array( 'service_invalid' => array( 'Pexels sent an unreadable response. Try again in a moment.' ) ) ),
				$not_found,
				$not_found,
				$not_found,
				$not_found,
				$not_found,
				'copied',
			),
			$results
		);
		$this->assertSame( array(), self::paths( '~elsewhere|passwd~' ) );
	}

	public function test_scripts_shortcodes_and_paths_in_the_metadata_of_a_photo_are_removed(): void {
		// A user who has the capability `unfiltered_html`.
		$this->act_as( 'admin' );
		$made  = $this->copy( 'pexels', array( array( 'guid' => self::HOSTILE ) ) )->get_data()[0];
		$post  = get_post( $made['ID'] );
		$words = implode( "\n", array( $post->post_title, $post->post_excerpt, get_post_meta( $made['ID'], '_wp_attachment_image_alt', true ), basename( get_attached_file( $made['ID'] ) ), wp_json_encode( $made, JSON_UNESCAPED_SLASHES ) ) );
		$this->assertDoesNotMatchRegularExpression( '/<script|<img|javascript:|alert\(|\[gallery/i', $words );
		$this->assertSame( 'Photo by (gallery)Eve on <a href="https://www.pexels.com">Pexels</a>', $made['caption'] );
		$this->assertMatchesRegularExpression( '~/uploads/\d+/\d+/gallery-ids-1-shell-php\.png$~', $made['URL'] );
	}

	public function test_only_users_who_may_upload_can_copy_files_and_only_into_their_own_posts(): void {
		$others = $this->create_post();
		foreach ( array( $others, 987654 ) as $post ) {
			$response = $this->copy( 'pexels', array( self::wish( '1001' ) ), $post );
			$this->assertSame( array( 403, 'rest_forbidden' ), array( $response->get_status(), $response->get_data()['code'] ) );
		}
		$this->act_as( 'contributor' );
		$response = $this->copy( 'pexels', array( self::wish( '1001' ) ) );
		$this->assertSame( array( 403, 'rest_forbidden' ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertSame( array(), self::paths( '~^/(v1|photos)/~' ) );
	}

	/** @dataProvider invalid_media */
	public function test_a_copy_request_must_list_one_to_ten_files( string $service, $media ): void {
		$response = $this->copy( $service, $media );
		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertSame( array(), self::paths( '~^/(v1|photos)/~' ) );
	}

	public static function invalid_media(): array {
		return array(
			'eleven'   => array( 'pexels', array_fill( 0, 11, self::wish( '1001' ) ) ),
			'none'     => array( 'pexels', array() ),
			'a string' => array( 'openverse', 'x' ),
		);
	}

	public function test_the_platform_copies_files_of_services_that_the_site_cannot_reach(): void {
		self::connect( 'pexels', '' );
		$made = $this->copy( 'pexels', array( self::wish( '7001' ) ) )->get_data();
		$this->assertStringContainsString( '/media/pictures/', json_decode( wp_json_encode( $made ), true )[0]['URL'] );
		$this->copy( 'google_photos', array( self::wish( 'x' ) ) );
		$this->assertCount( 1, self::paths( '~external-media/copy/pexels$~' ) );
		$this->assertCount( 1, self::paths( '~external-media/copy/google_photos$~' ) );
	}

	private static function sorted_keys( array $values ): array {
		$keys = array_keys( $values );
		sort( $keys );
		return $keys;
	}
}
