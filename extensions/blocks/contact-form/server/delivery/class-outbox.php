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
 * Delivers an entry: by email to the recipients of the form and to who wrote, to the CRM and to mailing lists. What is to
 * be delivered is stored with the entry (`Deliveries`). Emails are tried in the request of the visitor; the queue does the
 * rest, and tries again with growing pauses what failed.
 */
final class Outbox {
	/** Type of the deliveries. */
	const TYPE = 'form';

	/** Whom an entry goes to: the recipients of the form, who wrote, other plugins, the CRM, or a list, whose ID follows. */
	const MAIL  = 'mail';
	const REPLY = 'reply';
	const HOOK  = 'hook';
	const CRM   = 'crm';
	const LIST  = 'list-';

	/** Deliveries that the visitor's request tries. The queue does the others. */
	const AT_ONCE = array( self::MAIL, self::REPLY, self::HOOK );

	/** Seconds after which the queue looks after a message whose request should have delivered it by then. */
	const BACKUP_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Returns whom a message goes to: whom the author chose, of those who take something now.
	 *
	 * @param array      $content See `Entries::content()`.
	 * @param array|null $schema  The form; null where it is not known any more, and with it who else was to get the entry.
	 * @return string[]
	 */
	public static function kinds( array $content, ?array $schema ): array {
		$kinds = array( self::MAIL );
		if ( $schema && '' !== Reply::address( $content, $schema ) ) {
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
	 * Stores whom an entry goes to. Call it in the transaction that stores the entry.
	 *
	 * @param string[] $kinds See `kinds()`. What was delivered or given up before stays so.
	 */
	public static function promise( int $entry, array $kinds ): void {
		foreach ( $kinds as $kind ) {
			Deliveries::promise( self::TYPE, $entry, $kind );
		}
	}

	/**
	 * Withdraws deliveries that are waiting.
	 *
	 * @param int[] $entries
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
	 * Has the queue look after what is going to be stored, should this request end before it is delivered.
	 *
	 * @param string[] $kinds See `kinds()`.
	 */
	public static function wake_later( array $kinds ): void {
		if ( $kinds ) {
			Deliveries::wake( self::BACKUP_DELAY_SECONDS );
		}
	}

	/**
	 * Sends the emails of an entry and tells other plugins, and has the queue do the rest.
	 *
	 * @param string[] $kinds See `kinds()`.
	 */
	public static function deliver( int $entry, array $kinds ): void {
		foreach ( array_intersect( $kinds, self::AT_ONCE ) as $kind ) {
			Deliveries::attempt( self::TYPE, $entry, $kind );
		}
		if ( array_diff( $kinds, self::AT_ONCE ) ) {
			self::wake();
		}
	}

	/** Has the queue deliver what waits. */
	public static function wake(): void {
		Deliveries::wake();
	}

	/** Sends the email about an entry again, at the request of a person. */
	public static function resend( int $entry ): void {
		Deliveries::retry( self::TYPE, $entry, self::MAIL );
		Deliveries::attempt( self::TYPE, $entry, self::MAIL );
	}

	/**
	 * Delivers an entry. For `Deliveries`.
	 *
	 * @param string $kind See `kinds()`.
	 * @param array  $row  See `Deliveries::of()`.
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
			return Reply::send( $entry, $row['tries'] );
		}
		if ( self::HOOK === $kind ) {
			return self::tell( $entry, Schema::find( $entry['form'] ) );
		}
		if ( self::is_hosted() ) {
			return true;
		}
		return self::CRM === $kind ? Crm::hand_over( self::contact( $entry ), $id ) : Mailing_Lists::add( self::list_id( $kind ), self::person( $entry ) );
	}

	/** Whether a second delivery makes no second mail: a CRM and a list get the same key at every try. */
	public static function is_repeatable( string $kind ): bool {
		return ! in_array( $kind, self::AT_ONCE, true );
	}

	/**
	 * Returns what went wrong with an entry.
	 *
	 * @return array<string, string> Sentences by kind.
	 */
	public static function troubles( int $entry ): array {
		return self::troubles_of( array( $entry ) )[ $entry ] ?? array();
	}

	/**
	 * Returns what went wrong with entries.
	 *
	 * @param int[] $entries
	 * @return array<int, array<string, string>> Sentences by entry and kind.
	 */
	public static function troubles_of( array $entries ): array {
		$troubles = array();
		$rows     = $entries ? Database::rows( 'SELECT record, kind, state, problem FROM {deliveries} WHERE type = %s AND record IN ( ' . Database::places( $entries ) . " ) AND tries > 0 AND state IN ( 'waiting', 'failed', 'unknown' ) ORDER BY id", array_merge( array( self::TYPE ), $entries ) ) : array();
		foreach ( $rows as $row ) {
			$troubles[ (int) $row['record'] ][ $row['kind'] ] = self::sentence( $row['kind'], $row['state'], Plain_Text::of_html( (string) $row['problem'], 300, '…' ) );
		}
		return $troubles;
	}

	/**
	 * Tells other plugins of a message.
	 *
	 * @param array|null $schema The form; null where it is not known any more.
	 * @return true|\WP_Error
	 */
	private static function tell( array $entry, ?array $schema ) {
		try {
			if ( $schema ) {
				/**
				 * Runs once for each message that was stored and is not spam: after the emails, in the visitor's
				 * request or, if that request ended early, in the queue. Add your callback in every request.
				 *
				 * @param int   $entry  Number of the entry.
				 * @param array $values Answers by field key: plain text, or a list of it.
				 * @param array $schema The form: `source` (post ID, or 0), `subject`, `fields` and more.
				 */
				do_action( 'dovetail_blocks_form_accepted', $entry['id'], array_column( $entry['answers'], 'value', 'key' ), $schema );
			}
			return true;
		} catch ( \Throwable $error ) {
			// Another try would call those again that were called before it.
			error_log( sprintf( 'Dovetail Blocks: dovetail_blocks_form_accepted: %s', $error->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nobody sees it otherwise.
			return new \WP_Error( 'exception', '', array( 'permanent' => true ) );
		}
	}

	/** Whether this is the hosted type of site, which has no plugins to hand anything to, and no panel to choose in. */
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

	/** Whether the visitor left an address and agreed to news in that very field. */
	private static function agrees_to_news( array $content ): bool {
		return '' !== Answers::first( $content['answers'], 'email' ) && '' !== Answers::news_consent( $content['answers'] );
	}

	/** Returns whom to add to a mailing list: see `Mailing_Lists::all()`. */
	private static function person( array $entry ): array {
		return array(
			'email'   => Answers::first( $entry['answers'], 'email' ),
			'name'    => Answers::first( $entry['answers'], 'name' ),
			'consent' => Answers::news_consent( $entry['answers'] ),
			'post'    => $entry['source'],
			'key'     => self::key( $entry['id'] ),
		);
	}

	/** The same at every try, so that a lost answer makes no second contact. */
	private static function key( int $entry ): string {
		return substr( Secret::sign( 'form entry', home_url() . '|' . $entry ), 0, 32 );
	}

	/** Returns the ID of a list. */
	private static function list_id( string $kind ): string {
		return substr( $kind, strlen( self::LIST ) );
	}

	/**
	 * Returns the message about a failed delivery.
	 *
	 * @param string $state   Of the delivery: `waiting`, `failed` or `unknown`.
	 * @param string $problem Why, plain text; may be empty.
	 */
	private static function sentence( string $kind, string $state, string $problem ): string {
		$is_over = 'waiting' !== $state;
		if ( self::MAIL === $kind ) {
			return 'unknown' === $state
				? __( 'The server ended while it sent the email about this entry, so the email may have arrived. The entry itself is safe.', 'dovetail-blocks' )
				: Mail::sentence( $problem );
		}
		if ( self::REPLY === $kind ) {
			return 'unknown' === $state
				? __( 'The server ended while it sent the automatic reply to this message, so the reply may have arrived.', 'dovetail-blocks' )
				: __( 'The automatic reply to this message could not be sent.', 'dovetail-blocks' );
		}
		if ( self::HOOK === $kind ) {
			return __( 'Another plugin that handles messages may not have handled this one, because an error stopped it. Check there. The entry itself is safe.', 'dovetail-blocks' );
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
