<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers an entry: emails the form's recipients, sends a confirmation to the sender, and passes the entry to the CRM
 * and mailing lists. Deliveries are stored with the entry (see `Deliveries`). The visitor's request sends the emails.
 * The queue handles the remaining deliveries, and retries failed ones with increasing delays.
 */
final class Outbox {
	const TYPE = 'form';

	/**
	 * Types of delivery: to the form's recipients, the sender, other plugins, the CRM, or a mailing list. `LIST` is
	 * followed by the ID of the mailing list.
	 */
	const MAIL  = 'mail';
	const REPLY = 'reply';
	const HOOK  = 'hook';
	const CRM   = 'crm';
	const LIST  = 'list-';

	/** Deliveries that the visitor's request attempts. The queue handles all others. */
	const AT_ONCE = array( self::MAIL, self::REPLY, self::HOOK );

	/** Seconds after which the queue delivers a new message, in case the visitor's request did not. */
	const BACKUP_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Returns the deliveries that a message needs: the email to the recipients, and all others that are enabled and
	 * possible.
	 *
	 * @param array      $content Content of an entry; see `Entries::content()`.
	 * @param array|null $schema  Schema of the form; null if the form no longer exists. Only the email to the recipients is then possible.
	 * @return string[]
	 */
	public static function kinds( array $content, ?array $schema ): array {
		$kinds = array( self::MAIL );
		if ( $schema && '' !== Mail::reply_address( $content, $schema ) ) {
			$kinds[] = self::REPLY;
		}
		if ( $schema && has_action( 'dovetail_blocks_form_accepted' ) ) {
			$kinds[] = self::HOOK;
		}
		if ( ! $schema || self::is_hosted() ) {
			return $kinds;
		}
		if ( $schema['crm'] && Crm::takes() ) {
			$kinds[] = self::CRM;
		}
		$lists = self::agrees_to_news( $content ) ? array_intersect( $schema['lists'] ?? array(), array_keys( Mailing_Lists::all() ) ) : array();
		foreach ( array_unique( $lists ) as $list ) {
			$kinds[] = self::LIST . $list;
		}
		return $kinds;
	}

	/**
	 * Stores the deliveries of an entry. Must run in the transaction that stores the entry.
	 *
	 * @param string[] $kinds Types of delivery; see `kinds()`. Deliveries that already succeeded or failed permanently are not changed.
	 */
	public static function promise( int $entry, array $kinds ): void {
		foreach ( $kinds as $kind ) {
			Deliveries::promise( self::TYPE, $entry, $kind );
		}
	}

	/**
	 * Cancels the pending deliveries of entries.
	 *
	 * @param int[] $entries IDs of the entries.
	 */
	public static function withdraw( array $entries ): void {
		Database::delete(
			'deliveries',
			array(
				'type'   => self::TYPE,
				'record' => $entries,
				'state'  => 'waiting',
			)
		);
	}

	/**
	 * Schedules the queue before a message is stored, in case PHP dies before delivering it.
	 *
	 * @param string[] $kinds Types of delivery; see `kinds()`.
	 */
	public static function wake_later( array $kinds ): void {
		if ( $kinds ) {
			Deliveries::wake( self::BACKUP_DELAY_SECONDS );
		}
	}

	/**
	 * Sends the emails of an entry, notifies other plugins, and leaves the remaining deliveries to the queue.
	 *
	 * @param string[] $kinds Types of delivery; see `kinds()`.
	 */
	public static function deliver( int $entry, array $kinds ): void {
		foreach ( array_intersect( $kinds, self::AT_ONCE ) as $kind ) {
			Deliveries::attempt( self::TYPE, $entry, $kind );
		}
		if ( array_diff( $kinds, self::AT_ONCE ) ) {
			self::wake();
		}
	}

	/** Starts the queue, which processes pending deliveries. */
	public static function wake(): void {
		Deliveries::wake();
	}

