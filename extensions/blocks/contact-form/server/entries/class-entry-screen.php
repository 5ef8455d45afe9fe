<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Site_Time;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Shows an entry with its notes in place of the list, and handles the actions on the entry. Messages cannot be edited.
 * Users who may read the entry can read and add notes. Only the author of a note and administrators can delete the
 * note. Visitors never see notes. Deleting an entry deletes its notes.
 */
final class Entry_Screen {
	/** Admin action that handles the links for actions on an entry. */
	const ACTION = 'dovetail_blocks_entry';

	/** Types of fields that a reply does not quote: the visitor's contact details, and consents. */
	const UNQUOTED_TYPES = array( 'name', 'email', 'telephone', 'consent' );

	/** Maximum number of characters that a reply quotes, because mail programs truncate long URLs. */
	const MAX_QUOTE_LENGTH = 500;

	/** Admin action that handles the form and the links for notes. */
	const NOTE_ACTION = 'dovetail_blocks_entry_note';

	/** Maximum number of notes per entry, and of characters per note. */
	const MAX_NOTES       = 100;
	const MAX_NOTE_LENGTH = 2000;

	/** The entry of this request; see `Entries::decode()`. */
	private static array $entry = array();

	/**
	 * Returns the URL of an entry.
	 *
	 * @param array<string, string> $list Filters of the list, kept for the previous and next entries, and for returning after an action.
	 */
	public static function address( int $id, array $list = array() ): string {
		return Entries_Screen::address( array( 'entry' => $id ) + $list );
	}

