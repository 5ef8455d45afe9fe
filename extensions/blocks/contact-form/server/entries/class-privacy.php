<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Settings;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Exports and erases a person's messages, deletes expired messages, and adds text to the privacy policy. */
final class Privacy {
	/** Number of entries per export step. */
	const PAGE = 200;

	/**
	 * Deletes entries that are older than the site's setting allows, even trashed ones. Also deletes other expired
	 * data.
	 */
	public static function sweep(): void {
		Schema::sweep();
		Spam::sweep();
		Spam::forget_visitors();
		if ( EMPTY_TRASH_DAYS ) {
			Entries::delete_all( 'state = %s AND trashed < %d', array( Entries::TRASH, time() - EMPTY_TRASH_DAYS * DAY_IN_SECONDS ) );
		}
		$days = (int) Settings::get( 'retention_days' );
		if ( $days > 0 ) {
			Entries::delete_all( 'sent < %d', array( time() - $days * DAY_IN_SECONDS ) );
		}
	}

	/**
	 * Suggests privacy policy text: where messages are stored, who receives them, how long they are kept, and which
	 * data a CRM and mailing lists get.
	 *
	 * @param array<string, string> $parts Sections of the policy: plain text by title.
	 * @return array<string, string>
	 */
	public static function suggest( $parts ) {
		$days      = (int) Settings::get( 'retention_days' );
		$sentences = array(
			__( 'When you send a form, we store what you entered, the page you sent it from and the time. We also email it to the people who run this site.', 'dovetail-blocks' ),
			$days <= 0
				? __( 'We keep your message until we no longer need it.', 'dovetail-blocks' )
				/* translators: %s: a number of days. */
				: sprintf( _n( 'We delete your message after %s day.', 'We delete your message after %s days.', $days, 'dovetail-blocks' ), number_format_i18n( $days ) ),
		);
		if ( Spam::has_akismet() ) {
			/* translators: %s: a number of days. */
			$sentences[] = sprintf( __( 'To detect spam, what you entered, your IP address and your browser’s identification are sent to Akismet. Your IP address is kept with the message for %s days to correct mistakes.', 'dovetail-blocks' ), number_format_i18n( Spam::REPORT_DAYS ) );
		}
		// Hosted sites have no CRM and no mailing lists, see `Outbox::kinds()`.
		$is_hosted = 'simple' === Settings::get( 'site_type' );
		$lists     = $is_hosted ? array() : array_column( Mailing_Lists::all(), 'label' );
		if ( ! $is_hosted && Crm::takes() ) {
			$sentences[] = __( 'What you entered is also stored in the CRM on this site, where we keep our contacts.', 'dovetail-blocks' );
		}
		if ( $lists ) {
			/* translators: %s: names of mailing lists, with commas between them. */
			$sentences[] = sprintf( __( 'If you agree in a form to receive news, your email address and name may be added to these mailing lists: %s.', 'dovetail-blocks' ), implode( ', ', $lists ) );
		}
		$sentences[] = __( 'To block spam bots, we count how often forms are sent from each internet connection. We keep these counts for at most two days and don’t store the IP address with them.', 'dovetail-blocks' );
		return array( __( 'Forms', 'dovetail-blocks' ) => implode( ' ', $sentences ) ) + $parts;
	}

	/** Adds form entries to the list of personal data types. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			'dovetail-blocks-forms' => array(
				'title' => __( 'Form entries', 'dovetail-blocks' ),
				'class' => self::class,
			),
		);
	}

	/**
	 * Exports a person's messages.
	 *
	 * @param int $page Page number, from 1.
	 * @return array{data: array[], done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		$entries = Entries::of_person( Email::lookup_key( $email ), self::PAGE, ( max( 1, (int) $page ) - 1 ) * self::PAGE );
		$fields  = Entry_Fields::in( Entry_Fields::PERSONAL );
		$after   = Entry_Fields::in( Entry_Fields::PERSONAL_AFTER );
		$data    = array();
		foreach ( $entries as $entry ) {
			$rows = $fields->pairs( $entry, true );
			foreach ( $entry['answers'] as $answer ) {
				$rows[] = array(
					'name'  => Answers::html( $answer['label'] ),
					'value' => nl2br( Answers::html( Answers::in_full( $answer ) ) ),
				);
			}
			if ( $entry['asked'] ) {
				array_push( $rows, ...$after->pairs( $entry, true ) );
			}
			$data[] = array(
				'group_id'    => 'dovetail-blocks-forms',
				'group_label' => __( 'Form entries', 'dovetail-blocks' ),
				'item_id'     => 'dovetail-entry-' . $entry['id'],
				'data'        => $rows,
			);
		}
		return array(
			'data' => $data,
			'done' => count( $entries ) < self::PAGE,
		);
	}

	/**
	 * Deletes a person's messages, `Entries::DELETE_PAGE` at a time. WordPress repeats the call until all are deleted.
	 *
	 * @return array{items_removed: int, items_retained: int, messages: string[], done: bool}
	 */
	public static function erase( string $email ): array {
		$ids     = Database::column( 'SELECT entry FROM {entry_people} WHERE person = %s ORDER BY entry LIMIT %d', array( Email::lookup_key( $email ), Entries::DELETE_PAGE ) );
		$removed = Entries::delete( array_map( 'intval', $ids ) );
		return array(
			'items_removed'  => $removed,
			'items_retained' => 0,
			'messages'       => array(),
			'done'           => $removed < Entries::DELETE_PAGE,
		);
	}
}
