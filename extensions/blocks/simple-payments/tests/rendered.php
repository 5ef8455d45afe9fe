<?php
/**
 * The shop of the fixtures: an app and a secret that only this request knows.
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
add_filter( 'option_dovetail_blocks_secret', static fn() => 'a secret of fixtures' );
