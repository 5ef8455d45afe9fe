<?php
namespace Dovetail\Lightbox\Tests;

use Dovetail\Lightbox\Lightbox;
use Dovetail\Tests\Test_Case;

/** Tests which images open in WordPress's lightbox. */
final class LightboxTest extends Test_Case {

	const PLAIN  = '<figure><img class="a" src="https://a.example/1.jpg" alt="One"/></figure>';
	const TITLED = '<figure><img src="https://a.example/2.jpg" alt=""/><figcaption>Two</figcaption></figure>';
	const LINKED = '<figure><a href="https://a.example/"><img src="https://a.example/3.jpg" alt=""/></a></figure>';

	/** @dataProvider kinds */
	public function test_pictures_without_a_link_open_in_the_lightbox_of_wordpress( bool $is_gallery ): void {
		$known = count( self::metadata() );
		$html  = Lightbox::add( '<div class="pictures">' . self::PLAIN . self::TITLED . self::LINKED . '</div>', $is_gallery );
		$this->assertSame( 2, substr_count( $html, 'class="lightbox-trigger"' ) );
		$this->assertSame( 2, substr_count( $html, 'wp-lightbox-container' ) );
		$this->assertStringContainsString( self::LINKED, $html );
		$this->assertStringContainsString( '<figcaption>Two</figcaption>', $html );
		$this->assertSame( $is_gallery, str_contains( $html, 'data-wp-interactive="core/gallery"' ) );
		$metadata = array_slice( self::metadata(), $known );
		$this->assertSame( array( 'https://a.example/1.jpg', 'https://a.example/2.jpg' ), array_column( $metadata, 'uploadedSrc' ) );
		$this->assertSame( array( 0, 1 ), array_column( $metadata, 'order' ) );
		$this->assertTrue( wp_style_is( 'wp-block-image' ) );
		$this->assertTrue( (bool) has_action( 'wp_footer', 'block_core_image_print_lightbox_overlay' ) );
	}

	public static function kinds(): array {
		return array(
			'a gallery'       => array( true ),
			'separate images' => array( false ),
		);
	}

	/** @dataProvider others */
	public function test_html_without_unlinked_pictures_is_returned_unchanged( string $html ): void {
		$this->assertSame( $html, Lightbox::add( $html, true ) );
	}

	public static function others(): array {
		return array(
			'nothing'                  => array( '' ),
			'images with links'        => array( '<div>' . self::LINKED . '</div>' ),
			'a figure without an end'  => array( '<div><figure><img src="https://a.example/1.jpg"/></div>' ),
			'thousands of open figures' => array( str_repeat( '<figure><img>', 20000 ) ),
		);
	}

	public function test_a_very_long_caption_of_an_enlarged_picture_is_kept(): void {
		$caption = str_repeat( 'word ', 60000 );
		$html    = Lightbox::add( '<div>' . str_replace( 'Two', $caption, self::TITLED ) . self::PLAIN . '</div>', true );
		$this->assertStringContainsString( $caption, $html );
		$this->assertSame( 2, substr_count( $html, 'class="lightbox-trigger"' ) );
	}

	public function test_directives_that_an_author_wrote_are_removed(): void {
		$hostile = '<div data-wp-interactive="core/image" data-wp-context=\'{"to":"javascript:alert(1)"}\'><a data-wp-bind--href="context.to">x</a>';
		$html    = Lightbox::add( $hostile . str_replace( '<img', '<img data-wp-bind--src="context.to" data-id="3"', self::PLAIN ) . '</div>', true );
		$this->assertStringNotContainsString( 'context.to', $html );
		$this->assertStringNotContainsString( 'javascript', $html );
		$this->assertStringContainsString( 'data-id="3"', $html );
		$this->assertSame( 1, substr_count( $html, 'class="lightbox-trigger"' ) );
	}

	/** @return array[] Metadata of the images for WordPress's lightbox script. */
	private static function metadata(): array {
		return array_values( wp_interactivity_state( 'core/image' )['metadata'] ?? array() );
	}
}
