<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Shows an entry in the place of the list, and does what its links say. WordPress's own editor for posts stays closed:
 * nobody edits what a visitor has written.
 */
final class Entry_Screen {
	/** Name of the action behind the links. */
	const ACTION = 'dovetail_blocks_entry';

	/**
	 * Address of an entry.
	 *
	 * @param array<string, string> $list What the list was narrowed to: the way back, and to the entries before and behind.
	 */
	public static function address( int $id, array $list = array() ): string {
		return Entries_Screen::address( array( 'entry' => $id ) + $list );
	}

	/**
	 * Address that does something with an entry.
	 *
	 * @param string $action `read`, `unread`, `spam`, `not_spam` or `mail`.
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

	/** Leads from WordPress's editor to the entry. */
	public static function keep_closed(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only leads elsewhere.
		$id     = isset( $_REQUEST['post'] ) ? (int) $_REQUEST['post'] : ( isset( $_REQUEST['post_ID'] ) ? (int) $_REQUEST['post_ID'] : 0 );
		$action = isset( $_REQUEST['action'] ) ? sanitize_key( $_REQUEST['action'] ) : '';
		// phpcs:enable
		if ( in_array( $action, array( 'edit', 'editpost' ), true ) && Entries::TYPE === get_post_type( $id ) ) {
			wp_safe_redirect( self::address( $id ) );
			exit;
		}
	}

