<?php
namespace Dovetail\Wordads;

use Dovetail\Plugin\Settings_Fields;

defined( 'ABSPATH' ) || exit;

/** Prints the form of the ad slots on the settings page. */
final class Slots_Form {
	/** Styles that show only the fields for the slot's chosen type of content. */
	const STYLE = '.dovetail-blocks-ad:not(:has([value="image"]:checked)) .is-image,.dovetail-blocks-ad:not(:has([value="code"]:checked)) .is-code{display:none}.dovetail-blocks-ad summary{padding:8px 0;cursor:pointer}.dovetail-blocks-ad img{display:block;max-width:320px;max-height:120px;margin-bottom:8px}.dovetail-blocks-ad .form-table{margin:0 0 8px 16px}.dovetail-blocks-ad textarea{max-width:100%}';

	/** Script that opens the media library when the button next to an image field is clicked. */
	const SCRIPT = 'document.querySelectorAll(".dovetail-blocks-ad-choose").forEach((button)=>{button.hidden=false;button.addEventListener("click",()=>{const frame=wp.media({library:{type:"image"},multiple:false});frame.on("select",()=>{const picture=frame.state().get("selection").first().toJSON();button.previousElementSibling.value=picture.url;const alt=button.closest("table").querySelector("[name$=\"[alt]\"]");alt.value=alt.value||picture.alt||"";button.focus()});frame.open()})})';

	/** Prints the settings section for advertisements. */
	public static function render(): void {
		wp_enqueue_media();
		wp_add_inline_script( 'media-editor', self::SCRIPT );
		echo '<style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a constant.
		echo '<h2 id="dovetail-blocks-ads">' . esc_html__( 'Advertisements', 'dovetail-blocks' ) . '</h2>';
		echo '<p>' . esc_html__( 'Choose what the Ad block shows in each format: your own image with a link, or an ad network’s code. If your site asks visitors for consent, code runs only after they agree to marketing. Your own images need no consent.', 'dovetail-blocks' ) . '</p>';
		$stored = Slots::stored();
		foreach ( Slots::titles() as $name => $title ) {
			self::render_slot( $name, $title, $stored[ $name ] );
		}
	}

	/** Prints a slot. Expands it if it has an ad or a rejected value. */
	private static function render_slot( string $name, string $title, array $slot ): void {
		$kinds = array(
			''      => __( 'Nothing', 'dovetail-blocks' ),
			'image' => __( 'An image with a link', 'dovetail-blocks' ),
			'code'  => __( 'Code from an ad network', 'dovetail-blocks' ),
		);
		printf( '<details class="dovetail-blocks-ad"%s><summary><strong>%s</strong> – %s</summary><table class="form-table" role="presentation">', '' === $slot['kind'] && ! array_filter( array_keys( $slot ), static function ( $key ) use ( $name ) { return '' !== self::refused( $name, $key )[1]; } ) ? '' : ' open', esc_html( $title ), esc_html( $kinds[ $slot['kind'] ] ) );
		self::row( $name, 'kind', __( 'Content', 'dovetail-blocks' ), self::select( $name, $slot['kind'], $kinds, '' !== $slot['code'] ) );
		$url = (string) wp_get_attachment_url( $slot['image'] );
		self::row(
			$name,
			'image',
			__( 'Image', 'dovetail-blocks' ),
			( $slot['image'] ? wp_get_attachment_image( $slot['image'], 'medium' ) : '' )
				. self::input( $name, 'image', 'url', $url )
				. ' <button type="button" class="button dovetail-blocks-ad-choose" hidden>' . esc_html__( 'Choose image', 'dovetail-blocks' ) . '</button>',
			__( 'Address of an image in the media library.', 'dovetail-blocks' )
		);
		self::row( $name, 'link', __( 'Link', 'dovetail-blocks' ), self::input( $name, 'link', 'url', $slot['link'] ), __( 'Opens when visitors click the image. The link is marked as sponsored.', 'dovetail-blocks' ), 'image' );
		self::row( $name, 'alt', __( 'Alternative text', 'dovetail-blocks' ), self::input( $name, 'alt', 'text', $slot['alt'] ), __( 'Describe the image for people who can’t see it.', 'dovetail-blocks' ), 'image' );
		$may_write = current_user_can( 'unfiltered_html' );
		self::row(
			$name,
			'code',
			__( 'Code', 'dovetail-blocks' ),
			sprintf( '<textarea %s class="large-text code" rows="6" spellcheck="false"%s>%s</textarea>', self::attributes( $name, 'code' ), $may_write ? '' : ' disabled', esc_textarea( $slot['code'] ) ),
			$may_write
				? __( 'Paste the network’s asynchronous code.', 'dovetail-blocks' )
				: __( 'Only people who are allowed to add unfiltered HTML to this site can change the code.', 'dovetail-blocks' )
		);
		echo '</table></details>';
	}

