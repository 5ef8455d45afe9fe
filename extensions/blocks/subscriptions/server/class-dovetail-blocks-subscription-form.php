<?php
/**
 * What a visitor sends with the subscription form.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Takes the form from the page itself, without script, or from the script by REST; both go the same way.
 */
final class Dovetail_Blocks_Subscription_Form {
	/** The field that says which form of the page was sent. */
	const NUMBER = 'dovetail_subscription';

	/** Characters that an address may have. */
	const LONGEST_ADDRESS = 254;

	/** Bytes that all fields together may have. */
	const LARGEST = 8192;

	/** How often one client, and one address, may be sent in an hour. */
	const MOST_OF_CLIENT  = 10;
	const MOST_OF_ADDRESS = 3;

	/**
	 * How many forms the page has by now.
	 *
	 * @var int
	 */
	private static $drawn = 0;

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
	}

	/**
	 * Takes a form that was sent to a page, so that the page can answer when it is drawn.
	 *
	 * @return void
	 */
	public static function receive() {
		// phpcs:disable WordPress.Security.NonceVerification -- Pages are cached, and visitors have no session; consent is signed, and the address is asked.
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
			'result' => self::subscribe( $fields ),
		);
	}

	/**
	 * Answers the visitor's script.
	 *
	 * @param WP_REST_Request $request A request that `Dovetail_Blocks_Rest` has checked.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function answer( $request ) {
		$result = self::subscribe( self::fields( $request->get_params() ) );
		if ( is_wp_error( $result ) ) {
			return $result;
		}
		$response = new WP_REST_Response( $result );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * The number of the next form on the page, from 1.
	 *
	 * @return int
	 */
	public static function next_number() {
		return ++self::$drawn;
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
	 * What a visitor agrees to by subscribing, as HTML in the language of the page.
	 *
	 * @return string Text with links.
	 */
	public static function consent() {
		$policy = get_privacy_policy_url();
		$html   = esc_html(
			/* translators: %s: name of the site. */
			sprintf( __( 'New posts of %s will be sent to you by e-mail. You can unsubscribe at any time.', 'dovetail-blocks' ), Dovetail_Blocks_Subscription_Mail::site() )
		);
		if ( '' !== $policy ) {
			$html .= sprintf( ' <a href="%s">%s</a>', esc_url( $policy ), esc_html__( 'Privacy policy', 'dovetail-blocks' ) );
		}
		/**
		 * What a visitor agrees to. It stands below the form, and is stored with the address as it stood there.
		 *
		 * @param string $html Text with links.
		 */
		return trim(
			wp_kses(
				(string) apply_filters( 'dovetail_blocks_subscription_consent', $html ),
				array(
					'a'      => array( 'href' => true ),
					'strong' => array(),
					'em'     => array(),
				)
			)
		);
	}

	/**
	 * A sentence that the visitor's script shows as well.
	 *
	 * @param string $name `empty`, `invalid` or `failed`.
	 * @return string
	 */
	public static function sentence( $name ) {
		switch ( $name ) {
			case 'empty':
				return __( 'Enter your e-mail address.', 'dovetail-blocks' );
			case 'invalid':
				return __( 'This is not a valid e-mail address. An address looks like ada@example.com.', 'dovetail-blocks' );
			default:
				return __( 'Your address could not be sent. It is still here: try again in a moment.', 'dovetail-blocks' );
		}
	}

	/**
	 * The site's signature of what a form showed, so that nothing else is stored as consent. It holds no secret of a
	 * visitor, and a cached page stays good.
	 *
	 * @param string $consent HTML.
	 * @param int    $post_id The post with the form; 0 for none.
	 * @return string
	 */
	public static function sign( $consent, $post_id ) {
		return substr( hash_hmac( 'sha256', 'consent|' . $post_id . '|' . $consent, wp_salt( 'nonce' ) ), 0, 32 );
	}

	/**
	 * Stores an address and sends what follows: all of it, or nothing.
	 *
	 * @param array<string, string> $fields Of `fields()`.
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function subscribe( $fields ) {
		$email   = trim( $fields['dovetail_email'] );
		$consent = $fields['dovetail_consent'];
		$post_id = (int) $fields['dovetail_post'];
		if ( strlen( implode( '', $fields ) ) > self::LARGEST ) {
			return self::error( 'subscription_too_large', __( 'This is too much text for a subscription. Nothing was stored.', 'dovetail-blocks' ), 413 );
		}
		if ( '' !== $fields['dovetail_website'] ) {
			return self::error( 'subscription_refused', __( 'Your address was not stored: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $email ) {
			return self::error( 'subscription_no_email', self::sentence( 'empty' ), 400 );
		}
		if ( ! self::is_address( $email ) ) {
			return self::error( 'subscription_invalid_email', self::sentence( 'invalid' ), 400 );
		}
		if ( ! hash_equals( self::sign( $consent, $post_id ), $fields['dovetail_signature'] ) ) {
			return self::error( 'subscription_old_page', __( 'Your address was not stored: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ), 409 );
		}
		/**
		 * How often one client may subscribe in an hour.
		 *
		 * @param int $most 10 by default.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_subscription_limit', self::MOST_OF_CLIENT );
		if ( ! Dovetail_Blocks_Subscription_Limit::allows( Dovetail_Blocks_Subscription_Limit::client(), $most ) ) {
			return self::error( 'subscription_too_many', __( 'Your address was not stored: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 429 );
		}
		/**
		 * Whether an address has to be confirmed by a link that is sent to it. Where the law asks for proof, leave it on.
		 *
		 * @param bool $is_confirmed True by default.
		 */
		return apply_filters( 'dovetail_blocks_subscription_double_opt_in', true )
			? self::ask_first( $email, $consent, $post_id )
			: self::take_at_once( $email, $consent, $post_id );
	}

	/**
	 * Stores an address that waits for its owner, and asks her. The answer does not tell who has subscribed before.
	 *
	 * @param string $email   A valid address.
	 * @param string $consent HTML.
	 * @param int     $post_id The post with the form; 0 for none.
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function ask_first( $email, $consent, $post_id ) {
		$answer = array(
			'status'  => 'pending',
			/* translators: %s: an e-mail address. */
			'message' => sprintf( __( 'Almost done: a message is on its way to %s. Open it and follow the link in it. If it does not come, look among the unwanted mail.', 'dovetail-blocks' ), $email ),
		);
		if ( ! Dovetail_Blocks_Subscription_Limit::allows( 'mail:' . strtolower( $email ), self::MOST_OF_ADDRESS ) ) {
			// Nobody's inbox is filled by somebody else; what was sent before still works.
			return $answer;
		}
		$known = Dovetail_Blocks_Subscription_Subscribers::find( $email );
		if ( $known && Dovetail_Blocks_Subscription_Subscribers::ACTIVE === $known->post_status ) {
			return Dovetail_Blocks_Subscription_Mail::reassure( $known ) ? $answer : self::no_mail();
		}
		$subscriber = $known ? $known : Dovetail_Blocks_Subscription_Subscribers::add( $email, $consent, $post_id, false );
		if ( ! $subscriber || ( $known && ! Dovetail_Blocks_Subscription_Subscribers::renew( $known, $consent, $post_id ) ) ) {
			return self::no_store();
		}
		if ( ! Dovetail_Blocks_Subscription_Mail::ask( $subscriber ) ) {
			if ( ! $known ) {
				Dovetail_Blocks_Subscription_Subscribers::remove( $subscriber->ID );
			}
			return self::no_mail();
		}
		return $answer;
	}

	/**
	 * Stores an address that counts at once.
	 *
	 * @param string $email   A valid address.
	 * @param string $consent HTML.
	 * @param int    $post_id The post with the form; 0 for none.
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function take_at_once( $email, $consent, $post_id ) {
		$known   = Dovetail_Blocks_Subscription_Subscribers::find( $email );
		$is_kept = $known
			? Dovetail_Blocks_Subscription_Subscribers::confirm( $known )
			: null !== Dovetail_Blocks_Subscription_Subscribers::add( $email, $consent, $post_id, true );
		return $is_kept
			? array(
				'status'  => 'subscribed',
				/* translators: %s: an e-mail address. */
				'message' => sprintf( __( 'You are subscribed: new posts will be sent to %s.', 'dovetail-blocks' ), $email ),
			)
			: self::no_store();
	}

	/**
	 * Whether an address can be written to.
	 *
	 * @param string $email What was typed.
	 * @return bool
	 */
	private static function is_address( $email ) {
		return strlen( $email ) <= self::LONGEST_ADDRESS && is_email( $email ) === $email && 1 === preg_match( '~^[\x21-\x7E]{1,64}@[a-z0-9.-]+\.[a-z][a-z0-9-]*[a-z0-9]\z~i', $email );
	}

	/**
	 * The fields of the form, as text; what is missing or no text is empty.
	 *
	 * @param array $given What was sent, unslashed.
	 * @return array<string, string>
	 */
	private static function fields( $given ) {
		$fields = array();
		foreach ( array( 'dovetail_email', 'dovetail_website', 'dovetail_consent', 'dovetail_signature', 'dovetail_post', self::NUMBER ) as $name ) {
			$fields[ $name ] = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? wp_check_invalid_utf8( (string) $given[ $name ] ) : '';
		}
		return $fields;
	}

	/**
	 * The answer when the database refuses.
	 *
	 * @return WP_Error
	 */
	private static function no_store() {
		return self::error( 'subscription_not_stored', __( 'The site could not store your address, so you are not subscribed. Try again in a moment.', 'dovetail-blocks' ), 500 );
	}

	/**
	 * The answer when no mail can be sent.
	 *
	 * @return WP_Error
	 */
	private static function no_mail() {
		return self::error( 'subscription_no_mail', __( 'The site could not send you a message, so you are not subscribed. Try again in a moment.', 'dovetail-blocks' ), 500 );
	}

	/**
	 * An error for the visitor.
	 *
	 * @param string $code    For machines.
	 * @param string $message For people.
	 * @param int    $status  HTTP status.
	 * @return WP_Error
	 */
	private static function error( $code, $message, $status ) {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