	/**
	 * Returns the URL of an action on an entry.
	 *
	 * @param string $action `mail`, or an action of `Entries_Screen::act_on()`.
	 * @return string Unescaped URL.
	 */
	public static function action_address( int $id, string $action ): string {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'do'       => $action,
				'entry'    => $id,
				'_wpnonce' => wp_create_nonce( self::ACTION . $id ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Returns an entry. Ends the request if the user may not read the entry.
	 *
	 * @return array Entry from `Entries::decode()`.
	 */
	public static function find( int $id ): array {
		$entry = Entries::read( $id );
		if ( ! $entry || ! Capabilities::may_read( $entry['source'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		return $entry;
	}

	/** Performs the action that a link requests. */
	public static function act(): void {
		$id = isset( $_GET['entry'] ) ? (int) $_GET['entry'] : 0;
		check_admin_referer( self::ACTION . $id );
		self::find( $id );
		$action = isset( $_GET['do'] ) ? sanitize_key( $_GET['do'] ) : '';
		$from   = (string) wp_get_referer();
		wp_parse_str( (string) wp_parse_url( $from, PHP_URL_QUERY ), $query );
		// Keep the filters of the list from which the user opened the entry.
		$list = Entries_Query::kept( $query );
		if ( 'not_spam' === $action ) {
			// The entry is no longer in the list of spam.
			unset( $list[ Entries_Query::VIEW ] );
		}
		$back = '' === $from || isset( $query['entry'] ) ? Entries_Screen::address( $list ) : $from;
		if ( 'mail' === $action ) {
			Outbox::resend( $id );
			$back = self::address( $id, $list );
		} else {
			$back = in_array( $action, array( 'replied', 'not_replied' ), true ) ? self::address( $id, $list ) : $back;
			$back = Entries_Screen::report( $back, $action, Entries_Screen::act_on( $action, array( $id ) ), array( $id ) );
		}
		wp_safe_redirect( $back );
		exit;
	}

	/** Loads the entry to show. */
	public static function load( int $id ): void {
		self::$entry = self::find( $id );
		Entries::set_read( array( $id ), true );
		$GLOBALS['title'] = __( 'Form entry', 'dovetail-blocks' ); // As every screen of WordPress does.
	}

	/** Prints the entry of this request. */
	public static function draw(): void {
		self::print_entry( self::$entry, Entries_Query::kept( wp_unslash( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only selects the list for the links.
	}

	/**
	 * @param array                 $entry Entry from `Entries::decode()`.
	 * @param array<string, string> $list Filters of the list; see `address()`.
	 */
	private static function print_entry( array $entry, array $list ): void {
		$id = $entry['id'];
		echo '<div class="wrap dovetail-entry"><div class="dovetail-entry__head">';
		printf( '<h1 dir="auto">%s</h1>', Answers::html( Entry_Fields::sender( $entry ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		self::print_ways( $entry, $list );
		$page = Mail::page( $entry['page'] );
		printf(
			'</div><hr class="wp-header-end"><p class="description">%s</p>',
			sprintf(
				/* translators: 1: date and time, 2: title of a post, 3: subject of a form. */
				esc_html__( 'Sent on %1$s from the form in: %2$s (%3$s)', 'dovetail-blocks' ),
				esc_html( Site_Time::date_and_time( $entry['sent'] ) ),
				// The URL of a form that is on many pages, or of a page with a query, says more than the title.
				sprintf( '<a href="%s">%s</a>', esc_url( $page ), esc_html( $entry['source'] && get_permalink( $entry['source'] ) === $page ? Content_Source::title( $entry['source'] ) : $page ) ),
				esc_html( Mail::plain_subject( $entry ) )
			)
		);
		self::print_report( $entry, wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only selects a message.
		if ( Entries::SPAM === $entry['state'] ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( Spam::sentence( $entry['held'] ) ) );
		}
		foreach ( Outbox::failures( $id ) as $what => $sentence ) {
			printf(
				'<div class="notice notice-error"><p>%s%s</p></div>',
				esc_html( $sentence ),
				Outbox::MAIL === $what ? sprintf( ' <a href="%s">%s</a>', esc_url( self::action_address( $id, 'mail' ) ), esc_html__( 'Resend email', 'dovetail-blocks' ) ) : ''
			);
		}
		echo '<dl>';
		foreach ( $entry['answers'] as $answer ) {
			$words = Answers::in_full( $answer );
			printf( '<dt>%s</dt><dd dir="auto">%s</dd>', Answers::html( $answer['label'] ), '' === $words ? '–' : self::linked( $answer, Answers::html( $words ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		echo '</dl>';
		self::print_actions( $entry );
		self::print_notes( $id );
		echo '</div>';
	}

	/** Prints the message about a completed action, and whether the entry is marked as replied. */
	private static function print_report( array $entry, array $request ): void {
		/* translators: %s: date and time. */
		$state = $entry['replied'] ? sprintf( __( 'Marked as replied on %s.', 'dovetail-blocks' ), Site_Time::date_and_time( $entry['replied'] ) ) : __( 'Marked as not replied.', 'dovetail-blocks' );
		if ( in_array( $request[ Entries_Screen::DONE ] ?? '', array( 'replied', 'not_replied' ), true ) ) {
			printf( '<div class="notice notice-success is-dismissible"><p>%s</p></div>', esc_html( $state ) );
			return;
		}
		Entries_Screen::print_report( $request );
		if ( $entry['replied'] ) {
			printf( '<p><strong>%s</strong></p>', esc_html( $state ) );
		}
	}

	/**
	 * Returns an answer as HTML, with phone numbers and email addresses as links.
	 *
	 * @param string $html Escaped answer.
	 */
	private static function linked( array $answer, string $html ): string {
		$value   = is_string( $answer['value'] ) ? $answer['value'] : '';
		$address = 'email' === $answer['type'] && Email::is_valid( $value ) ? self::mailto( $value ) : '';
		$address = 'telephone' === $answer['type'] ? self::tel( $value ) : $address;
		return '' === $address ? $html : sprintf( '<a href="%s">%s</a>', esc_attr( $address ), $html );
	}

	/** Returns the `tel:` URL of a phone number without its extension. Empty for a number with letters or codes. */
	private static function tel( string $number ): string {
		$number = (string) preg_replace_callback( '~(?![\x00-\x7f])\p{Nd}~u', array( __CLASS__, 'digit' ), str_replace( '＋', '+', $number ) );
		$number = (string) preg_replace( '~(?:(?<!\p{L})(?:ext(?:ension)?|x)[ .]*[0-9]+|[,;#].*)\z~iu', '', $number );
		$number = (string) preg_replace( '~(?<=.)[(\x{ff08}]0[)\x{ff09}]|[\p{Pd}\x{2212} ().\/\x{ff08}\x{ff09}\x{ff0e}\x{ff0f}]~u', '', $number );
		return preg_match( '~^\+?[0-9]{3,20}\z~', $number ) ? 'tel:' . $number : '';
	}

	/**
	 * Returns the value of a digit of any script. In Unicode, the ten digits of a script are consecutive, and may
	 * directly follow the digits of another script.
	 *
	 * @param string[] $found Match of a regular expression: the digit.
	 */
	private static function digit( array $found ): string {
		$code  = mb_ord( $found[0], 'UTF-8' );
		$start = $code;
		while ( preg_match( '~\p{Nd}~u', mb_chr( $start - 1, 'UTF-8' ) ) ) {
			--$start;
		}
		return (string) ( ( $code - $start ) % 10 );
	}

	private static function mailto( string $email ): string {
		list( $local, $domain ) = explode( '@', $email );
		return 'mailto:' . rawurlencode( $local ) . '@' . $domain;
	}

	/** Returns the query of a `mailto:` URL with the subject and the quoted answers. */
	private static function quote( array $entry ): string {
		$answers = array();
		foreach ( $entry['answers'] as $answer ) {
			$words     = in_array( $answer['type'], self::UNQUOTED_TYPES, true ) ? '' : Answers::words( $answer );
			$answers[] = '' === $words ? '' : Answers::heading( $answer, 80 ) . ' ' . $words;
		}
		$text  = implode( "\n", array_filter( $answers, 'strlen' ) );
		$text  = mb_strlen( $text, 'UTF-8' ) > self::MAX_QUOTE_LENGTH ? mb_substr( $text, 0, self::MAX_QUOTE_LENGTH, 'UTF-8' ) . '…' : $text;
		$lines = array_map( static fn( string $line ): string => rtrim( '> ' . $line ), explode( "\n", $text ) );
		/* translators: %s: subject of a message. */
		$subject = sprintf( __( 'Re: %s', 'dovetail-blocks' ), Answers::line( Mail::plain_subject( $entry ), Mail::MAX_SUBJECT_LENGTH ) );
		return '?subject=' . rawurlencode( $subject ) . ( '' === $text ? '' : '&body=' . rawurlencode( "\r\n\r\n" . implode( "\r\n", $lines ) ) );
	}

	/**
	 * Prints links to all entries, and to the newer and the older entry of the list.
	 *
	 * @param array                 $entry Entry from `Entries::decode()`.
	 * @param array<string, string> $list  Filters of the list; see `address()`.
	 */
	private static function print_ways( array $entry, array $list ): void {
		$views     = array(
			Entries::SPAM  => 'spam',
			Entries::TRASH => 'trash',
		);
		// The state decides, because the entry may have been moved since the list was opened.
		$view      = $views[ $entry['state'] ] ?? ( in_array( Entries_Query::view( $list ), $views, true ) ? '' : Entries_Query::view( $list ) );
		$neighbors = array_filter( Entries_Query::neighbors( $entry['id'], array( Entries_Query::VIEW => $view ) + $list ) );
		$labels    = array(
			'newer' => __( 'Newer entry', 'dovetail-blocks' ),
			'older' => __( 'Older entry', 'dovetail-blocks' ),
		);
		printf( '<div class="dovetail-entry__ways"><a class="button" href="%s">%s</a>', esc_url( Entries_Screen::address() ), esc_html__( 'All entries', 'dovetail-blocks' ) );
		foreach ( $neighbors as $way => $neighbor ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( self::address( $neighbor, $list ) ), esc_html( $labels[ $way ] ) );
		}
		echo '</div>';
	}

	/** @param array $entry Entry from `Entries::decode()`. */
	private static function print_actions( array $entry ): void {
		$id        = $entry['id'];
		$email     = Answers::first( $entry['answers'], 'email' );
		$can_reply = Email::is_valid( $email );
		$link      = static function ( string $address, string $label, string $name = 'button' ): void {
			printf( '<a class="%s" href="%s">%s</a>', esc_attr( $name ), esc_url( $address ), esc_html( $label ) );
		};
		echo '<p class="dovetail-entry__actions">';
		if ( $can_reply ) {
			/* translators: %s: an email address. */
			printf( '<a class="button button-primary" href="%s">%s</a>', esc_attr( self::mailto( $email ) . self::quote( $entry ) ), esc_html( sprintf( __( 'Reply to %s', 'dovetail-blocks' ), $email ) ) );
		}
		if ( Entries::SPAM === $entry['state'] ) {
			$link( self::action_address( $id, 'not_spam' ), __( 'Not spam', 'dovetail-blocks' ) );
		} elseif ( Entries::INBOX === $entry['state'] ) {
			$link( self::action_address( $id, $entry['replied'] ? 'not_replied' : 'replied' ), $entry['replied'] ? __( 'Mark as not replied', 'dovetail-blocks' ) : __( 'Mark as replied', 'dovetail-blocks' ) );
			$link( self::action_address( $id, 'unread' ), __( 'Mark as unread', 'dovetail-blocks' ) );
			$link( self::action_address( $id, 'spam' ), __( 'Mark as spam', 'dovetail-blocks' ) );
		}
		if ( Entries::TRASH !== $entry['state'] && EMPTY_TRASH_DAYS ) {
			$link( self::action_address( $id, 'trash' ), __( 'Move to Trash', 'dovetail-blocks' ), 'submitdelete' );
		} else {
			$link( self::action_address( $id, 'delete' ), __( 'Delete permanently', 'dovetail-blocks' ), 'submitdelete' );
		}
		echo '</p>';
		if ( $can_reply && Entries::INBOX === $entry['state'] && ! $entry['replied'] ) {
			printf( '<p class="description">%s</p>', esc_html__( 'Your reply opens in your email program. Once you have sent it, mark this entry as replied.', 'dovetail-blocks' ) );
		}
	}

	/**
	 * Returns the notes of an entry, the oldest first. A note is stored as a line of JSON, so that a single statement
	 * can add or delete it.
	 *
	 * @return array<string, array{user: int, time: int, text: string, line: string}> Notes by number.
	 */
	public static function notes( int $entry ): array {
		$notes = array();
		foreach ( explode( "\n", (string) Database::value( 'SELECT notes FROM {entries} WHERE id = %d', array( $entry ) ) ) as $line ) {
			$note = json_decode( $line, true );
			if ( is_array( $note ) ) {
				$notes[ $note['id'] ] = $note + compact( 'line' );
			}
		}
		return $notes;
	}

	/**
	 * Adds a note by the current user.
	 *
	 * @param string $text Text of the note.
	 * @return bool Whether the note was added. False if the text is empty or the entry already has `MAX_NOTES` notes.
	 */
	public static function add_note( int $entry, string $text ): bool {
		$text = mb_substr( Answers::clean( $text ), 0, self::MAX_NOTE_LENGTH, 'UTF-8' );
		if ( '' === $text || count( self::notes( $entry ) ) >= self::MAX_NOTES ) {
			return false;
		}
		$note = array(
			'id'   => bin2hex( random_bytes( 8 ) ),
			'user' => get_current_user_id(),
			'time' => time(),
			'text' => $text,
		);
		return Database::execute( "UPDATE {entries} SET notes = CONCAT( COALESCE( notes, '' ), %s ) WHERE id = %d", array( wp_json_encode( $note, Entries::JSON ) . "\n", $entry ) ) > 0;
	}

	/** Deletes a note, if the current user may. */
	public static function delete_note( int $entry, string $note ): void {
		$notes = self::notes( $entry );
		if ( isset( $notes[ $note ] ) && self::may_delete_note( $notes[ $note ] ) ) {
			Database::execute( "UPDATE {entries} SET notes = REPLACE( notes, %s, '' ) WHERE id = %d", array( $notes[ $note ]['line'] . "\n", $entry ) );
		}
	}

	/** Handles the form that adds a note, and the links that delete one. */
	public static function act_on_note(): void {
		$entry = isset( $_REQUEST['entry'] ) ? (int) $_REQUEST['entry'] : 0;
		check_admin_referer( self::NOTE_ACTION . $entry );
		self::find( $entry );
		$back = self::address( $entry ) . '#dovetail-notes';
		if ( isset( $_POST['note'] ) && is_string( $_POST['note'] ) ) {
			if ( self::add_note( $entry, wp_unslash( $_POST['note'] ) ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- add_note() cleans it.
				// Show the top of the screen, which has the message.
				$back = Entries_Screen::report( self::address( $entry ), 'note', 1 );
			}
		} elseif ( isset( $_GET['delete'] ) ) {
			self::delete_note( $entry, sanitize_key( $_GET['delete'] ) );
		}
		wp_safe_redirect( $back );
		exit;
	}

	/** Prints the notes of an entry, and a form for adding a note. */
	public static function print_notes( int $entry ): void {
		$notes = self::notes( $entry );
		printf( '<section class="dovetail-entry__notes" id="dovetail-notes" aria-labelledby="dovetail-notes-title"><h2 id="dovetail-notes-title">%s</h2>', esc_html__( 'Notes', 'dovetail-blocks' ) );
		echo $notes ? '<ul>' : '';
		foreach ( $notes as $id => $note ) {
			self::print_note( $entry, (string) $id, $note );
		}
		echo $notes ? '</ul>' : '';
		if ( count( $notes ) < self::MAX_NOTES ) {
			printf(
				'<form method="post" action="%1$s"><input type="hidden" name="action" value="%2$s"><input type="hidden" name="entry" value="%3$d">%4$s<label for="dovetail-note">%5$s</label><textarea id="dovetail-note" name="note" rows="3" maxlength="%6$d" required dir="auto"></textarea><button class="button">%7$s</button></form>',
				esc_url( admin_url( 'admin-post.php' ) ),
				esc_attr( self::NOTE_ACTION ),
				(int) $entry,
				wp_nonce_field( self::NOTE_ACTION . $entry, '_wpnonce', false, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- HTML from WordPress.
				esc_html__( 'Add a note. Only people who can read this entry see it.', 'dovetail-blocks' ),
				(int) self::MAX_NOTE_LENGTH,
				esc_html__( 'Add note', 'dovetail-blocks' )
			);
		}
		echo '</section>';
	}

	/** @param array{user: int, time: int, text: string} $note The note. */
	private static function print_note( int $entry, string $id, array $note ): void {
		$user = get_userdata( (int) $note['user'] );
		printf(
			'<li><p dir="auto">%s</p><span class="description">%s</span>',
			Answers::html( (string) $note['text'] ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			esc_html(
				sprintf(
					/* translators: 1: name of a person, 2: date and time. */
					__( '%1$s, %2$s', 'dovetail-blocks' ),
					$user ? $user->display_name : __( 'Deleted user', 'dovetail-blocks' ),
					Site_Time::date_and_time( (int) $note['time'] )
				)
			)
		);
		if ( self::may_delete_note( $note ) ) {
			$address = add_query_arg(
				array(
					'action'   => self::NOTE_ACTION,
					'entry'    => $entry,
					'delete'   => $id,
					'_wpnonce' => wp_create_nonce( self::NOTE_ACTION . $entry ),
				),
				admin_url( 'admin-post.php' )
			);
			printf( ' <a class="submitdelete" href="%s">%s</a>', esc_url( $address ), esc_html__( 'Delete note', 'dovetail-blocks' ) );
		}
		echo '</li>';
	}

	/** @param array{user: int} $note The note. */
	private static function may_delete_note( array $note ): bool {
		return get_current_user_id() === (int) $note['user'] || current_user_can( 'manage_options' );
	}
}
