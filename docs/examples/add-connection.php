<?php
/**
 * Plugin Name: Example: connect another newsletter service
 * Description: Lets contact forms add consenting visitors to a mailing list at a service that Dovetail Blocks does not support.
 * Requires Plugins: dovetail-blocks
 *
 * Authors find the list in the editor: select the consent field of a contact form that asks for permission to send news.
 *
 * The environment variable EXAMPLE_LETTERS_KEY contains the API key.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_mailing_lists',
	static function ( array $lists ): array {
		$key = getenv( 'EXAMPLE_LETTERS_KEY' );
		if ( ! $key ) {
			// Not connected: don't offer a list that can't accept addresses.
			return $lists;
		}
		$lists['example-letters'] = array(
			'label' => 'Example Letters',
			'add'   => static function ( array $person ) use ( $key ) {
				$response = wp_safe_remote_post(
					'https://api.letters.example.com/v1/subscribers',
					array(
						'timeout' => 5,
						'headers' => array(
							'Content-Type'    => 'application/json',
							'Authorization'   => 'Bearer ' . $key,
							'Idempotency-Key' => $person['key'],
						),
						'body'    => wp_json_encode(
							array(
								'email'   => $person['email'],
								'name'    => $person['name'],
								'consent' => $person['consent'],
							)
						),
					)
				);
				if ( is_wp_error( $response ) ) {
					return $response;
				}
				$status = wp_remote_retrieve_response_code( $response );
				if ( $status >= 200 && $status < 300 ) {
					return true;
				}
				return new WP_Error(
					'example_letters_refused',
					"Example Letters returned the status $status.",
					// Retrying is useless: the service would reject the address again.
					array( 'permanent' => 422 === $status )
				);
			},
		);
		return $lists;
	}
);
