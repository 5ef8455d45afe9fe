<?php
/**
 * What the law asks for.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Gives subscribers what is stored of them, deletes it when they ask, and says in the privacy policy what is stored.
 */
final class Dovetail_Blocks_Subscription_Privacy {
	/** Slug of exporter and eraser. */
	const SLUG = 'dovetail-blocks-subscription';

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_filter( 'wp_privacy_personal_data_exporters', array( __CLASS__, 'offer_export' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( __CLASS__, 'offer_erasure' ) );
		add_action( 'admin_init', array( __CLASS__, 'suggest' ) );
	}

	/**
	 * Adds the exporter.
	 *
	 * @param array[] $exporters By slug.
	 * @return array[]
	 */
	public static function offer_export( $exporters ) {
		$exporters[ self::SLUG ] = array(
			'exporter_friendly_name' => __( 'Subscription', 'dovetail-blocks' ),
			'callback'               => array( __CLASS__, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array[] $erasers By slug.
	 * @return array[]
	 */
	public static function offer_erasure( $erasers ) {
		$erasers[ self::SLUG ] = array(
			'eraser_friendly_name' => __( 'Subscription', 'dovetail-blocks' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * What is stored of an address.
	 *
	 * @param string $email An address.
	 * @return array{data: array, done: bool}
	 */
	public static function export( $email ) {
		$subscriber = Dovetail_Blocks_Subscription_Subscribers::find( $email );
		$data       = array();
		if ( $subscriber ) {
			$state   = get_post_status_object( $subscriber->post_status );
			$entries = array(
				__( 'E-mail address', 'dovetail-blocks' ) => Dovetail_Blocks_Subscription_Subscribers::email( $subscriber ),
				__( 'State', 'dovetail-blocks' )          => $state ? $state->label : '',
				__( 'Agreed', 'dovetail-blocks' )         => $subscriber->post_date_gmt . ' UTC',
				__( 'Confirmed', 'dovetail-blocks' )      => '' === $subscriber->post_content_filtered ? '' : $subscriber->post_content_filtered . ' UTC',
				__( 'What was agreed to', 'dovetail-blocks' ) => wp_strip_all_tags( $subscriber->post_content ),
				__( 'Where', 'dovetail-blocks' )          => $subscriber->post_parent ? (string) get_permalink( $subscriber->post_parent ) : '',
			);
			$data[]  = array(
				'group_id'    => self::SLUG,
				'group_label' => __( 'Subscription', 'dovetail-blocks' ),
				'item_id'     => self::SLUG . '-' . $subscriber->ID,
				'data'        => array_map(
					static function ( $name, $value ) {
						return compact( 'name', 'value' );
					},
					array_keys( array_filter( $entries ) ),
					array_filter( $entries )
				),
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Deletes what is stored of an address.
	 *
	 * @param string $email An address.
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erase( $email ) {
		$subscriber = Dovetail_Blocks_Subscription_Subscribers::find( $email );
		$is_gone    = $subscriber && Dovetail_Blocks_Subscription_Subscribers::remove( $subscriber->ID );
		$is_kept    = $subscriber && ! $is_gone;
		return array(
			'items_removed'  => $is_gone,
			'items_retained' => $is_kept,
			'messages'       => $is_kept ? array( __( 'The subscription could not be deleted. Try again in a moment.', 'dovetail-blocks' ) ) : array(),
			'done'           => true,
		);
	}

	/**
	 * Suggests text for the privacy policy.
	 *
	 * @return void
	 */
	public static function suggest() {
		wp_add_privacy_policy_content(
			__( 'Dovetail Blocks: Subscription Form', 'dovetail-blocks' ),
			'<div class="wp-suggested-text"><p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'dovetail-blocks' ) . ' </strong>'
				. esc_html__( 'When you subscribe to new posts, we store your e-mail address, the text you agreed to, the page and the time, and send you a link to confirm it. An address that is not confirmed is deleted after 7 days. When you unsubscribe, which every message lets you do, we delete all of it. To keep robots away we count for two hours how often forms are sent from a connection, without storing its address.', 'dovetail-blocks' )
				. '</p></div>'
		);
	}
}
