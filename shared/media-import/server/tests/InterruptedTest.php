<?php
namespace Dovetail\Media_Import\Tests;

use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-media-files.php';

/** Tests what data remains if PHP crashes during an import, and whether the next import continues from there. */
final class InterruptedTest extends Test_Case {

	use Media_Files;

	const SOURCE = array(
		'title'   => 'Boats & a pier',
		'alt'     => 'Three boats at a pier',
		'caption' => 'By Mina',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'author' );
		update_option( 'thumbnail_size_w', 20 );
		update_option( 'thumbnail_size_h', 20 );
		$this->serve( self::picture( 'jpeg' ) );
	}

	public function test_an_import_that_php_interrupts_leaves_no_file_or_an_image_that_the_next_import_completes(): void {
		$this->for_each_kill(
			static fn() => self::import( '1', self::SOURCE ),
			function (): void {
				Clock::pass( HOUR_IN_SECONDS );
				$id = self::import( '1', self::SOURCE );
				$this->assertSame( array( $id ), self::attachments() );
				$this->assert_complete( $id );
				$this->assertSame( $id, self::import( '1' ) );
			}
		);
	}

	public function test_an_import_with_a_failed_query_leaves_no_file_or_an_image_that_the_next_import_completes(): void {
		$this->for_each_refusal(
			static fn() => self::import( '1', self::SOURCE ),
			function (): void {
				Clock::pass( HOUR_IN_SECONDS );
				$id = self::import( '1', self::SOURCE );
				$this->assertCount( 1, self::attachments() );
				$this->assert_complete( $id );
				$this->assertSame( $id, self::import( '1' ) );
			}
		);
	}

	public function test_an_image_whose_sizes_always_crash_php_is_used_without_sizes_after_three_attempts(): void {
		add_filter(
			'wp_image_editors',
			static function (): array {
				throw new \RuntimeException( 'Out of memory.' );
			}
		);
		foreach ( range( 1, 3 ) as $try ) {
			try {
				self::import( '1' );
				$this->fail( "Try $try made sizes." );
			} catch ( \RuntimeException $error ) {
				$this->assertSame( 'Out of memory.', $error->getMessage() );
			}
		}
		$this->assertSame( array( self::import( '1' ) ), self::attachments() );
		$this->assertCount( 1, $this->requests() );
	}

	private function assert_complete( int $id ): void {
		$this->assertSame( 'Three boats at a pier', get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		$this->assertSame( 'Boats &amp; a pier', get_post( $id )->post_title );
		$data = wp_get_attachment_metadata( $id, true );
		$this->assert_has( array( 'width' => 40, 'height' => 30 ), $data );
		$this->assertFileExists( dirname( get_attached_file( $id ) ) . '/' . $data['sizes']['thumbnail']['file'] );
		$this->assertFalse( metadata_exists( 'post', $id, '_dovetail_blocks_incomplete' ) );
	}

	/** @return int[] IDs of all attachments. */
	private static function attachments(): array {
		return get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
	}
}
