<?php
/**
 * The server's part of the Mailchimp form: the form itself, and what is sent with it.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Mailchimp;

use Dovetail\Plugin\Rest;

add_action(
	'template_redirect',
	static function (): void {
		if ( ! empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- whether anything was sent; visitors have no nonce.
			Form::kind()->receive();
		}
	},
	1
);
add_filter( 'dovetail_blocks_keeps_saved_html', array( Form::class, 'is_kept' ), 10, 2 );

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'mailchimp.signUp', array( Form::kind(), 'answer' ) );
	}
);
