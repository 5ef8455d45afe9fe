<?php
namespace Dovetail\Lightbox;

defined( 'ABSPATH' ) || exit;

/** Makes images in our blocks open in the lightbox of WordPress's Image block. */
final class Lightbox {
	/**
	 * Matches a figure whose image has no link. Possessive quantifiers prevent backtracking, so captions can have any
	 * length.
	 */
	const FIGURE = '~<figure\b[^>]*+>\s*+<img\b[^>]*+>(?:[^<]++|<(?!/?figure\b|img\b))*+</figure>~';

	/**
	 * Adds the lightbox to a block's images, except images with a link. First removes interactivity directives that an
	 * author wrote into the HTML, because WordPress would otherwise run them.
	 *
	 * @param string $html       HTML of the block.
	 * @param bool   $is_gallery Whether visitors can browse the images in the lightbox. Must be false if a script moves the images, because WordPress then renders the whole block again.
	 * @param bool   $by_click   Whether a click on the image enlarges it. If false, only the enlarge button does.
	 */
	public static function add( string $html, bool $is_gallery, bool $by_click = true ): string {
		if ( ! function_exists( 'block_core_image_render_lightbox' ) || ! preg_match( self::FIGURE, $html ) ) {
			return $html;
		}
		$html = self::without_directives( $html );
		wp_enqueue_style( 'wp-block-image' );
		wp_enqueue_script_module( '@wordpress/block-library/image/view' );
		$context = $is_gallery ? array( 'galleryId' => uniqid() ) : array();
		$block   = new \WP_Block( array( 'blockName' => 'core/image' ), $context );
		$order   = 0;
		$html    = (string) preg_replace_callback(
			self::FIGURE,
			static function ( array $found ) use ( $block, $by_click, &$order ): string {
				$image = preg_match( '~\bwp-image-(\d+)~', $found[0], $id ) ? array( 'id' => (int) $id[1] ) : array();
				// Ignore a deleted attachment, which has no URL.
				$image  = $image && wp_get_attachment_url( $image['id'] ) ? $image : array();
				$figure = block_core_image_render_lightbox( $found[0], array( 'attrs' => $image ), $block );
				$figure = $by_click ? $figure : self::without_click( $figure );
				if ( preg_match( '~\bdata-wp-key="(\w+)"~', $figure, $key ) ) {
					wp_interactivity_state( 'core/image', array( 'metadata' => array( $key[1] => array( 'order' => $order++ ) ) ) );
				}
				return $figure;
			},
			$html
		);
		$tag     = new \WP_HTML_Tag_Processor( $html );
		if ( $context && $tag->next_tag() ) {
			$tag->set_attribute( 'data-wp-interactive', 'core/gallery' );
			$tag->set_attribute( 'data-wp-context', (string) wp_json_encode( $context ) );
		}
		return wp_interactivity_process_directives( $tag->get_updated_html() );
	}

	private static function without_directives( string $html ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			foreach ( (array) $tag->get_attribute_names_with_prefix( 'data-wp-' ) as $name ) {
				$tag->remove_attribute( $name );
			}
		}
		return $tag->get_updated_html();
	}

	/** Removes the attributes that enlarge an image on click. Their names depend on the WordPress version. */
	private static function without_click( string $figure ): string {
		$tag = new \WP_HTML_Tag_Processor( $figure );
		if ( $tag->next_tag( 'img' ) ) {
			foreach ( (array) $tag->get_attribute_names_with_prefix( 'data-wp-on' ) as $name ) {
				if ( preg_match( '~--(?:click|keydown)\z~', $name ) ) {
					$tag->remove_attribute( $name );
				}
			}
		}
		return $tag->get_updated_html();
	}
}
