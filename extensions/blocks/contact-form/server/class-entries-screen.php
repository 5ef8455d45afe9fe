<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** WordPress's own list of posts, with views and actions for entries, and only those that the person may read. */
final class Entries_Screen {
	/** Name of the parameter that chooses read or unread entries. */
	const STATE = 'entry_state';

	/**
	 * Address of the screen.
	 *
	 * @param array<string, string|int> $parameters Further ones.
	 */
	public static function address( array $parameters = array() ): string {
		return add_query_arg( array( 'post_type' => Entries::TYPE ) + $parameters, admin_url( 'edit.php' ) );
	}

	/**
	 * What is asked of the database for what a person looks at.
	 *
	 * @param array $request `s`, `m`, `post_status` and the state, without slashes.
	 * @return array For WP_Query.
	 */
	public static function query( array $request ): array {
		$sources = Capabilities::sources();
		$query   = array(
			'post_type'       => Entries::TYPE,
			'post_status'     => isset( $request['post_status'] ) && 'trash' === $request['post_status'] ? 'trash' : 'private',
			'post_parent__in' => $sources ? $sources : array( -1 ),
			'search_columns'  => array( 'post_title', 'post_excerpt' ),
			'perm'            => '',
		);
		$state   = isset( $request[ self::STATE ] ) ? $request[ self::STATE ] : '';
		if ( 'unread' === $state || 'read' === $state ) {
			$query['meta_query'] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- one key, on a screen for few.
				array(
					'key'     => Entries::READ,
					'compare' => 'read' === $state ? 'EXISTS' : 'NOT EXISTS',
				),
			);
		}
		return $query;
	}

	/**
	 * Narrows the list to what the person may read and wants to see.
	 *
	 * @param WP_Query $query Any query.
	 */
	public static function narrow( $query ): void {
		if ( ! $query->is_main_query() || Entries::TYPE !== $query->get( 'post_type' ) ) {
			return;
		}
		foreach ( self::query( wp_unslash( $_GET ) ) as $name => $value ) { // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is listed.
			$query->set( $name, $value );
		}
	}

	/**
	 * What can be done with one entry.
	 *
	 * @param string[] $actions Of WordPress.
	 * @param WP_Post  $post    The entry.
	 * @return string[]
	 */
	public static function row_actions( $actions, $post ) {
		if ( Entries::TYPE !== $post->post_type ) {
			return $actions;
		}
		$own = array();
		if ( 'trash' !== $post->post_status ) {
			$is_read     = Entries::is_read( $post->ID );
			$own['view'] = sprintf( '<a href="%s">%s</a>', esc_url( Entry_Screen::address( $post->ID ) ), esc_html__( 'View', 'dovetail-blocks' ) );
			$own['mark'] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( Entry_Screen::action_address( $post->ID, $is_read ? 'unread' : 'read' ) ),
				$is_read ? esc_html__( 'Mark as unread', 'dovetail-blocks' ) : esc_html__( 'Mark as read', 'dovetail-blocks' )
			);
		}
		return $own + array_intersect_key( $actions, array_flip( array( 'trash', 'untrash', 'delete' ) ) );
	}

	/**
	 * The views above the list, with the numbers of what the person may read.
	 *
	 * @return string[]
	 */
	public static function views(): array {
		// phpcs:disable WordPress.Security.NonceVerification -- only chooses what is listed.
		$status  = isset( $_GET['post_status'] ) && 'trash' === $_GET['post_status'] ? 'trash' : '';
		$current = '' === $status && isset( $_GET[ self::STATE ] ) ? sanitize_key( $_GET[ self::STATE ] ) : $status;
		// phpcs:enable
		$counts = self::counts();
		$views  = array(
			''       => array( __( 'All', 'dovetail-blocks' ), $counts['read'] + $counts['unread'], array() ),
			'unread' => array( __( 'Unread', 'dovetail-blocks' ), $counts['unread'], array( self::STATE => 'unread' ) ),
			'read'   => array( __( 'Read', 'dovetail-blocks' ), $counts['read'], array( self::STATE => 'read' ) ),
			'trash'  => array( __( 'Trash', 'dovetail-blocks' ), $counts['trash'], array( 'post_status' => 'trash' ) ),
		);
		$html   = array();
		foreach ( $views as $name => list( $label, $count, $parameters ) ) {
			if ( 'trash' !== $name || $count || 'trash' === $current ) {
				$html[ '' === $name ? 'all' : $name ] = sprintf(
					'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
					esc_url( self::address( $parameters ) ),
					$name === $current ? ' class="current" aria-current="page"' : '',
					esc_html( $label ),
					esc_html( number_format_i18n( $count ) )
				);
			}
		}
		return $html;
	}

	/**
	 * What can be done with several entries.
	 *
	 * @param array<string, string> $actions Of WordPress.
	 * @return array<string, string>
	 */
	public static function bulk_actions( array $actions ): array {
		unset( $actions['edit'] );
		return isset( $actions['trash'] )
			? array(
				'mark_read'   => __( 'Mark as read', 'dovetail-blocks' ),
				'mark_unread' => __( 'Mark as unread', 'dovetail-blocks' ),
			) + $actions
			: $actions;
	}

	/**
	 * Marks entries as read or unread.
	 *
	 * @param string $back   Where to go afterwards.
	 * @param string $action What was chosen.
	 * @param int[]  $ids    The entries.
	 */
	public static function mark( string $back, string $action, array $ids ): string {
		if ( 'mark_read' !== $action && 'mark_unread' !== $action ) {
			return $back;
		}
		foreach ( array_map( 'intval', (array) $ids ) as $id ) {
			if ( current_user_can( Post_Type::ONE, $id ) ) {
				Entries::set_read( $id, 'mark_read' === $action );
			}
		}
		return $back;
	}

	/**
	 * Prints the button that exports what is listed.
	 *
	 * @param string $which `top` or `bottom`.
	 */
	public static function print_export( $which ): void {
		$screen = get_current_screen();
		$count  = $screen && 'edit-' . Entries::TYPE === $screen->id ? (int) $GLOBALS['wp_query']->found_posts : 0;
		if ( 'top' === $which && $count > 0 ) {
			printf(
				'<div class="alignleft actions"><a class="button" href="%s">%s</a></div>',
				esc_url( Export::address( wp_unslash( $_GET ) ) ), // phpcs:ignore WordPress.Security -- only what is listed; encoded there.
				/* translators: %s: a number of entries. */
				esc_html( sprintf( _n( 'Export %s entry as CSV', 'Export %s entries as CSV', $count, 'dovetail-blocks' ), number_format_i18n( $count ) ) )
			);
		}
	}

	/** Prints the few styles of the screen. */
	public static function print_style(): void {
		$screen = get_current_screen();
		if ( $screen && 'edit-' . Entries::TYPE === $screen->id ) {
			echo '<style>.fixed .column-sender{width:24%}.fixed .column-form{width:22%}.fixed .column-sent{width:14%}.column-sender,.column-message{overflow-wrap:anywhere}.dovetail-entry dl{display:grid;grid-template-columns:minmax(8em,14em) minmax(0,1fr);gap:0;max-width:60em;margin:1.5em 0;background:#fff;border:1px solid #c3c4c7}.dovetail-entry dt,.dovetail-entry dd{margin:0;padding:12px 16px;border-block-end:1px solid #f0f0f1;overflow-wrap:anywhere}.dovetail-entry dt{font-weight:600}.dovetail-entry dd{white-space:pre-wrap}.dovetail-entry dt:last-of-type,.dovetail-entry dd:last-of-type{border:0}.dovetail-entry__actions{display:flex;flex-wrap:wrap;gap:8px;align-items:center}@media(max-width:782px){.dovetail-entry dl{display:block}.dovetail-entry dt{padding-block-end:0;border:0}}</style>';
		}
	}

	/**
	 * Makes of an entry from the trash what it was.
	 *
	 * @param string $status What WordPress would make of it.
	 * @param int    $id     The post.
	 */
	public static function untrashed( $status, $id ) {
		return Entries::TYPE === get_post_type( $id ) ? 'private' : $status;
	}

	/**
	 * How many entries the person may read.
	 *
	 * @return array{read: int, unread: int, trash: int}
	 */
	private static function counts(): array {
		global $wpdb;
		$counts  = array(
			'read'   => 0,
			'unread' => 0,
			'trash'  => 0,
		);
		$sources = Capabilities::sources();
		if ( ! $sources ) {
			return $counts;
		}
		$places = implode( ', ', array_fill( 0, count( $sources ), '%d' ) );
		// phpcs:disable WordPress.DB -- only places for values are put together; wp_count_posts() knows no parents.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.post_status AS status, COUNT( m.meta_id ) AS marked, COUNT( * ) AS total
				FROM {$wpdb->posts} AS p LEFT JOIN {$wpdb->postmeta} AS m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.post_type = %s AND p.post_parent IN ( $places ) GROUP BY p.post_status",
				array_merge( array( Entries::READ, Entries::TYPE ), $sources )
			)
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			if ( 'trash' === $row->status ) {
				$counts['trash'] = (int) $row->total;
			} elseif ( 'private' === $row->status ) {
				$counts['read']   = (int) $row->marked;
				$counts['unread'] = (int) $row->total - (int) $row->marked;
			}
		}
		return $counts;
	}
}
