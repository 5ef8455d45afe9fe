<?php
/**
 * Returns the signed data that visitors can copy from a payment form and a return URL. The multisite test uses this
 * file.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Payments;

$offer = static fn( $use ) => array(
	static fn() => Offers::seal( array( 'plan' => 7 ), $use ),
	static fn( $sent ) => null !== Offers::open( $sent, $use ),
);

return array(
	'payment offer'  => $offer( 'offer' ),
	'payment return' => $offer( 'return' ),
	'payment site'   => array(
		static fn() => Stripe_Account::site(),
		static fn( $sent ) => Stripe_Account::site() === $sent,
	),
);
