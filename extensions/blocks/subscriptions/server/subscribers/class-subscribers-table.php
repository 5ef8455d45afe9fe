<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Records_Table;

defined( 'ABSPATH' ) || exit;

/** The table of subscribers, as WordPress prints its own lists. */
final class Subscribers_Table extends Records_Table {
	/** Subscribers on a page. */
	const PAGE = 20;

	/** Letters of what was agreed to that are seen at once. */
	const BEGINNING = 40;

	/** @var array<string, int> Number of subscribers by status. */
	private array $counts = array();

	/** @var array<int, string> Why the last email to a subscriber failed, by ID. */
	private array $reasons = array();

	/** Makes an empty table. */
	public function __construct() {
		parent::__construct(
			array(
				'singular' => 'dovetail-subscriber',
				'plural'   => 'dovetail-subscribers',
				'screen'   => Subscribers_Screen::PAGE,
			)
		);
	}

	/** Reads a page. */
	public function prepare_items() {
		$shown         = Subscribers_Screen::shown();
		$this->counts  = Subscribers::counts();
		$total         = isset( $shown['s'] ) ? null : $this->counts[ $shown['status'] ?? '' ] ?? array_sum( $this->counts );
		$ids           = $this->find_page( 'subscribers', Subscriber_Query::where( $shown ), self::order(), $total, self::PAGE );
		$rows          = array_column( $ids ? Database::rows( 'SELECT * FROM {subscribers} WHERE id IN ( ' . Database::places( $ids ) . ' )', $ids ) : array(), null, 'id' );
		$this->items   = array_map( array( Subscribers::class, 'read' ), array_filter( array_map( static fn( int $id ): ?array => $rows[ $id ] ?? null, $ids ) ) );
		$this->reasons = Failures::last_of( $ids ) + Opt_In::problems( $ids );
	}

	/** The columns. */
	public function get_columns() {
		return array(
			'cb'        => '<input type="checkbox">',
			'email'     => __( 'Email address', 'dovetail-blocks' ),
			'status'    => __( 'Status', 'dovetail-blocks' ),
			'created'   => __( 'Agreed on', 'dovetail-blocks' ),
			'confirmed' => __( 'Confirmed on', 'dovetail-blocks' ),
			'consent'   => __( 'Consent text and source', 'dovetail-blocks' ),
		);
	}

	/** The columns by which the list is sorted. */
	protected function get_sortable_columns() {
		return array(
			'email'   => array( 'email', false ),
			'created' => array( 'created', true, __( 'Agreed on', 'dovetail-blocks' ), __( 'Table ordered by the day of consent.', 'dovetail-blocks' ), 'desc' ),
		);
	}

	/** The statuses to choose from. */
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

	/** The bulk actions. */
	protected function get_bulk_actions() {
		return array( 'delete' => __( 'Delete permanently', 'dovetail-blocks' ) );
	}

	/** Prints the buttons above the list. */
	protected function extra_tablenav( $which ) {
		if ( 'top' === $which ) {
			Export::button( (int) $this->get_pagination_arg( 'total_items' ), $this->total() );
			printf( '<div class="alignleft actions dovetail-subscribers__tool"><a class="button" href="%s">%s</a></div>', esc_url( Import_Screen::address() ), esc_html__( 'Import subscribers', 'dovetail-blocks' ) );
		}
	}

	/** Prints the message for an empty list. */
	public function no_items() {
		esc_html_e( 'No subscribers yet. Add the “Subscription Form” block to a post or page.', 'dovetail-blocks' );
	}

	/** A check box. */
	protected function column_cb( $item ) {
		return self::check_box( 'subscriber', $item['id'], $item['email'] );
	}

	/** The address. */
	protected function column_email( $item ) {
		return '<strong>' . esc_html( $item['email'] ) . '</strong>';
	}

	/** Links below a subscriber's address. */
	protected function handle_row_actions( $item, $column_name, $primary ) {
		if ( $column_name !== $primary ) {
			return '';
		}
		$delete = sprintf(
			'<a href="%s" class="submitdelete" aria-label="%s">%s</a>',
			esc_url( Subscribers_Screen::delete_address( $item['id'] ) ),
			/* translators: %s: an email address. */
			esc_attr( sprintf( __( 'Delete %s permanently', 'dovetail-blocks' ), $item['email'] ) ),
			esc_html__( 'Delete permanently', 'dovetail-blocks' )
		);
		return $this->row_actions( Ask_Again::link( $item ) + compact( 'delete' ) );
	}

	/** The status, and why the last email failed. */
	protected function column_status( $item ) {
		$reason = $this->reasons[ $item['id'] ] ?? '';
		/* translators: %s: why a message could not be sent. */
		return esc_html( Subscribers::label( $item['status'] ) ) . ( '' === $reason ? '' : sprintf( '<br><span class="description">%s</span>', esc_html( sprintf( __( 'An email could not be sent: %s', 'dovetail-blocks' ), $reason ) ) ) );
	}

	/** When the subscriber agreed. */
	protected function column_created( $item ) {
		return self::moment( $item['created'] );
	}

	/** When the address was confirmed. */
	protected function column_confirmed( $item ) {
		return $item['confirmed'] ? self::moment( $item['confirmed'] ) : '—';
	}

	/** The consent: the beginning of its text, and the page. */
	protected function column_consent( $item ) {
		$html  = wp_kses( $item['consent'], array( 'a' => array( 'href' => true ) ) );
		$short = Plain_Text::of_html( $html, self::BEGINNING, '…' );
		if ( '…' === mb_substr( $short, -1 ) ) {
			$html = sprintf( '<details><summary>%s</summary>%s</details>', esc_html( $short ), $html );
		}
		$page = $item['post'] ? get_post( $item['post'] ) : null;
		return $page ? sprintf( '%s <a href="%s">%s</a>', $html, esc_url( (string) get_permalink( $page ) ), esc_html( get_the_title( $page ) ) ) : $html;
	}

	/** Returns the order of the list in SQL: the latest first, unless another was chosen. */
	private static function order(): string {
		// phpcs:disable WordPress.Security -- compared with known words.
		$column    = 'email' === ( $_GET['orderby'] ?? '' ) ? 'email' : 'created';
		$direction = 'asc' === ( $_GET['order'] ?? ( 'email' === $column ? 'asc' : 'desc' ) ) ? 'ASC' : 'DESC';
		// phpcs:enable
		return "$column $direction, id $direction";
	}
}
