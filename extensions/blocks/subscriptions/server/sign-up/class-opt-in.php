<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Stores an address together with a pending delivery of its confirmation email, and sends the email. Messages never
 * reveal who has subscribed or opted out.
 */
final class Opt_In {
	/** Types of emails: to a subscriber, or to the site owner about a new subscriber. */
	const CONFIRM            = 'confirm';
	const ALREADY_SUBSCRIBED = 'reassure';
	const WELCOME            = 'welcome';
	const NOTICE             = 'notice';

	/** Maximum seconds to wait for a request that is emailing the same address, and microseconds between checks. */
	const WAIT_SECONDS      = 5;
	const POLL_MICROSECONDS = 100000;

	/**
	 * Stores an address. If two requests send the same address, for example after a double click, the second request
	 * waits and sends no email.
	 *
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function store_once( string $email, string $consent, int $post_id ) {
		try {
			return self::requires_confirmation() ? self::invite( $email, $consent, $post_id ) : self::take_at_once( $email, $consent, $post_id );
		} catch ( Database_Error $error ) {
			return self::no_store();
		}
	}

	/**
	 * Returns the response of `store_once()` to a new address, without storing anything.
	 *
	 * @return array{status: string, message: string}
	 */
	public static function response_to_new_address( string $email ): array {
		return self::requires_confirmation() ? self::asked( $email ) : self::subscribed( $email );
	}

	private static function requires_confirmation(): bool {
		/**
		 * Filters whether subscribers must confirm their address with a link in an email. Keep this on where the law
		 * requires proof of consent.
		 *
		 * @param bool $is_confirmed Whether a confirmation is required. Default true.
		 */
		return (bool) apply_filters( 'dovetail_blocks_subscription_double_opt_in', true );
	}

	/**
	 * Sends the confirmation email again, unless the person opted out or the address has reached its email limit.
	 *
	 * @return string Result: `asked`, `early` (over the limit or opted out), `expired` or `failed`.
	 */
	public static function ask_again( array $subscriber ): string {
		if ( Subscribers::confirms_until( $subscriber ) < time() ) {
			return 'expired';
		}
		$promise = self::promise( $subscriber['email'], $subscriber['consent'], $subscriber['post'] );
		if ( ! $promise ) {
			return 'early';
		}
		return self::deliver( $promise ) ? 'asked' : 'failed';
	}

	/**
	 * Stores an unconfirmed address and a pending delivery of its confirmation email in one transaction. Stores nothing
	 * if the person opted out or the address has reached its email limit. `deliver()` then sends the email, or deletes
	 * the delivery if sending fails.
	 *
	 * @param int  $post_id     The post with the form; 0 if the address was not entered here.
	 * @param bool $is_imported Whether the person agreed elsewhere.
	 * @return array{id: int, email: string, kind: string, is_new: bool}|null The stored delivery; null if no email should be sent.
	 */
	public static function promise( string $email, string $consent, int $post_id, bool $is_imported = false ): ?array {
		$mailbox = Mailbox::of( $email );
		if ( Mailbox::refuses( $mailbox ) || ! Mailbox::is_below_email_limit( $mailbox ) ) {
			return null;
		}
		$known = Subscribers::find( $email );
		return Database::transaction(
			static function () use ( $email, $consent, $post_id, $is_imported, $known ): ?array {
				$kind = $known && Subscribers::ACTIVE === $known['status'] ? self::ALREADY_SUBSCRIBED : self::CONFIRM;
				// An address that bounced stays as it is until its owner confirms, because anybody can enter it.
				if ( $known && Subscribers::PENDING === $known['status'] ) {
					if ( Subscribers::confirms_until( $known ) < time() ) {
						// The deadline for confirming has passed, so treat this as a new subscription.
						Subscribers::remove( $known['id'] );
						$known = null;
					} else {
						Subscribers::renew( $known['id'], $consent, $post_id );
					}
				}
				$subscriber = $known ?? Subscribers::add( $email, $consent, $post_id, false, $is_imported );
				if ( ! $subscriber ) {
					// Another request has just stored the address and sends the email.
					return null;
				}
				$id = $subscriber['id'];
				Deliveries::drop( Subscribers::TYPE, $id, $kind );
				Deliveries::promise( Subscribers::TYPE, $id, $kind );
				return compact( 'id', 'email', 'kind' ) + array( 'is_new' => ! $known );
			}
		);
	}

