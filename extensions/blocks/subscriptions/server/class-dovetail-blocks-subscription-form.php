<?php
/**
 * What a visitor sends with the subscription form.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stores the address that a visitor sends, with what she agreed to.
 */
final class Dovetail_Blocks_Subscription_Form {
	/** The field that says which form of the page was sent. */
	const NUMBER = 'dovetail_subscription';

	/** How many addresses one client may send in an hour, how many times that in a day, and how many all clients may in a day. */
	const MOST_OF_CLIENT = 10;
	const TIMES_A_DAY    = 3;
	const MOST_A_DAY     = 2000;

	/** Seconds that storing and asking may take before somebody else may try, and to wait for somebody who is at it. */
	const CLAIM_SECONDS = 60;
	const PATIENCE      = 5;

	/**
	 * See `posted()`.
	 *
	 * @var Dovetail_Blocks_Posted_Form|null
	 */
	private static $posted = null;

	/**
	 * The form as it is sent.
	 *
	 * @return Dovetail_Blocks_Posted_Form
	 */
	public static function posted() {
		if ( null === self::$posted ) {
			self::$posted = new Dovetail_Blocks_Posted_Form(
				self::NUMBER,
				array( 'dovetail_email', 'dovetail_website', 'dovetail_consent', 'dovetail_signature', 'dovetail_post' ),
				array( __CLASS__, 'subscribe' )
			);
		}
		return self::$posted;
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
	 * What the visitor's script says when the site does not answer.
	 *
	 * @return string
	 */
	public static function failure() {
		return __( 'Your address could not be sent. It is still here: try again in a moment.', 'dovetail-blocks' );
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
	 * @param array<string, string> $fields By name.
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function subscribe( $fields ) {
		$email    = trim( $fields['dovetail_email'] );
		$consent  = $fields['dovetail_consent'];
		$post_id  = (int) $fields['dovetail_post'];
		$problems = Dovetail_Blocks_Posted_Form::problems();
		if ( strlen( implode( '', $fields ) ) > Dovetail_Blocks_Posted_Form::LARGEST ) {
			return self::error( 'subscription_too_large', __( 'This is too much text for a subscription. Nothing was stored.', 'dovetail-blocks' ), 413 );
		}
		if ( '' !== $fields['dovetail_website'] ) {
			return self::error( 'subscription_refused', __( 'Your address was not stored: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $email ) {
			return self::error( 'subscription_no_email', $problems['empty'], 400 );
		}
		if ( ! self::is_address( $email ) ) {
			return self::error( 'subscription_invalid_email', $problems['invalid'], 400 );
		}
		if ( ! hash_equals( self::sign( $consent, $post_id ), $fields['dovetail_signature'] ) ) {
			return self::error( 'subscription_old_page', __( 'Your address was not stored: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ), 409 );
		}
		$refusal = self::too_many();
		return $refusal ? $refusal : self::once( $email, $consent, $post_id );
	}

	/**
	 * Counts a request.
	 *
	 * @return WP_Error|null Why it is one too many; null when it is not.
	 */
	private static function too_many(): ?WP_Error {
		/**
		 * How often one client may subscribe in an hour.
		 *
		 * @param int $most 10 by default; three times as often in a day.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_subscription_limit', self::MOST_OF_CLIENT );
		/**
		 * How many addresses the site takes in a day, whoever sends them: a bound on what a thousand computers can have it
		 * mail to strangers.
		 *
		 * @param int $most 2,000 by default.
		 */
		$of_all  = (int) apply_filters( 'dovetail_blocks_subscription_site_limit', self::MOST_A_DAY );
		$client  = Dovetail_Blocks_Ledger::client();
		$in_hour = Dovetail_Blocks_Ledger::count( 'subscription_' . $client, $most, HOUR_IN_SECONDS );
		if ( false === $in_hour ) {
			return self::error( 'subscription_too_many', __( 'Your address was not stored: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 429 );
		}
		$in_day = $in_hour ? Dovetail_Blocks_Ledger::count( 'subscribers-day_' . $client, $most * self::TIMES_A_DAY, DAY_IN_SECONDS ) : null;
		if ( false === $in_day ) {
			return self::error( 'subscription_too_many', __( 'Your address was not stored: too many addresses have come from your connection today. Try again tomorrow.', 'dovetail-blocks' ), 429 );
		}
		$in_site = $in_day ? Dovetail_Blocks_Ledger::count( 'subscribers-site', $of_all, DAY_IN_SECONDS ) : null;
		if ( false === $in_site ) {
			return self::error( 'subscription_too_many', __( 'Your address was not stored: this site has got too many addresses today. Try again tomorrow.', 'dovetail-blocks' ), 429 );
		}
		return $in_site ? null : self::no_store();
	}

	/**
	 * Stores an address unless another request is doing so at this moment, as when a button is pressed twice: then this one
	 * waits for it, and stores and sends nothing.
	 *
	 * @param string $email   A valid address.
	 * @param string $consent HTML.
	 * @param int    $post_id The post with the form; 0 for none.
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function once( $email, $consent, $post_id ) {
		/**
		 * Whether an address has to be confirmed by a link that is sent to it. Where the law asks for proof, leave it on.
		 *
		 * @param bool $is_confirmed True by default.
		 */
		$is_asked = (bool) apply_filters( 'dovetail_blocks_subscription_double_opt_in', true );
		$name     = 'subscriber_' . wp_hash( strtolower( $email ) );
		$claimed  = Dovetail_Blocks_Ledger::claim( $name, self::CLAIM_SECONDS );
		if ( null === $claimed ) {
			return self::no_store();
		}
		if ( ! $claimed ) {
			Dovetail_Blocks_Ledger::wait( $name, self::PATIENCE );
			if ( ! Dovetail_Blocks_Subscription_Subscribers::find( $email ) ) {
				return self::no_store();
			}
			return $is_asked ? self::asked( $email ) : self::subscribed( $email );
		}
		try {
			return $is_asked ? self::ask_first( $email, $consent, $post_id ) : self::take_at_once( $email, $consent, $post_id );
		} finally {
			Dovetail_Blocks_Ledger::release( $name );
		}
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
		$mailbox = Dovetail_Blocks_Subscription_Mailbox::of( $email );
		$may_ask = Dovetail_Blocks_Subscription_Mailbox::refuses( $mailbox ) ? false : Dovetail_Blocks_Subscription_Mailbox::may_ask( $mailbox );
		if ( null === $may_ask ) {
			return self::no_store();
		}
		if ( ! $may_ask ) {
			// Nobody's inbox is filled by somebody else; what was sent before still works.
			return self::asked( $email );
		}
		$result = self::store_and_ask( $email, $consent, $post_id );
		if ( is_wp_error( $result ) ) {
			Dovetail_Blocks_Subscription_Mailbox::was_not_asked( $mailbox );
		}
		return $result;
	}

	/**
	 * Stores an address that waits for its owner, and sends the mail.
	 *
	 * @param string $email   A valid address.
	 * @param string $consent HTML.
	 * @param int    $post_id The post with the form; 0 for none.
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function store_and_ask( $email, $consent, $post_id ) {
		$known = Dovetail_Blocks_Subscription_Subscribers::find( $email );
		if ( $known && Dovetail_Blocks_Subscription_Subscribers::ACTIVE === $known->post_status ) {
			return Dovetail_Blocks_Subscription_Mail::reassure( $known ) ? self::asked( $email ) : self::no_mail();
		}
		if ( $known && Dovetail_Blocks_Subscription_Subscribers::confirms_until( $known ) < time() ) {
			// Its days are over: it begins anew.
			Dovetail_Blocks_Subscription_Subscribers::remove( $known->ID );
			$known = null;
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
		return self::asked( $email );
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
		if ( Dovetail_Blocks_Subscription_Mailbox::refuses( Dovetail_Blocks_Subscription_Mailbox::of( $email ) ) ) {
			return self::subscribed( $email );
		}
		$known   = Dovetail_Blocks_Subscription_Subscribers::find( $email );
		$is_kept = $known
			? Dovetail_Blocks_Subscription_Subscribers::confirm( $known )
			: null !== Dovetail_Blocks_Subscription_Subscribers::add( $email, $consent, $post_id, true );
		return $is_kept ? self::subscribed( $email ) : self::no_store();
	}

	/**
	 * The answer when a mail is on its way.
	 *
	 * @param string $email An address.
	 * @return array{status: string, message: string}
	 */
	private static function asked( $email ) {
		return array(
			'status'  => 'pending',
			/* translators: %s: an e-mail address. */
			'message' => sprintf( __( 'Almost done: a message is on its way to %s. Open it and follow the link in it. If it does not come, look among the unwanted mail.', 'dovetail-blocks' ), $email ),
		);
	}

	/**
	 * The answer when an address counts.
	 *
	 * @param string $email An address.
	 * @return array{status: string, message: string}
	 */
	private static function subscribed( $email ) {
		return array(
			'status'  => 'subscribed',
			/* translators: %s: an e-mail address. */
			'message' => sprintf( __( 'You are subscribed: new posts will be sent to %s.', 'dovetail-blocks' ), $email ),
		);
	}

	/**
	 * Whether an address can be written to.
	 *
	 * @param string $email What was typed.
	 * @return bool
	 */
	private static function is_address( $email ) {
		return strlen( $email ) <= Dovetail_Blocks_Posted_Form::LONGEST_ADDRESS && is_email( $email ) === $email && 1 === preg_match( '~^[\x21-\x7E]{1,64}@[a-z0-9.-]+\.[a-z][a-z0-9-]*[a-z0-9]\z~i', $email );
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
