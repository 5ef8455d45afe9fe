<?php
namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Platform;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Source;
use Dovetail\Sign_Up;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Passes the address that a visitor sends on to the platform. Nothing is stored on the site; the visitor's browser asks
 * nobody but the site.
 */
final class Form {
	/** How often one client may sign up in an hour. */
	const MOST = 10;

	/** The form as it is drawn and sent. */
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
					'refusals' => array( __CLASS__, 'refusals' ),
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
	 * Leaves the block out where it is unavailable: nobody would receive what a visitor sends.
	 *
	 * @param bool   $keeps What was decided so far.
	 * @param string $slug  Of a block.
	 */
	public static function is_kept( $keeps, $slug ) {
		return 'mailchimp' === $slug ? false : $keeps;
	}

	/**
	 * What the platform is told beside the address, as JSON, and whether the form is drawn for its author alone.
	 *
	 * @param array $attributes The block's attributes.
	 */
	public static function settings( array $attributes ): string {
		return (string) wp_json_encode(
			array(
				'interests'          => $attributes['interests'],
				'signup_field_tag'   => dovetail_blocks_attribute( $attributes, 'signupFieldTag' ),
				'signup_field_value' => dovetail_blocks_attribute( $attributes, 'signupFieldValue' ),
			) + ( Source::is_drawn_for_everybody() ? array() : array( 'is_draft' => true ) )
		);
	}

	/**
	 * Why nothing is sent: see `Sign_Up\Form`.
	 *
	 * @return array{large: string, robot: string, changed: string}
	 */
	public static function refusals(): array {
		return array(
			'large'   => __( 'This is too much text for a sign-up. Nothing was sent.', 'dovetail-blocks' ),
			'robot'   => __( 'Your address was not sent: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ),
			'changed' => __( 'Your address was not sent: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ),
		);
	}

	/**
	 * Why a form takes nothing that is drawn for its author alone.
	 *
	 * @param array<string, string> $fields By name.
	 */
	public static function closed( array $fields ): ?\WP_Error {
		$settings = (array) json_decode( $fields['dovetail_settings'], true );
		return empty( $settings['is_draft'] )
			? null
			: Posted_Form::refusal( 'mailchimp_not_public', __( 'This page is not public, so nothing was sent to Mailchimp. Visitors of the published page can join.', 'dovetail-blocks' ), 403 );
	}

	/**
	 * What is counted before an address is passed on.
	 *
	 * @return array<string, array> See `Posted_Form::count()`.
	 */
	public static function counts(): array {
		/**
		 * How often one client may sign up in an hour.
		 *
		 * @param int $most 10 by default.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_mailchimp_limit', self::MOST );
		return array(
			'mailchimp_' . Rate_Limit::client() => array(
				'most'    => $most,
				'seconds' => HOUR_IN_SECONDS,
				'refusal' => Posted_Form::refusal( 'mailchimp_too_many', __( 'Your address was not sent: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 429, 'connection' ),
			),
		);
	}

	/**
	 * The refusal that the form words itself.
	 *
	 * @param int $status HTTP status: 500 where the database refuses.
	 */
	public static function failed( int $status = 500 ): \WP_Error {
		return Posted_Form::refusal( 'mailchimp_failed', '', $status );
	}

	/**
	 * Asks the platform to add a member.
	 *
	 * @param string                $email  A valid address.
	 * @param array<string, string> $fields By name.
	 * @return array{status: string, message: string}|\WP_Error
	 */
	public static function take( string $email, array $fields ) {
		$settings = (array) json_decode( $fields['dovetail_settings'], true );
		if ( ! Settings::is_platform_configured() ) {
			return Posted_Form::refusal( 'mailchimp_no_platform', '', 503 );
		}
		$request = new \WP_REST_Request( 'POST' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'email' => $email ) + array_filter( $settings ) ) );
		$answer = Platform::forward( Rest::route( 'mailchimp.addMember' ), $request );
		if ( is_wp_error( $answer ) ) {
			// What else the platform says is meant for the owner of the site.
			return 'invalid_email' === $answer->get_error_code() ? self::kind()->no_address( 'invalid' ) : self::failed( 502 );
		}
		$status = (array) $answer->get_data();
		$status = isset( $status['status'] ) ? $status['status'] : '';
		if ( 'pending' === $status ) {
			return array(
				'status'  => 'pending',
				/* translators: %s: an e-mail address. */
				'message' => sprintf( __( 'Almost done: a message is on its way to %s. Open it and follow the link in it. If it does not come, look among the unwanted mail.', 'dovetail-blocks' ), $email ),
			);
		}
		return 'subscribed' === $status
			? array(
				'status'  => 'subscribed',
				'message' => '',
			)
			: self::failed( 502 );
	}
}
