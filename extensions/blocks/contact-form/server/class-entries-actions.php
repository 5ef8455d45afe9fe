<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** What can be done with entries in the list: with one, with several, and with all of the spam or the trash. */
final class Entries_Actions {
	/** Parameters that say afterwards what was done, and with how many. */
	const DONE  = 'entries_done';
	const COUNT = 'entries_count';

	/** Filters the row actions of an entry. */
	public static function of_one( $actions, $post ) {
		if ( Entries::TYPE !== $post->post_type ) {
			return $actions;
		}
		$own = array();
		if ( 'trash' !== $post->post_status ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- only which list the way leads back to.
			$own['view'] = self::link( Entry_Screen::address( $post->ID, Entries_Query::kept( wp_unslash( $_GET ) ) ), __( 'View', 'dovetail-blocks' ) );
			if ( Entries::SPAM === $post->post_status ) {
				$own['not_spam'] = self::link( Entry_Screen::action_address( $post->ID, 'not_spam' ), __( 'Not spam', 'dovetail-blocks' ) );
				$own['delete']   = self::link( (string) get_delete_post_link( $post->ID, '', true ), __( 'Delete permanently', 'dovetail-blocks' ), 'submitdelete' );
				unset( $actions['trash'] );
			} else {
				$is_read     = Entries::is_read( $post->ID );
				$own['mark'] = self::link( Entry_Screen::action_address( $post->ID, $is_read ? 'unread' : 'read' ), $is_read ? __( 'Mark as unread', 'dovetail-blocks' ) : __( 'Mark as read', 'dovetail-blocks' ) );
				$own['spam'] = self::link( Entry_Screen::action_address( $post->ID, 'spam' ), __( 'Spam', 'dovetail-blocks' ) );
			}
		}
		return $own + array_intersect_key( $actions, array_flip( array( 'trash', 'untrash', 'delete' ) ) );
	}

	/** Gives entries a check box: WordPress gives one to what can be edited, which entries cannot. */
	public static function has_check_box( $has_one, $post ) {
		return Entries::TYPE === $post->post_type ? current_user_can( Post_Type::ONE, $post->ID ) : $has_one;
	}

	/**
	 * Returns the bulk actions.
	 *
	 * @return array<string, string>
	 */
	public static function of_several( array $actions ): array {
		unset( $actions['edit'] );
		$export = array( 'export' => __( 'Export as CSV', 'dovetail-blocks' ) );
		switch ( Entries_Query::status( wp_unslash( $_GET ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is offered.
			case 'trash':
				return $actions;
			case Entries::SPAM:
				return array(
					'not_spam' => __( 'Not spam', 'dovetail-blocks' ),
					'delete'   => __( 'Delete permanently', 'dovetail-blocks' ),
				) + $export;
		}
		return array(
			'mark_read'   => __( 'Mark as read', 'dovetail-blocks' ),
			'mark_unread' => __( 'Mark as unread', 'dovetail-blocks' ),
			'spam'        => __( 'Mark as spam', 'dovetail-blocks' ),
		) + $export + $actions;
	}

	/** Does something with several entries. WordPress has checked the nonce. */
	public static function act( string $back, string $action, array $ids ): string {
		$ids = array_filter( array_map( 'intval', (array) $ids ), static fn( int $id ): bool => current_user_can( Post_Type::ONE, $id ) );
		if ( 'export' === $action ) {
			Export::send_these( $ids );
		}
		$count = 0;
		foreach ( $ids as $id ) {
			if ( 'mark_read' === $action || 'mark_unread' === $action ) {
				Entries::set_read( $id, 'mark_read' === $action );
			} elseif ( 'spam' === $action || 'not_spam' === $action ) {
				$count += Spam::mark( $id, 'spam' === $action ) ? 1 : 0;
			}
		}
		return $count ? self::report( $back, $action, $count ) : $back;
	}

	/**
	 * An address that says what was done.
	 *
	 * @param string $action `spam` or `not_spam`.
	 */
	public static function report( string $back, string $action, int $count ): string {
		return add_query_arg(
			array(
				self::DONE  => $action,
				self::COUNT => $count,
			),
			$back
		);
	}

	/**
	 * Empties the spam or the trash: of what the person may delete. WordPress's own takes the entries of all, and dies at the
	 * first that this person may not.
	 */
	public static function delete_all(): void {
		global $typenow;
		if ( Entries::TYPE !== $typenow || ! isset( $_REQUEST['delete_all'] ) && ! isset( $_REQUEST['delete_all2'] ) ) {
			return;
		}
		check_admin_referer( 'bulk-posts' );
		$status = Entries_Query::status( wp_unslash( $_REQUEST ) );
		$query  = array( 'posts_per_page' => Privacy::PAGE ) + Entries_Query::whole( array( 'post_status' => $status ) );
		$count  = 0;
		$last   = 0;
		do {
			$ids = 'private' === $status ? array() : Entries_Query::beyond( $query, '>', $last );
			foreach ( $ids as $id ) {
				$last   = $id;
				$count += current_user_can( 'delete_post', $id ) && wp_delete_post( $id, true ) ? 1 : 0;
			}
		} while ( count( $ids ) === Privacy::PAGE );
		wp_safe_redirect( Entries_Screen::address( array( 'deleted' => $count ) + ( $count ? array() : array( 'post_status' => $status ) ) ) );
		exit;
	}

	/** Prints what was done. */
	public static function print_report(): void {
		global $typenow;
		// phpcs:disable WordPress.Security.NonceVerification -- only says it.
		$done  = isset( $_GET[ self::DONE ] ) ? sanitize_key( $_GET[ self::DONE ] ) : '';
		$count = isset( $_GET[ self::COUNT ] ) ? absint( $_GET[ self::COUNT ] ) : 0;
		// phpcs:enable
		if ( Entries::TYPE !== $typenow || ! $count || ! in_array( $done, array( 'spam', 'not_spam' ), true ) ) {
			return;
		}
		$sentence = 'spam' === $done
			/* translators: %s: a number of entries. */
			? _n( '%s entry moved to spam.', '%s entries moved to spam.', $count, 'dovetail-blocks' )
			/* translators: %s: a number of entries. */
			: _n( '%s entry moved out of spam. Its email was sent, and it was added to your CRM and mailing lists if they are connected.', '%s entries moved out of spam. Their emails were sent, and they were added to your CRM and mailing lists if they are connected.', $count, 'dovetail-blocks' );
		printf( '<div class="notice notice-success is-dismissible"><p>%s</p></div>', esc_html( sprintf( $sentence, number_format_i18n( $count ) ) ) );
	}

	/**
	 * A link.
	 *
	 * @param string $address Not escaped.
	 * @param string $label   Plain text.
	 * @return string HTML.
	 */
	private static function link( string $address, string $label, string $name = '' ): string {
		return sprintf( '<a href="%s"%s>%s</a>', esc_url( $address ), '' === $name ? '' : sprintf( ' class="%s"', esc_attr( $name ) ), esc_html( $label ) );
	}
}
