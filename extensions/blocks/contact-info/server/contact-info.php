<?php
/**
 * Server code for the Contact Info block and its inner blocks: serves a post's contact card.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Info;

add_action(
	'template_redirect',
	static function (): void {
		// Same value as `Card::PARAMETER`. Using the constant would load the class for every request.
		if ( isset( $_GET['dovetail-contact'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- read by the class.
			Card::send();
		}
	},
	1
);
