<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Creates products and prices in the owner's Stripe account, and reuses existing ones. A product's ID is derived from
 * the plan and a price has a lookup key, so that two first payments at the same time create no duplicates.
 */
final class Stripe_Catalog {
	/**
	 * Post meta key for a plan's product and price IDs at Stripe. The meta value is keyed by the API key's fingerprint.
	 */
	const META = '_dovetail_plan_stripe';

	/** Returns the line item of a checkout session, or an error. The amount is in Stripe's units. */
	public static function item( array $order, int $charged ) {
		$of   = Stripe_Account::fingerprint( Stripe_Account::key() );
		$made = get_post_meta( $order['plan'], self::META, true );
		$made = is_array( $made ) && isset( $made[ $of ] ) ? $made[ $of ] : array();
		$id   = self::product_id( $order );
		if ( ( $made['product'] ?? '' ) !== $id ) {
			$product = self::product( $id, $order );
			if ( is_wp_error( $product ) ) {
				return $product;
			}
			$made = array( 'product' => $id );
			self::keep( $order['plan'], $of, $made );
		}
		if ( 'plan' !== $order['kind'] ) {
			return array( 'price_data' => array( 'product' => $id ) + self::cost( $order, $charged ) );
		}
		if ( empty( $made['price'] ) ) {
			$price = self::price( $id, $order, $charged );
			if ( is_wp_error( $price ) ) {
				return $price;
			}
			$made['price'] = $price;
			self::keep( $order['plan'], $of, $made );
		}
		return array( 'price' => $made['price'] );
	}

	/** Returns a line item with product and price data instead of the IDs of a stored product and price. */
	public static function plain( array $order, int $charged ): array {
		return array( 'price_data' => array( 'product_data' => array( 'name' => self::name( $order ) ) ) + self::cost( $order, $charged ) );
	}

	/** Deletes the stored Stripe IDs of a plan. */
	public static function forget( array $order ): void {
		delete_post_meta( $order['plan'], self::META );
	}

	/** Creates a product, unless the product ID already exists. */
	private static function product( string $id, array $order ) {
		$made = Stripe_Account::ask(
			'POST',
			'/products',
			array(
				'id'       => $id,
				'name'     => self::name( $order ),
				'metadata' => array( 'dovetail_site' => Stripe_Account::site() ),
			),
			$id . wp_generate_uuid4()
		);
		return is_wp_error( $made ) && 'resource_already_exists' === ( (array) $made->get_error_data() + array( 'code' => '' ) )['code'] ? array( 'id' => $id ) : $made;
	}

	/** Returns the ID of a new or existing price, or an error. */
	private static function price( string $product, array $order, int $charged ) {
		$lookup = $product . '_' . $charged;
		$find   = static function () use ( $lookup ) {
			$answer = Stripe_Account::ask( 'GET', '/prices', array( 'lookup_keys' => array( $lookup ), 'active' => 'true', 'limit' => 1 ) );
			return is_wp_error( $answer ) ? $answer : (string) ( $answer['data'][0]['id'] ?? '' );
		};
		$found  = $find();
		if ( '' !== $found ) {
			return $found;
		}
		$made = Stripe_Account::ask( 'POST', '/prices', array( 'product' => $product, 'lookup_key' => $lookup ) + self::cost( $order, $charged ) );
		if ( is_wp_error( $made ) && 'service_refused' === $made->get_error_code() ) {
			$found = $find();
			// If no price exists, return Stripe's error from the attempt to create one.
			return '' === $found ? $made : $found;
		}
		return is_wp_error( $made ) ? $made : (string) $made['id'];
	}

	private static function cost( array $order, int $charged ): array {
		$cost = array(
			'currency'    => strtolower( $order['currency'] ),
			'unit_amount' => $charged,
		);
		return 'one-time' === $order['interval'] ? $cost : $cost + array(
			'recurring' => array( 'interval' => '1 year' === $order['interval'] ? 'year' : 'month' ),
		);
	}

	/** Returns the product ID of a plan. Equal plans get the same ID, even after the site was copied or moved. */
	private static function product_id( array $order ): string {
		return 'dovetail_' . substr( md5( Stripe_Account::site() . wp_json_encode( array( $order['kind'], $order['currency'], $order['interval'], $order['title'] ) ) ), 0, 20 );
	}

	/** Returns the product name that Stripe's payment page shows. */
	private static function name( array $order ): string {
		return '' === $order['title'] ? __( 'Donation', 'dovetail-blocks' ) : mb_substr( $order['title'], 0, 200 );
	}

	private static function keep( int $plan, string $of, array $made ): void {
		$kept = get_post_meta( $plan, self::META, true );
		$kept = array( $of => $made ) + ( is_array( $kept ) ? $kept : array() );
		// Keep only the IDs for the most recent API keys, which come first.
		update_post_meta( $plan, self::META, array_slice( $kept, 0, 5, true ) );
	}
}
