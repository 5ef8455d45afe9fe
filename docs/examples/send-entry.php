<?php
/**
 * Plugin Name: Example: send form entries to another system
 * Description: Sends each message of a contact form to a URL as JSON, and tries again later if that fails.
 * Requires Plugins: dovetail-blocks
 *
 * Switch it on for a form in the editor: Contact form → Integrations. Dovetail Blocks stores the message, emails it and
 * then calls the filter. If the call fails, it calls again later with the same key.
 *
 * The environment variable EXAMPLE_ENTRIES_URL contains the URL, such as https://crm.example.com/contacts.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_form_crm',
	static function ( $accepted, array $contact, int $entry ) {
		$url = getenv( 'EXAMPLE_ENTRIES_URL' );
		if ( null !== $accepted || ! $url ) {
			return $accepted;
		}
		$response = wp_safe_remote_post(
			$url,
			array(
				'timeout' => 5,
				'headers' => array(
					'Content-Type'    => 'application/json',
					// The key is the same on every retry, so that the other system can ignore a second copy.
					'Idempotency-Key' => $contact['key'],
				),
				'body'    => wp_json_encode(
					array(
						'entry'   => $entry,
						'email'   => $contact['email'],
						'name'    => $contact['name'],
						'answers' => array_column( $contact['answers'], 'value', 'label' ),
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
		// Don't retry a rejected message: it would be rejected again. Any other error may be temporary.
		return new WP_Error(
			'example_rejected',
			"The other system returned the status $status.",
			array( 'permanent' => 400 === $status || 422 === $status )
		);
	},
	10,
	3
);
