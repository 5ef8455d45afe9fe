<?php
namespace Dovetail\Contact_Form;

use Dovetail\Sign_Up\Markup as Sign_Up;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a field: a label or legend, a native control, and the error. Also renders the other parts of a form, and the
 * link that replaces the form in feeds and similar output.
 */
final class Controls {
	/** Prefix of the CSS classes in a form. */
	const BLOCK = 'wp-block-dovetail-contact-form';

	/**
	 * Renders a field.
	 *
	 * @param array           $field   Field from `Fields::read()`, with its `key`.
	 * @param string|string[] $value   Current value.
	 * @param string          $error   Error message; empty for none.
	 * @param string          $wrapper Escaped attributes of the wrapper element.
	 * @return string HTML.
	 */
	public static function draw( array $field, string $form_id, $value, string $error, string $wrapper ): string {
		if ( 'implicit' === $field['consent'] ) {
			return sprintf( '<div %s><p class="%s__consent">%s</p></div>', $wrapper, self::BLOCK, nl2br( self::text( Fields::consent_message( $field ) ) ) );
		}
		$id        = '' === $field['id'] ? $form_id . '-' . $field['key'] : $field['id'];
		$error_id  = $form_id . '-' . $field['key'] . '-error';
		$sentences = Fields::sentences( $field['type'] );
		$control   = array(
			'id'       => $id,
			'name'     => 'dovetail_form[values][' . $field['key'] . ']',
			'required' => $field['required'],
		);
		if ( '' !== $error ) {
			$control += array(
				'aria-invalid'     => 'true',
				'aria-describedby' => $error_id,
			);
		}
		$kind     = Fields::kind( $field['type'] );
		$is_group = 'choice' === $kind['asks'] && 'select' !== $kind['control'];
		return sprintf(
			'<div %1$s data-field="%2$s" data-missing="%3$s" data-wrong="%4$s">%5$s<p class="%6$s__error" id="%7$s"%8$s>%9$s</p></div>',
			$wrapper,
			esc_attr( $field['key'] ),
			esc_attr( $sentences['missing'] ),
			esc_attr( $sentences['wrong'] ),
			$is_group ? self::group( $field, $control, (array) $value ) : self::single( $field, $control, is_string( $value ) ? $value : '' ),
			self::BLOCK,
			esc_attr( $error_id ),
			'' === $error ? ' hidden' : '',
			esc_html( $error )
		);
	}

	/**
	 * Escapes visitor input so that later filters do not change it, for example by running shortcodes or adding
	 * smileys. The numeric entities have three digits, because WordPress turns `&#91;` back into a bracket. If content
	 * is filtered twice, WordPress would then run the shortcode.
	 *
	 * @param string $text Plain text to escape or print.
	 * @return string HTML for an element or an attribute.
	 */
	public static function verbatim( string $text ): string {
		return (string) preg_replace_callback(
			'~[\x00-\x7F]~',
			static function ( $match ) {
				// Escape these letters too, because WordPress would change the capitalization of its own name.
				return preg_match( '~[A-VX-Za-z ]~', $match[0] ) ? $match[0] : sprintf( '&#%03d;', ord( $match[0] ) );
			},
			$text
		);
	}

	/**
	 * Escapes the author's text so that shortcodes in it do not run.
	 *
	 * @param string $text Plain text to escape or print.
	 * @return string HTML for an element or an attribute.
	 */
	public static function text( string $text ): string {
		return Sign_Up::without_shortcodes( esc_html( $text ) );
	}

	/** Returns a label with one control as HTML. */
	private static function single( array $field, array $control, string $value ): string {
		$kind  = Fields::kind( $field['type'] );
		$text  = 'consent' === $field['type'] ? Fields::consent_message( $field ) : Fields::label( $field );
		$label = self::marked( $text, $field['required'] );
		switch ( $kind['control'] ) {
			case 'checkbox':
				return self::tick( 'checkbox', $control, '1', '1' === $value, $label );
			case 'textarea':
				$html = sprintf( '<textarea %s>' . "\n" . '%s</textarea>', self::attributes( $control + array( 'rows' => 6, 'dir' => 'auto', 'placeholder' => $field['placeholder'] ) ), self::verbatim( $value ) );
				break;
			case 'select':
				$html = self::select( $field, $control, $value );
				break;
			default:
				$limits = Fields::date_sentences( $field );
				$html   = sprintf(
					'<input %s value="%s">',
					self::attributes(
						array( 'type' => $kind['control'] ) + $control + array(
							'autocomplete'   => $kind['autocomplete'],
							'dir'            => 'text' === $kind['control'] ? 'auto' : '',
							'placeholder'    => $field['placeholder'],
							'min'            => empty( $field['from_today'] ) ? '' : Answers::today(),
							'data-too-early' => $limits['too_early'],
							'data-weekdays'  => implode( ' ', $field['weekdays'] ?? array() ),
							'data-wrong-day' => $limits['wrong_day'],
						)
					),
					self::verbatim( $value )
				);
		}
		return sprintf( '<label for="%s">%s</label>%s', esc_attr( $control['id'] ), $label, $html );
	}

