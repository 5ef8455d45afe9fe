<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Internal notes of users on an entry. Users who may read the entry read and add notes; the author of a note and
 * administrators delete it. Visitors never see them, and they are deleted with their entry.
 */
final class Notes {
	/** Name of the admin action for the form and the links. */
	const ACTION = 'dovetail_blocks_entry_note';

	/** Maximum number of notes per entry, and of characters per note. */
	const MAX_NOTES  = 100;
	const MAX_LENGTH = 2000;

	/**
	 * Returns the notes of an entry, the oldest first. Each is stored as a line of JSON, so that a single statement can
	 * add or delete it.
	 *
	 * @return array<string, array{user: int, time: int, text: string, line: string}> By number.
	 */
	public static function of( int $entry ): array {
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
	 * @param string $text Plain text.
	 * @return bool Whether there was something to keep, and room for it.
	 */
	public static function add( int $entry, string $text ): bool {
		$text = mb_substr( Validator::clean( $text ), 0, self::MAX_LENGTH, 'UTF-8' );
		if ( '' === $text || count( self::of( $entry ) ) >= self::MAX_NOTES ) {
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
	public static function delete( int $entry, string $note ): void {
		$notes = self::of( $entry );
		if ( isset( $notes[ $note ] ) && self::may_delete( $notes[ $note ] ) ) {
			Database::execute( "UPDATE {entries} SET notes = REPLACE( notes, %s, '' ) WHERE id = %d", array( $notes[ $note ]['line'] . "\n", $entry ) );
		}
	}

	/** Performs the action of the form or a link. */
	public static function act(): void {
		$entry = isset( $_REQUEST['entry'] ) ? (int) $_REQUEST['entry'] : 0;
		check_admin_referer( self::ACTION . $entry );
		Entry_Screen::find( $entry );
		if ( isset( $_POST['note'] ) && is_string( $_POST['note'] ) ) {
			self::add( $entry, wp_unslash( $_POST['note'] ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- add() cleans it.
		} elseif ( isset( $_GET['delete'] ) ) {
			self::delete( $entry, sanitize_key( $_GET['delete'] ) );
		}
		wp_safe_redirect( Entry_Screen::address( $entry ) . '#dovetail-notes' );
		exit;
	}

	/** Prints the notes of an entry, and the field for a new one. */
	public static function show( int $entry ): void {
		$notes = self::of( $entry );
		printf( '<section class="dovetail-entry__notes" id="dovetail-notes" aria-labelledby="dovetail-notes-title"><h2 id="dovetail-notes-title">%s</h2>', esc_html__( 'Notes', 'dovetail-blocks' ) );
		echo $notes ? '<ul>' : '';
		foreach ( $notes as $id => $note ) {
			self::show_one( $entry, (string) $id, $note );
		}
		echo $notes ? '</ul>' : '';
		if ( count( $notes ) < self::MAX_NOTES ) {
			printf(
				'<form method="post" action="%1$s"><input type="hidden" name="action" value="%2$s"><input type="hidden" name="entry" value="%3$d">%4$s<label for="dovetail-note">%5$s</label><textarea id="dovetail-note" name="note" rows="3" maxlength="%6$d" required dir="auto"></textarea><button class="button">%7$s</button></form>',
				esc_url( admin_url( 'admin-post.php' ) ),
				esc_attr( self::ACTION ),
				(int) $entry,
				wp_nonce_field( self::ACTION . $entry, '_wpnonce', false, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress.
				esc_html__( 'Add a note. Only people who can read this entry see it.', 'dovetail-blocks' ),
				(int) self::MAX_LENGTH,
				esc_html__( 'Add note', 'dovetail-blocks' )
			);
		}
		echo '</section>';
	}

	/**
	 * Prints a note.
	 *
	 * @param array{user: int, time: int, text: string} $note The note.
	 */
	private static function show_one( int $entry, string $id, array $note ): void {
		$user = get_userdata( (int) $note['user'] );
		printf(
			'<li><p dir="auto">%s</p><span class="description">%s</span>',
			Answers::html( (string) $note['text'] ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			esc_html(
				sprintf(
					/* translators: 1: name of a person, 2: date and time. */
					__( '%1$s, %2$s', 'dovetail-blocks' ),
					$user ? $user->display_name : __( 'Deleted user', 'dovetail-blocks' ),
					wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $note['time'] )
				)
			)
		);
		if ( self::may_delete( $note ) ) {
			$address = add_query_arg(
				array(
					'action'   => self::ACTION,
					'entry'    => $entry,
					'delete'   => $id,
					'_wpnonce' => wp_create_nonce( self::ACTION . $entry ),
				),
				admin_url( 'admin-post.php' )
			);
			printf( ' <a class="submitdelete" href="%s">%s</a>', esc_url( $address ), esc_html__( 'Delete note', 'dovetail-blocks' ) );
		}
		echo '</li>';
	}

	/**
	 * Whether the current user may delete a note.
	 *
	 * @param array{user: int} $note The note.
	 */
	private static function may_delete( array $note ): bool {
		return get_current_user_id() === (int) $note['user'] || current_user_can( 'manage_options' );
	}
}
