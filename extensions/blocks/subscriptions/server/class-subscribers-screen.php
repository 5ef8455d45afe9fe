<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Fits WordPress's own list of posts to subscribers: its columns, its actions and its words. Users → Subscribers. */
final class Subscribers_Screen {
	/** Letters of what was agreed to that are seen at once. */
	const BEGINNING = 40;

	/** Ends the request unless it comes from this screen and a user who may manage options. */
	public static function check( string $nonce ): void {
		check_admin_referer( $nonce );
		Permission::die_unless( current_user_can( 'manage_options' ) );
	}

	/**
	 * Prints the buttons above the list.
	 *
	 * @param string $where `top` or `bottom`.
	 */
	public static function buttons( $where ): void {
		$screen = get_current_screen();
		if ( 'top' === $where && $screen && Subscribers::TYPE === $screen->post_type && current_user_can( 'manage_options' ) ) {
			Export::button( (int) $GLOBALS['wp_query']->found_posts );
			printf( '<div class="alignleft actions"><a class="button" href="%s">%s</a></div>', esc_url( Import_Screen::address() ), esc_html__( 'Import subscribers', 'dovetail-blocks' ) );
		}
	}

	/** The columns. */
	public static function columns( array $columns ): array {
		return array_intersect_key( $columns, array( 'cb' => true ) ) + array(
			'title'              => __( 'Email address', 'dovetail-blocks' ),
			'dovetail_state'     => __( 'Status', 'dovetail-blocks' ),
			'dovetail_since'     => __( 'Agreed on', 'dovetail-blocks' ),
			'dovetail_confirmed' => __( 'Confirmed on', 'dovetail-blocks' ),
			'dovetail_consent'   => __( 'Consent text and source', 'dovetail-blocks' ),
		);
	}

	/** Gives addresses the room that they need on one line. */
	public static function widen_addresses(): void {
		if ( 'edit-' . Subscribers::TYPE === get_current_screen()->id ) {
			echo '<style>@media ( min-width: 783px ) { .wp-list-table .column-title { width: 30%; } .wp-list-table .column-dovetail_consent { width: 26%; } }</style>';
		}
	}

	/** The columns by which the list is sorted. */
	public static function sortable(): array {
		return array(
			'title'          => array( 'title', false ),
			'dovetail_since' => array( 'date', true ),
		);
	}

	/** Prints a cell. */
	public static function cell( string $column, int $id ): void {
		$subscriber = get_post( $id );
		switch ( $column ) {
			case 'dovetail_state':
				$state = get_post_status_object( $subscriber->post_status );
				echo esc_html( $state ? $state->label : '' );
				$reason = Failures::last_of( array( $subscriber->ID ) )[ $subscriber->ID ] ?? '';
				if ( '' !== $reason ) {
					/* translators: %s: why a message could not be sent. */
					printf( '<br><span class="description">%s</span>', esc_html( sprintf( __( 'An email could not be sent: %s', 'dovetail-blocks' ), $reason ) ) );
				}
				break;
			case 'dovetail_since':
				self::moment( $subscriber->post_date_gmt );
				break;
			case 'dovetail_confirmed':
				self::moment( $subscriber->post_content_filtered );
				break;
			case 'dovetail_consent':
				self::consent( $subscriber );
				break;
		}
	}

	/** Prints the consent: the beginning of its text, and the page. */
	private static function consent( \WP_Post $subscriber ): void {
		$html  = wp_kses( $subscriber->post_content, array( 'a' => array( 'href' => true ) ) );
		$short = Plain_Text::of_html( $html, self::BEGINNING, '…' );
		if ( '…' === mb_substr( $short, -1 ) ) {
			printf( '<details><summary>%s</summary>%s</details>', esc_html( $short ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- by KSES.
		} else {
			echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the same.
		}
		if ( $subscriber->post_parent && get_post( $subscriber->post_parent ) ) {
			printf( ' <a href="%s">%s</a>', esc_url( get_permalink( $subscriber->post_parent ) ), esc_html( get_the_title( $subscriber->post_parent ) ) );
		}
	}

	/** Returns the bulk actions. */
	public static function bulk_actions(): array {
		return array( 'delete' => __( 'Delete permanently', 'dovetail-blocks' ) );
	}

	/** WordPress gives a check box to what can be edited, which subscribers cannot; these can be deleted. */
	public static function has_check_box( $has_one, $post ) {
		return self::is_ours( $post ) ? current_user_can( 'delete_post', $post->ID ) : $has_one;
	}

	/** Returns the row actions. */
	public static function row_actions( $actions, $post ) {
		if ( ! self::is_ours( $post ) ) {
			return $actions;
		}
		return Ask_Again::link( $post ) + array(
			'delete' => sprintf(
				'<a href="%s" class="submitdelete" aria-label="%s">%s</a>',
				esc_url( (string) get_delete_post_link( $post->ID, '', true ) ),
				/* translators: %s: an email address. */
				esc_attr( sprintf( __( 'Delete %s permanently', 'dovetail-blocks' ), Subscribers::email( $post ) ) ),
				esc_html__( 'Delete permanently', 'dovetail-blocks' )
			),
		);
	}

	/** Removes the state from the title, since it has its own column. */
	public static function states( $states, $post ) {
		return self::is_ours( $post ) ? array() : $states;
	}

	/** A list of months helps nobody here. */
	public static function without_months( $is_off, $type ) {
		return $is_off || Subscribers::TYPE === $type;
	}

	/**
	 * Returns the notices of the list.
	 *
	 * @param array<string, int> $counts Number of subscribers, by action.
	 */
	public static function messages( $messages, $counts ) {
		$count   = max( $counts['deleted'], $counts['trashed'] );
		/* translators: %s: number of subscribers. */
		$deleted = _n( '%s subscriber permanently deleted.', '%s subscribers permanently deleted.', $count, 'dovetail-blocks' );
		$messages[ Subscribers::TYPE ] = array(
			'deleted' => $deleted,
			'trashed' => $deleted,
		) + $messages['post'];
		return $messages;
	}

	/** Deletes a subscriber permanently instead of moving it to the trash. */
	public static function delete_at_once( $result, $post ) {
		return null === $result && self::is_ours( $post ) ? wp_delete_post( $post->ID, true ) : $result;
	}

	/**
	 * Prints a moment in the time of the site.
	 *
	 * @param string $gmt `Y-m-d H:i:s`; empty for none.
	 */
	private static function moment( string $gmt ): void {
		$time = '' === $gmt ? false : strtotime( $gmt . ' UTC' );
		if ( false === $time ) {
			echo '—';
			return;
		}
		printf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $time ) ), esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time ) ) );
	}

	/** Whether a post is a subscriber. */
	private static function is_ours( \WP_Post $post ): bool {
		return Subscribers::TYPE === $post->post_type;
	}
}
