<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Instagram_Gallery\Gallery;
use Dovetail\Instagram_Gallery\Posts;
use Dovetail\Instagram_Gallery\Pictures;

require_once __DIR__ . '/class-gallery-test-case.php';
require_once __DIR__ . '/class-cutting-editor.php';

/** Tests incomplete files, caused by a full disk or an interrupted download. */
final class CutCopiesTest extends Gallery_Test_Case {

	public static function cuts(): array {
		return array(
			'no bytes at all'        => array( 0 ),
			'the beginning'          => array( 200 ),
			'all but the last bytes' => array( -2 ),
		);
	}

	/** @dataProvider cuts */
	public function test_a_truncated_copy_is_treated_as_missing( int $bytes ): void {
		$copies = self::fetch();
		$this->assertTrue( Pictures::are_there( self::owner(), $copies ) );
		self::cut( self::files( self::owner() )[0], $bytes );
		$this->assertFalse( Pictures::are_there( self::owner(), $copies ) );
	}

	public function test_a_truncated_copy_is_fetched_again_with_the_next_refresh(): void {
		Gallery::refresh_later( self::owner() );
		$files = self::files( self::owner() );
		$size  = filesize( $files[0] );
		self::cut( $files[0], 200 );
		self::pass_since_check( 4000 );
		Gallery::refresh_later( self::owner() );
		clearstatcache();
		$this->assertCount( 24, self::files( self::owner() ) );
		$this->assertContains( $size, array_map( 'filesize', self::files( self::owner() ) ) );
		$this->assertNotContains( 200, array_map( 'filesize', self::files( self::owner() ) ) );
		$this->assertCount( 13, preg_grep( '~^/pictures~', self::paths() ) );
	}

	/** @dataProvider cuts */
	public function test_a_copy_truncated_by_a_full_disk_is_deleted( int $bytes ): void {
		Cutting_Editor::$bytes = $bytes;
		add_filter( 'wp_image_editors', static fn() => array( Cutting_Editor::class ) );
		$this->assertNull( self::fetch() );
		$this->assertSame( array(), self::files( self::owner() ) );
	}

	/** @dataProvider cuts */
	public function test_a_truncated_download_is_not_copied( int $bytes ): void {
		$this->answer_http( static fn() => array( 'body' => substr( self::picture( 'jpeg' ), 0, $bytes ) ) );
		$this->assertNull( self::fetch( false ) );
		$this->assertCount( 1, $this->requests() );
		$this->assertSame( array(), self::files( self::owner() ) );
	}

	/** @dataProvider whole_pictures */
	public function test_an_image_with_other_data_after_its_end_is_copied( string $type, string $more ): void {
		$this->answer_http( static fn() => array( 'body' => self::picture( $type ) . $more ) );
		$this->assertSame( 40, self::fetch( false )['side'] );
	}

	public static function whole_pictures(): array {
		return array(
			'a JPEG'                  => array( 'jpeg', '' ),
			'a JPEG with a thumbnail' => array( 'jpeg', str_repeat( 'x', 2000 ) ),
			'a PNG'                   => array( 'png', '' ),
			'a WebP'                  => array( 'webp', '' ),
		);
	}

	/**
	 * @param bool $is_known Whether to use a post of the mocked service. Otherwise uses a post with a fixed image URL.
	 */
	private static function fetch( bool $is_known = true ) {
		$post = array(
			'id'     => 'post',
			'source' => 'https://scontent.cdninstagram.com/1.jpg',
		);
		return Pictures::fetch( self::owner(), $is_known ? Posts::read( self::owner() )['posts'][0] : $post );
	}

	private static function picture( string $type ): string {
		ob_start();
		call_user_func( "image$type", imagecreatetruecolor( 60, 40 ) );
		return ob_get_clean();
	}

	private static function cut( string $file, int $bytes ): void {
		file_put_contents( $file, substr( file_get_contents( $file ), 0, $bytes ) );
		clearstatcache();
	}
}
