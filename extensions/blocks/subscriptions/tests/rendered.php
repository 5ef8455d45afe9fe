<?php
/**
 * Nobody has subscribed when the fixtures are rendered: a block may count subscribers.
 *
 * @package Dovetail_Blocks
 */

foreach ( get_posts(
	array(
		'post_type'   => 'dovetail_subscriber',
		'post_status' => array( 'dovetail-pending', 'dovetail-active' ),
		'numberposts' => -1,
		'fields'      => 'ids',
	)
) as $dovetail_blocks_id ) {
	wp_delete_post( $dovetail_blocks_id, true );
}
