<?php
/**
 * The Mailchimp form as a page has it.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the form, what has become of it, or a link where no form works.
 */
final class View {
	/** Formats of the consent text. */
	const FORMATS = array(
		'a'      => array(
			'href'   => true,
			'target' => true,
			'rel'    => true,
		),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/**
	 * The block.
	 *
	 * @param array  $attributes The block's attributes.
	 * @param string $content    The saved HTML with the button in it.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $attributes, string $content ): string {
		if ( ! Posted_Form::works_here() ) {
			return Posted_Form::link( 'mailchimp', esc_html__( 'Join my email list', 'dovetail-blocks' ) );
		}
		$is_whole = preg_match( '~^\s*(<div\b[^>]*>)(.*)</div>\s*\z~s', $content, $parts );
		$button   = $is_whole && '' !== trim( $parts[2] ) ? $parts[2] : self::button();
		$number = Form::posted()->next_number();
		$sent   = Form::posted()->sent( $number );
		$labels = self::labels( $attributes );
		$inner  = $sent && ! is_wp_error( $sent['result'] )
			? self::done( $number, $sent['result']['message'] ? $sent['result']['message'] : $labels['success'] )
			: self::form( $number, $attributes, $labels, $button, $sent );
		return ( $is_whole ? $parts[1] : '<div class="wp-block-dovetail-mailchimp">' ) . $inner . '</div>';
	}

	/**
	 * The form.
	 *
	 * @param int        $number     Of the form on the page.
	 * @param array      $attributes The block's attributes.
	 * @param array      $labels     Of `labels()`.
	 * @param string     $button     HTML.
	 * @param array|null $sent       What became of it in this request.
	 * @return string HTML.
	 */
	private static function form( int $number, array $attributes, array $labels, string $button, ?array $sent ): string {
		$id       = 'dovetail-mailchimp-' . $number;
		$problem  = $sent ? $sent['result']->get_error_message() : '';
		$problem  = $sent && '' === $problem ? $labels['failure'] : $problem;
		$settings = Form::settings( $attributes );
		$consent  = self::consent( $attributes );
		$words    = '';
		foreach ( $labels + Posted_Form::problems() as $name => $sentence ) {
			$words .= sprintf( ' data-%s="%s"', $name, self::attribute( $sentence ) );
		}
		$hidden = '';
		foreach (
			array(
				Form::NUMBER => (string) $number,
				'dovetail_settings'                    => $settings,
				'dovetail_signature'                   => Form::sign( $settings ),
			) as $name => $value
		) {
			$hidden .= sprintf( '<input type="hidden" name="%s" value="%s">', $name, self::attribute( $value ) );
		}
		return sprintf(
			'<form class="wp-block-dovetail-mailchimp__form" id="%1$s" method="post" action="#%1$s" data-endpoint="%2$s"%3$s>'
				. '<div class="wp-block-dovetail-mailchimp__fields">'
				. '<label class="wp-block-dovetail-mailchimp__label" for="%1$s-email">%4$s</label>'
				. '<input class="wp-block-dovetail-mailchimp__email" id="%1$s-email" type="email" name="dovetail_email" value="%5$s" placeholder="%6$s" maxlength="%7$d" autocomplete="email" required aria-describedby="%1$s-error %1$s-consent"%8$s>'
				. '<div class="wp-block-dovetail-mailchimp__button">%9$s</div>'
				. '</div>'
				. '<p class="wp-block-dovetail-mailchimp__error" id="%1$s-error" role="alert"%10$s>%11$s</p>'
				. '<p class="wp-block-dovetail-mailchimp__consent" id="%1$s-consent"%12$s>%13$s</p>'
				. '<div class="wp-block-dovetail-mailchimp__trap" aria-hidden="true"><label>%14$s<input type="text" name="dovetail_website" value="" tabindex="-1" autocomplete="off"></label></div>'
				. '%15$s</form>'
				. '<p class="wp-block-dovetail-mailchimp__status" role="status" tabindex="-1"></p>',
			esc_attr( $id ),
			esc_url( wp_make_link_relative( rest_url( 'dovetail/v1/mailchimp' ) ) ),
			$words,
			esc_html__( 'E-mail address', 'dovetail-blocks' ),
			self::attribute( $sent ? $sent['email'] : '' ),
			self::attribute( dovetail_blocks_attribute( $attributes, 'emailPlaceholder', __( 'Enter your email', 'dovetail-blocks' ) ) ),
			Posted_Form::LONGEST_ADDRESS,
			'' === $problem ? '' : ' aria-invalid="true" autofocus',
			$button,
			'' === $problem ? ' hidden' : '',
			self::plain( $problem ),
			'' === $consent ? ' hidden' : '',
			$consent,
			esc_html__( 'Leave this empty', 'dovetail-blocks' ),
			$hidden
		);
	}

	/**
	 * What is said in place of the form.
	 *
	 * @param int    $number  Of the form on the page.
	 * @param string $message Plain text.
	 * @return string HTML.
	 */
	private static function done( int $number, string $message ): string {
		return sprintf(
			'<p class="wp-block-dovetail-mailchimp__status" id="dovetail-mailchimp-%d" role="status" tabindex="-1" autofocus>%s</p>',
			$number,
			self::plain( $message )
		);
	}

	/**
	 * The button of a form whose own is gone.
	 *
	 * @return string HTML.
	 */
	private static function button(): string {
		return sprintf( '<button class="wp-element-button" type="submit">%s</button>', esc_html__( 'Join my email list', 'dovetail-blocks' ) );
	}

	/**
	 * What the form says while and after it is sent.
	 *
	 * @param array $attributes The block's attributes.
	 * @return array{processing: string, success: string, failure: string} Plain text.
	 */
	private static function labels( array $attributes ): array {
		return array(
			'processing' => dovetail_blocks_attribute( $attributes, 'processingLabel', __( 'Processing…', 'dovetail-blocks' ) ),
			'success'    => dovetail_blocks_attribute( $attributes, 'successLabel', __( "Success! You're on the list.", 'dovetail-blocks' ) ),
			'failure'    => dovetail_blocks_attribute( $attributes, 'errorLabel', __( "Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.", 'dovetail-blocks' ) ),
		);
	}

	/**
	 * What a visitor agrees to. An author who has emptied it wants none.
	 *
	 * @param array $attributes The block's attributes.
	 * @return string HTML.
	 */
	private static function consent( array $attributes ): string {
		return isset( $attributes['consentText'] )
			? self::with_safe_links( force_balance_tags( wp_kses( $attributes['consentText'], self::FORMATS ) ) )
			: esc_html__( 'When you join, your e-mail address is shared with the owner of this site and with Mailchimp, to send you news. Every message has a link with which you unsubscribe.', 'dovetail-blocks' );
	}

	/**
	 * HTML whose links lead to the web, to a mailbox or to a phone, or nowhere.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	private static function with_safe_links( string $html ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag( 'a' ) ) {
			if ( 1 !== preg_match( '~^(?:https?://|mailto:|tel:)~i', (string) $tag->get_attribute( 'href' ) ) ) {
				$tag->remove_attribute( 'href' );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * Text as the value of an HTML attribute. Shortcodes run even there, and what somebody typed must not hold one.
	 *
	 * @param string $text Plain text.
	 * @return string
	 */
	private static function attribute( string $text ): string {
		return str_replace( '[', '&#091;', _wp_specialchars( $text, ENT_QUOTES, false, true ) );
	}

	/**
	 * Text as HTML, without shortcodes.
	 *
	 * @param string $text Plain text.
	 * @return string
	 */
	private static function plain( string $text ): string {
		return str_replace( '[', '&#091;', esc_html( $text ) );
	}
}
