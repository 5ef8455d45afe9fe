<?php
/**
 * Adds the labels “Before” and “After” in the visitor's language.
 *
 * The slider shows `data-label` on the images. Without JavaScript, the figcaption shows the same text. Until the script
 * starts, the stylesheet layers the images of a block with the class that is added here. A single image gets no label,
 * and feeds keep the saved HTML. If the author enabled the lightbox, buttons enlarge the images; a click on an image
 * still moves the divider.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML, with the author's own labels as figcaptions.
 */

use Dovetail\Lightbox\Lightbox;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( is_feed() || ! $dovetail_blocks_tag->next_tag( array( 'class_name' => 'juxtapose' ) ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

$dovetail_blocks_labels = array(
	'before' => '' !== $attributes['labelBefore'] ? $attributes['labelBefore'] : __( 'Before', 'dovetail-blocks' ),
	'after'  => '' !== $attributes['labelAfter'] ? $attributes['labelAfter'] : __( 'After', 'dovetail-blocks' ),
);

$dovetail_blocks_tag->add_class( 'is-waiting' );
if ( 50 !== $attributes['startingPosition'] ) {
	$dovetail_blocks_tag->set_attribute( 'style', sprintf( '--juxtapose-position:%d%%', $attributes['startingPosition'] ) );
}
foreach ( $dovetail_blocks_labels as $dovetail_blocks_label ) {
	if ( $dovetail_blocks_tag->next_tag( 'img' ) ) {
		$dovetail_blocks_tag->set_attribute( 'data-label', $dovetail_blocks_label );
		// The slider uses both images as controls, so they need accessible names.
		if ( ! $dovetail_blocks_tag->get_attribute( 'alt' ) ) {
			$dovetail_blocks_tag->set_attribute( 'alt', $dovetail_blocks_label );
		}
	}
}

$dovetail_blocks_html = $dovetail_blocks_tag->get_updated_html();
if ( $attributes['showLabels'] ) {
	$dovetail_blocks_html = (string) preg_replace_callback(
		'~(<figure class="wp-block-dovetail-image-compare__(before|after)"><img\b[^>]*>)</figure>~',
		static function ( array $saved ) use ( $dovetail_blocks_labels ): string {
			return sprintf(
				'%1$s<figcaption class="wp-block-dovetail-image-compare__label">%2$s</figcaption></figure>',
				$saved[1],
				esc_html( $dovetail_blocks_labels[ $saved[2] ] )
			);
		},
		$dovetail_blocks_html,
		2
	);
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with the labels escaped, and what WordPress adds.
echo $attributes['lightbox'] ? Lightbox::add( $dovetail_blocks_html, false, false ) : $dovetail_blocks_html;
