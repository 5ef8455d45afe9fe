<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;
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
	 * @param int $id The entry.
	 */
	public static function address( int $id ): string {
		return Entries_Screen::address( array( 'entry' => $id ) );
	}

	/**
	 * Address that does something with an entry.
	 *
	 * @param int    $id     The entry.
	 * @param string $action `read`, `unread` or `mail`.
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
	 * Where WordPress leads who wants to edit an entry.
	 *
	 * @param string $link Of WordPress.
	 * @param int    $id   A post.
	 */
	public static function link( $link, $id ) {
		return Entries::TYPE === get_post_type( $id ) ? self::address( $id ) : $link;
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

	/** Does what a link says. */
	public static function act(): void {
		$id = isset( $_GET['entry'] ) ? (int) $_GET['entry'] : 0;
		check_admin_referer( self::ACTION . $id );
		if ( Entries::TYPE !== get_post_type( $id ) || ! current_user_can( Post_Type::ONE, $id ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		$action = isset( $_GET['do'] ) ? sanitize_key( $_GET['do'] ) : '';
		if ( 'mail' === $action ) {
			Mail::send( $id );
			wp_safe_redirect( self::address( $id ) );
		} else {
			Entries::set_read( $id, 'read' === $action );
			$back = wp_get_referer();
			wp_safe_redirect( $back && false === strpos( $back, 'entry=' ) ? $back : Entries_Screen::address() );
		}
		exit;
	}

	/** Shows an entry where one is asked for. */
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
		// phpcs:enable
		$content = Entries::read( $id );
		if ( ! $content || ! current_user_can( Post_Type::ONE, $id ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		Entries::set_read( $id, true );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as every screen of WordPress does.
		$title        = __( 'Form entry', 'dovetail-blocks' );
		$parent_file  = 'edit.php?post_type=' . Entries::TYPE;
		$submenu_file = $parent_file;
		// phpcs:enable
		require_once ABSPATH . 'wp-admin/admin-header.php';
		self::print_entry( $id, $content );
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}

	/**
	 * Prints an entry.
	 *
	 * @param int   $id      The entry.
	 * @param array $content What it says.
	 */
	private static function print_entry( int $id, array $content ): void {
		$sender = Entries::sender( $content['answers'] );
		$source = (int) get_post( $id )->post_parent;
		printf(
			'<div class="wrap dovetail-entry"><h1 dir="auto">%s</h1><p class="description">%s</p>',
			esc_html( '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender ),
			esc_html(
				sprintf(
					/* translators: 1: date and time, 2: title of a post, 3: subject of a form. */
					__( 'Sent on %1$s through the form in: %2$s (%3$s)', 'dovetail-blocks' ),
					get_the_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $id ),
					Source::title( $source ),
					'' === $content['subject'] ? __( 'A new message from your website', 'dovetail-blocks' ) : $content['subject']
				)
			)
		);
		foreach ( Entries::troubles( $id ) as $what => $sentence ) {
			printf(
				'<div class="notice notice-error"><p>%s%s</p></div>',
				esc_html( $sentence ),
				'mail' === $what ? sprintf( ' <a href="%s">%s</a>', esc_url( self::action_address( $id, 'mail' ) ), esc_html__( 'Send the e-mail again', 'dovetail-blocks' ) ) : ''
			);
		}
		echo '<dl>';
		foreach ( $content['answers'] as $answer ) {
			$words = Entries::words( $answer );
			printf( '<dt>%s</dt><dd dir="auto">%s</dd>', esc_html( $answer['label'] ), '' === $words ? '–' : esc_html( $words ) );
		}
		$page = Mail::page( $content['page'] );
		printf( '<dt>%s</dt><dd><a href="%s">%s</a></dd></dl>', esc_html__( 'Page', 'dovetail-blocks' ), esc_url( $page ), esc_html( $page ) );
		self::print_actions( $id, Entries::first( $content['answers'], 'email' ) );
		echo '</div>';
	}

	/**
	 * Prints what can be done with an entry.
	 *
	 * @param int    $id    The entry.
	 * @param string $email Address of who wrote; may be empty.
	 */
	private static function print_actions( int $id, string $email ): void {
		echo '<p class="dovetail-entry__actions">';
		if ( Email::is_valid( $email ) ) {
			list( $local, $domain ) = explode( '@', $email );
			/* translators: %s: an e-mail address. */
			printf( '<a class="button button-primary" href="mailto:%s">%s</a>', esc_attr( rawurlencode( $local ) . '@' . $domain ), esc_html( sprintf( __( 'Reply to %s', 'dovetail-blocks' ), $email ) ) );
		}
		printf( '<a class="button" href="%s">%s</a>', esc_url( Entries_Screen::address() ), esc_html__( 'All entries', 'dovetail-blocks' ) );
		printf( '<a class="button" href="%s">%s</a>', esc_url( self::action_address( $id, 'unread' ) ), esc_html__( 'Mark as unread', 'dovetail-blocks' ) );
		if ( 'trash' !== get_post_status( $id ) && current_user_can( 'delete_post', $id ) ) {
			printf( '<a class="submitdelete" href="%s">%s</a>', esc_url( (string) get_delete_post_link( $id ) ), esc_html__( 'Move to Trash', 'dovetail-blocks' ) );
		}
		echo '</p>';
	}
}
