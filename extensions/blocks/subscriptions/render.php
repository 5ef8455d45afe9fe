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

use Dovetail\Sign_Up\Markup;
use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Subscribers;

$dovetail_blocks_words = array(
	'button'      => wp_kses( (string) $attributes['submitButtonText'], array_fill_keys( array( 'strong', 'b', 'em', 'i', 's', 'del' ), array() ) ),
	'placeholder' => $attributes['subscribePlaceholder'] ?? __( 'Enter your email address', 'dovetail-blocks' ),
);
if ( '' === trim( wp_strip_all_tags( $dovetail_blocks_words['button'] ) ) ) {
	$dovetail_blocks_words['button'] = esc_html__( 'Sign Up', 'dovetail-blocks' );
}

if ( ! Markup::works_here() ) {
	echo Markup::link( 'subscriptions', $dovetail_blocks_words['button'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- through wp_kses() above.
	return;
}

$dovetail_blocks_count = $attributes['showSubscribersTotal'] ? Subscribers::count() : 0;
$dovetail_blocks_html  = Markup::parts( $content, 'subscriptions' )[0];
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

$dovetail_blocks_html .= Form::kind()->draw(
	array(
		'placeholder' => $dovetail_blocks_words['placeholder'],
		'button'      => '<button class="wp-block-dovetail-subscriptions__button wp-element-button" type="submit">' . Markup::without_shortcodes( $dovetail_blocks_words['button'] ) . '</button>',
		'consent'     => Form::consent(),
		'words'       => array( 'failure' => Form::failure() ),
		'signed'      => array(
			'dovetail_post'    => (string) (int) get_the_ID(),
			'dovetail_consent' => Form::consent(),
		),
	)
);

echo $dovetail_blocks_html . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above, part by part.
