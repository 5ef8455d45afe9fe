<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Shows an entry in place of the list, and handles its actions. Messages cannot be edited. */
final class Entry_Screen {
	/** Name of the admin action that handles the links. */
	const ACTION = 'dovetail_blocks_entry';

	/** Maximum number of characters that a reply quotes: mail programs cut long URLs. */
	const MAX_QUOTE_LENGTH = 500;

	/** The entry of this request, see `Entries::decode()`. */
	private static array $entry = array();

	/**
	 * Returns the URL of an entry.
	 *
	 * @param array<string, string> $list What the list was narrowed to: the way back, and to the entries before and behind.
	 */
	public static function address( int $id, array $list = array() ): string {
		return Entries_Screen::address( array( 'entry' => $id ) + $list );
	}

	/**
	 * Returns the URL of an action on an entry.
	 *
	 * @param string $action `mail`, or one of `Entries_Screen::act_on()`.
	 * @return string Not escaped.
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
	 * Returns an entry, and ends the request of a user who may not read it.
	 *
	 * @return array See `Entries::decode()`.
	 */
	public static function find( int $id ): array {
		$entry = Entries::read( $id );
		if ( ! $entry || ! Capabilities::may_read( $entry['source'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		return $entry;
	}

	/** Performs the action of a link. */
	public static function act(): void {
		$id = isset( $_GET['entry'] ) ? (int) $_GET['entry'] : 0;
		check_admin_referer( self::ACTION . $id );
		self::find( $id );
		$action = isset( $_GET['do'] ) ? sanitize_key( $_GET['do'] ) : '';
		$back   = (string) wp_get_referer();
		$back   = '' === $back || preg_match( '~[?&]entry=~', $back ) ? Entries_Screen::address() : $back;
		if ( 'mail' === $action ) {
			Outbox::resend( $id );
			$back = self::address( $id );
		} else {
			$back = Entries_Screen::report( $back, $action, Entries_Screen::act_on( $action, array( $id ) ), array( $id ) );
			$back = in_array( $action, array( 'replied', 'not_replied' ), true ) ? self::address( $id ) : $back;
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
		self::print_entry( self::$entry, Entries_Query::kept( wp_unslash( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only which list it is in.
	}

	/**
	 * Prints an entry.
	 *
	 * @param array                 $entry See `Entries::decode()`.
	 * @param array<string, string> $list See `address()`.
	 */
	private static function print_entry( array $entry, array $list ): void {
		$id = $entry['id'];
		echo '<div class="wrap dovetail-entry"><div class="dovetail-entry__head">';
		printf( '<h1 dir="auto">%s</h1>', Answers::html( Entry_Fields::sender( $entry ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		self::print_ways( $entry, $list );
		printf(
			'</div><p class="description">%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: date and time, 2: title of a post, 3: subject of a form. */
					__( 'Sent on %1$s from the form in: %2$s (%3$s)', 'dovetail-blocks' ),
					Entry_Fields::day( $entry ) . ' ' . Entry_Fields::hour( $entry ),
					Content_Source::title( $entry['source'] ),
					Mail::plain_subject( $entry )
				)
			)
		);
		if ( Entries::SPAM === $entry['state'] ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( Spam::sentence( $entry['held'] ) ) );
		}
		foreach ( Outbox::troubles( $id ) as $what => $sentence ) {
			printf(
				'<div class="notice notice-error"><p>%s%s</p></div>',
				esc_html( $sentence ),
				Outbox::MAIL === $what ? sprintf( ' <a href="%s">%s</a>', esc_url( self::action_address( $id, 'mail' ) ), esc_html__( 'Resend email', 'dovetail-blocks' ) ) : ''
			);
		}
		if ( $entry['replied'] ) {
			/* translators: %s: date and time. */
			printf( '<p><strong>%s</strong></p>', esc_html( sprintf( __( 'Marked as replied on %s.', 'dovetail-blocks' ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $entry['replied'] ) ) ) );
		}
		echo '<dl>';
		foreach ( $entry['answers'] as $answer ) {
			$words = Answers::in_full( $answer );
			printf( '<dt>%s</dt><dd dir="auto">%s</dd>', Answers::html( $answer['label'] ), '' === $words ? '–' : self::linked( $answer, Answers::html( $words ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		$page = Mail::page( $entry['page'] );
		printf( '<dt>%s</dt><dd><a href="%s">%s</a></dd></dl>', esc_html__( 'Page', 'dovetail-blocks' ), esc_url( $page ), esc_html( $page ) );
		self::print_actions( $entry, $list );
		Notes::show( $id );
		echo '</div>';
	}

	/**
	 * Returns an answer as a link that calls or writes, if it is a phone number or an email address.
	 *
	 * @param string $html The answer, escaped.
	 */
	private static function linked( array $answer, string $html ): string {
		$value   = is_string( $answer['value'] ) ? $answer['value'] : '';
		$number  = 'telephone' === $answer['type'] ? (string) preg_replace( '~(?<=.)\\(0\\)|[^0-9+]~', '', $value ) : '';
		$address = 'email' === $answer['type'] && Email::is_valid( $value ) ? self::mailto( $value ) : '';
		$address = preg_match( '~^\+?[0-9]{3,20}\z~', $number ) ? 'tel:' . $number : $address;
		return '' === $address ? $html : sprintf( '<a href="%s">%s</a>', esc_attr( $address ), $html );
	}

	/** Returns the URL that writes to an address. */
	private static function mailto( string $email ): string {
		list( $local, $domain ) = explode( '@', $email );
		return 'mailto:' . rawurlencode( $local ) . '@' . $domain;
	}

	/** Returns subject and quoted message of a reply, as the query of a `mailto:` URL. */
	private static function quote( array $entry ): string {
		$message = Answers::first( $entry['answers'], 'textarea' );
		$message = mb_strlen( $message, 'UTF-8' ) > self::MAX_QUOTE_LENGTH ? mb_substr( $message, 0, self::MAX_QUOTE_LENGTH, 'UTF-8' ) . '…' : $message;
		$lines   = preg_replace( '~^~', '> ', '' === $message ? array() : array_map( 'rtrim', explode( "\n", $message ) ) );
		/* translators: %s: subject of a message. */
		$subject = sprintf( __( 'Re: %s', 'dovetail-blocks' ), Answers::line( Mail::plain_subject( $entry ), Mail::MAX_SUBJECT_LENGTH ) );
		return '?subject=' . rawurlencode( $subject ) . ( $lines ? '&body=' . rawurlencode( "\r\n\r\n" . implode( "\r\n", $lines ) ) : '' );
	}

	/**
	 * Prints the links to the previous and next entries.
	 *
	 * @param array                 $entry See `Entries::decode()`.
	 * @param array<string, string> $list  See `address()`.
	 */
	private static function print_ways( array $entry, array $list ): void {
		$state     = array( Entries_Query::VIEW => Entries::SPAM === $entry['state'] ? 'spam' : '' );
		$neighbors = Entries::TRASH === $entry['state'] ? array() : array_filter( Entries_Query::neighbors( $entry['id'], $state + $list ) );
		$labels    = array(
			'newer' => __( 'Newer entry', 'dovetail-blocks' ),
			'older' => __( 'Older entry', 'dovetail-blocks' ),
		);
		echo $neighbors ? '<div class="dovetail-entry__ways">' : '';
		foreach ( $neighbors as $way => $neighbor ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( self::address( $neighbor, $list ) ), esc_html( $labels[ $way ] ) );
		}
		echo $neighbors ? '</div>' : '';
	}

	/**
	 * Prints the actions for an entry.
	 *
	 * @param array                 $entry See `Entries::decode()`.
	 * @param array<string, string> $list  See `address()`.
	 */
	private static function print_actions( array $entry, array $list ): void {
		$id    = $entry['id'];
		$email = Answers::first( $entry['answers'], 'email' );
		$link  = static function ( string $address, string $label, string $name = 'button' ): void {
			printf( '<a class="%s" href="%s">%s</a>', esc_attr( $name ), esc_url( $address ), esc_html( $label ) );
		};
		echo '<p class="dovetail-entry__actions">';
		if ( Email::is_valid( $email ) ) {
			/* translators: %s: an email address. */
			printf( '<a class="button button-primary" href="%s">%s</a>', esc_attr( self::mailto( $email ) . self::quote( $entry ) ), esc_html( sprintf( __( 'Reply to %s', 'dovetail-blocks' ), $email ) ) );
			$link( self::action_address( $id, $entry['replied'] ? 'not_replied' : 'replied' ), $entry['replied'] ? __( 'Mark as not replied', 'dovetail-blocks' ) : __( 'Mark as replied', 'dovetail-blocks' ) );
		}
		$link( Entries_Screen::address( $list ), __( 'All entries', 'dovetail-blocks' ) );
		if ( Entries::SPAM === $entry['state'] ) {
			$link( self::action_address( $id, 'not_spam' ), __( 'Not spam', 'dovetail-blocks' ) );
		} elseif ( Entries::INBOX === $entry['state'] ) {
			$link( self::action_address( $id, 'unread' ), __( 'Mark as unread', 'dovetail-blocks' ) );
			$link( self::action_address( $id, 'spam' ), __( 'Mark as spam', 'dovetail-blocks' ) );
		}
		if ( Entries::TRASH !== $entry['state'] && EMPTY_TRASH_DAYS ) {
			$link( self::action_address( $id, 'trash' ), __( 'Move to Trash', 'dovetail-blocks' ), 'submitdelete' );
		} else {
			$link( self::action_address( $id, 'delete' ), __( 'Delete permanently', 'dovetail-blocks' ), 'submitdelete' );
		}
		echo '</p>';
	}
}
