<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Records_Table;
use Dovetail\Plugin\Search_Words;

defined( 'ABSPATH' ) || exit;

/** The list of payments, as WordPress draws its own lists. */
final class Payments_Table extends Records_Table {
	/** Payments on a page. */
	const PAGE = 30;

	/** Number of payments by state. */
	private array $counts = array();

	/** Titles of pages by their ID. */
	private array $titles = array();

	/** Reads a page. */
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
		$ids          = $this->find_page( 'payments', array( $where, $values ), 'id DESC', $total, self::PAGE );
		$this->items  = $ids ? Payments::all( 'WHERE id IN ( ' . Database::places( $ids ) . ' ) ORDER BY id DESC', $ids ) : array();
		$this->titles = Content_Source::titles( array_column( $this->items, 'post' ) );
	}

	/** The columns. */
	public function get_columns() {
		return array(
			'amount'  => __( 'Amount', 'dovetail-blocks' ),
			'date'    => __( 'Date', 'dovetail-blocks' ),
			'state'   => __( 'Status', 'dovetail-blocks' ),
			'for'     => __( 'Purpose', 'dovetail-blocks' ),
			'from'    => __( 'From', 'dovetail-blocks' ),
			'service' => __( 'Service', 'dovetail-blocks' ),
		);
	}

	/** The states to choose from. */
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

	/** The column that stays on small screens. */
	protected function get_default_primary_column_name() {
		return 'amount';
	}

	/** A moment. */
	public function column_date( $item ) {
		return self::moment( (int) strtotime( $item['date'] . ' UTC' ) );
	}

	/** An amount, and how much of it went back. */
	public function column_amount( $item ) {
		$html = '<strong>' . esc_html( Money::format( $item['amount'], $item['currency'] ) ) . '</strong>';
		if ( $item['refunded'] > 0 ) {
			/* translators: %s: an amount, such as €5.00. */
			$html .= '<br>' . esc_html( sprintf( __( '%s refunded', 'dovetail-blocks' ), Money::format( $item['refunded'], $item['currency'] ) ) );
		}
		return $html;
	}

	/** A state. */
	public function column_state( $item ) {
		return esc_html( 'expired' === $item['note'] ? __( 'Started, never paid', 'dovetail-blocks' ) : Payments_Screen::state( $item['state'] ) );
	}

	/** Title, interval and page. */
	public function column_for( $item ) {
		$link  = $item['post'] ? get_edit_post_link( $item['post'] ) : null;
		$title = esc_html( $this->titles[ $item['post'] ] );
		$often = Payments_Screen::interval( $item['interval'] );
		if ( 'ended' === $item['note'] ) {
			$often = __( 'Recurring payment that has ended', 'dovetail-blocks' );
		}
		return esc_html( Payments_Screen::title( $item ) ) . '<br>' . esc_html( $often ) . '<br>' . ( $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), $title ) : $title );
	}

	/** Name of the payer. */
	public function column_from( $item ) {
		return implode( '<br>', array_filter( array( esc_html( $item['name'] ), '' === $item['email'] ? '' : sprintf( '<a href="%s">%s</a>', esc_url( 'mailto:' . $item['email'] ), esc_html( $item['email'] ) ) ) ) );
	}

	/** Through whom, and under which numbers. */
	public function column_service( $item ) {
		$name = Payments_Screen::service( $item['service'] ) . ( 'test' === $item['mode'] ? ' ' . __( '(test: no money)', 'dovetail-blocks' ) : '' );
		return esc_html( $name ) . '<br><code>' . esc_html( '' === $item['service_id'] ? $item['reference'] : $item['service_id'] ) . '</code>';
	}

	/** Returns how many payments were received. */
	private function received(): int {
		return array_sum( array_intersect_key( $this->counts, array_flip( Payments::RECEIVED ) ) );
	}

	/** The state that is chosen; empty for all that was received. */
	public static function chosen(): string {
		$state = isset( $_GET['state'] ) ? sanitize_key( wp_unslash( $_GET['state'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
		return isset( Payment::STATES[ $state ] ) ? $state : '';
	}
}
