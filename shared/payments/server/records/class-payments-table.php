<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Record_Fields;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The list of payments, as WordPress draws its own lists. */
final class Payments_Table extends \WP_List_Table {
	/** Payments on a page. */
	const PAGE = 30;

	/** Number of payments by state. */
	private array $counts = array();

	/** What is shown of a payment. */
	private Record_Fields $fields;

	/** @param array $args See `\WP_List_Table`. */
	public function __construct( array $args = array() ) {
		$this->fields = Payment_Fields::in( Payment_Fields::LIST );
		parent::__construct( $args );
	}

	/** Reads a page. */
	public function prepare_items() {
		$this->counts = Payments::counts();
		$state        = self::chosen();
		$search       = mb_strtolower( Plain_Text::line( wp_unslash( $_GET['s'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- plain text, chooses what is shown.
		$where        = '' === $state ? 'WHERE received = 1' : 'WHERE state = %s';
		$values       = '' === $state ? array() : array( $state );
		$skipped      = self::PAGE * ( $this->get_pagenum() - 1 );
		if ( '' !== $search ) {
			$where .= ' AND ( words LIKE %s OR payer LIKE %s )';
			$values = array_merge( $values, array_fill( 0, 2, '%' . Database::like( $search ) . '%' ) );
		}
		// An index alone finds the page; then only its rows are read.
		$ids = array_map( 'intval', Database::column( "SELECT id FROM {payments} $where ORDER BY id DESC LIMIT %d OFFSET %d", array_merge( $values, array( self::PAGE, $skipped ) ) ) );
		if ( '' === $search ) {
			$total = '' === $state ? $this->received() : $this->counts[ $state ] ?? 0;
		} else {
			// A page that is not full says how many there are.
			$total = ( $ids || 0 === $skipped ) && count( $ids ) < self::PAGE ? $skipped + count( $ids ) : (int) Database::value( "SELECT COUNT(*) FROM {payments} $where", $values );
		}
		$this->items = Payment_Fields::with_pages( $ids ? Payments::all( 'WHERE id IN ( ' . Database::places( $ids ) . ' ) ORDER BY id DESC', $ids ) : array() );
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => self::PAGE,
			)
		);
	}

	/** The columns. */
	public function get_columns() {
		return $this->fields->headings();
	}

	/** The states to choose from. */
	protected function get_views() {
		$chosen = self::chosen();
		$address = Payments_Screen::address();
		$link    = static fn( string $url, string $label, int $count, bool $is_current ): string => sprintf( '<a href="%s"%s>%s <span class="count">(%s)</span></a>', esc_url( $url ), $is_current ? ' class="current" aria-current="page"' : '', esc_html( $label ), esc_html( number_format_i18n( $count ) ) );
		$views   = array( 'all' => $link( $address, __( 'Received', 'dovetail-blocks' ), $this->received(), '' === $chosen ) );
		foreach ( array_keys( Payment::STATES ) as $state ) {
			if ( ! empty( $this->counts[ $state ] ) ) {
				$views[ $state ] = $link( add_query_arg( 'state', $state, $address ), Payments_Screen::state( $state ), $this->counts[ $state ], $state === $chosen );
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

	/** A cell. */
	protected function column_default( $item, $column_name ) {
		return $this->fields->html( $column_name, $item );
	}

	/** Returns how many payments were received. */
	private function received(): int {
		return array_sum( array_intersect_key( $this->counts, array_flip( Payments::RECEIVED ) ) );
	}

	/** The state that is chosen; empty for all that was received. */
	private static function chosen(): string {
		$state = isset( $_GET['state'] ) ? sanitize_key( wp_unslash( $_GET['state'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
		return isset( Payment::STATES[ $state ] ) ? $state : '';
	}
}
