<?php
namespace Dovetail\Image_Compare\Tests;

use Dovetail\Tests\Test_Case;

final class LightboxTest extends Test_Case {

	public function test_images_can_be_enlarged_only_by_buttons_that_the_author_enables(): void {
		$figure = static fn( string $place ): string => '<figure class="wp-block-dovetail-image-compare__' . $place . '"><img src="https://a.example/' . $place . '.jpg" alt="A ' . $place . '"/></figure>';
		$html   = '<figure class="wp-block-dovetail-image-compare"><div class="juxtapose" data-mode="horizontal">' . $figure( 'before' ) . $figure( 'after' ) . '</div></figure>';
		$draw   = static fn( array $attributes ): string => do_blocks( get_comment_delimited_block_content( 'dovetail/image-compare', $attributes, $html ) );
		$this->assertStringNotContainsString( 'lightbox', $draw( array() ) );
		$enlarged = $draw( array( 'lightbox' => true ) );
		$this->assertSame( 2, substr_count( $enlarged, 'class="lightbox-trigger"' ) );
		$this->assertDoesNotMatchRegularExpression( '~<img[^>]*data-wp-on[\w-]*--(?:click|keydown)~', $enlarged );
		$this->assertStringContainsString( '>Before</figcaption>', $enlarged );
		self::request_feed();
		$fed = $draw( array( 'lightbox' => true ) );
		$this->assertSame( $html, $fed );
	}
}
