<?php
/**
 * Returns the signed tokens of a PayPal button and a return URL, which any visitor can copy, for the multisite test.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Simple_Payments;

$terms = array( 7, 1, 500, 'EUR', 0, str_repeat( 'a', 16 ), time() );

return array(
	'paypal form'  => array(
		static fn() => Purchase::seal( 7, 0 ),
		static fn( $sent ) => Purchase::seal( 7, 0 ) === $sent,
	),
	'paypal note'  => array(
		static fn() => Purchase_Note::seal( 'paid', 7, 8 ),
		static fn( $sent ) => null !== Purchase_Note::open( $sent ),
	),
	'paypal terms' => array(
		static fn() => Terms::seal( $terms ),
		static fn( $sent ) => null !== Terms::open( $sent ),
	),
);