	/**
	 * Ends the request of a user who may not read an entry.
	 *
	 * @param int $id Of an entry, or any other post.
	 */
	public static function stop_unless_allowed( int $id ): void {
		if ( Entries::TYPE !== get_post_type( $id ) || ! current_user_can( Post_Type::ONE, $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
	}

	/** Does what a link says. */
	public static function act(): void {
		$id = isset( $_GET['entry'] ) ? (int) $_GET['entry'] : 0;
		check_admin_referer( self::ACTION . $id );
		self::stop_unless_allowed( $id );
		$action = isset( $_GET['do'] ) ? sanitize_key( $_GET['do'] ) : '';
		$back   = (string) wp_get_referer();
		$back   = '' === $back || preg_match( '~[?&]entry=~', $back ) ? Entries_Screen::address() : remove_query_arg( array( Entries_Actions::DONE, Entries_Actions::COUNT ), $back );
		if ( 'mail' === $action ) {
			Mail::send( $id );
			$back = self::address( $id );
		} elseif ( 'read' === $action || 'unread' === $action ) {
			Entries::set_read( $id, 'read' === $action );
		} elseif ( ( 'spam' === $action || 'not_spam' === $action ) && Spam::mark( $id, 'spam' === $action ) ) {
			$back = Entries_Actions::report( $back, $action, 1 );
		}
		wp_safe_redirect( $back );
		exit;
	}

	/** Shows an entry instead of the list, where the address names one. */
	public static function show(): void {
		global $typenow, $title, $parent_file, $submenu_file;
		// phpcs:disable WordPress.Security.NonceVerification -- only shows.
		if ( Entries::TYPE !== $typenow || ! isset( $_GET['entry'] ) ) {
			return;
		}
		$id = (int) $_GET['entry'];
		if ( isset( $_GET['trashed'] ) ) {
			wp_safe_redirect(
				Entries_Screen::address(
					array(
						'trashed' => 1,
						'ids'     => $id,
					)
				)
			);
			exit;
		}
		$list = Entries_Query::kept( wp_unslash( $_GET ) );
		// phpcs:enable
		self::stop_unless_allowed( $id );
		Entries::set_read( $id, true );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as every screen of WordPress does.
		$title        = __( 'Form entry', 'dovetail-blocks' );
		$parent_file  = 'edit.php?post_type=' . Entries::TYPE;
		$submenu_file = $parent_file;
		// phpcs:enable
		require_once ABSPATH . 'wp-admin/admin-header.php';
		self::print_entry( $id, $list );
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}

	/**
	 * Prints an entry.
	 *
	 * @param array<string, string> $list See `address()`.
	 */
	private static function print_entry( int $id, array $list ): void {
		$content = (array) Entries::read( $id );
		$sender  = Answers::sender( $content['answers'] );
		echo '<div class="wrap dovetail-entry"><div class="dovetail-entry__head">';
		printf( '<h1 dir="auto">%s</h1>', Answers::html( '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		self::print_ways( $id, $list );
		printf(
			'</div><p class="description">%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: date and time, 2: title of a post, 3: subject of a form. */
					__( 'Sent on %1$s from the form in: %2$s (%3$s)', 'dovetail-blocks' ),
					get_the_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $id ),
					Content_Source::title( (int) get_post( $id )->post_parent ),
					Mail::plain_subject( $content )
				)
			)
		);
		if ( Spam::is_spam( $id ) ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( Spam::sentence( $id ) ) );
		}
		foreach ( Entries::troubles( $id ) as $what => $sentence ) {
			printf(
				'<div class="notice notice-error"><p>%s%s</p></div>',
				esc_html( $sentence ),
				Outbox::MAIL === $what ? sprintf( ' <a href="%s">%s</a>', esc_url( self::action_address( $id, 'mail' ) ), esc_html__( 'Resend email', 'dovetail-blocks' ) ) : ''
			);
		}
		echo '<dl>';
		foreach ( $content['answers'] as $answer ) {
			$words = Answers::in_full( $answer );
			printf( '<dt>%s</dt><dd dir="auto">%s</dd>', Answers::html( $answer['label'] ), '' === $words ? '–' : Answers::html( $words ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		$page = Mail::page( $content['page'] );
		printf( '<dt>%s</dt><dd><a href="%s">%s</a></dd></dl>', esc_html__( 'Page', 'dovetail-blocks' ), esc_url( $page ), esc_html( $page ) );
		self::print_actions( $id, Answers::first( $content['answers'], 'email' ), $list );
		Notes::show( $id );
		echo '</div>';
	}

	/**
	 * Prints the ways to the entries before and behind.
	 *
	 * @param array<string, string> $list See `address()`.
	 */
	private static function print_ways( int $id, array $list ): void {
		$neighbors = 'trash' === get_post_status( $id ) ? array() : array_filter( Entries_Query::neighbors( $id, array( 'post_status' => get_post_status( $id ) ) + $list ) );
		$labels     = array(
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
	 * Prints what can be done with an entry.
	 *
	 * @param array<string, string> $list See `address()`.
	 */
	private static function print_actions( int $id, string $email, array $list ): void {
		$link   = static function ( string $address, string $label, string $name = 'button' ): void {
			printf( '<a class="%s" href="%s">%s</a>', esc_attr( $name ), esc_url( $address ), esc_html( $label ) );
		};
		$status = get_post_status( $id );
		echo '<p class="dovetail-entry__actions">';
		if ( Email::is_valid( $email ) ) {
			list( $local, $domain ) = explode( '@', $email );
			/* translators: %s: an email address. */
			printf( '<a class="button button-primary" href="mailto:%s">%s</a>', esc_attr( rawurlencode( $local ) . '@' . $domain ), esc_html( sprintf( __( 'Reply to %s', 'dovetail-blocks' ), $email ) ) );
		}
		$link( Entries_Screen::address( $list ), __( 'All entries', 'dovetail-blocks' ) );
		if ( Entries::SPAM === $status ) {
			$link( self::action_address( $id, 'not_spam' ), __( 'Not spam', 'dovetail-blocks' ) );
		} elseif ( 'private' === $status ) {
			$link( self::action_address( $id, 'unread' ), __( 'Mark as unread', 'dovetail-blocks' ) );
			$link( self::action_address( $id, 'spam' ), __( 'Mark as spam', 'dovetail-blocks' ) );
		}
		if ( 'trash' !== $status && current_user_can( 'delete_post', $id ) ) {
			$link( (string) get_delete_post_link( $id ), __( 'Move to Trash', 'dovetail-blocks' ), 'submitdelete' );
		}
		echo '</p>';
	}
}
