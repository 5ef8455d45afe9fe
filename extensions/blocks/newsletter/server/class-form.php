<?php
namespace Dovetail\Newsletter;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Sign_Up;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * The form for providers that this site contacts itself. The site stores an address only while the provider cannot
 * accept it.
 */
final class Form {
	/** Maximum number of sign-ups per client and hour. */
	const MAX_SIGN_UPS_PER_HOUR = 10;

	/** Returns the definition of the form, used for rendering and for sign-ups. */
	public static function kind(): Sign_Up\Form {
		static $kind = null;
		if ( null === $kind ) {
			$kind = new Sign_Up\Form(
				array(
					'slug'     => 'newsletter',
					'name'     => 'dovetail_newsletter',
					'call'     => 'newsletter.subscribe',
					'code'     => 'newsletter',
					'signed'   => array( 'dovetail_settings' ),
					'more'     => array( 'dovetail_first_name', 'dovetail_last_name' ),
					'fields'   => array( __CLASS__, 'fields' ),
					'closed'   => array( __CLASS__, 'closed' ),
					'counts'   => array( __CLASS__, 'counts' ),
					'unstored' => array( __CLASS__, 'failed' ),
					'take'     => array( __CLASS__, 'take' ),
				)
			);
		}
		return $kind;
	}

	/**
	 * Renders the form fields on a separate page without the block: the email address, and each name that the visitor
	 * entered.
	 *
	 * @param array<string, string> $values Submitted values by field name.
	 * @param string                $button HTML of the button.
	 * @return callable Callback for `Sign_Up\Form::draw()`.
	 */
	public static function fields( array $values, string $button ): callable {
		return Newsletter::draws_fields(
			Attributes::for_block(
				'newsletter',
				array(
					'firstNameShow' => '' !== $values['dovetail_first_name'],
					'lastNameShow'  => '' !== $values['dovetail_last_name'],
				)
			),
			$button
		);
	}

	/** Returns the signed settings of the form: whether only the author sees it. */
	public static function settings(): string {
		return Content_Source::is_public_view() ? '{}' : '{"is_draft":true}';
	}

	/**
	 * Returns an error for a form that only its author sees.
	 *
	 * @param array<string, string> $fields Submitted values by field name.
	 */
	public static function closed( array $fields ): ?\WP_Error {
		return '{}' === $fields['dovetail_settings'] ? null : Posted_Form::refusal( 'newsletter_not_public', __( 'This page is not public, so nothing was sent. Visitors can subscribe once the page is published.', 'dovetail-blocks' ), 403 );
	}

	/**
	 * Returns the rate limits that are checked before an address is sent to the provider.
	 *
	 * @return array<string, array> Rate limits for `Posted_Form::count()`.
	 */
	public static function counts(): array {
		return Posted_Form::counts_of_client( 'newsletter', self::MAX_SIGN_UPS_PER_HOUR );
	}

	/** Returns an error without a message, because the form shows its own. */
	public static function failed(): \WP_Error {
		return Posted_Form::refusal( 'newsletter_failed', '', 502 );
	}

	/**
	 * Subscribes a person at the provider.
	 *
	 * @param array<string, string> $fields Submitted values by field name.
	 * @return array{status: string, message: string}|\WP_Error
	 */
	public static function take( string $email, array $fields ) {
		$row = Provider::chosen();
		if ( ! isset( $row['service'] ) ) {
			return self::failed();
		}
		$wishes = array(
			'provider'   => $row['id'],
			'first_name' => Plain_Text::line( $fields['dovetail_first_name'], 100 ),
			'last_name'  => Plain_Text::line( $fields['dovetail_last_name'], 100 ),
		);
		$status = Outbox::sign_up( $email, $wishes, Outbox::TIMEOUT_SECONDS );
		if ( is_wp_error( $status ) ) {
			return 'invalid_email' === $status->get_error_code() ? self::kind()->no_address( 'invalid' ) : self::failed();
		}
		return is_array( $status ) ? $status : array(
			'status'  => $status,
			'message' => 'pending' === $status
				/* translators: %s: an email address. */
				? sprintf( __( 'Almost done! We sent an email to %s. Open it and follow the link to confirm. If it doesn’t arrive, check your spam folder.', 'dovetail-blocks' ), $email )
				: '',
		);
	}
}