	/**
	 * @param string $control HTML of the control.
	 * @param string $help    Help text; may be empty.
	 * @param string $kind    Type of content for which the row is shown; the setting's key if the row selects the type.
	 */
	private static function row( string $name, string $key, string $label, string $control, string $help = '', string $kind = '' ): void {
		$problem = self::refused( $name, $key )[1];
		printf(
			'<tr class="is-%s"><th scope="row"><label for="%s">%s</label></th><td>%s%s%s</td></tr>',
			esc_attr( '' === $kind ? $key : $kind ),
			esc_attr( self::id( $name, $key ) ),
			esc_html( $label ),
			$control, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it was created.
			'' === $problem ? '' : sprintf( '<p class="dovetail-blocks-problem" id="%s-problem">%s</p>', esc_attr( self::id( $name, $key ) ), esc_html( $problem ) ),
			'' === $help ? '' : sprintf( '<p class="description" id="%s-help">%s</p>', esc_attr( self::id( $name, $key ) ), esc_html( $help ) )
		);
	}

	/**
	 * Returns the menu for a slot's type of content. Users without permission to enter code can choose code only if
	 * some is stored.
	 */
	private static function select( string $name, string $chosen, array $kinds, bool $has_code ): string {
		$options = '';
		foreach ( $kinds as $kind => $title ) {
			$is_offered = 'code' !== $kind || $has_code || current_user_can( 'unfiltered_html' );
			$options   .= sprintf( '<option value="%s"%s%s>%s</option>', esc_attr( $kind ), selected( $chosen, $kind, false ), disabled( $is_offered, false, false ), esc_html( $title ) );
		}
		return sprintf( '<select id="%s" name="%s">%s</select>', esc_attr( self::id( $name, 'kind' ) ), esc_attr( self::name( $name, 'kind' ) ), $options );
	}

	private static function input( string $name, string $key, string $type, string $value ): string {
		list( $entered, $problem ) = self::refused( $name, $key );
		return sprintf( '<input type="%s" %s class="regular-text" autocomplete="off" value="%s">', '' === $problem ? $type : 'text', self::attributes( $name, $key ), esc_attr( '' === $problem ? $value : $entered ) );
	}

	/**
	 * Returns the rejected value of a field and the reason. Both are empty if the value was accepted.
	 *
	 * @return array{0: string, 1: string}
	 */
	private static function refused( string $name, string $key ): array {
		return Settings_Fields::rejected_values()[ self::id( $name, $key ) ] ?? array( '', '' );
	}

	/** Returns the HTML attributes of a field: its ID, its name, and references to its help text and error. */
	private static function attributes( string $name, string $key ): string {
		$is_refused = '' !== self::refused( $name, $key )[1];
		return sprintf(
			'id="%1$s" name="%2$s" aria-describedby="%3$s%1$s-help"%4$s',
			esc_attr( self::id( $name, $key ) ),
			esc_attr( self::name( $name, $key ) ),
			$is_refused ? esc_attr( self::id( $name, $key ) ) . '-problem ' : '',
			$is_refused ? ' aria-invalid="true"' : ''
		);
	}

	/** Returns the ID of a field. */
	public static function id( string $name, string $key ): string {
		return "dovetail-blocks-ad-$name-$key";
	}

	private static function name( string $name, string $key ): string {
		return Slots::OPTION . "[$name][$key]";
	}
}
