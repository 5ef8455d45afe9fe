<?php
/**
 * Creates the plan that the showcase page refers to, in the Playground only.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/** ID of the plan “Friends of the bakery” of the showcase. */
const DOVETAIL_BLOCKS_PLAYGROUND_PLAN = 9101;

/** Creates the plan if it does not exist. */
function dovetail_blocks_playground_plan() {
	if ( get_post( DOVETAIL_BLOCKS_PLAYGROUND_PLAN ) ) {
		return;
	}
	$plan = array(
		'kind'     => 'plan',
		'currency' => 'EUR',
		'interval' => '1 month',
		'title'    => 'Friends of the bakery',
		'amount'   => 500,
	);
	wp_insert_post(
		array(
			'import_id'    => DOVETAIL_BLOCKS_PLAYGROUND_PLAN,
			'post_type'    => 'dovetail_plan',
			'post_status'  => 'publish',
			'post_name'    => 'plan-' . md5( wp_json_encode( $plan ) ),
			'post_title'   => $plan['title'],
			'post_content' => wp_json_encode( $plan ),
		)
	);
}

add_action(
	'save_post',
	static function ( $id, $post ) {
		if ( str_contains( $post->post_content, '"planId":' . DOVETAIL_BLOCKS_PLAYGROUND_PLAN ) ) {
			dovetail_blocks_playground_plan();
		}
	},
	10,
	2
);
