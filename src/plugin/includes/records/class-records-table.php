<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** A list of records on an admin screen, based on WordPress's list table. */
abstract class Records_Table extends \WP_List_Table {
	/**
	 * Prints the list with its search form, which keeps the other filters.
	 *
	 * @param string                $page  Slug of the screen.
	 * @param array<string, string> $kept  Request parameters that select the listed records.
	 * @param string                $label Label of the search field.
	 */
	public function print_form( string $page, array $kept, string $label ): void {
		printf( '<form id="%s-filter" method="get">', esc_attr( $page ) );
		foreach ( array_filter( compact( 'page' ) + $kept, 'strlen' ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		$this->search_box( $label, $page );
		if ( '' !== $this->search() ) {
			/* translators: %s: a number. */
			printf( '<p class="description" style="clear: both">%s</p>', esc_html( sprintf( __( 'The search matches the beginning of words: “ann” finds “Anna”, not “Joanna”. It lists up to %s results.', 'dovetail-blocks' ), number_format_i18n( Search_Words::MAX_RESULTS ) ) ) );
		}
		$this->display();
		echo '</form>';
	}

	/**
	 * Returns the IDs of the rows on the current page, and sets up the pagination.
	 *
	 * @param array    $condition SQL condition and the values of its placeholders.
	 * @param string   $order     Order as SQL.
	 * @param int|null $total     Number of all rows; null if it must be counted.
	 * @return int[]
	 */
	protected function find_page( string $table, array $condition, string $order, ?int $total, int $per_page ): array {
		list( $where, $values ) = $condition;
		$skipped                = $per_page * ( $this->get_pagenum() - 1 );
		// The IDs are found with an index alone; full rows are read only for this page.
		$ids = array_map( 'intval', Database::column( "SELECT id FROM {{$table}} WHERE $where ORDER BY $order LIMIT %d OFFSET %d", array_merge( $values, array( $per_page, $skipped ) ) ) );
		// When the page is not full, the total is known without counting.
		$is_last = ( $ids || 0 === $skipped ) && count( $ids ) < $per_page;
		$this->set_pagination_args(
			array(
				'total_items' => $total ?? ( $is_last ? $skipped + count( $ids ) : Database::count( $table, $where, $values, '' !== $this->search() ? Search_Words::MAX_RESULTS : PHP_INT_MAX ) ),
				'per_page'    => $per_page,
			)
		);
		return $ids;
	}

	/**
	 * Returns the number of rows for display. A search counts only up to `Search_Words::MAX_RESULTS` rows; if there may
	 * be more, a plus sign is added.
	 */
	protected function total(): string {
		$total = (int) $this->get_pagination_arg( 'total_items' );
		/* translators: %s: a number; there are more. */
		return '' !== $this->search() && Search_Words::MAX_RESULTS === $total ? sprintf( __( '%s+', 'dovetail-blocks' ), number_format_i18n( $total - 1 ) ) : number_format_i18n( $total );
	}

	/** Returns the search text; empty when there is none. */
	protected function search(): string {
		return Plain_Text::line( wp_unslash( $_REQUEST['s'] ?? '' ), 500 ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- plain text; only selects what is shown.
	}

	protected static function view_link( string $address, string $label, int $count, bool $is_current ): string {
		return sprintf( '<a href="%s"%s>%s <span class="count">(%s)</span></a>', esc_url( $address ), $is_current ? ' class="current" aria-current="page"' : '', esc_html( $label ), esc_html( number_format_i18n( $count ) ) );
	}

	protected static function check_box( string $name, int $id, string $title ): string {
		/* translators: %s: the name or email address of a person. */
		$label = sprintf( __( 'Select %s', 'dovetail-blocks' ), $title );
		return sprintf( '<input type="checkbox" name="%1$s[]" value="%2$d" id="cb-select-%2$d"><label for="cb-select-%2$d"><span class="screen-reader-text">%3$s</span></label>', esc_attr( $name ), $id, esc_html( $label ) );
	}
}