	/**
	 * Returns a select with an empty first option.
	 *
	 * @return string HTML.
	 */
	private static function select( array $field, array $control, string $value ): string {
		$first = '' === $field['placeholder'] ? __( 'Select an option', 'dovetail-blocks' ) : $field['placeholder'];
		$html  = sprintf( '<option value="">%s</option>', self::text( $first ) );
		foreach ( $field['options'] as $option ) {
			$html .= sprintf( '<option value="%1$s"%2$s>%1$s</option>', self::verbatim( $option ), selected( $value, $option, false ) );
		}
		return sprintf( '<select %s>%s</select>', self::attributes( $control ), $html );
	}

	/** @return string HTML. */
	private static function group( array $field, array $control, array $values ): string {
		$is_radio  = 'radio' === Fields::kind( $field['type'] )['control'];
		$is_marked = isset( $control['aria-invalid'] );
		$group     = array(
			'id'               => $control['id'],
			'role'             => $is_radio ? 'radiogroup' : '',
			'aria-required'    => $is_radio && $field['required'] ? 'true' : '',
			'aria-invalid'     => $is_radio && $is_marked ? 'true' : '',
			'aria-describedby' => $is_marked ? $control['aria-describedby'] : '',
			// The view script reads this attribute and requires an answer, because browsers cannot require one of
			// several checkboxes.
			'data-required'    => ! $is_radio && $field['required'],
		);
		$html      = '';
		foreach ( $field['options'] as $index => $option ) {
			$html .= self::tick(
				$is_radio ? 'radio' : 'checkbox',
				array(
					'id'           => $control['id'] . '-' . ( $index + 1 ),
					'name'         => $control['name'] . ( $is_radio ? '' : '[]' ),
					'required'     => $is_radio && $field['required'],
					'aria-invalid' => ! $is_radio && $is_marked ? 'true' : '',
				),
				$option,
				in_array( $option, $values, true ),
				self::text( $option )
			);
		}
		return sprintf( '<fieldset %s><legend>%s</legend>%s</fieldset>', self::attributes( $group ), self::marked( Fields::label( $field ), $field['required'] ), $html );
	}

	/**
	 * @param string $type  `checkbox` or `radio`.
	 * @param string $label HTML of the label.
	 * @return string HTML.
	 */
	private static function tick( string $type, array $attributes, string $value, bool $is_ticked, string $label ): string {
		return sprintf(
			'<div class="%1$s__tick"><input %2$s value="%3$s"%4$s><label for="%5$s">%6$s</label></div>',
			self::BLOCK,
			self::attributes( array( 'type' => $type ) + $attributes ),
			self::verbatim( $value ),
			$is_ticked ? ' checked' : '',
			esc_attr( $attributes['id'] ),
			$label
		);
	}

	/**
	 * Returns the text of a label, with the “required” mark if the field is required.
	 *
	 * @param string $text Plain text to escape or print.
	 * @return string HTML.
	 */
	private static function marked( string $text, bool $is_required ): string {
		return self::text( $text ) . ( $is_required ? sprintf( ' <span class="%s__required">%s</span>', self::BLOCK, esc_html__( '(required)', 'dovetail-blocks' ) ) : '' );
	}

	/**
	 * Returns HTML attributes, without empty ones.
	 *
	 * @param array<string, string|int|bool> $attributes Attribute values by name.
	 * @return string HTML.
	 */
	private static function attributes( array $attributes ): string {
		$html = array();
		foreach ( $attributes as $name => $value ) {
			if ( true === $value ) {
				$html[] = $name;
			} elseif ( false !== $value && '' !== $value ) {
				$html[] = $name . '="' . ( 'placeholder' === $name ? self::text( (string) $value ) : esc_attr( (string) $value ) ) . '"';
			}
		}
		return implode( ' ', $html );
	}

	/** Returns a link to the form's page as HTML. */
	public static function link( int $source ): string {
		$post    = get_post( $source && 'wp_block' !== get_post_type( $source ) ? $source : null );
		$address = $post ? get_permalink( $post ) : home_url( '/' );
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( (string) $address ), esc_html__( 'Fill in the form on the site', 'dovetail-blocks' ) );
	}

	/**
	 * Returns the form's status element, with the reason if the form was not sent.
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
			self::BLOCK,
			'' === $sentence ? ' hidden' : ' role="alert" autofocus',
			self::text( $sentence )
		);
	}

	/**
	 * Returns a sentence that lists all fields with errors.
	 *
	 * @param array[]  $fields Fields of a schema.
	 * @param string[] $errors Error messages by field key.
	 */
	public static function summary( array $fields, array $errors ): string {
		$labels = array();
		foreach ( $fields as $field ) {
			if ( isset( $errors[ $field['key'] ] ) ) {
				$labels[] = Fields::label( $field );
			}
		}
		/* translators: %s: names of fields. */
		return sprintf( __( 'Your message was not sent. Please check: %s', 'dovetail-blocks' ), implode( wp_get_list_item_separator(), $labels ) );
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
			self::BLOCK,
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
	 * @param string $inner Inner HTML of the form.
	 * @return string HTML.
	 */
	public static function missing_submit( string $inner ): string {
		return self::has_submit( $inner ) ? '' : sprintf( '<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></div>', esc_html__( 'Send', 'dovetail-blocks' ) );
	}

	/** @param string $html Inner HTML of the form. */
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
