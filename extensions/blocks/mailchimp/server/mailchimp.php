<?php
/**
 * Server code of the Mailchimp form: rendering, sign-ups, and the owner's account.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Rest;

Deliveries::handle(
	'mailchimp',
	array(
		'send'          => array( Outbox::class, 'send' ),
		'pauses'        => array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS, DAY_IN_SECONDS ),
		'is_repeatable' => '__return_true',
		'after'         => array( Outbox::class, 'give_up' ),
	)
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
add_filter( 'dovetail_blocks_personal_data', array( Outbox::class, 'offer' ) );
add_filter( Mailing_Lists::FILTER, array( Members::class, 'offer_list' ) );
add_filter( 'dovetail_blocks_keeps_saved_html', array( Form::class, 'is_kept' ), 10, 2 );
add_filter( 'dovetail_blocks_platform_timeout', array( Form::class, 'patience' ), 10, 2 );

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'mailchimp.signUp', array( Form::kind(), 'answer' ) );
		Routes::serve();
	}
);
