<?php
namespace Dovetail\Mailchimp;

use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Markup as Sign_Up;

defined( 'ABSPATH' ) || exit;

/** Renders the form with the author's settings. */
final class Markup {
	/**
	 * Renders the block.
	 *
	 * @param string $content The saved HTML with the button in it.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $attributes, string $content ): string {
		$submit = esc_html__( 'Join my email list', 'dovetail-blocks' );
		if ( ! Sign_Up::works_here() ) {
			return Sign_Up::link( 'mailchimp', $submit );
		}
		list( $root, $button ) = Sign_Up::parts( $content, 'mailchimp' );
		// The author deleted the form's button, so add one.
		$button = '' === $button ? sprintf( '<button class="wp-element-button" type="submit">%s</button>', $submit ) : $button;
		$form   = Form::kind()->draw(
			array(
				'placeholder' => dovetail_blocks_attribute( $attributes, 'emailPlaceholder', __( 'Enter your email', 'dovetail-blocks' ) ),
				'button'      => '<div class="wp-block-dovetail-mailchimp__button">' . $button . '</div>',
				'consent'     => self::consent( $attributes ),
				'words'       => array(
					'processing' => dovetail_blocks_attribute( $attributes, 'processingLabel', __( 'Processing…', 'dovetail-blocks' ) ),
					'success'    => dovetail_blocks_attribute( $attributes, 'successLabel', __( "Success! You're on the list.", 'dovetail-blocks' ) ),
					'elsewhere'  => __( 'Sign up on Mailchimp’s form', 'dovetail-blocks' ),
					'failure'    => dovetail_blocks_attribute( $attributes, 'errorLabel', __( "Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.", 'dovetail-blocks' ) ),
				),
				'signed'      => array( 'dovetail_settings' => Form::settings( $attributes ) ),
			)
		);
		return $root . $form . '</div>';
	}

	/**
	 * Returns the consent text; empty if the author has removed it.
	 *
	 * @return string HTML.
	 */
	private static function consent( array $attributes ): string {
		return null !== $attributes['consentText']
			? Consent::html( $attributes['consentText'] )
			: esc_html__( 'When you join, your email address is shared with the site owner and with Mailchimp so they can send you news. Every email has an unsubscribe link.', 'dovetail-blocks' );
	}
}
