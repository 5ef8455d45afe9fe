<?php
/**
 * Playground only: creates the plans of the showcase post.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/** IDs of the showcase's plans: one-time, monthly and yearly. */
const DOVETAIL_BLOCKS_PLAYGROUND_DONATIONS = array(
	9111 => 'one-time',
	9112 => '1 month',
	9113 => '1 year',
);

/** Creates missing plans. */
function dovetail_blocks_playground_donations() {
	foreach ( DOVETAIL_BLOCKS_PLAYGROUND_DONATIONS as $id => $interval ) {
		$plan = array(
			'kind'     => 'donation',
			'currency' => 'EUR',
			'interval' => $interval,
			'title'    => '',
			'amount'   => null,
		);
		$name = 'plan-' . md5( wp_json_encode( $plan ) );
		$make = static function () use ( $id, $name, $plan ) {
			if ( ! get_post( $id ) ) {
				wp_insert_post(
					array(
						'import_id'    => $id,
						'post_type'    => 'dovetail_plan',
						'post_status'  => 'publish',
						'post_name'    => $name,
						'post_title'   => 'Donation',
						'post_content' => wp_json_encode( $plan ),
					)
				);
			}
		};
		// Use a lock, because an open editor may create the same plan at the same time.
		class_exists( \Dovetail\Plugin\Lock::class ) ? \Dovetail\Plugin\Lock::run_exclusively( $name, $make ) : $make();
	}
}

add_action(
	'save_post',
	static function ( $id, $post ) {
		if ( str_contains( $post->post_content, '"planId":9111' ) ) {
			dovetail_blocks_playground_donations();
		}
	},
	10,
	2
);
