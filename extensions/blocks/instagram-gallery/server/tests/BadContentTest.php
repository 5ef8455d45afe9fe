<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Instagram_Gallery\Gallery;
use Dovetail\Instagram_Gallery\Pictures;
use Dovetail\Instagram_Gallery\Posts;

require_once __DIR__ . '/class-gallery-test-case.php';

/** Tests responses from Instagram with invalid content. */
final class BadContentTest extends Gallery_Test_Case {

	const PICTURE = 'https://scontent-fra3-1.cdninstagram.com/v/1.jpg?sig=1';

	public function test_a_file_that_is_not_an_image_is_requested_three_times_and_never_stored(): void {
		self::set_faults( array( 'GET instagram:/pictures/{number}' => 'not-json' ) );
		foreach ( array( 1, 2, 3 ) as $time ) {
			$before = count( self::paths() );
			Gallery::refresh_later( self::owner() );
			$this->assertGreaterThan( $before, count( self::paths() ), "Time $time" );
		}
		$this->assertSame( array(), self::files( self::owner() ) );
		$before = self::paths();
		Gallery::refresh_later( self::owner() );
		$this->assertSame( $before, self::paths() );
		$this->assertCount( 12, Gallery::entry( self::owner() )['posts'] );
	}

	public function test_a_caption_is_plain_text_of_at_most_300_characters(): void {
		$captions = array(
			"<script>alert(1)</script>\n\n  [gallery]\u{7}" => '<script>alert(1)</script> [gallery]',
			str_repeat( 'x', 5000 )                         => str_repeat( 'x', 299 ) . '…',
		);
		foreach ( $captions as $caption => $expected ) {
			$this->assertSame( $expected, self::read( compact( 'caption' ) )['caption'] );
		}
		$this->assertSame( '', self::read( array( 'caption' => array( 'a' => 1 ) ) )['caption'] );
	}

	/** @dataProvider links */
	public function test_only_links_to_instagram_are_accepted( string $permalink, string $expected ): void {
		$this->assertSame( $expected, self::read( compact( 'permalink' ) )['link'] );
	}

	public static function links(): array {
		$reel = 'https://www.instagram.com/reel/Ab-_1/';
		return array(
			'a script'        => array( 'javascript:alert(1)', '' ),
			'a link with a query' => array( 'https://www.instagram.com/p/x/?next=javascript', '' ),
			'a reel'          => array( $reel, $reel ),
		);
	}

	/**
	 * @dataProvider other_entries
	 *
	 * @param mixed $entry
	 */
	public function test_a_post_with_an_invalid_id_or_image_url_is_omitted( $entry ): void {
		$this->assertSame( array(), Posts::of_instagram( array( $entry ) ) );
	}

	public static function other_entries(): array {
		$image = static fn( string $url ) => array(
			'id'         => '1',
			'media_type' => 'IMAGE',
			'media_url'  => $url,
		);
		return array(
			'another host'                  => array( $image( 'https://evil.example/cdninstagram.com/' ) ),
			'this server'                   => array( $image( 'http://127.0.0.2/x.jpg' ) ),
			'a host that begins similarly'  => array( $image( 'https://cdninstagram.com.evil.example/x.jpg' ) ),
			'an id that is a path'          => array( array( 'id' => '../../5' ) + $image( self::PICTURE ) ),
			'an id that is a list'          => array(
				array(
					'id'        => array( '7' ),
					'media_url' => self::PICTURE,
				),
			),
			'a video without a picture'     => array( array( 'media_type' => 'VIDEO' ) + $image( self::PICTURE ) ),
			'not a list'                    => array( '8' ),
			'null'                          => array( null ),
		);
	}

	public function test_invalid_posts_in_a_list_are_omitted_and_valid_ones_are_kept(): void {
		$list = array( null, self::entry( '1' ), '8', self::entry( '2' ) );
		$this->assertSame( array( md5( '1' ), md5( '2' ) ), array_column( Posts::of_instagram( $list ), 'id' ) );
	}

	public function test_at_most_thirty_posts_are_read(): void {
		$list = array_map( static fn( $number ) => self::entry( (string) $number ), range( 0, 499 ) );
		$this->assertCount( 30, Posts::of_instagram( $list ) );
	}

	/** @dataProvider other_files */
	public function test_a_file_without_an_accepted_image_type_and_size_is_not_stored( string $body ): void {
		$this->answer_http( static fn() => array( 'body' => $body ) );
		$post = array(
			'id'     => md5( 'x' ),
			'source' => self::PICTURE,
		);
		$this->assertNull( Pictures::fetch( self::owner(), $post ) );
		$this->assertCount( 1, $this->requests() );
		$this->assertSame( array(), self::files( self::owner() ) );
	}

	public static function other_files(): array {
		return array(
			'a page'         => array( '<html><script>alert(1)</script></html>' ),
			'an SVG'         => array( '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>' ),
			'a GIF'          => array( base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ) ),
			'too wide'       => array( "\x89PNG\r\n\x1a\n" . pack( 'N', 13 ) . 'IHDR' . pack( 'NN', 90000, 10 ) . "\x08\x02\0\0\0" . pack( 'N', 0 ) ),
			'too large'      => array( "\xFF\xD8\xFF" . str_repeat( 'x', 9 * MB_IN_BYTES ) ),
			'an empty file'  => array( '' ),
		);
	}

	private static function entry( string $id ): array {
		return array(
			'id'         => $id,
			'media_type' => 'IMAGE',
			'media_url'  => self::PICTURE,
		);
	}

	private static function read( array $fields ): array {
		return Posts::of_instagram( array( $fields + self::entry( '1' ) ) )[0];
	}
}
