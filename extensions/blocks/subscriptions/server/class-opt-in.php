<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Secret;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Stores an address and sends one confirmation email, also for concurrent requests. Messages never reveal who has
 * subscribed or opted out.
 */
final class Opt_In {
	/** Seconds after which another request may take over, and seconds to wait for a request in progress. */
	const CLAIM_SECONDS = 60;
	const PATIENCE      = 5;

	/**
	 * Stores an address unless another request is doing so, as after a double click: then this one waits for it, and
	 * stores and sends nothing.
	 *
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function once( string $email, string $consent, int $post_id ) {
		/**
		 * Whether an address has to be confirmed by a link that is sent to it. Where the law asks for proof, leave it on.
		 *
		 * @param bool $is_confirmed True by default.
		 */
		$is_asked = (bool) apply_filters( 'dovetail_blocks_subscription_double_opt_in', true );
		$name     = 'subscriber_' . Secret::sign( 'subscriber', strtolower( $email ) );
		$claimed  = Lock::claim( $name, self::CLAIM_SECONDS );
		if ( null === $claimed ) {
			return self::no_store();
		}
		if ( ! $claimed ) {
			Lock::wait_for_result( $name, self::PATIENCE );
			if ( ! Subscribers::find( $email ) ) {
				return self::no_store();
			}
			return $is_asked ? self::asked( $email ) : self::subscribed( $email );
		}
		try {
			return $is_asked ? self::invite( $email, $consent, $post_id ) : self::take_at_once( $email, $consent, $post_id );
		} finally {
			Lock::release( $name );
		}
	}

	/**
	 * Asks the owner of an unconfirmed address once more, as often as a mailbox may be written to.
	 *
	 * @return string `asked`, `early`, `expired` or `failed`.
	 */
	public static function ask_again( \WP_Post $subscriber ): string {
		$mailbox = Mailbox::of( Subscribers::email( $subscriber ) );
		if ( Subscribers::confirms_until( $subscriber ) < time() ) {
			return 'expired';
		}
		if ( Mailbox::refuses( $mailbox ) || ! Mailbox::may_ask( $mailbox ) ) {
			return 'early';
		}
		if ( Mail::ask( $subscriber ) ) {
			return 'asked';
		}
		Mailbox::was_not_asked( $mailbox );
		return 'failed';
	}

	/**
	 * Stores an unconfirmed address and sends a confirmation email, without the checks of the form. The result does not
	 * reveal who has subscribed before.
	 *
	 * @param int $post_id The post with the form; 0 if the address was not entered here.
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function invite( string $email, string $consent, int $post_id = 0 ) {
		$mailbox = Mailbox::of( $email );
		$may_ask = Mailbox::refuses( $mailbox ) ? false : Mailbox::may_ask( $mailbox );
		if ( null === $may_ask ) {
			return self::no_store();
		}
		if ( ! $may_ask ) {
			// Nobody can fill another person's inbox; the earlier email still works.
			return self::asked( $email );
		}
		$result = self::store_and_ask( $email, $consent, $post_id );
		if ( is_wp_error( $result ) ) {
			Mailbox::was_not_asked( $mailbox );
		}
		return $result;
	}

	/**
	 * Stores an address that waits for its owner, and sends the mail.
	 *
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function store_and_ask( string $email, string $consent, int $post_id ) {
		$known = Subscribers::find( $email );
		if ( $known && Subscribers::ACTIVE === $known->post_status ) {
			return Mail::reassure( $known ) ? self::asked( $email ) : self::no_mail();
		}
		if ( $known && Subscribers::confirms_until( $known ) < time() ) {
			// Its days are over: it begins anew.
			Subscribers::remove( $known->ID );
			$known = null;
		}
		$subscriber = $known ? $known : Subscribers::add( $email, $consent, $post_id, false );
		if ( ! $subscriber || ( $known && ! Subscribers::renew( $known, $consent, $post_id ) ) ) {
			return self::no_store();
		}
		if ( ! Mail::ask( $subscriber ) ) {
			if ( ! $known ) {
				Subscribers::remove( $subscriber->ID );
			}
			return self::no_mail();
		}
		return self::asked( $email );
	}

	/**
	 * Stores an address that counts at once.
	 *
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function take_at_once( string $email, string $consent, int $post_id ) {
		if ( Mailbox::refuses( Mailbox::of( $email ) ) ) {
			return self::subscribed( $email );
		}
		$known   = Subscribers::find( $email );
		$is_kept = $known
			? Subscribers::confirm( $known )
			: null !== Subscribers::add( $email, $consent, $post_id, true );
		Mailbox::come_back( Mailbox::of( $email ) );
		return $is_kept ? self::subscribed( $email ) : self::no_store();
	}

	/**
	 * The answer when a mail is on its way.
	 *
	 * @return array{status: string, message: string}
	 */
	private static function asked( string $email ): array {
		return array(
			'status'  => 'pending',
			/* translators: %s: an email address. */
			'message' => sprintf( __( 'Almost done! We sent an email to %s. Open it and follow the link to confirm. If it doesn’t arrive, check your spam folder.', 'dovetail-blocks' ), $email ),
		);
	}

	/**
	 * The answer when an address counts.
	 *
	 * @return array{status: string, message: string}
	 */
	private static function subscribed( string $email ): array {
		return array(
			'status'  => 'subscribed',
			/* translators: %s: an email address. */
			'message' => sprintf( __( 'You are subscribed. New posts will be sent to %s.', 'dovetail-blocks' ), $email ),
		);
	}

	/** The answer when the database refuses. */
	public static function no_store(): \WP_Error {
		return Posted_Form::refusal( 'subscription_not_stored', __( 'You are not subscribed because the site could not store your address. Try again in a moment.', 'dovetail-blocks' ), 500 );
	}

	/** The answer when no mail can be sent. */
	private static function no_mail(): \WP_Error {
		return Posted_Form::refusal( 'subscription_no_mail', __( 'You are not subscribed because the site could not send you an email. Try again in a moment.', 'dovetail-blocks' ), 500 );
	}
}