	/**
	 * Sends the email of a pending delivery. If sending fails, deletes the delivery and the data stored with it. If PHP
	 * crashes before that, the queue sends the email.
	 *
	 * @param array         $promise Stored delivery from `promise()`.
	 * @param callable|null $undo    Reverts the data stored with the delivery, in the same transaction.
	 * @return bool Whether the mailer has accepted an email, now or from another request.
	 */
	public static function deliver( array $promise, ?callable $undo = null ): bool {
		Deliveries::wake( Deliveries::LEASE_SECONDS );
		$state = Deliveries::attempt( Subscribers::TYPE, $promise['id'], $promise['kind'] );
		if ( null === $state ) {
			// The background job has claimed the delivery and sends the email.
			return self::wait_for( $promise['email'] );
		}
		if ( 'done' === $state ) {
			return true;
		}
		Database::transaction(
			static function () use ( $promise, $undo ): void {
				if ( $promise['is_new'] ) {
					Subscribers::remove( $promise['id'] );
				} else {
					Deliveries::drop( Subscribers::TYPE, $promise['id'], $promise['kind'] );
				}
				if ( $undo ) {
					$undo();
				}
			}
		);
		// Another request may have sent an email at the same time.
		return ! Mailbox::is_below_email_limit( Mailbox::of( $promise['email'] ) );
	}

	/**
	 * Performs a delivery; see `Deliveries::handle()`. Counts the email against the mailbox's limit before sending it.
	 *
	 * @return true|\WP_Error
	 */
	public static function send( int $id, string $kind ) {
		$subscriber = Subscribers::get( $id );
		$is_due     = $subscriber && ( self::CONFIRM === $kind ) === ( Subscribers::ACTIVE !== $subscriber['status'] );
		if ( ! $is_due || ( self::CONFIRM === $kind && Subscribers::confirms_until( $subscriber ) < time() ) ) {
			return true;
		}
		if ( self::WELCOME === $kind || self::NOTICE === $kind ) {
			return self::result( self::WELCOME === $kind ? Mail::welcome( $subscriber ) : Mail::report( $subscriber ) );
		}
		$mailbox = Mailbox::of( $subscriber['email'] );
		if ( Mailbox::refuses( $mailbox ) ) {
			return true;
		}
		if ( ! Mailbox::may_ask( $mailbox ) ) {
			return new \WP_Error( 'early', '', array( 'retry_after' => Mailbox::MIN_INTERVAL_SECONDS ) );
		}
		$problem = '';
		try {
			$problem = self::CONFIRM === $kind ? Mail::send_confirmation_request( $subscriber ) : Mail::send_already_subscribed( $subscriber );
		} finally {
			if ( null !== $problem ) {
				Mailbox::undo_request_count( $mailbox );
			}
		}
		return self::result( $problem );
	}

	/**
	 * Whether an email of the given type may be sent again if the result of an attempt is unknown. The mailbox's limit
	 * still applies.
	 */
	public static function is_repeatable( string $kind ): bool {
		return self::CONFIRM === $kind;
	}

	/**
	 * Deletes the delivery of a sent email. The delivery of a failed email stays, and the list of subscribers shows it.
	 */
	public static function forget_sent( int $id, string $kind, array $delivery ): void {
		if ( 'done' === $delivery['state'] ) {
			Deliveries::drop( Subscribers::TYPE, $id, $kind );
		}
	}

