<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Record_Fields;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/** The fields of an entry, defined in `all()`. Lists and exports select fields by name. */
final class Entry_Fields {
	/** Fields of the list and the CSV file. In the CSV file, the answers follow. */
	const LIST = array( 'sender', 'message', 'form', 'sent' );
	const CSV  = array( 'moment', 'form', 'subject', 'page' );

	/** Fields that come before and after the answers in a personal data export. */
	const PERSONAL       = array( 'date', 'page' );
	const PERSONAL_AFTER = array( 'asked' );

	/** Types of answers that excerpts show without the label of their field. */
	const SELF_EXPLAINING = array( 'textarea', 'email', 'telephone', 'url' );

	/** Maximum number of characters of a label in an excerpt, so that it leaves room for the answer. */
	const MAX_LABEL_LENGTH = 30;

	/**
	 * Returns the fields with the given names.
	 *
	 * @param string[] $names Names of fields, such as one of the constants.
	 */
	public static function in( array $names ): Record_Fields {
		return new Record_Fields( self::all(), $names );
	}

	/**
	 * Returns all fields: the heading, a function for the text, and one for the HTML if it differs from the text.
	 *
	 * @return array<string, array{0: string, 1: callable, 2?: callable}>
	 */
	private static function all(): array {
		$titles = array();
		$title  = static function ( $entry ) use ( &$titles ) {
			$titles[ $entry['source'] ] ??= Content_Source::title( $entry['source'] );
			return $titles[ $entry['source'] ];
		};
		return array(
			'sender'  => array( __( 'Sender', 'dovetail-blocks' ), static fn( $entry ) => self::sender( $entry ), static fn( $entry ) => self::sender_html( $entry ) ),
			'message' => array( __( 'Message', 'dovetail-blocks' ), static fn( $entry ) => self::message( $entry, 120 ), static fn( $entry ) => Answers::html( self::message( $entry, 120 ) ) ),
			'form'    => array( __( 'Form', 'dovetail-blocks' ), $title, static fn( $entry ) => self::form_html( $entry ) ),
			'subject' => array( __( 'Subject', 'dovetail-blocks' ), static fn( $entry ) => Mail::own_subject( $entry ) ),
			'page'    => array( __( 'Page', 'dovetail-blocks' ), static fn( $entry ) => Mail::page( $entry['page'] ) ),
			'sent'    => array( __( 'Date', 'dovetail-blocks' ), static fn( $entry ) => Site_Time::date_and_time( $entry['sent'] ), static fn( $entry ) => Site_Time::html( $entry['sent'] ) ),
			'date'    => array( __( 'Date', 'dovetail-blocks' ), static fn( $entry ) => (string) wp_date( 'c', $entry['sent'] ) ),
			'moment'  => array( __( 'Sent', 'dovetail-blocks' ), static fn( $entry ) => (string) wp_date( 'Y-m-d H:i:s P', $entry['sent'] ) ),
			'asked'   => array( __( 'Sent to Akismet', 'dovetail-blocks' ), static fn( $entry ) => self::asked( $entry ), static fn( $entry ) => Answers::html( self::asked( $entry ) ) ),
		);
	}

	/** Whether an entry is unread. Entries in spam or the trash never are. */
	public static function is_unread( array $entry ): bool {
		return Entries::INBOX === $entry['state'] && ! $entry['is_read'];
	}

	/** Returns the sender's name. */
	public static function sender( array $entry ): string {
		$sender = Answers::sender( $entry['answers'] );
		return '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender;
	}

	/** Returns the sender as HTML, with the entry's failed deliveries. */
	private static function sender_html( array $entry ): string {
		$sender  = self::sender( $entry );
		$email   = Answers::first( $entry['answers'], 'email' );
		$name    = sprintf( '<strong dir="auto">%s</strong>', Answers::html( $sender ) );
		$address = Entry_Screen::address( $entry['id'], Entries_Query::kept( wp_unslash( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only selects the list for the previous and next entries.
		$html    = Entries::TRASH === $entry['state'] ? $name : sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( $address ), $name );
		if ( self::is_unread( $entry ) ) {
			$html .= sprintf( ' <span class="dovetail-entries__state">%s</span>', esc_html__( 'Unread', 'dovetail-blocks' ) );
		}
		if ( $entry['replied'] ) {
			$html .= sprintf( ' <span class="dovetail-entries__state is-replied">%s</span>', esc_html__( 'Replied', 'dovetail-blocks' ) );
		}
		if ( '' !== $email && $email !== $sender ) {
			$html .= '<br>' . esc_html( $email );
		}
		// Small screens show only this column, so it also contains the other values.
		$html .= sprintf( '<span class="dovetail-entries__when">%s<br>%s</span>', esc_html( Site_Time::date_and_time( $entry['sent'] ) ), Answers::html( self::message( $entry, 60 ) ) );
		foreach ( $entry['troubles'] ?? array() as $sentence ) {
			$html .= sprintf( '<br><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s', esc_html( $sentence ) );
		}
		return $html;
	}

	private static function form_html( array $entry ): string {
		$title   = esc_html( Content_Source::title( $entry['source'] ) );
		$link    = $entry['source'] ? get_edit_post_link( $entry['source'] ) : null;
		$subject = Mail::own_subject( $entry );
		return ( $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), $title ) : $title )
			. ( '' === $subject ? '' : '<br><span class="description">' . esc_html( $subject ) . '</span>' );
	}

	/** Returns the data about the visitor that was sent to Akismet. */
	private static function asked( array $entry ): string {
		return implode( "\n", array_filter( $entry['asked'], 'is_string' ) );
	}

	/**
	 * Returns an excerpt of the answers that say more than who the sender is, without check boxes. Without such answers,
	 * returns an excerpt of the others, such as a telephone number.
	 *
	 * @return string Plain text on one line.
	 */
	private static function message( array $entry, int $most ): string {
		$answers = $entry['answers'];
		$sender  = array( Answers::first( $answers, 'name' ), Answers::first( $answers, 'email' ) );
		$others  = array_filter( $answers, static fn( array $answer ): bool => ! in_array( $answer['value'], $sender, true ) );
		$message = self::joined( array_filter( $others, static fn( array $answer ): bool => ! in_array( $answer['type'], array( 'telephone', 'checkbox', 'consent' ), true ) ) );
		return Answers::line( '' === $message ? self::joined( $others ) : $message, $most );
	}

	private static function joined( array $answers ): string {
		return implode( ' · ', array_filter( array_map( array( __CLASS__, 'labeled' ), $answers ), 'strlen' ) );
	}

	/** Returns an answer after the label of its field, unless the answer explains itself. Empty without an answer. */
	private static function labeled( array $answer ): string {
		$words = Answers::words( $answer );
		return '' === $words || in_array( $answer['type'], self::SELF_EXPLAINING, true ) ? $words : ltrim( Answers::heading( $answer, self::MAX_LABEL_LENGTH ) . ' ' . $words );
	}
}
