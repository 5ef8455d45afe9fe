<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Hands all subscribers out as CSV, to who may manage options. */
final class Export {
	/** Name of the action and of its nonce. */
	const ACTION = 'dovetail_blocks_subscribers_csv';

	/**
	 * Prints the button above the list.
	 *
	 * @param string $where `top` or `bottom`.
	 */
	public static function offer( $where ): void {
		$screen = get_current_screen();
		if ( 'top' !== $where || ! $screen || Subscribers::TYPE !== $screen->post_type || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$total = self::total();
		printf(
			'<div class="alignleft actions"><a class="button" href="%s">%s</a> <a class="button" href="%s">%s</a></div>',
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			/* translators: %s: number of subscribers. */
			esc_html( sprintf( _n( 'Download %s subscriber as CSV', 'Download %s subscribers as CSV', $total, 'dovetail-blocks' ), number_format_i18n( $total ) ) ),
			esc_url( Import_Screen::address() ),
			esc_html__( 'Import subscribers', 'dovetail-blocks' )
		);
	}

	/** Sends the file. */
	public static function hand_out(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		\Dovetail\Plugin\Csv::send( 'subscribers', self::rows() );
	}

	/** How many rows the file has below its heading: subscribers in every state, whatever the list shows. */
	private static function total(): int {
		$counts = (array) wp_count_posts( Subscribers::TYPE );
		return (int) ( $counts[ Subscribers::PENDING ] ?? 0 ) + (int) ( $counts[ Subscribers::ACTIVE ] ?? 0 );
	}

	/**
	 * The heading and every subscriber, by number.
	 *
	 * @return iterable<string[]>
	 */
	public static function rows(): iterable {
		yield array(
			__( 'E-mail address', 'dovetail-blocks' ),
			__( 'State', 'dovetail-blocks' ),
			__( 'Agreed', 'dovetail-blocks' ),
			__( 'Confirmed', 'dovetail-blocks' ),
			__( 'What was agreed to', 'dovetail-blocks' ),
			__( 'Where', 'dovetail-blocks' ),
		);
		$states = array();
		foreach ( array( Subscribers::PENDING, Subscribers::ACTIVE ) as $name ) {
			$states[ $name ] = (string) get_post_status_object( $name )->label;
		}
		$pages = array( 0 => '' );
		foreach ( \Dovetail\Plugin\Csv::by_id( array( Subscriber_Query::class, 'page' ) ) as $row ) {
			$page  = (int) $row->post_parent;
			$pages = $pages + ( isset( $pages[ $page ] ) ? array() : array( $page => (string) get_permalink( $page ) ) );
			yield array(
				Subscribers::email( $row ),
				$states[ $row->post_status ],
				$row->post_date_gmt . ' UTC',
				'' === $row->post_content_filtered ? '' : $row->post_content_filtered . ' UTC',
				html_entity_decode( wp_strip_all_tags( $row->post_content ), ENT_QUOTES, 'UTF-8' ),
				$pages[ $page ],
			);
		}
	}
}