	/**
	 * Returns why emails to the given subscribers failed for good, or a note that they may have arrived.
	 *
	 * @param int[] $ids Subscriber IDs.
	 * @return array<int, string> Reasons by subscriber ID, without subscribers who have none.
	 */
	public static function problems( array $ids ): array {
		$where = array(
			'record' => $ids,
			'state'  => array( 'failed', 'unknown' ),
		);
		return $ids ? array_column( Deliveries::find_all( Subscribers::TYPE, $where ), 'problem', 'record' ) : array();
	}

	/**
	 * Stores an unconfirmed address and sends a confirmation email. The result does not reveal whether the address was
	 * already subscribed.
	 *
	 * @return array{status: string, message: string}|WP_Error
	 */
	private static function invite( string $email, string $consent, int $post_id ) {
		$promise = self::promise( $email, $consent, $post_id );
		return ( $promise ? self::deliver( $promise ) : self::wait_for( $email ) ) ? self::asked( $email ) : self::no_mail();
	}

	/**
	 * Waits until no other request is sending an email to an address.
	 *
	 * @return bool True if an email was sent or must not be sent.
	 */
	private static function wait_for( string $email ): bool {
		$mailbox = Mailbox::of( $email );
		if ( Mailbox::refuses( $mailbox ) ) {
			return true;
		}
		$end = microtime( true ) + self::WAIT_SECONDS;
		while ( self::is_sending( $email ) && microtime( true ) < $end ) {
			usleep( self::POLL_MICROSECONDS );
		}
		// Do not send a second email, so that nobody can flood another person's inbox. The link in the first email
		// still works.
		return ! Mailbox::is_below_email_limit( $mailbox );
	}

	/** Whether another request is about to email an address. */
	private static function is_sending( string $email ): bool {
		$subscriber = Subscribers::find( $email );
		foreach ( $subscriber ? Deliveries::of( Subscribers::TYPE, $subscriber['id'] ) : array() as $delivery ) {
			if ( 'sending' === $delivery['state'] || ( 'waiting' === $delivery['state'] && $delivery['due'] <= time() ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Stores an address as confirmed, without a confirmation email.
	 *
	 * @return array{status: string, message: string}
	 */
	private static function take_at_once( string $email, string $consent, int $post_id ): array {
		$mailbox = Mailbox::of( $email );
		if ( Mailbox::refuses( $mailbox ) ) {
			return self::subscribed( $email );
		}
		$known = Subscribers::find( $email );
		if ( $known ) {
			Database::transaction(
				static function () use ( $known, $consent, $post_id ): void {
					if ( Subscribers::confirm( $known ) ) {
						Subscribers::renew( $known['id'], $consent, $post_id );
					}
				}
			);
			return self::subscribed( $email );
		}
		Database::transaction(
			static function () use ( $email, $consent, $post_id, $mailbox ): void {
				Subscribers::add( $email, $consent, $post_id, true );
				Mailbox::clear_unsubscribed( $mailbox );
			}
		);
		return self::subscribed( $email );
	}

	/**
	 * @param string|null $problem Reason why the mailer rejected the email; null if the mailer accepted it.
	 * @return true|\WP_Error
	 */
	private static function result( ?string $problem ) {
		return null === $problem ? true : new \WP_Error( 'mailer', $problem );
	}

	/**
	 * Returns the response for a sent confirmation email.
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

	/** @return array{status: string, message: string} */
	private static function subscribed( string $email ): array {
		return array(
			'status'  => 'subscribed',
			/* translators: %s: an email address. */
			'message' => sprintf( __( 'You are subscribed. New posts and news will be sent to %s.', 'dovetail-blocks' ), $email ),
		);
	}

	/** Returns the response for a database error. */
	public static function no_store(): \WP_Error {
		return Posted_Form::refusal( 'subscription_not_stored', __( 'You are not subscribed because the site could not store your address. Try again in a moment.', 'dovetail-blocks' ), 503 );
	}

	private static function no_mail(): \WP_Error {
		return Posted_Form::refusal( 'subscription_no_mail', __( 'You are not subscribed because the site could not send you an email. Try again in a moment.', 'dovetail-blocks' ), 500 );
	}
}
