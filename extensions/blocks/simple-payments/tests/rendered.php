<?php
/**
 * Connects a PayPal app during this request, because the fixtures show a site with an app.
 *
 * @package Dovetail_Blocks
 */

foreach ( array( 'option_', 'default_option_' ) as $dovetail_blocks_prefix ) {
	add_filter(
		$dovetail_blocks_prefix . 'connectors_payments_paypal_fields',
		static fn() => array(
			'client_id' => 'AfixturesfixturesfixturesA',
			'secret'    => 'EfixturesfixturesfixturesE',
		)
	);
}
