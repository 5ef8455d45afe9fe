<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Fields;
use Dovetail\Plugin\Records_Table;
use Dovetail\Plugin\Search_Words;

defined( 'ABSPATH' ) || exit;

/** The list of payments, based on WordPress's list table. */
final class Payments_Table extends Records_Table {
	/** Number of payments per page. */
	const PAGE = 30;

	private array $counts = array();

	private Record_Fields $fields;

	/** @param array $args See `\WP_List_Table`. */
	public function __construct( array $args = array() ) {
		$this->fields = Payment_Fields::in( Payment_Fields::LIST );
		parent::__construct( $args );
		$this->screen->set_screen_reader_content(
			array(
				'heading_views'      => __( 'Filter payments list', 'dovetail-blocks' ),
				'heading_pagination' => __( 'Payments list navigation', 'dovetail-blocks' ),
				'heading_list'       => __( 'Payments list', 'dovetail-blocks' ),
			)
		);
	}

	/** Loads the payments of the current page. */
	public function prepare_items() {
		$this->counts = Payments::counts();
		$state        = self::chosen();
		$where        = '' === $state ? 'received = 1' : 'state = %s';
		$values       = '' === $state ? array() : array( $state );
		$total        = '' === $state ? $this->received() : $this->counts[ $state ] ?? 0;
		if ( '' !== $this->search() ) {
			list( $found, $places ) = Search_Words::where( 'payment_words', $this->search() );
			$where                 .= " AND $found";
			array_push( $values, ...$places );
			$total                  = null;
		}
		$ids         = $this->find_page( 'payments', array( $where, $values ), 'id DESC', $total, self::PAGE );
		$this->items = Payment_Fields::with_pages( $ids ? Payments::all( 'WHERE id IN ( ' . Database::places( $ids ) . ' ) ORDER BY id DESC', $ids ) : array() );
	}

	/** Returns the columns. */
	public function get_columns() {
		return $this->fields->headings();
	}

	protected function get_views() {
		$chosen  = self::chosen();
		$address = Payments_Screen::address();
		$views   = array( 'all' => self::view_link( $address, __( 'Received', 'dovetail-blocks' ), $this->received(), '' === $chosen ) );
		foreach ( array_keys( Payment::STATES ) as $state ) {
			if ( ! empty( $this->counts[ $state ] ) ) {
				$views[ $state ] = self::view_link( add_query_arg( 'state', $state, $address ), Payments_Screen::state( $state ), $this->counts[ $state ], $state === $chosen );
			}
		}
		return $views;
	}

	/** Prints the message for an empty list. */
	public function no_items() {
		esc_html_e( 'No payments found. Payments that visitors make through this site’s forms appear here.', 'dovetail-blocks' );
	}

	protected function get_default_primary_column_name() {
		return 'amount';
	}

	/**
	 * Returns the amount, and below it payer, date and status for phones, where WordPress hides the other columns of
	 * collapsed rows.
	 */
	protected function column_amount( $item ) {
		$payer   = '' === $item['name'] ? $item['email'] : $item['name'];
		$summary = array_filter( array( esc_html( $payer ), $this->fields->html( 'date', $item ), $this->fields->html( 'state', $item ) ), 'strlen' );
		return sprintf( '%s <span class="dovetail-payments__summary">%s</span>', $this->fields->html( 'amount', $item ), implode( '<br>', $summary ) );
	}

	protected function column_default( $item, $column_name ) {
		return $this->fields->html( $column_name, $item );
	}

	/** Returns the number of received payments. */
	private function received(): int {
		return array_sum( array_intersect_key( $this->counts, array_flip( Payments::RECEIVED_STATES ) ) );
	}

	/** Returns the selected state; empty for all received payments. */
	public static function chosen(): string {
		$state = isset( $_GET['state'] ) ? sanitize_key( wp_unslash( $_GET['state'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
		return isset( Payment::STATES[ $state ] ) ? $state : '';
	}
}
