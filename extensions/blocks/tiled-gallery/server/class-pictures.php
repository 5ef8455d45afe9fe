<?php
namespace Dovetail\Tiled_Gallery;

use Dovetail\Plugin\Service_Urls;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds attributes to a gallery's pictures that are not in the post: displayed widths, sizes, and URLs at an image
 * service.
 */
final class Pictures {
	const ROOT  = 'wp-block-dovetail-tiled-gallery';
	const LIST  = self::ROOT . '__list';
	const ITEM  = self::ROOT . '__item';
	const IMAGE = self::ROOT . '__image';

	/** Share of the width of a tile without a position. */
	const SHARE = 0.25;

	/**
	 * The saved HTML with the size of every picture and `sizes`; with `srcset` where a service makes other sizes. Without
	 * one WordPress adds its own.
	 */
	public static function shown( string $content, array $attributes ): string {
		$service = Service_Urls::get( 'image-cdn' );
		$classes = isset( $attributes['className'] ) && is_string( $attributes['className'] ) ? $attributes['className'] : '';
		$is_cut  = 1 === preg_match( '~(?:^|\s)is-style-(?:circle|square)(?:\s|\z)~', $classes );
		$count   = self::count( $content );
		$index   = 0;
		$list    = array();
		$tile    = array();
		$tag     = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag() ) {
			if ( ! $index && 'UL' === $tag->get_tag() && $tag->has_class( self::LIST ) ) {
				$list = self::lengths( $tag );
			} elseif ( self::is_item( $tag ) ) {
				++$index;
				$tile = self::lengths( $tag );
				// The link was inside the previous caption.
				$tag->release_bookmark( 'link' );
			} elseif ( 'A' === $tag->get_tag() ) {
				$tag->set_bookmark( 'link' );
			} elseif ( $index && self::is_picture( $tag ) && null !== $tag->get_attribute( 'src' ) ) {
				self::measure( $tag );
				$tag->set_attribute( 'sizes', self::sizes( $list, $is_cut ? array() : $tile, $attributes['align'] ) );
				Sources::serve( $tag, $service, $is_cut );
				if ( ! $tag->get_attribute( 'alt' ) ) {
					self::name_link( $tag, $index, $count );
				}
				$tag->release_bookmark( 'link' );
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
	 * The `sizes` attribute of a tile.
	 *
	 * @param array<string, float> $list What its list is told.
	 * @param array<string, float> $tile What it is told itself, nothing where all are of one size.
	 */
	private static function sizes( array $list, array $tile, string $align ): string {
		$share = isset( $tile['width'] ) ? $tile['width'] : ( isset( $list['columns'] ) ? 1 / max( 1, $list['columns'] ) : self::SHARE );
		return Sources::sizes( min( max( $share, 0.01 ), 1 ), isset( $tile['ratio'] ) ? min( max( $tile['ratio'], 0.1 ), 10 ) : null, $align );
	}

	/** Number of tiles. */
	private static function count( string $content ): int {
		$count = 0;
		$tag   = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag( 'LI' ) ) {
			$count += self::is_item( $tag ) ? 1 : 0;
		}
		return $count;
	}

	/** Whether it is at a tile. */
	private static function is_item( WP_HTML_Tag_Processor $tag ): bool {
		return 'LI' === $tag->get_tag() && $tag->has_class( self::ITEM );
	}

	/** Whether the processor is at a tile's picture, not at one inside a caption. */
	private static function is_picture( WP_HTML_Tag_Processor $tag ): bool {
		return 'IMG' === $tag->get_tag() && $tag->has_class( self::IMAGE );
	}

	/** Says how large a picture is, where its size is one: WordPress loads late what has one. */
	private static function measure( WP_HTML_Tag_Processor $tag ): void {
		$width  = (string) $tag->get_attribute( 'data-width' );
		$height = (string) $tag->get_attribute( 'data-height' );
		if ( preg_match( '~^[1-9]\d{0,4}x[1-9]\d{0,4}\z~', "{$width}x$height" ) ) {
			$tag->set_attribute( 'width', $width );
			$tag->set_attribute( 'height', $height );
		}
	}

	/**
	 * Gives the link around a picture without words a name: a link is never decoration.
	 *
	 * @param WP_HTML_Tag_Processor $tag   At the picture; it is there afterwards.
	 * @param int                   $place Of the picture, 1 for the first.
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
}
