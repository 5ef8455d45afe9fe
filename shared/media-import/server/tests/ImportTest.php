<?php
namespace Dovetail\Media_Import\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-media-files.php';

final class ImportTest extends Test_Case {

	use Media_Files;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'author' );
	}

	public function test_an_imported_image_keeps_its_bytes_and_stores_texts_parent_post_and_source(): void {
		$bytes = self::picture( 'jpeg' );
		$this->serve( $bytes );
		$parent  = $this->create_post( array(), 'author' );
		$caption = 'Photo by <a href="https://archive.example/@mina">Mina</a>, <em>2026</em>';
		$id      = self::import(
			'17',
			array(
				'url'       => 'https://archive.example/original/17.jpeg?size=large',
				'title'     => 'Boats & a pier',
				'alt'       => 'Three boats lie at a pier',
				'caption'   => $caption,
				'file_name' => 'Boats at the Pier',
				'post'      => $parent,
			)
		);
		$this->assertIsInt( $id );
		$this->assertSame( 'boats-at-the-pier.jpg', self::file_name( $id ) );
		$this->assertSame( md5( $bytes ), md5_file( get_attached_file( $id ) ) );
		$post = get_post( $id );
		$this->assertSame( 'image/jpeg', $post->post_mime_type );
		// WordPress escapes authors' text in the same way.
		$this->assertSame( 'Boats &amp; a pier', $post->post_title );
		$this->assertSame( $caption, $post->post_excerpt );
		$this->assertSame( '', $post->post_content );
		$this->assertSame( $parent, $post->post_parent );
		$this->assertSame( 'author', get_userdata( $post->post_author )->user_login );
		$this->assertSame( 'Three boats lie at a pier', get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		$this->assertSame( 'sample:17', get_post_meta( $id, '_dovetail_blocks_source', true ) );
		$this->assertSame( array( 'https://archive.example/original/17.jpeg?size=large' ), array_column( $this->requests(), 'url' ) );
	}

	/** @dataProvider image_types */
	public function test_the_bytes_of_a_file_determine_its_type_and_extension( string $type, string $file ): void {
		$this->serve( self::picture( $type ) );
		$id = self::import( $type, array( 'file_name' => "$type.php" ) );
		$this->assertSame( "image/$type", get_post( $id )->post_mime_type );
		$this->assertSame( $file, self::file_name( $id ) );
	}

	public static function image_types(): array {
		return array(
			'JPEG' => array( 'jpeg', 'jpeg-php.jpg' ),
			'PNG'  => array( 'png', 'png-php.png' ),
			'GIF'  => array( 'gif', 'gif-php.gif' ),
			'WebP' => array( 'webp', 'webp-php.webp' ),
			'AVIF' => array( 'avif', 'avif-php.avif' ),
		);
	}

	/** @dataProvider films */
	public function test_videos_are_accepted_only_if_the_caller_allows_them( string $type, string $file ): void {
		$this->serve( self::film( $type ) );
		$source = array( 'file_name' => 'Two Waves.jpg' );
		$this->assertSame( 'media_not_a_picture', self::import( $type, $source )->get_error_code() );
		$id = self::import( $type, array( 'takes_films' => true ) + $source );
		$this->assertSame( "video/$type", get_post( $id )->post_mime_type );
		$this->assertSame( $file, self::file_name( $id ) );
	}

	public static function films(): array {
		return array(
			'MP4'  => array( 'mp4', 'two-waves.mp4' ),
			'WebM' => array( 'webm', 'two-waves.webm' ),
		);
	}

	/** @dataProvider other_files */
	public function test_a_file_that_is_not_an_image_is_rejected_even_if_it_is_named_like_one( string $bytes ): void {
		$this->answer_http(
			static fn() => array(
				'headers' => array( 'content-type' => 'image/jpeg' ),
				'body'    => $bytes,
			)
		);
		$error = self::import( 'loaf.jpg', array( 'takes_films' => true ) );
		$this->assertSame( 'media_not_a_picture', $error->get_error_code() );
		$this->assertSame( 'This file was not copied because browsers can’t show this image format.', $error->get_error_message() );
	}

	public static function other_files(): array {
		return array(
			'SVG'            => array( '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' ),
			'HTML'           => array( '<!doctype html><script>alert(1)</script>' ),
			'PHP'            => array( '<?php phpinfo();' ),
			'nothing'        => array( '' ),
			// Files that start like images but are invalid.
			'half a JPEG'    => array( "\xFF\xD8\xFF<svg onload=alert(1)>" ),
			'a made-up GIF'  => array( 'GIF88a<script>alert(1)</script>' ),
			'PHP in a PNG'   => array( "\x89PNG\r\n\x1a\n<?php phpinfo();" ),
			'Matroska'       => array( "\x1a\x45\xdf\xa3\x42\x82\x88matroska" ),
			'HEIC'           => array( "\0\0\0\x18ftypheic\0\0\0\0mif1heic" ),
			'QuickTime'      => array( "\0\0\0\x14ftypqt  \0\0\0\0qt  " ),
		);
	}

	/** @dataProvider failures */
	public function test_missing_failing_and_unreachable_downloads_have_different_error_messages( $answer, string $code, string $message ): void {
		$this->answer_http( static fn() => $answer );
		$error = self::import( '1' );
		$this->assertSame( $code, $error->get_error_code() );
		$this->assertSame( $message, $error->get_error_message() );
	}

	public static function failures(): array {
		$gone        = array( 'media_not_found', 'The Archive no longer has this file.' );
		$unreachable = array( 'media_unreachable', 'The file could not be downloaded from The Archive. Try again in a moment.' );
		return array(
			'gone'    => array( array( 'status' => 410 ), ...$gone ),
			'missing' => array(
				array(
					'status' => 404,
					'body'   => self::picture(),
				),
				...$gone,
			),
			'broken'  => array(
				array(
					'status' => 500,
					'body'   => self::picture(),
				),
				...$unreachable,
			),
			'late'    => array( new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 15000 milliseconds' ), 'media_late', 'The Archive took too long to send the file. Try again in a moment.' ),
			'a full disk' => array(
				array(
					'body'    => self::picture(),
					'headers' => array( 'content-length' => (string) ( strlen( self::picture() ) + 1 ) ),
				),
				...$unreachable,
			),
			'cut'     => array( new \WP_Error( 'http_request_failed', 'cURL error 18: transfer closed with outstanding read data remaining' ), ...$unreachable ),
		);
	}

	/** @dataProvider sizes */
	public function test_an_image_has_at_most_64_million_pixels_and_16384_per_side( int $width, int $height, string $pattern ): void {
		$this->serve( self::png_header( $width, $height ) );
		$this->assertMatchesRegularExpression( $pattern, self::import( '1' )->get_error_code() );
	}

	public static function sizes(): array {
		return array(
			'many pixels'      => array( 8001, 8000, '/^media_too_many_pixels$/' ),
			'too wide'         => array( 16385, 10, '/^media_too_many_pixels$/' ),
			'too high'         => array( 10, 16385, '/^media_too_many_pixels$/' ),
			'four billion'     => array( 4000000000, 4000000000, '/^media_(too_many_pixels|not_a_picture)$/' ),
			'without any size' => array( 0, 10, '/^media_not_a_picture$/' ),
		);
	}

	public function test_the_error_for_an_image_with_too_many_pixels_contains_its_size(): void {
		$this->serve( self::png_header( 8001, 8000 ) );
		$this->assertSame( 'This image is too large to copy: 8,001 × 8,000 pixels.', self::import( '1' )->get_error_message() );
	}

	public function test_imported_texts_contain_no_scripts_or_shortcodes_for_any_user(): void {
		$this->serve( self::picture() );
		// A user with the capability `unfiltered_html`.
		$this->act_as( 'admin' );
		$id   = self::import(
			'script',
			array(
				'title'     => '<script>alert(1)</script>Sea [gallery]',
				'alt'       => '"><img src=x onerror=alert(1)>[audio src="x"]A wave',
				'caption'   => '<script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">Eve</a> <img src=x onerror=y()>[gallery] <a href="https://a.example/?a=[gallery]&amp;b=2">A</a> <a href=\'https://b.example/[gallery]\'>B</a>',
				'file_name' => "../../wp-config.php\0.jpg",
			)
		);
		$post = get_post( $id );
		$this->assertSame( 'wp-config-php.png', self::file_name( $id ) );
		$this->assertSame( 'Sea (gallery)', $post->post_title );
		$this->assertSame( '">(audio src="x")A wave', get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		$this->assertSame( '<a>Eve</a> [' . "\u{2060}" . 'gallery] <a href="https://a.example/?a=%5Bgallery%5D&amp;b=2">A</a> <a href="https://b.example/%5Bgallery%5D">B</a>', $post->post_excerpt );
	}

	/** @dataProvider file_names */
	public function test_a_file_name_consists_of_words_and_hyphens( string $id, array $source, string $file ): void {
		$this->serve( self::picture() );
		$this->assertSame( $file, self::file_name( self::import( $id, $source ) ) );
	}

	public static function file_names(): array {
		return array(
			'a long name'                 => array( 'long', array( 'file_name' => str_repeat( 'x', 900 ) ), str_repeat( 'x', 80 ) . '.png' ),
			'a name too long for a disk'  => array( 'bytes', array( 'file_name' => str_repeat( '𠮷', 80 ) ), str_repeat( '𠮷', 45 ) . '.png' ),
			'the title, without a name'   => array( 'script-name', array( 'title' => '東京 2026', 'file_name' => '' ), '東京-2026.png' ),
			'the name of a device'        => array( 'device', array( 'file_name' => 'CON' ), 'con-1.png' ),
			'the source, without a title' => array( 'nothing', array( 'title' => '   ', 'file_name' => '...' ), 'sample-nothing.png' ),
			'accents'                     => array( 'accents', array( 'file_name' => 'Über Größe & Café.PNG' ), 'uber-grose-cafe.png' ),
		);
	}

	public function test_a_title_has_at_most_500_characters_and_defaults_to_the_file_name(): void {
		$this->serve( self::picture() );
		$long = self::import( 'long', array( 'title' => str_repeat( 'ä', 900 ) ) );
		$this->assertSame( 500, mb_strlen( get_post( $long )->post_title ) );
		$none = self::import( 'nothing', array( 'title' => '   ', 'file_name' => '...' ) );
		$this->assertSame( 'sample-nothing', get_post( $none )->post_title );
	}

	public function test_metadata_in_the_file_does_not_become_title_or_caption(): void {
		$this->serve( self::picture_with_words() );
		$id   = self::import( 'iptc', array( 'title' => 'Mine', 'alt' => '', 'caption' => '' ) );
		$post = get_post( $id );
		$this->assertSame( array( 'Mine', '', '' ), array( $post->post_title, $post->post_excerpt, $post->post_content ) );
		$this->assertSame( '', get_post_meta( $id, '_wp_attachment_image_alt', true ) );
	}

	private static function picture_with_words(): string {
		$file = tempnam( get_temp_dir(), 'iptc' );
		file_put_contents( $file, self::picture( 'jpeg' ) );
		$field = static fn( $tag, $text ) => chr( 0x1C ) . chr( 2 ) . chr( $tag ) . pack( 'n', strlen( $text ) ) . $text;
		$bytes = iptcembed( $field( 105, 'A title of Eve' ) . $field( 120, 'A caption of Eve <b>bold</b>' ), $file );
		unlink( $file );
		return $bytes;
	}
}
