<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Renders the parts around the fields of a form, and the link that replaces a form where it cannot work. */
final class Markup {
	/** Returns a link to the form's page as HTML. */
	public static function link( int $source ): string {
		$post    = get_post( $source && 'wp_block' !== get_post_type( $source ) ? $source : null );
		$address = $post ? get_permalink( $post ) : home_url( '/' );
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( (string) $address ), esc_html__( 'Fill in the form on the site', 'dovetail-blocks' ) );
	}

	/**
	 * Returns the status element of a form: empty, or with the reason why it was not sent.
	 *
	 * @return string HTML.
	 */
	public static function status( array $form ): string {
		$result   = $form['result'];
		$sentence = '';
		if ( $result ) {
			$sentence = $result['refusal'] ? $result['refusal']->get_error_message() : self::summary( $form['fields'], $result['errors'] );
		}
		return sprintf(
			'<p class="%s__status" tabindex="-1"%s>%s</p>',
			Controls::BLOCK,
			'' === $sentence ? ' hidden' : ' role="alert" autofocus',
			Controls::text( $sentence )
		);
	}

	/**
	 * Returns the errors in one sentence.
	 *
	 * @param array[]  $fields Of a schema.
	 * @param string[] $errors By key.
	 */
	public static function summary( array $fields, array $errors ): string {
		$labels = array();
		foreach ( $fields as $field ) {
			if ( isset( $errors[ $field['key'] ] ) ) {
				$labels[] = Fields::label( $field );
			}
		}
		/* translators: %s: names of fields. */
		return sprintf( __( 'Your message was not sent. Check these fields: %s', 'dovetail-blocks' ), implode( wp_get_list_item_separator(), $labels ) );
	}

	/**
	 * Returns the hidden inputs: the form's ID, and the honeypot.
	 *
	 * @return string HTML.
	 */
	public static function hidden( array $form ): string {
		$stamp = Spam_Guard::stamp();
		return sprintf(
			'<div class="%1$s__trap" aria-hidden="true"><label for="%2$s-trap">%3$s</label><input type="text" id="%2$s-trap" name="dovetail_form[%4$s]" value="" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore></div>'
			. '<input type="hidden" name="dovetail_form[form]" value="%5$s"><input type="hidden" name="dovetail_form[place]" value="%6$s">%7$s',
			Controls::BLOCK,
			esc_attr( $form['id'] ),
			esc_html__( 'Leave this field empty', 'dovetail-blocks' ),
			esc_attr( Spam_Guard::HONEYPOT_FIELD ),
			esc_attr( $form['hash'] ),
			esc_attr( $form['place'] ),
			'' === $stamp ? '' : sprintf( '<input type="hidden" name="dovetail_form[%s]" value="%s">', esc_attr( Spam_Guard::RENDERED_AT_FIELD ), esc_attr( $stamp ) )
		);
	}

	/**
	 * Returns a submit button for a form whose author removed it.
	 *
	 * @param string $inner HTML of its inside.
	 * @return string HTML.
	 */
	public static function missing_submit( string $inner ): string {
		return self::has_submit( $inner ) ? '' : sprintf( '<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></div>', esc_html__( 'Send', 'dovetail-blocks' ) );
	}

	/**
	 * Whether the form contains a submit button.
	 *
	 * @param string $html Of its inside.
	 */
	private static function has_submit( string $html ): bool {
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			$type = strtolower( (string) $tag->get_attribute( 'type' ) );
			if ( ( 'BUTTON' === $tag->get_tag() && in_array( $type, array( '', 'submit' ), true ) ) || ( 'INPUT' === $tag->get_tag() && 'submit' === $type ) ) {
				return true;
			}
		}
		return false;
	}
}
