<?php
namespace Dovetail\Tiled_Gallery\Tests;

use Dovetail\Tests\Test_Case;
use Dovetail\Tiled_Gallery\Pictures;

final class PicturesTest extends Test_Case {

	const SAVED = 'src="https://site.example/a-1024x683.jpg"';

	public function test_images_of_a_mosaic_are_loaded_from_the_image_service_in_several_widths(): void {
		$html    = self::show_from_service( 'https://site.example/a.jpg' );
		$sources = array_map( static fn( $width ) => self::address( "w=$width" ) . " {$width}w", array( 600, 900, 1200, 1500 ) );
		$this->assertStringContainsString( 'src="' . self::address( 'w=1600' ) . '"', $html );
		$this->assertStringContainsString( 'srcset="' . implode( ', ', $sources ) . '"', $html );
	}

	public function test_images_of_square_tiles_are_loaded_cropped_from_the_image_service(): void {
		$this->assertStringContainsString( 'src="' . self::address( 'resize=1000%2C1000' ) . '"', self::show_from_service( 'https://site.example/a.jpg', 'is-style-square' ) );
	}

	/** @dataProvider files_that_stay */
	public function test_an_image_that_the_image_service_cannot_fetch_keeps_its_saved_url( string $file ): void {
		$this->assertStringContainsString( self::SAVED, self::show_from_service( $file ) );
	}

	public static function files_that_stay(): array {
		return array(
			'an SVG'                => array( 'https://site.example/a.svg' ),
			'a signed URL'          => array( 'https://site.example/a.jpg?signed=1' ),
			'a URL with a password' => array( 'https://somebody:secret@site.example/a.jpg' ),
			'a script'              => array( 'javascript:alert(1)' ),
		);
	}

	public function test_invalid_dimensions_and_styles_of_images_are_not_printed(): void {
		$tiles = str_replace( '<li ', '<li style="--tile-ratio:1.5;--tile-width:0.6;" ', self::tile( 'alt="" data-width="1500" data-height="1000"', '<figcaption>See <a href="/more">more</a> <img src="/icon.png" alt=""></figcaption>' ) )
			. self::tile( 'alt="" data-width="abc" data-height="1000"' )
			. str_replace( '<li ', '<li style="position:fixed;--tile-x: -9;--tile-width:1e9;z-index:9" ', self::tile( 'alt="" data-width="0" data-height="1000000"' ) );
		$html  = self::show( str_replace( '<ul ', '<ul style="--tile-list:0.5;inset:0" ', self::gallery( $tiles, ' style="margin-top:1rem"' ) ) );
		$this->assertSame(
			array(
				' style="margin-top:1rem"',
				' style="--tile-list:0.5"',
				' style="--tile-ratio:1.5;--tile-width:0.6"',
				' style="--tile-x: -9;--tile-width:1"',
			),
			self::find( '/ style="[^"]*"/', $html )
		);
		$this->assertSame( array( ' width="1500"' ), self::find( '/ width="\w+"/', $html ) );
		$this->assertSame( array( ' height="1000"' ), self::find( '/ height="\w+"/', $html ) );
		$this->assertSame( array( '60.0vw', '25.0vw', '100.0vw' ), self::find( '/[\d.]+vw(?=, \d+px")/', $html ) );
		$this->assertStringContainsString( '<img src="/icon.png" alt="">', $html );
		$this->assertStringContainsString( '<a href="/more">', $html );
	}

	public function test_links_around_images_without_alternative_text_get_labels_even_in_a_gallery_of_600_images(): void {
		$linked = str_replace( array( '<img', '/><' ), array( '<a href="/a"><img', '/></a><' ), self::tile( 'alt=""', '<figcaption><a href="/more">more</a></figcaption>' ) );
		$html   = self::show( self::gallery( str_repeat( $linked, 600 ) . str_replace( 'alt=""', 'alt="A"', $linked ) ) );
		$this->assertSame(
			array_map( static fn( $place ) => "<a aria-label=\"Image $place of 601\" href=\"/a\"><img", range( 1, 600 ) ),
			self::find( '/<a aria-label[^>]*><img/', $html )
		);
		$this->assertSame( 600, substr_count( $html, 'aria-label' ) );
	}

	/**
	 * The editor's unit test uses the same cases.
	 *
	 * @dataProvider cases_of_widths
	 * @param int[] $widths
	 */
	public function test_the_server_offers_the_same_image_widths_as_the_editor( int $width, int $height, bool $is_square, array $widths ): void {
		$tag = new \WP_HTML_Tag_Processor( "<img src=\"https://example.com/a.jpg\" data-width=\"$width\" data-height=\"$height\">" );
		$tag->next_tag();
		Pictures::serve( $tag, 'https://cdn.example', $is_square );
		preg_match_all( '~ (\d+)w~', (string) $tag->get_attribute( 'srcset' ), $found );
		$this->assertSame( $widths, array_map( 'intval', $found[1] ) );
	}

	public static function cases_of_widths(): array {
		return json_decode( file_get_contents( __DIR__ . '/../../tests/widths.cases.json' ), true );
	}

	private static function show( string $html, string $class_name = '' ): string {
		return Pictures::shown(
			$html,
			array(
				'align'     => 'center',
				'className' => $class_name,
			)
		);
	}

	private static function show_from_service( string $file, string $class_name = '' ): string {
		add_filter( 'dovetail_blocks_services', static fn( $services ) => array( 'image-cdn' => 'https://images.example.net' ) + $services, 99 );
		$html = self::show( self::gallery( self::tile( "data-full-url=\"$file\" alt=\"A\" data-width=\"1600\" data-height=\"1000\"" ) ), $class_name );
		return str_replace( '&#038;', '&amp;', $html );
	}

	private static function address( string $query ): string {
		return "https://images.example.net/site.example/a.jpg?$query&amp;strip=info&amp;ssl=1";
	}

	private static function tile( string $data, string $caption = '' ): string {
		return '<li class="wp-block-dovetail-tiled-gallery__item"><figure><img class="wp-block-dovetail-tiled-gallery__image" ' . self::SAVED . " $data/>$caption</figure></li>";
	}

	private static function gallery( string $tiles, string $style = '' ): string {
		return "<div class=\"wp-block-dovetail-tiled-gallery aligncenter\"$style><ul class=\"wp-block-dovetail-tiled-gallery__list\">$tiles</ul></div>";
	}

	/** @return string[] */
	private static function find( string $pattern, string $html ): array {
		preg_match_all( $pattern, $html, $found );
		return $found[0];
	}
}
