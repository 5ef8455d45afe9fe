<?php
/**
 * What a visitor sends with the Mailchimp form.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Takes the form from the page itself, without script, or from the script by REST, and passes the address on to the
 * platform. Nothing is stored on the site; the visitor's browser asks nobody but the site.
 */
final class Dovetail_Blocks_Mailchimp_Form {
	/** The field that says which form of the page was sent. */
	const NUMBER = 'dovetail_mailchimp';

	/** All fields of the form. */
	const FIELDS = array( 'dovetail_email', 'dovetail_website', 'dovetail_settings', 'dovetail_signature', self::NUMBER );

	/** Characters that an address may have. */
	const LONGEST_ADDRESS = 254;

	/** Bytes that all fields together may have. */
	const LARGEST = 8192;

	/** How often one client may sign up in an hour. */
	const MOST = 10;

	/** The platform's call, as `addMember` in `api.ts` declares it. */
	const ROUTE = array(
		'method' => 'POST',
		'path'   => '/wpcom/v2/mailchimp/subscribe',
		'params' => array( 'email', 'interests', 'signup_field_tag', 'signup_field_value' ),
	);

	/**
	 * What became of the form that this very request has sent, or null when it sent none.
	 *
	 * @var array{number: int, email: string, result: array|WP_Error}|null
	 */
	private static $sent = null;

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'template_redirect', array( __CLASS__, 'receive' ), 1 );
		add_filter( 'dovetail_blocks_keeps_saved_html', array( __CLASS__, 'is_kept' ), 10, 2 );
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
	 * Takes a form that was sent to a page, so that the page can answer when it is drawn.
	 *
	 * @return void
	 */
	public static function receive() {
		// phpcs:disable WordPress.Security.NonceVerification -- Pages are cached, and visitors have no session; what the form does is signed.
		if ( ! isset( $_SERVER['REQUEST_METHOD'], $_POST[ self::NUMBER ] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			return;
		}
		$fields = self::fields( wp_unslash( $_POST ) );
		// phpcs:enable
		nocache_headers();
		// What page caches look for.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		self::$sent = array(
			'number' => (int) $fields[ self::NUMBER ],
			'email'  => $fields['dovetail_email'],
			'result' => self::sign_up( $fields ),
		);
	}

	/**
	 * Answers the visitor's script.
	 *
	 * @param WP_REST_Request $request A request that `Dovetail_Blocks_Rest` has checked.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function answer( $request ) {
		$result = self::sign_up( self::fields( $request->get_params() ) );
		if ( is_wp_error( $result ) ) {
			return $result;
		}
		$response = new WP_REST_Response( $result );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * What became of a form in this request: the typed address, and a message or an error. Null when it was not sent.
	 *
	 * @param int $number Of the form.
	 * @return array{email: string, result: array|WP_Error}|null
	 */
	public static function sent( $number ) {
		return self::$sent && self::$sent['number'] === $number ? self::$sent : null;
	}

	/**
	 * What the platform is told beside the address, as JSON.
	 *
	 * @param array $attributes The block's attributes.
	 * @return string
	 */
	public static function settings( $attributes ) {
		$interests = isset( $attributes['interests'] ) && is_array( $attributes['interests'] ) ? $attributes['interests'] : array();
		$field     = static function ( $name ) use ( $attributes ) {
			return trim( dovetail_blocks_text( isset( $attributes[ $name ] ) ? $attributes[ $name ] : '' ) );
		};
		return (string) wp_json_encode(
			array(
				'interests'          => array_values( array_filter( $interests, 'is_string' ) ),
				'signup_field_tag'   => $field( 'signupFieldTag' ),
				'signup_field_value' => $field( 'signupFieldValue' ),
			)
		);
	}

	/**
	 * The site's signature of settings, so that a visitor cannot choose her own. It is no secret, and a cached page stays good.
	 *
	 * @param string $settings JSON.
	 * @return string
	 */
	public static function sign( $settings ) {
		return substr( hash_hmac( 'sha256', 'mailchimp|' . $settings, wp_salt( 'nonce' ) ), 0, 32 );
	}

	/**
	 * What is wrong with an address.
	 *
	 * @return array{empty: string, invalid: string} Sentences.
	 */
	public static function problems() {
		return array(
			'empty'   => __( 'Enter your e-mail address.', 'dovetail-blocks' ),
			'invalid' => __( 'This is not a valid e-mail address. An address looks like ada@example.com.', 'dovetail-blocks' ),
		);
	}

	/**
	 * Passes an address on. An error without a message is the form's own to word.
	 *
	 * @param array<string, string> $fields Of `fields()`.
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function sign_up( $fields ) {
		$email    = trim( $fields['dovetail_email'] );
		$problems = self::problems();
		if ( strlen( implode( '', $fields ) ) > self::LARGEST ) {
			return self::error( 'mailchimp_too_large', __( 'This is too much text for a sign-up. Nothing was sent.', 'dovetail-blocks' ), 413 );
		}
		if ( '' !== $fields['dovetail_website'] ) {
			return self::error( 'mailchimp_refused', __( 'Your address was not sent: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $email ) {
			return self::error( 'mailchimp_no_email', $problems['empty'], 400 );
		}
		if ( strlen( $email ) > self::LONGEST_ADDRESS || is_email( $email ) !== $email ) {
			return self::error( 'mailchimp_invalid_email', $problems['invalid'], 400 );
		}
		if ( ! hash_equals( self::sign( $fields['dovetail_settings'] ), $fields['dovetail_signature'] ) ) {
			return self::error( 'mailchimp_old_page', __( 'Your address was not sent: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ), 409 );
		}
		if ( ! self::has_room() ) {
			return self::error( 'mailchimp_too_many', __( 'Your address was not sent: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 429 );
		}
		return self::pass_on( $email, (array) json_decode( $fields['dovetail_settings'], true ) );
	}

	/**
	 * Asks the platform to add a member.
	 *
	 * @param string $email    A valid address.
	 * @param array  $settings Of `settings()`, decoded.
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function pass_on( $email, $settings ) {
		if ( ! Dovetail_Blocks_Settings::is_platform_configured() ) {
			return self::error( 'mailchimp_no_platform', '', 503 );
		}
		$request = new WP_REST_Request( 'POST', self::ROUTE['path'] );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'email' => $email ) + array_filter( $settings ) ) );
		$answer = Dovetail_Blocks_Platform::forward( self::ROUTE, $request );
		if ( is_wp_error( $answer ) ) {
			$problems = self::problems();
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
	 * Counts a sign-up of this client.
	 *
	 * @return bool False when there were too many; also when the database refuses to count.
	 */
	private static function has_room() {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only hashed.
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? (string) wp_unslash( $_SERVER['REMOTE_ADDR'] ) : '';
		/** This filter is documented in the contact form's guard: the visitor's address for sites behind a proxy. */
		$address = (string) apply_filters( 'dovetail_blocks_client_address', $address );
		$packed  = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? inet_pton( $address ) : false;
		/**
		 * How often one client may sign up in an hour.
		 *
		 * @param int $most 10 by default.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_mailchimp_limit', self::MOST );
		return true === Dovetail_Blocks_Ledger::count( 'mailchimp_' . wp_hash( $packed ? substr( $packed, 0, 8 ) : $address ), $most, HOUR_IN_SECONDS );
	}

	/**
	 * The fields of the form, as text; what is missing or no text is empty.
	 *
	 * @param array $given What was sent, unslashed.
	 * @return array<string, string>
	 */
	private static function fields( $given ) {
		$fields = array();
		foreach ( self::FIELDS as $name ) {
			$fields[ $name ] = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? wp_check_invalid_utf8( (string) $given[ $name ] ) : '';
		}
		return $fields;
	}

	/**
	 * An error for the visitor.
	 *
	 * @param string $code    For machines.
	 * @param string $message For people; empty for the form's own sentence.
	 * @param int    $status  HTTP status.
	 * @return WP_Error
	 */
	private static function error( $code, $message, $status ) {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
