<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Sign_Up\Markup as Sign_Up;

defined( 'ABSPATH' ) || exit;

/** Renders the form with the author's settings and the number of subscribers. */
final class Markup {
	/** Formats allowed in the button text. */
	const FORMATS = array(
		'strong' => array(),
		'b'      => array(),
		'em'     => array(),
		'i'      => array(),
		's'      => array(),
		'del'    => array(),
	);

	/**
	 * Renders the block.
	 *
	 * @param array $attributes All attributes of the block.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $attributes, string $content ): string {
		$words = wp_kses( (string) $attributes['submitButtonText'], self::FORMATS );
		$words = '' === trim( wp_strip_all_tags( $words ) ) ? esc_html__( 'Sign Up', 'dovetail-blocks' ) : $words;
		if ( ! Sign_Up::is_supported() ) {
			return Sign_Up::link( 'subscriptions', $words );
		}
		// A form in a draft doesn't count as in use.
		if ( Content_Source::is_public_view() ) {
			Record_Counts::expect( 'subscribers' );
		}
		$consent = Form::consent( (string) $attributes['consentText'] );
		$form    = Form::kind()->draw(
			array(
				'placeholder' => $attributes['subscribePlaceholder'] ?? __( 'Enter your email address', 'dovetail-blocks' ),
				'button'      => '<button class="wp-block-dovetail-subscriptions__button wp-element-button" type="submit">' . Sign_Up::without_shortcodes( $words ) . '</button>',
				'consent'     => $consent,
				'words'       => array(
					'processing' => __( 'Sending…', 'dovetail-blocks' ),
					'failure'    => Form::failure(),
				),
				'signed'      => array(
					'dovetail_post'    => Content_Source::is_public_view() ? (string) (int) get_the_ID() : Form::DRAFT,
					'dovetail_consent' => $consent,
				),
			)
		);
		$total   = $attributes['showSubscribersTotal'] ? self::total( Subscribers::count() ) : '';
		return Sign_Up::parts( $content, 'subscriptions' )[0] . $total . $form . '</div>';
	}

	/** Returns the number of subscribers as HTML; empty if it is zero. */
	private static function total( int $count ): string {
		/* translators: %s: number of subscribers. */
		$sentence = sprintf( _n( 'Join %s other subscriber', 'Join %s other subscribers', $count, 'dovetail-blocks' ), number_format_i18n( $count ) );
		return $count > 0 ? '<p class="wp-block-dovetail-subscriptions__total">' . esc_html( $sentence ) . '</p>' : '';
	}
}
