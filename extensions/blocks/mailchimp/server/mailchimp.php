<?php
/**
 * The server's part of the Mailchimp form: the form itself, what is sent with it, and the account of the site's owner.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;

Queue::handle( Outbox::EVENT, array( Outbox::class, 'send' ), array( Outbox::class, 'unfinished' ) );

add_action(
	'template_redirect',
	static function (): void {
		if ( ! empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- whether anything was sent; visitors have no nonce.
			Form::kind()->receive();
		}
	},
	1
);
add_filter( 'dovetail_blocks_personal_data', array( Outbox::class, 'offer' ) );
add_filter( Mailing_Lists::FILTER, array( Mailing_List::class, 'offer' ) );
add_filter( 'dovetail_blocks_keeps_saved_html', array( Form::class, 'is_kept' ), 10, 2 );
add_filter( 'dovetail_blocks_platform_timeout', array( Form::class, 'patience' ), 10, 2 );

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'mailchimp.signUp', array( Form::kind(), 'answer' ) );
		Routes::serve();
	}
);
