<?php
/**
 * Server code for PayPal payments: products, the redirect to PayPal and back, and notifications.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Simple_Payments;

use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Tables;

Tables::add( 'orders', array( Open_Orders::class, 'columns' ) );

// Use a late priority, so that other plugins can register the post type first.
add_action( 'init', array( Product_Type::class, 'register' ), 99 );

add_action(
	'parse_request',
	static function (): void {
		// phpcs:disable WordPress.Security.NonceVerification -- verified with PayPal; its server has no nonce.
		$kind = isset( $_GET[ Webhook::NAME ] ) && 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? $_GET[ Webhook::NAME ] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		// phpcs:enable
		if ( 'app' === $kind ) {
			Webhook::receive();
		} elseif ( 'form' === $kind ) {
			Webhook_Receiver::serve( array( Old_Form::class, 'take' ) );
		}
	},
	0
);

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_POST[ Purchase::FIELD ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only checks whether a form was sent; visitors have no nonce.
			Purchase::receive();
		}
	},
	1
);

// Run after WordPress's canonical redirect, so that PayPal is asked only once.
add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_GET[ Purchase::FIELD ] ) && ! isset( $_POST[ Purchase::FIELD ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- signed.
			Purchase::handle_return();
		}
	},
	11
);

add_filter( 'dovetail_blocks_service_limit', array( App::class, 'limit' ), 10, 2 );

add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'simple-payments' => array( Shop_Overview::class, 'rows' ) ) );

Queue::handle( Open_Orders::EVENT, array( Open_Orders::class, 'run' ), array( Open_Orders::class, 'unfinished' ) );

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'simple-payments.readShop', array( Shop::class, 'editor_data' ) );
	}
);
