<?php
namespace Dovetail\Tiled_Gallery;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** URLs and sizes from which a browser chooses the file of an image. */
final class Sources {
	/** Widths in pixels to request from the image service: 600, 900 … */
	const FIRST_WIDTH = 600;
	const STEP        = 300;
	const MAX_WIDTH   = 2000;

	/** Below this width in pixels, tiles flow in rows of about this height, as in style.scss. */
	const NARROW     = 480;
	const ROW_HEIGHT = 150;

	/** Width of the content and of wide blocks, for themes that do not define them in pixels. */
	const CONTENT = 800;
	const WIDE    = 1200;

	/**
	 * Returns the `sizes` attribute of an image, from which the browser chooses a file.
	 *
	 * @param float      $share Of the gallery's width.
	 * @param float|null $ratio Of the tile; none where all are of one size, a third of the width at most where there is
	 *                          little room and they are several.
	 */
	public static function sizes( float $share, ?float $ratio, string $align ): string {
		$widest = 'full' === $align ? 0 : self::widest( 'wide' === $align );
		$narrow = $ratio ? sprintf( 'min(100vw, %dpx)', (int) round( $ratio * self::ROW_HEIGHT ) ) : ( $share < 0.34 ? '34vw' : ( $share < 1 ? '50vw' : '100vw' ) );
		$wide   = number_format( $share * 100, 1, '.', '' ) . 'vw';
		$sizes  = sprintf( '(max-width: %dpx) %s, ', self::NARROW, $narrow );
		return $widest ? $sizes . sprintf( '(max-width: %dpx) %s, %dpx', $widest, $wide, (int) round( $share * $widest ) ) : $sizes . $wide;
	}

	/**
	 * Returns the maximum width of a gallery in the theme, in pixels.
	 *
	 * @param bool $is_wide It is wider than the text.
	 */
	private static function widest( bool $is_wide ): int {
		global $content_width;
		$layout = wp_get_global_settings( array( 'layout' ) );
		$size   = $is_wide ? 'wideSize' : 'contentSize';
		if ( isset( $layout[ $size ] ) && preg_match( '~^(\d{3,4})(?:\.\d+)?px\z~', (string) $layout[ $size ], $found ) ) {
			return (int) $found[1];
		}
		return $is_wide ? self::WIDE : (int) ( $content_width ? $content_width : self::CONTENT );
	}

	/**
	 * Sets URLs of the image service in several widths. Images that the service cannot fetch stay unchanged.
	 *
	 * @param WP_HTML_Tag_Processor $tag      At the picture.
	 * @param string                $service  Base address, or nothing.
	 * @param bool                  $is_shape The picture is cut to a square.
	 */
	public static function serve( WP_HTML_Tag_Processor $tag, string $service, bool $is_shape ): void {
		$full  = $tag->get_attribute( 'data-full-url' );
		$file  = is_string( $full ) && $full ? $full : (string) $tag->get_attribute( 'src' );
		$parts = wp_parse_url( $file );
		if ( ! $service || ! is_array( $parts ) || empty( $parts['host'] ) || empty( $parts['path'] )
			|| ! in_array( isset( $parts['scheme'] ) ? $parts['scheme'] : '', array( 'http', 'https' ), true )
			|| isset( $parts['query'] ) || isset( $parts['user'] ) || preg_match( '~\.svgz?\z~i', $parts['path'] ) ) {
			return;
		}
		$width   = (int) $tag->get_attribute( 'data-width' );
		$height  = (int) $tag->get_attribute( 'data-height' );
		$meta    = wp_get_attachment_metadata( (int) $tag->get_attribute( 'data-id' ) );
		$width   = isset( $meta['width'] ) ? (int) $meta['width'] : $width;
		$height  = isset( $meta['height'] ) ? (int) $meta['height'] : $height;
		$largest = min( $width ? $width : self::MAX_WIDTH, self::MAX_WIDTH, $is_shape && $height ? $height : self::MAX_WIDTH );
		$port    = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		$address = $service . '/' . $parts['host'] . $port . $parts['path'];
		$of      = static function ( int $side ) use ( $address, $is_shape, $parts ): string {
			$query = $is_shape ? array( 'resize' => "$side,$side" ) : array( 'w' => $side );
			return $address . '?' . http_build_query( $query + array( 'strip' => 'info' ) + ( 'https' === $parts['scheme'] ? array( 'ssl' => 1 ) : array() ) );
		};
		$tag->set_attribute( 'src', $of( $largest ) );
		$sources = array();
		// Not `range()`: in PHP 8, it throws an error if the step exceeds the range.
		for ( $side = self::FIRST_WIDTH; $side <= $largest; $side += self::STEP ) {
			$sources[] = $of( $side ) . " {$side}w";
		}
		if ( $sources ) {
			$tag->set_attribute( 'srcset', implode( ', ', $sources ) );
		}
	}
}
