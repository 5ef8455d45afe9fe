<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Record_Fields;
use Dovetail\Plugin\Records_Table;

defined( 'ABSPATH' ) || exit;

/** The list of entries, based on WordPress's list table. */
final class Entries_Table extends Records_Table {
	/** Default number of entries per page. */
	const PER_PAGE = 20;

	const CHOSEN = 'entries';

	/** Request parameters that filter and sort the list; see `Entries_Query::page()`. */
	private array $request;

	private array $counts = array();

	private Record_Fields $fields;

	/** @param array $request Request parameters of the list, unslashed. */
	public function __construct( array $request ) {
		parent::__construct(
			array(
				'singular' => 'dovetail-entry',
				'plural'   => 'dovetail-entries',
			)
		);
		$this->request = $request;
		$this->fields  = Entry_Fields::in( Entry_Fields::LIST );
		$this->screen->set_screen_reader_content(
			array(
				'heading_views'      => __( 'Filter entries list', 'dovetail-blocks' ),
				'heading_pagination' => __( 'Entries list navigation', 'dovetail-blocks' ),
				'heading_list'       => __( 'Entries list', 'dovetail-blocks' ),
			)
		);
	}

	/** Loads the entries of the current page. */
	public function prepare_items() {
		$most           = $this->get_items_per_page( Entries_Screen::PER_PAGE, self::PER_PAGE );
		$view           = Entries_Query::view( $this->request );
		$kept           = Entries_Query::kept( $this->request );
		$this->counts   = Entries_Query::counts();
		$this->items    = Entries_Query::page( $this->request, $this->get_pagenum(), $most );
		$is_all         = 1 === $this->get_pagenum() && count( $this->items ) < $most;
		$total          = isset( $kept[ Entries_Query::SEARCH ] ) || isset( $kept[ Entries_Query::MONTH ] ) ? ( $is_all ? count( $this->items ) : Entries_Query::count( $this->request ) ) : ( isset( $kept[ Entries_Query::FORM ] ) ? Entries_Query::counts( $kept ) : $this->counts )[ $view ];
		$troubles       = Outbox::failures_of_entries( array_column( $this->items, 'id' ) );
		$this->items    = array_map( static fn( array $entry ): array => $entry + array( 'troubles' => $troubles[ $entry['id'] ] ?? array() ), $this->items );
		_prime_post_caches( array_filter( array_unique( array_column( $this->items, 'source' ) ) ), false, false );
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => $most,
			)
		);
	}

	/** Returns the columns. */
	public function get_columns() {
		return array( 'cb' => '<input type="checkbox">' ) + $this->fields->headings();
	}

	/** Prints the message for an empty list. */
	public function no_items() {
		$view        = Entries_Query::view( $this->request );
		$is_filtered = (bool) array_diff_key( Entries_Query::kept( $this->request ), array( Entries_Query::VIEW => true ) );
		if ( 'trash' === $view ) {
			esc_html_e( 'No entries found in the Trash.', 'dovetail-blocks' );
		} elseif ( Entries_Query::NOT_REPLIED === $view && ! $is_filtered ) {
			esc_html_e( 'All messages are marked as replied.', 'dovetail-blocks' );
		} elseif ( 'unread' === $view && ! $is_filtered ) {
			esc_html_e( 'No unread entries.', 'dovetail-blocks' );
		} else {
			esc_html_e( 'No entries found. Messages that visitors send through your forms appear here.', 'dovetail-blocks' );
		}
	}

	/** Prints a row. */
	public function single_row( $item ) {
		echo Entry_Fields::is_unread( $item ) ? '<tr class="is-unread">' : '<tr>';
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	protected function get_sortable_columns() {
		return array(
			'sender' => 'sender',
			'sent'   => array( 'sent', true, __( 'Date', 'dovetail-blocks' ), __( 'Table ordered by date.', 'dovetail-blocks' ), 'desc' ),
		);
	}

	protected function get_default_primary_column_name() {
		return 'sender';
	}

	protected function column_cb( $item ) {
		return self::check_box( self::CHOSEN, $item['id'], Entry_Fields::sender( $item ) );
	}

	protected function column_default( $item, $column_name ) {
		return $this->fields->html( $column_name, $item );
	}

	protected function handle_row_actions( $item, $column_name, $primary ) {
		if ( $primary !== $column_name ) {
			return '';
		}
		$sender = Entry_Fields::sender( $item );
		$anchor = static function ( string $url, string $label, string $name = '' ) use ( $sender ): string {
			/* translators: 1: an action, such as “Mark as read”. 2: name of the sender of a form entry. */
			$full = sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), $label, $sender );
			return sprintf( '<a href="%s"%s aria-label="%s">%s</a>', esc_url( $url ), '' === $name ? '' : sprintf( ' class="%s"', esc_attr( $name ) ), esc_attr( $full ), esc_html( $label ) );
		};
		$link   = static fn( string $action, string $label, string $name = '' ): string => $anchor( Entry_Screen::action_address( $item['id'], $action ), $label, $name );
		$delete = array( 'delete' => $link( 'delete', __( 'Delete permanently', 'dovetail-blocks' ), 'submitdelete' ) );
		$view   = array( 'view' => $anchor( Entry_Screen::address( $item['id'], Entries_Query::kept( $this->request ) ), __( 'View', 'dovetail-blocks' ) ) );
		switch ( $item['state'] ) {
			case Entries::TRASH:
				return $this->row_actions( array( 'untrash' => $link( 'untrash', __( 'Restore', 'dovetail-blocks' ) ) ) + $delete );
			case Entries::SPAM:
				return $this->row_actions( $view + array( 'not_spam' => $link( 'not_spam', __( 'Not spam', 'dovetail-blocks' ) ) ) + $delete );
		}
		$marks = array(
			'mark' => $item['is_read'] ? $link( 'unread', __( 'Mark as unread', 'dovetail-blocks' ) ) : $link( 'read', __( 'Mark as read', 'dovetail-blocks' ) ),
			'spam' => $link( 'spam', __( 'Spam', 'dovetail-blocks' ) ),
		);
		return $this->row_actions( $view + $marks + ( EMPTY_TRASH_DAYS ? array( 'trash' => $link( 'trash', __( 'Trash', 'dovetail-blocks' ), 'submitdelete' ) ) : $delete ) );
	}

	protected function get_bulk_actions() {
		$export = array( 'export' => __( 'Export as CSV', 'dovetail-blocks' ) );
		$delete = array( 'delete' => __( 'Delete permanently', 'dovetail-blocks' ) );
		switch ( Entries_Query::view( $this->request ) ) {
			case 'trash':
				return array( 'untrash' => __( 'Restore', 'dovetail-blocks' ) ) + $delete;
			case 'spam':
				return array( 'not_spam' => __( 'Not spam', 'dovetail-blocks' ) ) + $delete + $export;
		}
		return array(
			'read'   => __( 'Mark as read', 'dovetail-blocks' ),
			'unread' => __( 'Mark as unread', 'dovetail-blocks' ),
			'spam'   => __( 'Mark as spam', 'dovetail-blocks' ),
		) + $export + ( EMPTY_TRASH_DAYS ? array( 'trash' => __( 'Move to Trash', 'dovetail-blocks' ) ) : $delete );
	}

	protected function get_views() {
		$current = Entries_Query::view( $this->request );
		$labels  = array(
			''            => __( 'All', 'dovetail-blocks' ),
			'unread'      => __( 'Unread', 'dovetail-blocks' ),
			'read'        => __( 'Read', 'dovetail-blocks' ),
			'not_replied' => __( 'Not replied', 'dovetail-blocks' ),
			'spam'        => __( 'Spam', 'dovetail-blocks' ),
			'trash'       => __( 'Trash', 'dovetail-blocks' ),
		);
		$html    = array();
		foreach ( $labels as $view => $label ) {
			if ( 'trash' !== $view || $this->counts[ $view ] || 'trash' === $current ) {
				$html[ '' === $view ? 'all' : $view ] = self::view_link( Entries_Screen::address( '' === $view ? array() : array( Entries_Query::VIEW => $view ) ), $label, $this->counts[ $view ], $view === $current );
			}
		}
		return $html;
	}

	/**
	 * Prints the filters for month and form, the export button, and the button that empties the spam or trash.
	 *
	 * @param string $which `top` or `bottom`.
	 */
	protected function extra_tablenav( $which ) {
		if ( 'top' !== $which ) {
			return;
		}
		$this->print_filters();
		$total = (int) $this->get_pagination_arg( 'total_items' );
		if ( $total <= 0 ) {
			return;
		}
		echo '<div class="alignleft actions dovetail-entries__export">';
		printf(
			'<a class="button" href="%s">%s</a> ',
			esc_url( Export::address( $this->request ) ),
			/* translators: %s: a number of entries. */
			esc_html( sprintf( _n( 'Export %s entry as CSV', 'Export %s entries as CSV', $total, 'dovetail-blocks' ), $this->total() ) )
		);
		$labels = array(
			'spam'  => __( 'Empty Spam', 'dovetail-blocks' ),
			'trash' => __( 'Empty Trash', 'dovetail-blocks' ),
		);
		$label  = $labels[ Entries_Query::view( $this->request ) ] ?? '';
		if ( '' !== $label ) {
			submit_button( $label, '', 'delete_all', false );
		}
		echo '</div>';
	}

	private function print_filters(): void {
		$kept    = Entries_Query::kept( $this->request );
		$sources = Capabilities::sources();
		$titles  = count( $sources ) < 2 ? array() : array_combine( $sources, array_map( array( Content_Source::class, 'title' ), $sources ) );
		natcasesort( $titles );
		$months = array();
		foreach ( Entries_Query::months() as $month ) {
			/* translators: 1: name of a month, 2: a year of four digits. */
			$months[ $month ] = sprintf( __( '%1$s %2$d', 'dovetail-blocks' ), $GLOBALS['wp_locale']->get_month( substr( $month, 4 ) ), (int) $month / 100 );
		}
		echo '<div class="alignleft actions">';
		self::print_choice( Entries_Query::MONTH, 'filter-by-date', __( 'Filter by date', 'dovetail-blocks' ), __( 'All dates', 'dovetail-blocks' ), count( $months ) < 2 ? array() : $months, $kept );
		self::print_choice( Entries_Query::FORM, 'entry-form', __( 'Filter by form', 'dovetail-blocks' ), __( 'All forms', 'dovetail-blocks' ), $titles, $kept );
		if ( count( $months ) > 1 || $titles ) {
			submit_button( __( 'Filter', 'dovetail-blocks' ), '', 'filter_action', false, array( 'id' => 'entries-filter-submit' ) );
		}
		echo '</div>';
	}

	/**
	 * Prints a select if it has more than one option.
	 *
	 * @param array<int|string, string> $options Labels by value.
	 * @param array<string, string>     $kept    Selected values by parameter.
	 */
	private static function print_choice( string $name, string $id, string $label, string $all, array $options, array $kept ): void {
		if ( ! $options ) {
			return;
		}
		printf( '<label for="%1$s" class="screen-reader-text">%2$s</label><select name="%3$s" id="%1$s"><option value="">%4$s</option>', esc_attr( $id ), esc_html( $label ), esc_attr( $name ), esc_html( $all ) );
		foreach ( $options as $value => $option ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $kept[ $name ] ?? '', (string) $value, false ), esc_html( Answers::line( $option, 60 ) ) );
		}
		echo '</select>';
	}
}
