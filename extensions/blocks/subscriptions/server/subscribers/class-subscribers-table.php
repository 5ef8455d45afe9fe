<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Fields;
use Dovetail\Plugin\Records_Table;

defined( 'ABSPATH' ) || exit;

/** The table of subscribers, based on WordPress's list table. */
final class Subscribers_Table extends Records_Table {
	const ROWS_PER_PAGE = 20;

	/** @var array<string, int> Number of subscribers by status. */
	private array $counts = array();

	private Record_Fields $fields;

	/** Creates an empty table. */
	public function __construct() {
		$this->fields = Subscriber_Fields::in( Subscriber_Fields::LIST );
		parent::__construct(
			array(
				'singular' => 'dovetail-subscriber',
				'plural'   => 'dovetail-subscribers',
				'screen'   => Subscribers_Screen::PAGE,
			)
		);
		$this->screen->set_screen_reader_content(
			array(
				'heading_views'      => __( 'Filter subscribers list', 'dovetail-blocks' ),
				'heading_pagination' => __( 'Subscribers list navigation', 'dovetail-blocks' ),
				'heading_list'       => __( 'Subscribers list', 'dovetail-blocks' ),
			)
		);
	}

	/** Loads the subscribers of the current page. */
	public function prepare_items() {
		$shown        = Subscribers_Screen::shown();
		$this->counts = Subscribers::counts();
		$total        = isset( $shown['s'] ) ? null : $this->counts[ $shown['status'] ?? '' ] ?? array_sum( $this->counts );
		$ids          = $this->find_page( 'subscribers', Subscriber_Query::where( $shown ), self::order(), $total, self::ROWS_PER_PAGE );
		$rows         = array_column( $ids ? Database::rows( 'SELECT * FROM {subscribers} WHERE id IN ( ' . Database::places( $ids ) . ' )', $ids ) : array(), null, 'id' );
		$this->items  = Subscriber_Fields::with_problems( array_map( array( Subscribers::class, 'read' ), array_filter( array_map( static fn( int $id ): ?array => $rows[ $id ] ?? null, $ids ) ) ) );
	}

	/** Returns the columns. */
	public function get_columns() {
		return array( 'cb' => '<input type="checkbox">' ) + $this->fields->headings();
	}

	protected function get_sortable_columns() {
		return array(
			'email'   => array( 'email', false ),
			'created' => array( 'created', true, __( 'Agreed on', 'dovetail-blocks' ), __( 'Table ordered by consent date.', 'dovetail-blocks' ), 'desc' ),
		);
	}

	protected function get_views() {
		$chosen = Subscribers_Screen::shown()['status'] ?? '';
		$views  = array();
		foreach ( array( '' => array_sum( $this->counts ) ) + $this->counts as $status => $count ) {
			if ( $count || '' === $status ) {
				$label                 = '' === $status ? __( 'All', 'dovetail-blocks' ) : Subscribers::label( $status );
				$address               = Subscribers_Screen::address( '' === $status ? array() : compact( 'status' ) );
				$views[ $status ?: 'all' ] = self::view_link( $address, $label, $count, $status === $chosen );
			}
		}
		return $views;
	}

	protected function get_bulk_actions() {
		return array( 'delete' => __( 'Delete permanently', 'dovetail-blocks' ) );
	}

	protected function extra_tablenav( $which ) {
		if ( 'top' === $which ) {
			Export::button( (int) $this->get_pagination_arg( 'total_items' ), $this->total() );
			printf( '<div class="alignleft actions dovetail-subscribers__tool"><a class="button" href="%s">%s</a></div>', esc_url( Import_Screen::address() ), esc_html__( 'Import subscribers', 'dovetail-blocks' ) );
		}
	}

	/** Prints the message for an empty list. */
	public function no_items() {
		if ( Subscribers_Screen::shown() ) {
			esc_html_e( 'No subscribers found.', 'dovetail-blocks' );
			return;
		}
		esc_html_e( 'No subscribers yet. Add the “Subscription Form” block to a post or page.', 'dovetail-blocks' );
		$url = Subscribers_Overview::sign_up_page_url();
		if ( '' !== $url ) {
			printf( ' <a class="button" href="%s">%s</a>', esc_url( $url ), esc_html__( 'Create a sign-up page', 'dovetail-blocks' ) );
		}
	}

	protected function column_cb( $item ) {
		return self::check_box( 'subscriber', $item['id'], $item['email'] );
	}

	/** Returns the address, and beside it the status for phones, where WordPress hides the other columns of collapsed rows. */
	protected function column_email( $item ) {
		return sprintf( '%s <span class="dovetail-subscribers__status">%s</span>', $this->fields->html( 'email', $item ), esc_html( Subscribers::label( $item['status'] ) ) );
	}

	protected function column_default( $item, $column_name ) {
		return $this->fields->html( $column_name, $item );
	}

	protected function handle_row_actions( $item, $column_name, $primary ) {
		if ( $column_name !== $primary ) {
			return '';
		}
		$label  = __( 'Delete permanently', 'dovetail-blocks' );
		/* translators: 1: an action, such as “Delete permanently”. 2: an email address. */
		$full   = sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), $label, $item['email'] );
		$delete = sprintf( '<a href="%s" class="submitdelete" aria-label="%s">%s</a>', esc_url( Subscribers_Screen::delete_address( $item['id'] ) ), esc_attr( $full ), esc_html( $label ) );
		return $this->row_actions( Ask_Again::link( $item ) + Bounces::link( $item ) + compact( 'delete' ) );
	}

	/** Returns the SQL order of the list: the newest first by default. IDs have the order of the sign-ups and imports. */
	private static function order(): string {
		// phpcs:disable WordPress.Security -- compared with known words.
		$column    = 'email' === ( $_GET['orderby'] ?? '' ) ? 'email' : 'id';
		$direction = 'asc' === ( $_GET['order'] ?? ( 'email' === $column ? 'asc' : 'desc' ) ) ? 'ASC' : 'DESC';
		// phpcs:enable
		return "$column $direction";
	}
}
