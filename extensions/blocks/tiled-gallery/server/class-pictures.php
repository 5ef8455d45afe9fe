<?php
namespace Dovetail\Tiled_Gallery;

use Dovetail\Plugin\Services;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** What the page says of a gallery's pictures that its post does not: where each stands, how wide it is shown, and where an image service has it. */
final class Pictures {
	const ROOT  = 'wp-block-dovetail-tiled-gallery';
	const ITEM  = self::ROOT . '__item';
	const IMAGE = self::ROOT . '__image';

	/**
	 * The saved HTML with the place of every picture, its size, and `sizes`; with `srcset` where a service makes other
	 * sizes. Without one WordPress adds its own.
	 *
	 * @param string               $content    The saved HTML.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function placed( string $content, array $attributes ): string {
		$service = Services::get( 'image-cdn' );
		$content = Sizes::added( $content );
		$ratios  = self::ratios( $content );
		$places  = Places::of( $attributes, $ratios );
		$index   = -1;
		$tag     = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag() ) {
			if ( $index < 0 && $tag->has_class( self::ROOT ) ) {
				$own = rtrim( (string) $tag->get_attribute( 'style' ), '; ' );
				$tag->set_attribute( 'style', ltrim( "$own;{$places['root']}", ';' ) );
				if ( $places['is_dense'] ) {
					$tag->add_class( 'is-dense' );
				}
			} elseif ( self::is_item( $tag ) ) {
				++$index;
				// Whatever was written there by hand: save writes none.
				$tag->remove_attribute( 'style' );
				if ( $places['items'][ $index ] ) {
					$tag->set_attribute( 'style', $places['items'][ $index ] );
				}
				// Of the caption before.
				$tag->release_bookmark( 'link' );
			} elseif ( 'A' === $tag->get_tag() ) {
				$tag->set_bookmark( 'link' );
			} elseif ( $index >= 0 && self::is_picture( $tag ) && null !== $tag->get_attribute( 'src' ) ) {
				self::measure( $tag );
				$tag->set_attribute( 'sizes', Sources::sizes( $places['shares'][ $index ], $places['is_shape'] ? null : $ratios[ $index ], $attributes['align'] ) );
				Sources::serve( $tag, $service, $places['is_shape'] );
				if ( ! $tag->get_attribute( 'alt' ) ) {
					self::name_link( $tag, $index + 1, count( $ratios ) );
				}
				$tag->release_bookmark( 'link' );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * The shapes of the tiles.
	 *
	 * @param string $content The saved HTML.
	 * @return float[]
	 */
	private static function ratios( string $content ): array {
		$ratios = array();
		$tag    = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag() ) {
			if ( self::is_item( $tag ) ) {
				$ratios[] = 1.0;
			} elseif ( $ratios && self::is_picture( $tag ) ) {
				$ratios[ count( $ratios ) - 1 ] = Places::ratio( $tag->get_attribute( 'data-width' ), $tag->get_attribute( 'data-height' ) );
			}
		}
		return $ratios;
	}

	/** Whether it is at a tile. */
	private static function is_item( WP_HTML_Tag_Processor $tag ): bool {
		return 'LI' === $tag->get_tag() && $tag->has_class( self::ITEM );
	}

	/** Whether it is at the picture of a tile, and at none that stands in a caption. */
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
}
