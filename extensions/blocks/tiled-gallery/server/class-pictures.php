<?php
namespace Dovetail\Tiled_Gallery;

use Dovetail\Plugin\Services;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** What the page says of a gallery's pictures that a saved post cannot: how wide they are shown, and where an image service has them. */
final class Pictures {
	/** Widths in pixels that the image service is asked for: 600, 900 … */
	const FIRST_WIDTH = 600;
	const STEP        = 300;
	const MAX_WIDTH   = 2000;

	/** Below this many pixels as many tiles stand in a row as fit, as in style.scss, and about so high. */
	const NARROW     = 480;
	const ROW_HEIGHT = 220;

	/** How wide the theme makes its content, and what is wide, where it does not say so in pixels. */
	const CONTENT = 800;
	const WIDE    = 1200;

	/**
	 * The saved HTML with `sizes` at every picture, and `srcset` where a service makes other sizes. Without one
	 * WordPress adds its own.
	 *
	 * @param string               $content    The saved HTML.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function sized( string $content, array $attributes ): string {
		$layout   = self::layout( $attributes );
		$is_shape = in_array( $layout, array( 'square', 'circle' ), true );
		$service  = Services::get( 'image-cdn' );
		$columns  = 1;
		$share    = 1.0;
		$ratio    = 1.0;
		$count    = substr_count( $content, '<li' );
		$place    = 0;
		$tag      = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag() ) {
			$style = (string) $tag->get_attribute( 'style' );
			if ( 'DIV' === $tag->get_tag() && preg_match( '~--dovetail-columns:\s*(\d{1,2})~', $style, $found ) ) {
				$columns = max( 1, (int) $found[1] );
			} elseif ( 'LI' === $tag->get_tag() ) {
				++$place;
				$share = preg_match( '~--tile-width:\s*([01]?\.?\d{1,6})~', $style, $found ) ? (float) $found[1] : 1 / $columns;
				$ratio = preg_match( '~--tile-ratio:\s*(\d(?:\.\d{1,4})?)~', $style, $found ) ? (float) $found[1] : 1.0;
			} elseif ( 'A' === $tag->get_tag() ) {
				$tag->set_bookmark( 'link' );
			} elseif ( 'IMG' === $tag->get_tag() && null !== $tag->get_attribute( 'src' ) ) {
				$tag->set_attribute( 'sizes', self::sizes( min( 1.0, max( 0.02, $share ) ), $is_shape ? null : $ratio, $attributes['align'] ) );
				self::serve( $tag, $service, $is_shape );
				if ( ! $tag->get_attribute( 'alt' ) ) {
					self::name_link( $tag, $place, $count );
				}
				$tag->release_bookmark( 'link' );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * Gives the link around a picture without words a name: a link is never decoration.
	 *
	 * @param WP_HTML_Tag_Processor $tag   At the picture; it is there afterwards.
	 * @param int                   $place Of the picture, 1 for the first.
	 * @param int                   $count Of all pictures.
	 */
	private static function name_link( WP_HTML_Tag_Processor $tag, int $place, int $count ): void {
		if ( ! $tag->has_bookmark( 'link' ) ) {
			return;
		}
		$tag->set_bookmark( 'picture' );
		$tag->seek( 'link' );
		// translators: 1: place of an image, 1 for the first; 2: number of images.
		$tag->set_attribute( 'aria-label', sprintf( __( 'Image %1$d of %2$d', 'dovetail-blocks' ), $place, $count ) );
		$tag->seek( 'picture' );
	}

	/**
	 * How wide a picture is shown, for the browser to choose by.
	 *
	 * @param float      $share Of the gallery's width.
	 * @param float|null $ratio Of the tile; none where all are of one size, half of the width at most where there is
	 *                          little room and they are several.
	 * @param string     $align Of the gallery.
	 */
	private static function sizes( float $share, ?float $ratio, string $align ): string {
		$widest = 'full' === $align ? 0 : self::widest( 'wide' === $align );
		$narrow = $ratio ? sprintf( 'min(100vw, %dpx)', (int) round( $ratio * self::ROW_HEIGHT ) ) : ( $share < 1 ? '50vw' : '100vw' );
		$wide   = round( $share * 100, 1 ) . 'vw';
		$sizes  = sprintf( '(max-width: %dpx) %s, ', self::NARROW, $narrow );
		return $widest ? $sizes . sprintf( '(max-width: %dpx) %s, %dpx', $widest, $wide, (int) round( $share * $widest ) ) : $sizes . $wide;
	}

	/**
	 * How wide the theme makes a gallery at most, in pixels.
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
	 * Has a picture come from the image service, in its widths; as it is where the service could not fetch it.
	 *
	 * @param WP_HTML_Tag_Processor $tag      At the picture.
	 * @param string                $service  Base address, or nothing.
	 * @param bool                  $is_shape The picture is cut to a square.
	 */
	private static function serve( WP_HTML_Tag_Processor $tag, string $service, bool $is_shape ): void {
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
		$widths  = $largest >= self::FIRST_WIDTH ? range( self::FIRST_WIDTH, $largest, self::STEP ) : array();
		$tag->set_attribute( 'src', $of( $largest ) );
		if ( $widths ) {
			$tag->set_attribute(
				'srcset',
				implode(
					', ',
					array_map(
						static function ( int $side ) use ( $of ): string {
							return $of( $side ) . " {$side}w";
						},
						$widths
					)
				)
			);
		}
	}

	/**
	 * The layout that the block style names.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function layout( array $attributes ): string {
		$classes = isset( $attributes['className'] ) && is_string( $attributes['className'] ) ? $attributes['className'] : '';
		return preg_match( '~(?:^|\s)is-style-(circle|columns|square)(?:\s|\z)~', $classes, $found ) ? $found[1] : 'rectangular';
	}
}
