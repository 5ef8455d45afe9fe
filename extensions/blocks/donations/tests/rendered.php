<?php
/**
 * The fixtures are rendered with a gateway and existing plans.
 *
 * @package Dovetail_Blocks
 */

dovetail_blocks_playground_donations();

add_filter(
	'dovetail_blocks_payment_gateways',
	static function ( array $gateways ): array {
		$stripe = new class() extends \Dovetail\Payments\Gateway {
			public static function acts(): ?array {
				return array(
					'service' => 'stripe',
					'name'    => 'Stripe',
					'mode'    => 'live',
				);
			}
			public static function sold( array $offer ): ?array {
				return null;
			}
			public static function start( array $order ) {
				return new WP_Error( 'not_here' );
			}
			public static function settle( array $payment ) {
				return $payment;
			}
		};
		return array_fill_keys( array( 'site', 'platform' ), get_class( $stripe ) ) + $gateways;
	}
);
