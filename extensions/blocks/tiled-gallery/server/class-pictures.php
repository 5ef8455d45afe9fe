<?php
namespace Dovetail\Tiled_Gallery;

use Dovetail\Plugin\Service_Urls;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds attributes to a gallery's images that are not in the post: displayed widths, sizes, and URLs at an image
 * service.
 */
final class Pictures {
	const ROOT  = 'wp-block-dovetail-tiled-gallery';
	const LIST  = self::ROOT . '__list';
	const ITEM  = self::ROOT . '__item';
	const IMAGE = self::ROOT . '__image';

	/** Fraction of the list's width that a tile without a position takes. */
	const SHARE = 0.25;

	/**
	 * Returns the saved HTML with `sizes` and the dimensions of every image. With an image service, it also adds
	 * `srcset`; otherwise WordPress adds its own.
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
				Sources::serve( $tag, $service, $is_cut );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * Valid lengths in an element's style, as in `markup.ts`. Everything else in it is dropped.
	 *
	 * @param WP_HTML_Tag_Processor $tag At the element.
	 * @return array<string, float> By their names.
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
	 * Returns the `sizes` attribute of a tile.
	 *
	 * @param array<string, float> $list What its list is told.
	 * @param array<string, float> $tile What it is told itself, nothing where all are of one size.
	 */
	private static function sizes( array $list, array $tile, string $align ): string {
		$share = isset( $tile['width'] ) ? $tile['width'] : ( isset( $list['columns'] ) ? 1 / max( 1, $list['columns'] ) : self::SHARE );
		return Sources::sizes( min( max( $share, 0.01 ), 1 ), isset( $tile['ratio'] ) ? min( max( $tile['ratio'], 0.1 ), 10 ) : null, $align );
	}

	/**
	 * Returns the names of the links around pictures without words: a link is never decoration. They are found beforehand,
	 * because the processor builds the whole HTML anew each time it goes back, and goes back 1,000 times at most.
	 *
	 * @return array<int, string> By the number of the link, 1 for the first.
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
				// The link was inside the previous caption.
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

	/** Whether the processor is at a tile. */
	private static function is_item( WP_HTML_Tag_Processor $tag ): bool {
		return 'LI' === $tag->get_tag() && $tag->has_class( self::ITEM );
	}

	/** Whether the processor is at the image of a tile with a URL, not at an image inside a caption. */
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
}
