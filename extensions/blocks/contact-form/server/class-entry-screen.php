<?php
namespace Dovetail\Contact_Form;

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

	/**
	 * Ends the request of who may not read an entry.
	 *
	 * @param int $id Of an entry, or of anything else.
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
		Entry_View::show( $id, $list );
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}
}
