<?php
namespace Dovetail\Slideshow\Tests;

use Dovetail\Tests\Test_Case;

final class LightboxTest extends Test_Case {

	public function test_images_can_be_enlarged_if_the_author_enables_it_but_never_in_a_feed(): void {
		$html = '<div class="wp-block-dovetail-slideshow aligncenter"><ul class="wp-block-dovetail-slideshow__list"><li class="wp-block-dovetail-slideshow__slide"><figure><img class="wp-block-dovetail-slideshow__image" src="https://a.example/1.jpg" alt=""/></figure></li></ul></div>';
		$draw = static fn( array $attributes ): string => do_blocks( get_comment_delimited_block_content( 'dovetail/slideshow', $attributes, $html ) );
		$this->assertSame( $html, $draw( array() ) );
		$this->assertStringContainsString( 'class="lightbox-trigger"', $draw( array( 'lightbox' => true ) ) );
		self::request_feed();
		$fed = $draw( array( 'lightbox' => true ) );
		$this->assertSame( $html, $fed );
	}
}