	/** Sends the email about an entry again, at a user's request. */
	public static function resend( int $entry ): void {
		Deliveries::retry( self::TYPE, $entry, self::MAIL );
		Deliveries::attempt( self::TYPE, $entry, self::MAIL );
	}

	/**
	 * Performs a delivery. Called by `Deliveries`.
	 *
	 * @param string $kind Type of delivery; see `kinds()`.
	 * @param array  $row  Row of the delivery; see `Deliveries::of()`.
	 * @return true|\WP_Error
	 */
	public static function send( int $id, string $kind, array $row ) {
		$entry = Entries::read( $id );
		if ( ! $entry ) {
			return true;
		}
		if ( self::MAIL === $kind ) {
			return Mail::send( $entry );
		}
		if ( self::REPLY === $kind ) {
			return Mail::send_reply( $entry, $row['tries'] );
		}
		if ( self::HOOK === $kind ) {
			return self::tell( $entry, Schema::find( $entry['form'] ) );
		}
		if ( self::is_hosted() ) {
			return true;
		}
		return self::CRM === $kind ? Crm::hand_over( self::contact( $entry ), $id ) : Mailing_Lists::add( self::list_id( $kind ), self::person( $entry ) );
	}

	/**
	 * Whether a delivery can safely be repeated. The CRM and mailing lists recognize a repeated delivery by its key.
	 */
	public static function is_repeatable( string $kind ): bool {
		return ! in_array( $kind, self::AT_ONCE, true );
	}

	/**
	 * Returns the failed deliveries of an entry.
	 *
	 * @return array<string, string> Messages by type of delivery.
	 */
	public static function failures( int $entry ): array {
		return self::failures_of_entries( array( $entry ) )[ $entry ] ?? array();
	}

	/**
	 * Returns the failed deliveries of several entries.
	 *
	 * @param int[] $entries IDs of the entries.
	 * @return array<int, array<string, string>> Messages by entry ID and type of delivery.
	 */
	public static function failures_of_entries( array $entries ): array {
		$troubles = array();
		$rows     = $entries ? Database::rows( 'SELECT record, kind, state, problem FROM {deliveries} WHERE type = %s AND record IN ( ' . Database::places( $entries ) . " ) AND tries > 0 AND state IN ( 'waiting', 'failed', 'unknown' ) ORDER BY id", array_merge( array( self::TYPE ), $entries ) ) : array();
		foreach ( $rows as $row ) {
			$troubles[ (int) $row['record'] ][ $row['kind'] ] = self::sentence( $row['kind'], $row['state'], Plain_Text::of_html( (string) $row['problem'], 300, '…' ) );
		}
		return $troubles;
	}

