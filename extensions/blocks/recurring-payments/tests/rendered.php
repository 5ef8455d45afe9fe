<?php
/**
 * Creates the plan that the fixtures use, and connects a payment account during this request.
 *
 * @package Dovetail_Blocks
 */

dovetail_blocks_playground_plan();
foreach ( array( 'option_', 'default_option_' ) as $dovetail_blocks_hook ) {
	add_filter(
		$dovetail_blocks_hook . \Dovetail\Connections\Connections::option_name( 'stripe' ),
		static fn() => array(
			'key'     => 'sk_test_0123456789abcdef',
			'secret' => '',
		)
	);
}
