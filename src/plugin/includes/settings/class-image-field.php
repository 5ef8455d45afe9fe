<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** A settings field for an image from the media library. */
final class Image_Field {
	/** Opens the media library, and shows or removes the chosen image. */
	const SCRIPT = 'document.querySelectorAll(".dovetail-blocks-image").forEach(function(box){var input=box.querySelector("input"),image=box.querySelector("img"),buttons=box.querySelectorAll("button"),frame;function show(has){image.hidden=!has;buttons[1].hidden=!has;}buttons[0].addEventListener("click",function(){frame=frame||wp.media({title:buttons[0].textContent,library:{type:"image"},multiple:false}).on("select",function(){var chosen=frame.state().get("selection").first().toJSON();input.value=chosen.id;image.src=(chosen.sizes&&chosen.sizes.medium||chosen).url;image.alt=chosen.alt;show(true);});frame.open();});buttons[1].addEventListener("click",function(){input.value="0";show(false);buttons[0].focus();});});';

	/**
	 * Prints the field.
	 *
	 * @param string $id        ID of the button, to which the label refers.
	 * @param string $input     Name of the form input.
	 * @param string $described IDs of the descriptions, separated by spaces.
	 * @param string $label     Label of the field.
	 * @param int    $image     ID of the image; 0 for none.
	 */
	public static function render( string $id, string $input, string $described, string $label, int $image ): void {
		wp_enqueue_media();
		wp_add_inline_script( 'media-editor', self::SCRIPT );
		$source = $image ? (string) wp_get_attachment_image_url( $image, 'medium' ) : '';
		printf(
			'<div class="dovetail-blocks-image"><input type="hidden" name="%1$s" value="%2$s"><img src="%3$s" alt="%4$s" style="display:block;max-inline-size:240px;max-block-size:80px;margin-block-end:8px"%5$s><button type="button" class="button" id="%6$s" aria-label="%7$s" aria-describedby="%8$s">%9$s</button> <button type="button" class="button-link" style="margin-inline-start:8px" aria-label="%10$s"%5$s>%11$s</button></div>', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the script replaces its source.
			esc_attr( $input ),
			esc_attr( (string) $image ),
			esc_url( $source ),
			esc_attr( $image ? (string) get_post_meta( $image, '_wp_attachment_image_alt', true ) : '' ),
			'' === $source ? ' hidden' : '',
			esc_attr( $id ),
			/* translators: 1: what a button does, 2: label of a setting. */
			esc_attr( sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), __( 'Choose image', 'dovetail-blocks' ), $label ) ),
			esc_attr( $described ),
			esc_html__( 'Choose image', 'dovetail-blocks' ),
			/* translators: 1: what a button does, 2: label of a setting. */
			esc_attr( sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), __( 'Remove image', 'dovetail-blocks' ), $label ) ),
			esc_html__( 'Remove image', 'dovetail-blocks' )
		);
	}
}
