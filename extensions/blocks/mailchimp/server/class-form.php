<?php
/**
 * What a visitor sends with the Mailchimp form.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Ledger;
use Dovetail\Plugin\Platform;
use Dovetail\Plugin\Posted_Form;
use Dovetail\Plugin\Refusals;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Passes the address that a visitor sends on to the platform. Nothing is stored on the site; the visitor's browser asks
 * nobody but the site.
 */
final class Form {
	/** The field that says which form of the page was sent. */
	const NUMBER = 'dovetail_mailchimp';

	/** How often one client may sign up in an hour. */
	const MOST = 10;

	/** The platform's call, as `addMember` in `api.ts` declares it. */
	const ROUTE = array(
		'method' => 'POST',
		'path'   => '/wpcom/v2/mailchimp/subscribe',
		'params' => array( 'email', 'interests', 'signup_field_tag', 'signup_field_value' ),
	);

	/**
	 * See `posted()`.
	 *
	 * @var \Dovetail\Plugin\Posted_Form|null
	 */
	private static $posted = null;

	/**
	 * The form as it is sent.
	 *
	 * @return \Dovetail\Plugin\Posted_Form
	 */
	public static function posted() {
		if ( null === self::$posted ) {
			self::$posted = new Posted_Form(
				self::NUMBER,
				array( 'dovetail_email', 'dovetail_website', 'dovetail_settings', 'dovetail_signature' ),
				array( __CLASS__, 'sign_up' )
			);
		}
		return self::$posted;
	}

	/**
	 * Leaves the block out where it is unavailable: nobody would receive what a visitor sends.
	 *
	 * @param bool   $keeps What was decided so far.
	 * @param string $slug  Of a block.
	 * @return bool
	 */
	public static function is_kept( $keeps, $slug ) {
		return 'mailchimp' === $slug ? false : $keeps;
	}

	/**
	 * What the platform is told beside the address, as JSON, and whether the form is drawn for its author alone.
	 *
	 * @param array $attributes The block's attributes.
	 * @return string
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
	 * The site's signature of settings, so that a visitor cannot choose her own. It is no secret, and a cached page stays good.
	 *
	 * @param string $settings JSON.
	 * @return string
	 */
	public static function sign( string $settings ): string {
		return substr( hash_hmac( 'sha256', 'mailchimp|' . $settings, wp_salt( 'nonce' ) ), 0, 32 );
	}

	/**
	 * Passes an address on. An error without a message is the form's own to word.
	 *
	 * @param array<string, string> $fields By name.
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function sign_up( array $fields ) {
		$email    = trim( $fields['dovetail_email'] );
		$problems = Posted_Form::problems();
		// What the visitor typed: settings are the author's.
		if ( strlen( $fields['dovetail_email'] . $fields['dovetail_website'] ) > Posted_Form::LARGEST ) {
			Refusals::note( 'size' );
			return self::error( 'mailchimp_too_large', __( 'This is too much text for a sign-up. Nothing was sent.', 'dovetail-blocks' ), 413 );
		}
		if ( '' !== $fields['dovetail_website'] ) {
			Refusals::note( 'robot' );
			return self::error( 'mailchimp_refused', __( 'Your address was not sent: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $email ) {
			return self::error( 'mailchimp_no_email', $problems['empty'], 400 );
		}
		if ( strlen( $email ) > Posted_Form::LONGEST_ADDRESS || is_email( $email ) !== $email ) {
			return self::error( 'mailchimp_invalid_email', $problems['invalid'], 400 );
		}
		if ( ! hash_equals( self::sign( $fields['dovetail_settings'] ), $fields['dovetail_signature'] ) ) {
			return self::error( 'mailchimp_old_page', __( 'Your address was not sent: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ), 409 );
		}
		$settings = (array) json_decode( $fields['dovetail_settings'], true );
		if ( ! empty( $settings['is_draft'] ) ) {
			return self::error( 'mailchimp_not_public', __( 'This page is not public, so nothing was sent to Mailchimp. Visitors of the published page can join.', 'dovetail-blocks' ), 403 );
		}
		/**
		 * How often one client may sign up in an hour.
		 *
		 * @param int $most 10 by default.
		 */
		$most     = (int) apply_filters( 'dovetail_blocks_mailchimp_limit', self::MOST );
		$has_room = Ledger::count( 'mailchimp_' . Ledger::client(), $most, HOUR_IN_SECONDS );
		if ( null === $has_room ) {
			// The database refuses to count.
			return self::error( 'mailchimp_failed', '', 500 );
		}
		if ( ! $has_room ) {
			Refusals::note( 'connection' );
			return self::error( 'mailchimp_too_many', __( 'Your address was not sent: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 429 );
		}
		return self::pass_on( $email, $settings );
	}

	/**
	 * Asks the platform to add a member.
	 *
	 * @param string $email    A valid address.
	 * @param array  $settings Of `settings()`, decoded.
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function pass_on( $email, $settings ) {
		if ( ! Settings::is_platform_configured() ) {
			return self::error( 'mailchimp_no_platform', '', 503 );
		}
		$request = new \WP_REST_Request( 'POST', self::ROUTE['path'] );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'email' => $email ) + array_filter( $settings ) ) );
		$answer = Platform::forward( self::ROUTE, $request );
		if ( is_wp_error( $answer ) ) {
			$problems = Posted_Form::problems();
			// What the platform says is meant for the owner of the site.
			return 'invalid_email' === $answer->get_error_code()
				? self::error( 'mailchimp_invalid_email', $problems['invalid'], 400 )
				: self::error( 'mailchimp_failed', '', 502 );
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
			: self::error( 'mailchimp_failed', '', 502 );
	}

	/**
	 * An error for the visitor.
	 *
	 * @param string $code    For machines.
	 * @param string $message For people; empty for the form's own sentence.
	 * @param int    $status  HTTP status.
	 * @return WP_Error
	 */
	private static function error( string $code, string $message, int $status ): \WP_Error {
		return new \WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
