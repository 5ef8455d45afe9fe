<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the reports that email services send about emails after they accepted them. Returns only addresses that will
 * never work, and people who reported an email as spam. Full mailboxes and other temporary problems are left out,
 * because the services retry them.
 */
final class Bounce_Report {
	/** Maximum number of events that are read from one report. */
	const MAX_EVENTS = 2000;

	/**
	 * Maps the names of Brevo's and SendGrid's events to their meaning. Brevo has two names for a complaint. SendGrid
	 * also calls a temporary rejection a bounce, with the type `blocked`.
	 */
	const EVENTS = array(
		'hard_bounce'   => 'bounce',
		'invalid_email' => 'bounce',
		'bounce'        => 'bounce',
		'spam'          => 'complaint',
		'complaint'     => 'complaint',
		'spamreport'    => 'complaint',
	);

	/**
	 * Maps Mailgun's reasons for permanent failures to their meaning. Other reasons are left out: Mailgun stopped trying,
	 * or the person unsubscribed there.
	 */
	const MAILGUN_REASONS = array(
		'bounce'             => 'bounce',
		'suppress-bounce'    => 'bounce',
		'suppress-complaint' => 'complaint',
	);

	/** Postmark's types of bounces that are permanent. */
	const POSTMARK_BOUNCES = array( 'HardBounce', 'BadEmailAddress' );

	/**
	 * Parses a report.
	 *
	 * @param string $body Request body: one event, or a list of events.
	 * @return array{email: string, reason: string, is_complaint: bool}[] One item per address and event, in the order of the report. Unknown events are left out.
	 */
	public static function parse( string $body ): array {
		$json  = Json::decode( $body, true, 20 );
		$items = array();
		foreach ( is_array( $json ) && wp_is_numeric_array( $json ) ? array_slice( $json, 0, self::MAX_EVENTS ) : array( $json ) as $event ) {
			if ( is_array( $event ) ) {
				array_push( $items, ...self::items( $event ) );
			}
		}
		return array_slice( $items, 0, self::MAX_EVENTS );
	}

	/**
	 * Returns the URL that confirms to Amazon SNS that this site wants the reports of a topic; empty if this is not
	 * such a request. The host belongs to Amazon.
	 */
	public static function confirmation_url( string $body ): string {
		$json = Json::decode( $body, true, 20 );
		$url  = is_array( $json ) && 'SubscriptionConfirmation' === ( $json['Type'] ?? '' ) ? self::text( $json, 'SubscribeURL' ) : '';
		return preg_match( '~^https://sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?/\?~D', $url ) ? $url : '';
	}

	/** @return array{email: string, reason: string, is_complaint: bool}[] */
	private static function items( array $event ): array {
		if ( isset( $event['RecordType'] ) ) {
			return self::postmark( $event );
		}
		if ( is_array( $event['event-data'] ?? null ) ) {
			return self::mailgun( $event['event-data'] );
		}
		if ( isset( $event['event'] ) ) {
			$meaning = 'blocked' === ( $event['type'] ?? '' ) ? '' : self::EVENTS[ self::text( $event, 'event' ) ] ?? '';
			return self::item( $meaning, self::text( $event, 'email' ), self::text( $event, 'reason' ) );
		}
		if ( 'Notification' === ( $event['Type'] ?? '' ) ) {
			$event = Json::decode( self::text( $event, 'Message' ), true, 20 );
		}
		return is_array( $event ) ? self::amazon( $event ) : array();
	}

	private static function postmark( array $event ): array {
		$type    = self::text( $event, 'Type' );
		$meaning = in_array( $type, self::POSTMARK_BOUNCES, true ) ? 'bounce' : '';
		return self::item( 'SpamComplaint' === $type ? 'complaint' : $meaning, self::text( $event, 'Email' ), self::text( $event, 'Description' ) );
	}

	private static function mailgun( array $event ): array {
		$meaning = 'failed' === ( $event['event'] ?? '' ) && 'permanent' === ( $event['severity'] ?? '' ) ? self::MAILGUN_REASONS[ self::text( $event, 'reason' ) ] ?? '' : '';
		$status  = (array) ( $event['delivery-status'] ?? array() );
		return self::item( 'complained' === ( $event['event'] ?? '' ) ? 'complaint' : $meaning, self::text( $event, 'recipient' ), self::text( $status, 'message' ) ?: self::text( $status, 'description' ) );
	}

	/** Reads an event of Amazon SES. The name of the field with the type depends on how the owner set up the reports. */
	private static function amazon( array $event ): array {
		$type   = $event['notificationType'] ?? $event['eventType'] ?? '';
		$bounce = (array) ( $event['bounce'] ?? array() );
		if ( 'Bounce' === $type && 'Permanent' === ( $bounce['bounceType'] ?? '' ) ) {
			return self::recipients( 'bounce', $bounce['bouncedRecipients'] ?? null );
		}
		return 'Complaint' === $type ? self::recipients( 'complaint', ( (array) ( $event['complaint'] ?? array() ) )['complainedRecipients'] ?? null ) : array();
	}

	/** @param mixed $recipients The list of recipients in the report. */
	private static function recipients( string $meaning, $recipients ): array {
		$items = array();
		foreach ( is_array( $recipients ) ? $recipients : array() as $recipient ) {
			if ( is_array( $recipient ) ) {
				array_push( $items, ...self::item( $meaning, self::text( $recipient, 'emailAddress' ), self::text( $recipient, 'diagnosticCode' ) ) );
			}
		}
		return $items;
	}

	/** Returns a list with one item; empty without a meaning or an address. */
	private static function item( string $meaning, string $email, string $reason ): array {
		return '' === $meaning || '' === $email ? array() : array( compact( 'email', 'reason' ) + array( 'is_complaint' => 'complaint' === $meaning ) );
	}

	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
