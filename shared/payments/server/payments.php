<?php
/**
 * What the site does about payments: plans, forms, records, and the owner's account at Stripe.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Payments;

add_action( 'init', array( Plans::class, 'register' ) );
add_action( 'init', array( Payments::class, 'register' ) );

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_POST[ Checkout::FIELD ] ) || isset( $_GET[ Checkout::BACK ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- sealed; visitors have no nonce.
			Checkout::receive();
		}
	},
	1
);
