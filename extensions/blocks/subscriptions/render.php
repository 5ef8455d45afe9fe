<?php
/**
 * Draws the subscription form, or what has become of it: without script the form is sent to the page it stands on.
 *
 * WordPress lets no author save a form, so the saved HTML is an empty element; what the author chose is in the
 * attributes. Feeds and e-mail, where a form is dead, get a link to the post.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Plugin\Posted_Form;
use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Subscribers;

$dovetail_blocks_words = array(
	'button'      => wp_kses( isset( $attributes['submitButtonText'] ) && is_string( $attributes['submitButtonText'] ) ? $attributes['submitButtonText'] : '', array_fill_keys( array( 'strong', 'b', 'em', 'i', 's', 'del' ), array() ) ),
	'placeholder' => isset( $attributes['subscribePlaceholder'] ) ? dovetail_blocks_text( $attributes['subscribePlaceholder'] ) : __( 'Enter your email address', 'dovetail-blocks' ),
);
if ( '' === trim( wp_strip_all_tags( $dovetail_blocks_words['button'] ) ) ) {
	$dovetail_blocks_words['button'] = esc_html__( 'Sign Up', 'dovetail-blocks' );
}

if ( ! Posted_Form::works_here() ) {
	echo Posted_Form::link( 'subscriptions', $dovetail_blocks_words['button'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- through wp_kses() above.
	return;
}

$dovetail_blocks_number  = Form::posted()->next_number();
$dovetail_blocks_id      = 'dovetail-subscription-' . $dovetail_blocks_number;
$dovetail_blocks_sent    = Form::posted()->sent( $dovetail_blocks_number );
$dovetail_blocks_problem = $dovetail_blocks_sent && is_wp_error( $dovetail_blocks_sent['result'] ) ? $dovetail_blocks_sent['result']->get_error_message() : '';
$dovetail_blocks_count   = empty( $attributes['showSubscribersTotal'] ) ? 0 : Subscribers::count();

$dovetail_blocks_html = preg_match( '~^\s*(<div\b[^>]*>)~', $content, $dovetail_blocks_root ) ? $dovetail_blocks_root[1] : '<div class="wp-block-dovetail-subscriptions">';
if ( $dovetail_blocks_count > 0 ) {
	$dovetail_blocks_html .= sprintf(
		'<p class="wp-block-dovetail-subscriptions__total">%s</p>',
		esc_html(
			sprintf(
				/* translators: %s: number of subscribers. */
				_n( 'Join %s other subscriber', 'Join %s other subscribers', $dovetail_blocks_count, 'dovetail-blocks' ),
				number_format_i18n( $dovetail_blocks_count )
			)
		)
	);
}

if ( $dovetail_blocks_sent && '' === $dovetail_blocks_problem ) {
	$dovetail_blocks_html .= sprintf(
		'<p class="wp-block-dovetail-subscriptions__done" id="%s" role="status" tabindex="-1" autofocus>%s</p>',
		esc_attr( $dovetail_blocks_id ),
		esc_html( $dovetail_blocks_sent['result']['message'] )
	);
} else {
	$dovetail_blocks_consent = Form::consent();
	$dovetail_blocks_post    = (int) get_the_ID();
	$dovetail_blocks_errors  = Posted_Form::problems();
	$dovetail_blocks_hidden  = '';
	foreach (
		array(
			Form::NUMBER => $dovetail_blocks_number,
			'dovetail_post'                           => $dovetail_blocks_post,
			'dovetail_consent'                        => $dovetail_blocks_consent,
			'dovetail_signature'                      => Form::sign( $dovetail_blocks_consent, $dovetail_blocks_post ),
		) as $dovetail_blocks_name => $dovetail_blocks_value
	) {
		$dovetail_blocks_hidden .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $dovetail_blocks_name ), _wp_specialchars( (string) $dovetail_blocks_value, ENT_QUOTES, false, true ) );
	}
	$dovetail_blocks_html .= sprintf(
		'<form class="wp-block-dovetail-subscriptions__form" id="%1$s" method="post" data-endpoint="%2$s" data-empty="%14$s" data-invalid="%15$s" data-failed="%16$s">'
			. '<div class="wp-block-dovetail-subscriptions__fields">'
			. '<label class="wp-block-dovetail-subscriptions__label" for="%1$s-email">%3$s</label>'
			. '<input class="wp-block-dovetail-subscriptions__email" id="%1$s-email" type="email" name="dovetail_email" value="%4$s" placeholder="%5$s" maxlength="%6$d" autocomplete="email" required aria-describedby="%1$s-error %1$s-consent"%7$s>'
			. '<button class="wp-block-dovetail-subscriptions__button wp-element-button" type="submit">%8$s</button>'
			. '</div>'
			. '<p class="wp-block-dovetail-subscriptions__error" id="%1$s-error" role="alert"%9$s>%10$s</p>'
			. '<p class="wp-block-dovetail-subscriptions__consent" id="%1$s-consent">%11$s</p>'
			. '<div class="wp-block-dovetail-subscriptions__trap" aria-hidden="true"><label>%12$s<input type="text" name="dovetail_website" value="" tabindex="-1" autocomplete="off"></label></div>'
			. '%13$s</form>',
		esc_attr( $dovetail_blocks_id ),
		esc_url( wp_make_link_relative( rest_url( 'dovetail/v1/subscribers' ) ) ),
		esc_html__( 'E-mail address', 'dovetail-blocks' ),
		esc_attr( $dovetail_blocks_sent ? $dovetail_blocks_sent['email'] : '' ),
		esc_attr( $dovetail_blocks_words['placeholder'] ),
		Posted_Form::LONGEST_ADDRESS,
		'' === $dovetail_blocks_problem ? '' : ' aria-invalid="true" autofocus',
		$dovetail_blocks_words['button'],
		'' === $dovetail_blocks_problem ? ' hidden' : '',
		esc_html( $dovetail_blocks_problem ),
		$dovetail_blocks_consent,
		esc_html__( 'Leave this empty', 'dovetail-blocks' ),
		$dovetail_blocks_hidden,
		esc_attr( $dovetail_blocks_errors['empty'] ),
		esc_attr( $dovetail_blocks_errors['invalid'] ),
		esc_attr( Form::failure() )
	);
}

// Shortcodes run in what a page shows, even inside attributes: what somebody typed must not hold one.
echo strtr( $dovetail_blocks_html . '</div>', array( '[' => '&#091;', ']' => '&#093;' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above, part by part.
