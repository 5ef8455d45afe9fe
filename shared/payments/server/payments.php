<?php
/**
 * Server code for payments: plans, forms, records, and the owner's Stripe account.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Payments;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Search_Words;
use Dovetail\Plugin\Tables;

Tables::add( 'payments', array( Payments::class, 'columns' ) );
Tables::add( 'payment_words', array( Search_Words::class, 'columns' ) );

add_action( 'init', array( Post_Types::class, 'register' ) );

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_POST[ Checkout::FIELD ] ) || isset( $_GET[ Receipt::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- sealed; visitors have no nonce.
			Checkout::receive();
		}
	},
	1
);

add_action( 'rest_api_init', array( Plan_Routes::class, 'serve' ) );
add_action( 'rest_api_init', array( Stripe_Events::class, 'serve' ) );
// Runs before other modules add their gateways, so that the platform's gateway comes first in the list.
add_filter( 'dovetail_blocks_payment_gateways', array( Platform_Gateway::class, 'add' ), 1 );
add_filter( 'dovetail_blocks_service_limit', array( Stripe_Account::class, 'limit' ), 10, 2 );

Queue::handle( Pending::EVENT, array( Pending::class, 'check_payments' ), array( Pending::class, 'unfinished' ) );

add_filter( 'site_status_tests', array( Webhook_Receiver::class, 'add_test' ) );
add_filter( 'dovetail_blocks_personal_data', array( Payments_Privacy::class, 'offer' ) );

add_filter( 'dovetail_blocks_menu', array( Payments_Screen::class, 'add_item' ) );
add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'payments' => array( Payments_Overview::class, 'rows' ) ) );
add_filter( 'dovetail_blocks_cli', array( Payments_Command::class, 'offer' ) );

if ( is_admin() ) {
	add_action( 'admin_post_' . Payments_Screen::EXPORT, array( Payments_Screen::class, 'export' ) );
}
