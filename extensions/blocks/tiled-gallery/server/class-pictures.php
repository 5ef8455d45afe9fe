<?php
namespace Dovetail\Tiled_Gallery;

use Dovetail\Plugin\Service_Urls;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds attributes that the post does not contain to a gallery's images: displayed widths, dimensions, and URLs at an
 * image service.
 */
final class Pictures {
	const ROOT  = 'wp-block-dovetail-tiled-gallery';
	const LIST  = self::ROOT . '__list';
	const ITEM  = self::ROOT . '__item';
	const IMAGE = self::ROOT . '__image';

	/** Assumed width of a tile without a position, as a fraction of the list's width. */
	const DEFAULT_TILE_SHARE = 0.25;

	/** Widths in pixels to request from the image service: 600, 900 … */
	const MIN_WIDTH  = 600;
	const WIDTH_STEP = 300;
	const MAX_WIDTH  = 2000;

	/**
	 * In lists narrower than `NARROW_WIDTH`, tiles flow in rows about `ROW_HEIGHT` high, both in pixels. Same as in
	 * style.scss.
	 */
	const NARROW_WIDTH = 480;
	const ROW_HEIGHT   = 150;

	/** Width of the content and of wide blocks, for themes that do not define them in pixels. */
	const DEFAULT_CONTENT_WIDTH = 800;
	const DEFAULT_WIDE_WIDTH    = 1200;

