<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/** WordPress's list table for entries: only those that the user may read, with our views and filters. */
final class Entries_Screen {
	/** The styles of the list and of an entry. */
	const STYLE = '
.fixed .column-sender{width:26%}.fixed .column-form{width:18%}.fixed .column-sent{width:18%}
.column-sender,.column-message{overflow-wrap:anywhere}
.wp-list-table .column-sender .row-title,.wp-list-table .column-sender .row-title strong{font-weight:400}
.wp-list-table .is-unread .row-title strong{font-weight:700}
.is-unread .column-message,.is-unread .column-sent{font-weight:600}
.dovetail-entries__when{display:none}
.dovetail-entries__state{display:inline-block;margin-inline-start:6px;padding:0 8px;border-radius:4px;background:#2271b1;color:#fff;font-size:12px;line-height:20px;font-weight:600}
.dovetail-entry__head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;justify-content:space-between;max-width:60em}
.dovetail-entry__head h1{overflow-wrap:anywhere;min-width:0}
.dovetail-entry__ways{display:flex;gap:8px}
.dovetail-entry dl{display:grid;grid-template-columns:minmax(8em,14em) minmax(0,1fr);gap:0;max-width:60em;margin:1.5em 0;background:#fff;border:1px solid #c3c4c7}
.dovetail-entry dt,.dovetail-entry dd{margin:0;padding:12px 16px;border-block-end:1px solid #f0f0f1;overflow-wrap:anywhere}
.dovetail-entry dt{font-weight:600}.dovetail-entry dd{white-space:pre-wrap}
.dovetail-entry dt:last-of-type,.dovetail-entry dd:last-of-type{border:0}
.dovetail-entry__actions{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
.dovetail-entry__notes{max-width:60em;margin-block-start:2em}
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

	/**
	 * Address of the screen.
	 *
	 * @param array<string, string|int> $parameters Further ones.
	 */
	public static function address( array $parameters = array() ): string {
		return add_query_arg( array( 'post_type' => Entries::TYPE ) + array_map( 'rawurlencode', $parameters ), admin_url( 'edit.php' ) );
	}

	/** Says in the menu how many entries the person has not read. */
	public static function count_in_menu(): void {
		global $menu;
		$unread = current_user_can( Post_Type::ALL ) ? Entries_Query::counts()['unread'] : 0;
		foreach ( $unread ? (array) $menu : array() as $place => $item ) {
			if ( 'edit.php?post_type=' . Entries::TYPE === $item[2] ) {
				/* translators: %s: a number of entries. */
				$words = sprintf( _n( '%s unread entry', '%s unread entries', $unread, 'dovetail-blocks' ), number_format_i18n( $unread ) );
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as WordPress's own menu of comments.
				$menu[ $place ][0] .= sprintf( ' <span class="awaiting-mod count-%d"><span class="pending-count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>', $unread, esc_html( number_format_i18n( $unread ) ), esc_html( $words ) );
			}
		}
	}

	/** Narrows the list to what the person may read and wants to see. */
	public static function narrow( $query ): void {
		if ( ! $query->is_main_query() || Entries::TYPE !== $query->get( 'post_type' ) ) {
			return;
		}
		foreach ( Entries_Query::of( wp_unslash( $_GET ) ) as $name => $value ) { // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is listed.
			$query->set( $name, $value );
		}
	}

	/**
	 * The views above the list, with the numbers of what the person may read.
	 *
	 * @return string[]
	 */
	public static function views(): array {
		$request = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is listed.
		$status  = Entries_Query::status( $request );
		$current = 'private' !== $status ? $status : ( $request[ Entries_Query::STATE ] ?? '' );
		$counts  = Entries_Query::counts();
		$views   = array(
			''            => array( __( 'All', 'dovetail-blocks' ), $counts['read'] + $counts['unread'], array() ),
			'unread'      => array( __( 'Unread', 'dovetail-blocks' ), $counts['unread'], array( Entries_Query::STATE => 'unread' ) ),
			'read'        => array( __( 'Read', 'dovetail-blocks' ), $counts['read'], array( Entries_Query::STATE => 'read' ) ),
			Entries::SPAM => array( __( 'Spam', 'dovetail-blocks' ), $counts['spam'], array( 'post_status' => Entries::SPAM ) ),
			'trash'       => array( __( 'Trash', 'dovetail-blocks' ), $counts['trash'], array( 'post_status' => 'trash' ) ),
		);
		$html    = array();
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

	/** Prints the choice of a form, and keeps the state that is looked at. */
	public static function print_filter( $type ): void {
		$sources = Entries::TYPE === $type ? Capabilities::sources() : array();
		if ( count( $sources ) < 2 ) {
			return;
		}
		$kept   = Entries_Query::kept( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is listed.
		$chosen = $kept[ Entries_Query::FORM ] ?? '';
		$titles = array_combine( $sources, array_map( array( Content_Source::class, 'title' ), $sources ) );
		natcasesort( $titles );
		printf(
			'<label for="entry-form" class="screen-reader-text">%s</label><select name="%s" id="entry-form"><option value="">%s</option>',
			esc_html__( 'Filter by form', 'dovetail-blocks' ),
			esc_attr( Entries_Query::FORM ),
			esc_html__( 'All forms', 'dovetail-blocks' )
		);
		foreach ( $titles as $source => $title ) {
			printf( '<option value="%d"%s>%s</option>', (int) $source, selected( $chosen, (string) $source, false ), esc_html( Answers::line( $title, 60 ) ) );
		}
		echo '</select>';
		if ( isset( $kept[ Entries_Query::STATE ] ) ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( Entries_Query::STATE ), esc_attr( $kept[ Entries_Query::STATE ] ) );
		}
	}

	/**
	 * Prints the button that exports what is listed, and the one that empties the spam.
	 *
	 * @param string $which `top` or `bottom`.
	 */
	public static function print_buttons( $which ): void {
		$screen = get_current_screen();
		$count  = $screen && 'edit-' . Entries::TYPE === $screen->id ? (int) $GLOBALS['wp_query']->found_posts : 0;
		if ( 'top' !== $which || $count <= 0 ) {
			return;
		}
		$request = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- only what is listed.
		echo '<div class="alignleft actions dovetail-entries__export">';
		printf(
			'<a class="button" href="%s">%s</a> ',
			esc_url( Export::address( $request ) ),
			/* translators: %s: a number of entries. */
			esc_html( sprintf( _n( 'Export %s entry as CSV', 'Export %s entries as CSV', $count, 'dovetail-blocks' ), number_format_i18n( $count ) ) )
		);
		if ( Entries::SPAM === Entries_Query::status( $request ) ) {
			submit_button( __( 'Empty Spam', 'dovetail-blocks' ), '', 'delete_all', false );
		}
		echo '</div>';
	}

	/** Prints the few styles of the screen. */
	public static function print_style(): void {
		$screen = get_current_screen();
		if ( $screen && 'edit-' . Entries::TYPE === $screen->id ) {
			echo '<style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		}
	}

	/** Marks the rows of entries that nobody has read; what is spam or in the trash waits for nobody. */
	public static function row_classes( $classes, $more, $id ) {
		return Entries::TYPE === get_post_type( $id ) && 'private' === get_post_status( $id ) && ! Entries::is_read( (int) $id ) ? array_merge( $classes, array( 'is-unread' ) ) : $classes;
	}

	/** Makes of an entry from the trash what it was. */
	public static function untrashed( $status, $id, $previous = '' ) {
		return Entries::TYPE === get_post_type( $id ) ? ( Entries::SPAM === $previous ? Entries::SPAM : 'private' ) : $status;
	}
}
