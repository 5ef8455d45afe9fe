<?php
namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Content_Source;
use Dovetail\Sign_Up;
use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the form with the author's settings, and sends a visitor's email address to Mailchimp. The site stores the
 * address only while Mailchimp cannot accept it. The visitor's browser contacts only the site.
 */
final class Form {
	/** Maximum number of sign-ups per client and hour. */
	const MAX_SIGN_UPS_PER_HOUR = 10;

	/**
	 * Timeout in seconds for Mailchimp while a visitor waits. The queue handles slower requests. Including the site's
	 * own processing, the wait stays below five seconds.
	 */
	const TIMEOUT_SECONDS = 4.5;

	/** Returns the definition of the form, used for rendering and for sign-ups. */
	public static function kind(): Sign_Up\Form {
		static $kind = null;
		if ( null === $kind ) {
			$kind = new Sign_Up\Form(
				array(
					'slug'     => 'mailchimp',
					'name'     => 'dovetail_mailchimp',
					'call'     => 'mailchimp.signUp',
					'code'     => 'mailchimp',
					'signed'   => array( 'dovetail_settings' ),
					'closed'   => array( __CLASS__, 'closed' ),
					'counts'   => array( __CLASS__, 'counts' ),
					'unstored' => array( __CLASS__, 'failed' ),
					'take'     => array( __CLASS__, 'take' ),
				)
			);
		}
		return $kind;
	}

	/** Hides an unavailable block, because submitted data would reach no one. */
	public static function is_kept( $keeps, $slug ) {
		return 'mailchimp' === $slug ? false : $keeps;
	}

	/**
	 * Applies `TIMEOUT_SECONDS` to sign-up requests to the platform, too.
	 *
	 * @param int|float $seconds Timeout in seconds.
	 * @param array     $route   Route of the request.
	 */
	public static function patience( $seconds, $route ) {
		return 'mailchimp.addMember' === ( $route['name'] ?? '' ) ? min( $seconds, self::TIMEOUT_SECONDS ) : $seconds;
	}

	/**
	 * Returns the signed settings of the form as JSON: the data for Mailchimp except the address, and whether only the
	 * author sees the form.
	 */
	public static function settings( array $attributes ): string {
		return (string) wp_json_encode(
			array(
				'interests'          => $attributes['interests'],
				'signup_field_tag'   => dovetail_blocks_attribute( $attributes, 'signupFieldTag' ),
				'signup_field_value' => dovetail_blocks_attribute( $attributes, 'signupFieldValue' ),
			) + array_filter(
				array(
					'list_id'  => $attributes['audience'],
					'tags'     => $attributes['tags'],
					'opt_in'   => $attributes['doubleOptIn'] ? '' : 'single',
					'is_draft' => ! Content_Source::is_public_view(),
				)
			)
		);
	}

	/**
	 * Returns an error for a form that only its author sees.
	 *
	 * @param array<string, string> $fields Submitted values by field name.
	 */
	public static function closed( array $fields ): ?\WP_Error {
		$settings = (array) json_decode( $fields['dovetail_settings'], true );
		return empty( $settings['is_draft'] )
			? null
			: Posted_Form::refusal( 'mailchimp_not_public', __( 'This page is not public, so nothing was sent to Mailchimp. Visitors can sign up once the page is published.', 'dovetail-blocks' ), 403 );
	}

	/**
	 * Returns the rate limits that are checked before an address is sent to Mailchimp.
	 *
	 * @return array<string, array> Rate limits for `Posted_Form::count()`.
	 */
	public static function counts(): array {
		/**
		 * Filters the maximum number of sign-ups per IP address and hour.
		 *
		 * @param int $max Maximum number of sign-ups. Default 10.
		 */
		return Posted_Form::counts_of_client( 'mailchimp', (int) apply_filters( 'dovetail_blocks_mailchimp_limit', self::MAX_SIGN_UPS_PER_HOUR ) );
	}

	/**
	 * Returns an error without a message, because the form shows its own.
	 *
	 * @param int $status HTTP status: 500 for a database error.
	 */
	public static function failed( int $status = 500 ): \WP_Error {
		return Posted_Form::refusal( 'mailchimp_failed', '', $status );
	}

	/**
	 * Adds a member, or stores the sign-up for later.
	 *
	 * @param array<string, string> $fields Submitted values by field name.
	 * @return array{status: string, message: string}|\WP_Error
	 */
	public static function take( string $email, array $fields ) {
		$wishes = array_filter( (array) json_decode( $fields['dovetail_settings'], true ) );
		$answer = Outbox::sign_up( $email, $wishes, self::TIMEOUT_SECONDS );
		if ( is_wp_error( $answer ) ) {
			return self::refusal( $answer );
		}
		return isset( $answer['message'] ) ? $answer : array(
			'status'  => $answer['status'],
			'message' => 'pending' === $answer['status']
				/* translators: %s: an email address. */
				? sprintf( __( 'Almost done! We sent an email to %s. Open it and follow the link to confirm. If it doesn’t arrive, check your spam folder.', 'dovetail-blocks' ), $email )
				: '',
		);
	}

	/**
	 * Returns the error for a visitor. Most of Mailchimp's own messages address the site owner.
	 *
	 * @param \WP_Error $error Error from `Members::add()`.
	 */
	private static function refusal( \WP_Error $error ): \WP_Error {
		switch ( $error->get_error_code() ) {
			case 'invalid_email':
				return self::kind()->no_address( 'invalid' );
			case 'missing_connection':
				return self::failed( 503 );
			case 'own_form_only':
				$address = $error->get_error_data()['address'] ?? '';
				$refusal = Posted_Form::refusal( 'mailchimp_own_form', __( 'Your address was not added because it was unsubscribed or deleted from this list. Only you can add it again, on Mailchimp’s form.', 'dovetail-blocks' ), 409 );
				$refusal->add_data( array_filter( compact( 'address' ) ) + $refusal->get_error_data() );
				return $refusal;
			default:
				return self::failed( 502 );
		}
	}

	/**
	 * Renders the block.
	 *
	 * @param string $content The saved HTML with the button in it.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $attributes, string $content ): string {
		$submit = esc_html__( 'Join my email list', 'dovetail-blocks' );
		if ( ! Sign_Up\Markup::is_supported() ) {
			return Sign_Up\Markup::link( 'mailchimp', $submit );
		}
		list( $root, $button ) = Sign_Up\Markup::parts( $content, 'mailchimp' );
		// The author deleted the form's button, so add one.
		$button = '' === $button ? sprintf( '<button class="wp-element-button" type="submit">%s</button>', $submit ) : $button;
		$form   = self::kind()->draw(
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
				'signed'      => array( 'dovetail_settings' => self::settings( $attributes ) ),
			)
		);
		return $root . $form . '</div>';
	}

	/**
	 * Returns the consent text: the author's, or the default if it is empty.
	 *
	 * @return string HTML.
	 */
	private static function consent( array $attributes ): string {
		$html = Consent::html( (string) $attributes['consentText'] );
		return '' !== trim( wp_strip_all_tags( $html ) )
			? $html
			: esc_html__( 'When you join, your email address is shared with the site owner and with Mailchimp so they can send you news. Every email has an unsubscribe link.', 'dovetail-blocks' );
	}
}