	/**
	 * @param array|null $schema Schema of the form; null if it no longer exists.
	 * @return true|\WP_Error
	 */
	private static function tell( array $entry, ?array $schema ) {
		try {
			if ( $schema ) {
				/**
				 * Fires once for each stored message that is not spam, after the emails. Usually fires in the visitor's
				 * request, or in a later request of the queue if that request ended early. Add your callback in every
				 * request.
				 *
				 * @param int   $entry  ID of the entry.
				 * @param array $values Answers by field key: a string of plain text, or a list of strings.
				 * @param array $schema The form: `source` (post ID, or 0), `subject`, `fields` and more.
				 */
				do_action( 'dovetail_blocks_form_accepted', $entry['id'], array_column( $entry['answers'], 'value', 'key' ), $schema );
			}
			return true;
		} catch ( \Throwable $error ) {
			// Do not retry, because callbacks that have already run would run again.
			error_log( sprintf( 'Dovetail Blocks: dovetail_blocks_form_accepted: %s', $error->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the error appears nowhere else.
			return new \WP_Error( 'exception', '', array( 'permanent' => true ) );
		}
	}

	/** Whether this site is hosted. A hosted site has no plugins that receive messages, and no panel for them. */
	private static function is_hosted(): bool {
		return 'simple' === Settings::get( 'site_type' );
	}

	/**
	 * Returns the contact data of an entry: see `Crm::hand_over()`.
	 *
	 * @return array<string, mixed>
	 */
	private static function contact( array $entry ): array {
		$first   = static fn( $type ) => Answers::first( $entry['answers'], $type );
		$answers = array();
		foreach ( $entry['answers'] as $answer ) {
			$answers[] = array(
				'type'  => $answer['type'],
				'label' => $answer['label'],
				'value' => Answers::for_machines( $answer ) ?? Answers::words( $answer ),
			);
		}
		return array(
			'key'     => self::key( $entry['id'] ),
			'email'   => $first( 'email' ),
			'name'    => $first( 'name' ),
			'phone'   => $first( 'telephone' ),
			'website' => $first( 'url' ),
			'subject' => Mail::own_subject( $entry ),
			'page'    => Mail::page( $entry['page'] ),
			'answers' => $answers,
		);
	}

	/** Whether the visitor entered an email address and checked the newsletter consent. */
	private static function agrees_to_news( array $content ): bool {
		return '' !== Answers::first( $content['answers'], 'email' ) && '' !== Answers::news_consent( $content['answers'] );
	}

	/** Returns the person to add to a mailing list; see `Mailing_Lists::all()`. */
	private static function person( array $entry ): array {
		return array(
			'email'   => Answers::first( $entry['answers'], 'email' ),
			'name'    => Answers::first( $entry['answers'], 'name' ),
			'consent' => Answers::news_consent( $entry['answers'] ),
			'post'    => $entry['source'],
			'key'     => self::key( $entry['id'] ),
		);
	}

	/**
	 * Returns the idempotency key of an entry. It never changes, so a retry after a lost response does not create a
	 * second contact.
	 */
	private static function key( int $entry ): string {
		return substr( Secret::sign( 'form entry', home_url() . '|' . $entry ), 0, 32 );
	}

	private static function list_id( string $kind ): string {
		return substr( $kind, strlen( self::LIST ) );
	}

	/**
	 * @param string $state   State of the delivery: `waiting`, `failed` or `unknown`.
	 * @param string $problem Reason, as plain text; may be empty.
	 */
	private static function sentence( string $kind, string $state, string $problem ): string {
		$is_over = 'waiting' !== $state;
		if ( self::MAIL === $kind ) {
			return 'unknown' === $state
				? __( 'The server stopped while sending the email about this entry, so the email may have arrived. The entry itself is safe.', 'dovetail-blocks' )
				: Mail::sentence( $problem );
		}
		if ( self::REPLY === $kind ) {
			return 'unknown' === $state
				? __( 'The server stopped while sending the automatic reply to this message, so the reply may have arrived.', 'dovetail-blocks' )
				: __( 'The automatic reply to this message could not be sent.', 'dovetail-blocks' );
		}
		if ( self::HOOK === $kind ) {
			return __( 'An error stopped another plugin that handles messages, so it may not have received this one. Check that plugin. The entry itself is safe.', 'dovetail-blocks' );
		}
		if ( self::CRM === $kind ) {
			$sentence = $is_over
				? __( 'This entry could not be added to the CRM.', 'dovetail-blocks' )
				: __( 'This entry could not be added to the CRM. It will be retried automatically.', 'dovetail-blocks' );
		} else {
			$list     = self::list_id( $kind );
			$sentence = sprintf(
				$is_over
					/* translators: %s: name of a mailing list. */
					? __( 'The address could not be added to the mailing list “%s”.', 'dovetail-blocks' )
					/* translators: %s: name of a mailing list. */
					: __( 'The address could not be added to the mailing list “%s”. It will be retried automatically.', 'dovetail-blocks' ),
				Mailing_Lists::all()[ $list ]['label'] ?? $list
			);
		}
		return trim( $sentence . ' ' . $problem );
	}
}
