<?php
/**
 * The subscribers as a file.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Hands all subscribers out as CSV, to who may manage options.
 */
final class Dovetail_Blocks_Subscription_Csv {
	/** Name of the action and of its nonce. */
	const ACTION = 'dovetail_blocks_subscribers_csv';

	/** Rows that are read at a time. */
	const PAGE = 500;

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'manage_posts_extra_tablenav', array( __CLASS__, 'offer' ) );
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'hand_out' ) );
	}

	/**
	 * Prints the button above the list.
	 *
	 * @param string $where `top` or `bottom`.
	 * @return void
	 */
	public static function offer( $where ) {
		$screen = get_current_screen();
		if ( 'top' !== $where || ! $screen || Dovetail_Blocks_Subscription_Subscribers::TYPE !== $screen->post_type || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		printf(
			'<div class="alignleft actions"><a class="button" href="%s">%s</a></div>',
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			esc_html__( 'Download as CSV', 'dovetail-blocks' )
		);
	}

	/**
	 * Sends the file.
	 *
	 * @return void
	 */
	public static function hand_out() {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		Dovetail_Blocks_Csv::send( 'subscribers', self::rows() );
	}

	/**
	 * The heading and every subscriber, by number.
	 *
	 * @return iterable<string[]>
	 */
	public static function rows() {
		yield array(
			__( 'E-mail address', 'dovetail-blocks' ),
			__( 'State', 'dovetail-blocks' ),
			__( 'Agreed', 'dovetail-blocks' ),
			__( 'Confirmed', 'dovetail-blocks' ),
			__( 'What was agreed to', 'dovetail-blocks' ),
			__( 'Where', 'dovetail-blocks' ),
		);
		for ( $page = 1, $found = self::PAGE; self::PAGE === $found; $page++ ) {
			$subscribers = get_posts(
				array(
					'post_type'   => Dovetail_Blocks_Subscription_Subscribers::TYPE,
					'post_status' => array( Dovetail_Blocks_Subscription_Subscribers::PENDING, Dovetail_Blocks_Subscription_Subscribers::ACTIVE ),
					'orderby'     => 'ID',
					'order'       => 'ASC',
					'numberposts' => self::PAGE,
					'paged'       => $page,
				)
			);
			$found       = count( $subscribers );
			foreach ( $subscribers as $subscriber ) {
				$state = get_post_status_object( $subscriber->post_status );
				yield array(
					Dovetail_Blocks_Subscription_Subscribers::email( $subscriber ),
					$state ? (string) $state->label : '',
					$subscriber->post_date_gmt . ' UTC',
					'' === $subscriber->post_content_filtered ? '' : $subscriber->post_content_filtered . ' UTC',
					html_entity_decode( wp_strip_all_tags( $subscriber->post_content ), ENT_QUOTES, 'UTF-8' ),
					$subscriber->post_parent ? (string) get_permalink( $subscriber->post_parent ) : '',
				);
			}
		}
	}
}
