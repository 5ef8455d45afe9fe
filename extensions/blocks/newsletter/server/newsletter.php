<?php
/**
 * Server code of the newsletter form.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Newsletter;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Rest;

Deliveries::handle(
	'newsletter',
	array(
		'send'          => array( Outbox::class, 'send' ),
		'pauses'        => array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS, DAY_IN_SECONDS ),
		'is_repeatable' => '__return_true',
		'after'         => array( Outbox::class, 'give_up' ),
	)
);
add_filter( 'dovetail_blocks_personal_data', array( Outbox::class, 'offer' ) );
add_filter( 'dovetail_blocks_availability', array( Provider::class, 'judge' ) );
add_filter(
	'dovetail_blocks_keeps_saved_html',
	static function ( $keeps, $slug ) {
		// Hide the block if no provider is connected, because submitted data would reach no one.
		return 'newsletter' === $slug ? false : $keeps;
	},
	10,
	2
);
add_action(
	'template_redirect',
	static function (): void {
		if ( ! empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only checks whether a form was sent; visitors have no nonce.
			Form::kind()->receive();
		}
	},
	1
);
add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'newsletter.readProvider', array( Provider::class, 'tell_editor' ) );
		Rest::serve( 'newsletter.subscribe', array( Form::kind(), 'answer' ) );
	}
);
