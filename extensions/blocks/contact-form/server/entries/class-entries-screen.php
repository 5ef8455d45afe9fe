<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Menu;
use Dovetail\Plugin\Patterns;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * The “Form entries” screen: the list, bulk actions, the menu item with the number of unread entries, and the rows in
 * the Overview.
 */
final class Entries_Screen {
	/** Slug of the page, and ID of its screen in WordPress. */
	const PAGE = 'dovetail-entries';
	const HOOK = 'dovetail_page_' . self::PAGE;

	/** User option: entries per page. */
	const PER_PAGE = 'dovetail_entries_per_page';

	/**
	 * Query parameters for the message after an action: the action, the number of entries, and their IDs if it can be
	 * undone.
	 */
	const DONE  = 'entries_done';
	const COUNT = 'entries_count';
	const IDS   = 'entries_ids';

	const STYLE = '
.fixed .column-sender{width:26%}.fixed .column-form{width:18%}.fixed .column-sent{width:18%}
.column-sender,.column-message{overflow-wrap:anywhere}
.wp-list-table .column-sender .row-title,.wp-list-table .column-sender .row-title strong{font-weight:400}
.wp-list-table .is-unread .row-title strong{font-weight:700}
.is-unread :is(.column-message,.column-form,.column-sent){font-weight:600}
.dovetail-entries__when,.is-expanded .dovetail-entries__when{display:none}
.dovetail-entries__state{display:inline-block;margin-inline-start:6px;padding:0 8px;border-radius:4px;background:var(--wp-admin-theme-color,#2271b1);color:#fff;font-size:12px;line-height:20px;font-weight:600}
.dovetail-entries__state.is-replied{background:#007017}
.dovetail-entry{max-width:60em}
.dovetail-entry__head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;justify-content:space-between;margin-block-end:12px}
.dovetail-entry .notice{box-sizing:border-box}
.dovetail-entry__head h1{overflow-wrap:anywhere;min-width:0}
.dovetail-entry__ways{display:flex;gap:8px}
.dovetail-entry dl{box-sizing:border-box;display:grid;grid-template-columns:minmax(8em,14em) minmax(0,1fr);gap:0;margin:1.5em 0;background:#fff;border:1px solid #c3c4c7}
.dovetail-entry dt,.dovetail-entry dd{margin:0;padding:12px 16px;border-block-end:1px solid #f0f0f1;overflow-wrap:anywhere}
.dovetail-entry dt{font-weight:600}.dovetail-entry dd{white-space:pre-wrap;text-align:-webkit-match-parent;text-align:match-parent}
.dovetail-entry dt:last-of-type,.dovetail-entry dd:last-of-type{border:0}
.dovetail-entry__actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.dovetail-entry__actions a.button{display:inline-flex;align-items:center;box-sizing:border-box;max-width:100%;margin:0;padding-block:4px;line-height:1.5;white-space:normal;overflow-wrap:anywhere}
.dovetail-entry__notes{margin-block-start:2em}
.dovetail-entry__notes ul{margin:0}
.dovetail-entry__notes li{margin:0 0 8px;padding:12px 16px;background:#fff;border:1px solid #c3c4c7;overflow-wrap:anywhere}
.dovetail-entry__notes li p{margin:0 0 4px;white-space:pre-wrap}
.dovetail-entry__notes textarea{display:block;width:100%;margin:4px 0 8px}
.dovetail-entry__notes .submitdelete{color:#b32d2e}
@media(max-width:782px){
.dovetail-entries__when{display:block;font-weight:400;color:#50575e}
.wp-list-table tr:not(.is-expanded) .column-sender .row-actions{display:none}
.wp-list-table .toggle-row{height:44px}
.tablenav.top .actions.dovetail-entries__export{display:block;padding:0 0 8px;float:none}
.dovetail-entry dl{display:block}.dovetail-entry dt{padding-block-end:0;border:0}
.dovetail-entry__actions .submitdelete{padding:12px 0}
}';

	private static ?Entries_Table $table = null;

	/**
	 * Returns the URL of the screen.
	 *
	 * @param array<string, string|int> $parameters Additional query parameters.
	 */
	public static function address( array $parameters = array() ): string {
		return Menu::url( self::PAGE, array_map( 'rawurlencode', $parameters ) );
	}

	/**
	 * Adds the screen to the menu.
	 *
	 * @param array<string, array> $items Menu items; see `Menu::items()`.
	 */
	public static function add_item( $items ): array {
		$items[ self::PAGE ] = array(
			'title'      => __( 'Form entries', 'dovetail-blocks' ),
			'capability' => Capabilities::ALL,
			'order'      => 10,
			'render'     => self::guarded( array( __CLASS__, 'draw' ) ),
			'load'       => self::guarded( array( __CLASS__, 'load' ) ),
			'is_used'    => static fn(): bool => Record_Counts::are_expected( 'entries' ),
			'badge'      => array( __CLASS__, 'badge' ),
		);
		return $items;
	}

	/**
	 * Wraps a page callback to show a message if a database error occurs.
	 *
	 * @param callable $show Callback that prints the page. It has no type declaration, because PHP would load its class.
	 */
	public static function guarded( $show ): callable {
		return static function () use ( $show ): void {
			try {
				call_user_func( $show );
			} catch ( Database_Error $error ) {
				Database::refuse_screen();
			}
		};
	}

	/** Returns the number of unread entries as HTML for the menu. Empty if all entries are read. */
	public static function badge(): string {
		try {
			$unread = Entries_Query::unread();
		} catch ( Database_Error $error ) {
			return '';
		}
		if ( ! $unread ) {
			return '';
		}
		// Use the same HTML as the number in WordPress's Comments menu.
		return sprintf( ' <span class="awaiting-mod count-%d"><span class="pending-count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>', $unread, esc_html( self::unread_number( $unread ) ), esc_html( self::unread_words( $unread ) ) );
	}

	/** Returns a phrase such as “3 unread entries”. */
	public static function unread_words( int $unread ): string {
		/* translators: %s: a number of entries. */
		return sprintf( _n( '%s unread entry', '%s unread entries', $unread, 'dovetail-blocks' ), self::unread_number( $unread ) );
	}

	/** Formats a number of unread entries. Adds a plus sign if counting stopped at the limit. */
	private static function unread_number( int $unread ): string {
		/* translators: %s: a number; there are more. */
		return Entries_Query::MAX_UNREAD === $unread ? sprintf( __( '%s+', 'dovetail-blocks' ), number_format_i18n( $unread - 1 ) ) : number_format_i18n( $unread );
	}

	/** Returns the number of entries per page to store for a user, from 1 to 200. */
	public static function keep_per_page( $keep, $option, $value ): int {
		return max( 1, min( 200, (int) $value ) );
	}

	/** Handles the requested action before anything is printed. */
	public static function load(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only what is listed; act() checks.
		$request = wp_unslash( $_GET );
		if ( isset( $request['entry'] ) ) {
			Entry_Screen::load( (int) $request['entry'] );
			return;
		}
		self::$table = new Entries_Table( $request );
		$action      = isset( $request['delete_all'] ) ? 'delete_all' : (string) self::$table->current_action();
		$address     = remove_query_arg( array( 'action', 'action2', 'delete_all', 'filter_action', Entries_Table::CHOSEN, '_wpnonce', '_wp_http_referer' ), wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) );
		// phpcs:enable
		if ( '' !== $action ) {
			check_admin_referer( 'bulk-dovetail-entries' );
			$address = self::act( $address, $action, array_map( 'intval', (array) ( $request[ Entries_Table::CHOSEN ] ?? array() ) ) );
		}
		if ( '' !== $action || isset( $request['_wp_http_referer'] ) ) {
			wp_safe_redirect( $address );
			exit;
		}
		add_screen_option(
			'per_page',
			array(
				'default' => Entries_Table::PER_PAGE,
				'option'  => self::PER_PAGE,
			)
		);
		self::$table->prepare_items();
	}

	/**
	 * Performs a bulk action.
	 *
	 * @param string $back URL of the list.
	 * @param int[]  $ids  IDs of the selected entries; those that the user may not read are skipped.
	 * @return string URL to redirect to.
	 */
	public static function act( string $back, string $action, array $ids ): string {
		if ( 'delete_all' === $action ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- load() has checked it.
			return self::report( self::address(), 'delete', self::empty_view( Entries_Query::view( wp_unslash( $_GET ) ) ) );
		}
		$ids = array_column( array_filter( Entries::read_all( $ids ), static fn( array $entry ): bool => Capabilities::may_read( $entry['source'] ) ), 'id' );
		return self::report( $back, $action, $ids ? self::act_on( $action, $ids ) : 0, $ids );
	}

	/**
	 * Returns the URL of a page that shows a message about a completed action.
	 *
	 * @param string $action Action; see `sentence()`.
	 * @param int[]  $ids    IDs of the affected entries.
	 */
	public static function report( string $back, string $action, int $count, array $ids = array() ): string {
		$back   = remove_query_arg( array( self::DONE, self::COUNT, self::IDS ), $back );
		$report = array(
			self::DONE  => $action,
			self::COUNT => $count,
		);
		return 0 === $count ? $back : add_query_arg( $report + ( 'trash' === $action && EMPTY_TRASH_DAYS ? array( self::IDS => implode( ',', $ids ) ) : array() ), $back );
	}

	/**
	 * Performs an action on entries and returns the number of affected entries.
	 *
	 * @param int[] $ids IDs of entries that the user may read.
	 * @return int Number of affected entries; 0 if no message is needed.
	 */
	public static function act_on( string $action, array $ids ): int {
		switch ( $action ) {
			case 'export':
				Export::send_these( $ids );
				break;
			case 'read':
			case 'unread':
				Entries::set_read( $ids, 'read' === $action );
				break;
			case 'replied':
			case 'not_replied':
				Entries::set_replied( $ids, 'replied' === $action );
				return count( $ids );
			case 'spam':
			case 'not_spam':
				return count( array_filter( $ids, static fn( int $id ): bool => Spam::mark( $id, 'spam' === $action ) ) );
			case 'trash':
				return Entries::trash( $ids );
			case 'untrash':
				return Entries::restore( $ids );
			case 'delete':
				return Entries::delete( $ids );
		}
		return 0;
	}

	/** Prints the page. */
	public static function draw(): void {
		echo '<style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		if ( ! self::$table ) {
			Entry_Screen::draw();
			return;
		}
		$request = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- only selects what is listed.
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Form entries', 'dovetail-blocks' ) );
		$search = Entries_Query::kept( $request )[ Entries_Query::SEARCH ] ?? '';
		if ( '' !== $search ) {
			/* translators: %s: search words. */
			printf( ' <span class="subtitle">%s</span>', esc_html( sprintf( __( 'Search results for: %s', 'dovetail-blocks' ), $search ) ) );
		}
		echo '<hr class="wp-header-end">';
		self::print_report( $request );
		self::$table->views();
		self::$table->print_form( self::PAGE, array( Entries_Query::VIEW => Entries_Query::view( $request ) ), __( 'Search entries', 'dovetail-blocks' ) );
		echo '</div>';
	}

	/** Deletes all spam or trashed entries that the user may delete. Returns how many. */
	private static function empty_view( string $view ): int {
		if ( 'spam' !== $view && 'trash' !== $view ) {
			return 0;
		}
		list( $where, $values ) = Entries_Query::where( array( Entries_Query::VIEW => $view ) );
		return Entries::delete_all( $where, $values );
	}

	/** Prints the message about a completed action. */
	public static function print_report( array $request ): void {
		$count    = absint( $request[ self::COUNT ] ?? 0 );
		$sentence = $count ? self::sentence( sanitize_key( $request[ self::DONE ] ?? '' ), $count ) : '';
		if ( '' !== $sentence ) {
			printf( '<div class="notice notice-success is-dismissible"><p>%s%s</p></div>', esc_html( sprintf( $sentence, number_format_i18n( $count ) ) ), self::undo( $request ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
	}

	/** Returns a link that restores the entries just moved to the trash; empty if there are none. */
	private static function undo( array $request ): string {
		$ids = wp_parse_id_list( is_string( $request[ self::IDS ] ?? null ) ? $request[ self::IDS ] : '' );
		if ( ! $ids || 'trash' !== $request[ self::DONE ] ) {
			return '';
		}
		$undo    = array(
			'action'   => 'untrash',
			'_wpnonce' => wp_create_nonce( 'bulk-dovetail-entries' ),
		);
		$address = add_query_arg( Entries_Table::CHOSEN, $ids, self::address( $undo ) );
		return sprintf( ' <a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Undo', 'dovetail-blocks' ) );
	}

	/** Returns the message about a completed action; empty if the action is unknown. */
	private static function sentence( string $done, int $count ): string {
		switch ( $done ) {
			case 'replied':
				/* translators: %s: a number of entries. */
				return _n( '%s entry marked as replied.', '%s entries marked as replied.', $count, 'dovetail-blocks' );
			case 'not_replied':
				/* translators: %s: a number of entries. */
				return _n( '%s entry marked as not replied.', '%s entries marked as not replied.', $count, 'dovetail-blocks' );
			case 'spam':
				/* translators: %s: a number of entries. */
				return _n( '%s entry moved to spam.', '%s entries moved to spam.', $count, 'dovetail-blocks' );
			case 'not_spam':
				/* translators: %s: a number of entries. */
				return _n( '%s entry moved out of spam. Its email was sent, and it was added to your CRM and mailing lists if they are connected.', '%s entries moved out of spam. Their emails were sent, and they were added to your CRM and mailing lists if they are connected.', $count, 'dovetail-blocks' );
			case 'trash':
				/* translators: %s: a number of entries. */
				return _n( '%s entry moved to the Trash.', '%s entries moved to the Trash.', $count, 'dovetail-blocks' );
			case 'untrash':
				/* translators: %s: a number of entries. */
				return _n( '%s entry restored from the Trash.', '%s entries restored from the Trash.', $count, 'dovetail-blocks' );
			case 'delete':
				/* translators: %s: a number of entries. */
				return _n( '%s entry permanently deleted.', '%s entries permanently deleted.', $count, 'dovetail-blocks' );
			case 'note':
				return __( 'Note added.', 'dovetail-blocks' );
		}
		return '';
	}

	/** Returns the rows in the Overview about forms and their entries; see `Overview::rows()`. */
	public static function overview_rows(): array {
		$rows = array();
		if ( ! Record_Counts::are_expected( 'entries' ) ) {
			$rows[] = array(
				'section' => 'steps',
				'id'      => 'contact-page',
				'title'   => __( 'Let visitors write to you', 'dovetail-blocks' ),
				'text'    => __( 'Start with a page that has a contact form, your address, opening hours and a map. Messages are emailed to you.', 'dovetail-blocks' ),
				'label'   => __( 'Create a contact page', 'dovetail-blocks' ),
				'url'     => Patterns::new_page_url( 'contact-page', __( 'Contact', 'dovetail-blocks' ) ),
			);
		} elseif ( current_user_can( Capabilities::ALL ) ) {
			$rows = self::overview_of_entries();
		}
		if ( ! Patterns::is_page_published( 'restaurant' ) ) {
			$rows[] = array(
				'section' => 'steps',
				'id'      => 'restaurant',
				'title'   => __( 'Welcome guests', 'dovetail-blocks' ),
				'text'    => __( 'Start with a page for a restaurant or café: menu, opening hours, table requests and a map.', 'dovetail-blocks' ),
				'label'   => __( 'Create a restaurant page', 'dovetail-blocks' ),
				'url'     => Patterns::new_page_url( 'restaurant', __( 'Restaurant', 'dovetail-blocks' ) ),
			);
		}
		return $rows;
	}

	private static function overview_of_entries(): array {
		$unread  = Entries_Query::unread();
		$failed  = Mail::count_failed();
		$replies = Mail::count_failed( Outbox::REPLY );
		$rows    = array();
		if ( $failed || $replies ) {
			$can_set = current_user_can( 'manage_options' );
			$rows[]  = array(
				'section' => 'attention',
				'title'   => __( 'Problems sending emails about form entries', 'dovetail-blocks' ),
				'text'    => Mail::notice( $failed, $replies ),
				'label'   => $can_set ? __( 'Check email settings', 'dovetail-blocks' ) : __( 'Read entries', 'dovetail-blocks' ),
				'url'     => $can_set ? Settings_Page::url( 'mail' ) : self::address(),
			);
		}
		$rows[] = $unread ? array(
			'section' => 'attention',
			'title'   => self::unread_words( $unread ),
			'text'    => _n( 'A visitor sent you a message through a form on this site.', 'Visitors sent you messages through a form on this site.', $unread, 'dovetail-blocks' ),
			'label'   => __( 'Read entries', 'dovetail-blocks' ),
			'url'     => self::address( array( Entries_Query::VIEW => 'unread' ) ),
		) : array(
			'section' => 'working',
			'title'   => __( 'Forms', 'dovetail-blocks' ),
			'text'    => __( 'Messages are stored on this site. You have no unread messages.', 'dovetail-blocks' ),
			'label'   => __( 'View entries', 'dovetail-blocks' ),
			'url'     => self::address(),
		);
		return $rows;
	}
}
