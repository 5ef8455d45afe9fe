<?php
namespace Dovetail\Tiled_Gallery;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The sizes of pictures that stand in the library, where a post does not say them: WordPress's own blocks keep none. */
final class Sizes {
	/**
	 * The saved HTML with the size of each picture that the library knows. What a post says itself stays, whatever it is.
	 *
	 * @param string $content The saved HTML.
	 */
	public static function added( string $content ): string {
		$unknown = self::unknown( $content );
		if ( ! $unknown ) {
			return $content;
		}
		// One question for all.
		_prime_post_caches( $unknown, false, true );
		$tag = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag( 'IMG' ) ) {
			$meta = wp_get_attachment_metadata( self::id_without_size( $tag ) );
			if ( is_array( $meta ) && ! empty( $meta['width'] ) && ! empty( $meta['height'] ) ) {
				$tag->set_attribute( 'data-width', (string) (int) $meta['width'] );
				$tag->set_attribute( 'data-height', (string) (int) $meta['height'] );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * Attachments without a size in the post.
	 *
	 * @param string $content The saved HTML.
	 * @return int[]
	 */
	private static function unknown( string $content ): array {
		$ids = array();
		$tag = new WP_HTML_Tag_Processor( $content );
		while ( $tag->next_tag( 'IMG' ) ) {
			$ids[] = self::id_without_size( $tag );
		}
		return array_values( array_unique( array_filter( $ids ) ) );
	}

	/** The attachment of a picture of ours that has no size; 0 for any other. */
	private static function id_without_size( WP_HTML_Tag_Processor $tag ): int {
		return $tag->has_class( Pictures::IMAGE ) && null === $tag->get_attribute( 'data-width' ) && null === $tag->get_attribute( 'data-height' )
			? (int) $tag->get_attribute( 'data-id' )
			: 0;
	}
}
