<?php
namespace Dovetail\Tiled_Gallery\Tests;

use Dovetail\Tests\Test_Case;

final class LightboxTest extends Test_Case {

	public function test_images_can_be_enlarged_if_the_author_enables_it_but_never_in_a_feed(): void {
		$html = '<div class="wp-block-dovetail-tiled-gallery aligncenter"><ul class="wp-block-dovetail-tiled-gallery__list"><li class="wp-block-dovetail-tiled-gallery__item"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="https://a.example/1.jpg" alt=""/></figure></li></ul></div>';
		$draw = static fn( array $attributes ): string => do_blocks( get_comment_delimited_block_content( 'dovetail/tiled-gallery', $attributes, $html ) );
		$this->assertStringNotContainsString( 'lightbox', $draw( array() ) );
		$this->assertStringContainsString( 'class="lightbox-trigger"', $draw( array( 'lightbox' => true ) ) );
		self::request_feed();
		$fed = $draw( array( 'lightbox' => true ) );
		$this->assertSame( $html, $fed );
	}
}