	/**
	 * Returns the saved HTML with `sizes` and the dimensions of every image. Adds `srcset` if there is an image
	 * service; otherwise WordPress adds its own `srcset`.
	 */
	public static function shown( string $content, array $attributes ): string {
		$service = Service_Urls::get( 'image-cdn' );
		$classes = isset( $attributes['className'] ) && is_string( $attributes['className'] ) ? $attributes['className'] : '';
		$is_cut  = 1 === preg_match( '~(?:^|\s)is-style-(?:circle|square)(?:\s|\z)~', $classes );
		$names   = self::link_names( $content );
		$link    = 0;
		$list    = array();
		$tile    = null;
		$tag     = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag() ) {
			if ( null === $tile && 'UL' === $tag->get_tag() && $tag->has_class( self::LIST ) ) {
				$list = self::lengths( $tag );
			} elseif ( self::is_item( $tag ) ) {
				$tile = self::lengths( $tag );
			} elseif ( 'A' === $tag->get_tag() ) {
				if ( isset( $names[ ++$link ] ) ) {
					$tag->set_attribute( 'aria-label', $names[ $link ] );
				}
			} elseif ( null !== $tile && self::is_picture( $tag ) ) {
				self::measure( $tag );
				$tag->set_attribute( 'sizes', self::sizes( $list, $is_cut ? array() : $tile, $attributes['align'] ) );
				self::serve( $tag, $service, $is_cut );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * Returns the valid lengths in an element's style, and removes everything else from the style. Like `markup.ts`.
	 *
	 * @param WP_HTML_Tag_Processor $tag Processor at the element.
	 * @return array<string, float> Lengths by name, such as `width`.
	 */
	private static function lengths( WP_HTML_Tag_Processor $tag ): array {
		$style = $tag->get_attribute( 'style' );
		if ( ! is_string( $style ) ) {
			return array();
		}
		if ( preg_match_all( '~--tile-([a-z-]+): *(-?[\d.]+)~', $style, $found, PREG_SET_ORDER ) ) {
			$tag->set_attribute( 'style', implode( ';', array_column( $found, 0 ) ) );
		} else {
			$tag->remove_attribute( 'style' );
		}
		return array_map( 'floatval', array_column( $found, 2, 1 ) );
	}

	/**
	 * @param array<string, float> $list Sizes of the whole gallery, such as `columns`.
	 * @param array<string, float> $tile Sizes of the tile; empty if all tiles have the same size.
	 */
	private static function sizes( array $list, array $tile, string $align ): string {
		$share = isset( $tile['width'] ) ? $tile['width'] : ( isset( $list['columns'] ) ? 1 / max( 1, $list['columns'] ) : self::DEFAULT_TILE_SHARE );
		return self::sizes_of( min( max( $share, 0.01 ), 1 ), isset( $tile['ratio'] ) ? min( max( $tile['ratio'], 0.1 ), 10 ) : null, $align );
	}

	/**
	 * Returns labels for links around images without alternative text, because a link needs a name. Uses a separate
	 * pass: each seek of the processor rebuilds the whole HTML, and seeks are limited to 1,000.
	 *
	 * @return array<int, string> Labels such as “Image 2 of 5”, keyed by link number, starting at 1.
	 */
	private static function link_names( string $content ): array {
		$places = array();
		$place  = 0;
		$links  = 0;
		$link   = 0;
		$tag    = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag() ) {
			if ( self::is_item( $tag ) ) {
				++$place;
				// Reset, because the last link may be in the previous tile's caption.
				$link = 0;
			} elseif ( 'A' === $tag->get_tag() ) {
				$link = ++$links;
			} elseif ( $place && self::is_picture( $tag ) ) {
				if ( $link && ! $tag->get_attribute( 'alt' ) ) {
					$places[ $link ] = $place;
				}
				$link = 0;
			}
		}
		return array_map(
			// translators: 1: place of an image, 1 for the first; 2: number of images.
			static fn( int $at ): string => sprintf( __( 'Image %1$d of %2$d', 'dovetail-blocks' ), $at, $place ),
			$places
		);
	}

	private static function is_item( WP_HTML_Tag_Processor $tag ): bool {
		return 'LI' === $tag->get_tag() && $tag->has_class( self::ITEM );
	}

	/** Whether the processor is at the image of a tile, and the image has a URL. Ignores images in captions. */
	private static function is_picture( WP_HTML_Tag_Processor $tag ): bool {
		return 'IMG' === $tag->get_tag() && $tag->has_class( self::IMAGE ) && null !== $tag->get_attribute( 'src' );
	}

	/** Adds the dimensions of an image if they are valid. WordPress loads images with dimensions lazily. */
	private static function measure( WP_HTML_Tag_Processor $tag ): void {
		$width  = (string) $tag->get_attribute( 'data-width' );
		$height = (string) $tag->get_attribute( 'data-height' );
		if ( preg_match( '~^[1-9]\d{0,4}x[1-9]\d{0,4}\z~', "{$width}x$height" ) ) {
			$tag->set_attribute( 'width', $width );
			$tag->set_attribute( 'height', $height );
		}
	}

	/**
	 * Returns the `sizes` attribute of an image. Browsers use it to choose a file.
	 *
	 * @param float      $share Share of the gallery's width.
	 * @param float|null $ratio Aspect ratio of the tile. Null if all tiles have the same size; such a tile takes about
	 *                          a third or half of a narrow page.
	 */
	private static function sizes_of( float $share, ?float $ratio, string $align ): string {
		$widest = 'full' === $align ? 0 : self::widest( 'wide' === $align );
		$narrow = $ratio ? sprintf( 'min(100vw, %dpx)', (int) round( $ratio * self::ROW_HEIGHT ) ) : ( $share < 0.34 ? '34vw' : ( $share < 1 ? '50vw' : '100vw' ) );
		$wide   = number_format( $share * 100, 1, '.', '' ) . 'vw';
		$sizes  = sprintf( '(max-width: %dpx) %s, ', self::NARROW_WIDTH, $narrow );
		return $widest ? $sizes . sprintf( '(max-width: %dpx) %s, %dpx', $widest, $wide, (int) round( $share * $widest ) ) : $sizes . $wide;
	}

	/**
	 * Returns the maximum width of a gallery in the theme, in pixels.
	 *
	 * @param bool $is_wide Whether the gallery is wider than the text.
	 */
	private static function widest( bool $is_wide ): int {
		global $content_width;
		$layout = wp_get_global_settings( array( 'layout' ) );
		$size   = $is_wide ? 'wideSize' : 'contentSize';
		if ( isset( $layout[ $size ] ) && preg_match( '~^(\d{3,4})(?:\.\d+)?px\z~', (string) $layout[ $size ], $found ) ) {
			return (int) $found[1];
		}
		return $is_wide ? self::DEFAULT_WIDE_WIDTH : (int) ( $content_width ? $content_width : self::DEFAULT_CONTENT_WIDTH );
	}

	/**
	 * Sets the image service's URLs for several widths. Images that the service cannot fetch stay unchanged.
	 *
	 * @param WP_HTML_Tag_Processor $tag      Processor at the image.
	 * @param string                $service  Base URL of the service, or an empty string.
	 * @param bool                  $is_shape Whether the image is cropped to a square.
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
		for ( $side = self::MIN_WIDTH; $side <= $largest; $side += self::WIDTH_STEP ) {
			$sources[] = $of( $side ) . " {$side}w";
		}
		if ( $sources ) {
			$tag->set_attribute( 'srcset', implode( ', ', $sources ) );
		}
	}
}
