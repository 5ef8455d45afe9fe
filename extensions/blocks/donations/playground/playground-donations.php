<?php
/**
 * Playground only: the donations of the showcase, whose plans are called 1, 2 and 3, can be paid once somebody takes the money.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'render_block_data',
	static function ( $block ) {
		if ( 'dovetail/donations' !== $block['blockName'] || 'site' !== ( $block['attrs']['planSource'] ?? '' ) || ! \Dovetail\Payments\Checkout::acts( 'site' ) ) {
			return $block;
		}
		foreach ( \Dovetail\Donations\Donations::INTERVALS as $name => $interval ) {
			if ( ! in_array( $block['attrs'][ $name ]['planId'] ?? 0, array( 1, 2, 3 ), true ) ) {
				continue;
			}
			$plan = \Dovetail\Payments\Plans::create(
				array(
					'kind'     => 'donation',
					'currency' => $block['attrs']['currency'] ?? 'USD',
					'interval' => $interval,
				)
			);
			if ( ! is_wp_error( $plan ) ) {
				$block['attrs'][ $name ]['planId'] = $plan['id'];
			}
		}
		return $block;
	}
);
