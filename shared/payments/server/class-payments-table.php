<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The list of payments, as WordPress draws its own lists. */
final class Payments_Table extends \WP_List_Table {
	/** Payments on a page. */
	const PAGE = 30;

	/** Number of payments by status. */
	private array $counts = array();

	/** Reads a page. */
	public function prepare_items() {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- plain text, chooses what is shown.
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT post_status, COUNT(*) AS number FROM {$wpdb->posts} WHERE post_type = %s GROUP BY post_status", Payments::TYPE ) ) as $row ) {
			$this->counts[ $row->post_status ] = (int) $row->number;
		}
		$state  = self::chosen();
		$states = '' === $state ? array_diff( Payment::STATES, array( 'dovetail_pending', 'dovetail_failed' ) ) : array( Payment::STATES[ $state ] );
		$search = strtolower( Plain_Text::line( wp_unslash( $_GET['s'] ?? '' ) ) );
		// phpcs:enable
		$query       = new \WP_Query(
			array(
				'post_type'      => Payments::TYPE,
				'post_status'    => array_values( $states ),
				'posts_per_page' => self::PAGE,
				'paged'          => $this->get_pagenum(),
				'orderby'        => 'ID',
				'order'          => 'DESC',
				'fields'         => 'ids',
			) + ( '' === $search ? array() : array(
				'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- an owner searches.
					array(
						'key'     => Payments::META,
						'value'   => $search,
						'compare' => 'LIKE',
					),
				),
			) )
		);
		$ids         = array_map( 'intval', $query->posts );
		_prime_post_caches( $ids, false, true );
		$this->items = array_filter( array_map( array( Payments::class, 'get' ), $ids ) );
		$this->set_pagination_args(
			array(
				'total_items' => $query->found_posts,
				'per_page'    => self::PAGE,
			)
		);
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
		$chosen = self::chosen();
		$address = Payments_Screen::address();
		$link    = static fn( string $url, string $label, int $count, bool $is_current ): string => sprintf( '<a href="%s"%s>%s <span class="count">(%s)</span></a>', esc_url( $url ), $is_current ? ' class="current" aria-current="page"' : '', esc_html( $label ), esc_html( number_format_i18n( $count ) ) );
		$all     = array_sum( array_diff_key( $this->counts, array_flip( array( 'dovetail_pending', 'dovetail_failed' ) ) ) );
		$views   = array( 'all' => $link( $address, __( 'Received', 'dovetail-blocks' ), $all, '' === $chosen ) );
		foreach ( Payment::STATES as $state => $status ) {
			if ( ! empty( $this->counts[ $status ] ) ) {
				$views[ $state ] = $link( add_query_arg( 'state', $state, $address ), Payments_Screen::state( $state ), $this->counts[ $status ], $state === $chosen );
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
		$moment = (int) strtotime( $item['date'] . ' UTC' );
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $moment ) ), esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $moment ) ) );
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
		$title = esc_html( Content_Source::title( $item['post'] ) );
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

	/** The state that is chosen; empty for all that was received. */
	private static function chosen(): string {
		$state = isset( $_GET['state'] ) ? sanitize_key( wp_unslash( $_GET['state'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
		return isset( Payment::STATES[ $state ] ) ? $state : '';
	}
}
