<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the thank-you message: the author's text, or a summary of the message. Only this response contains the
 * summary; no URL returns it. A browser without JavaScript is redirected to a URL with a signed token.
 */
final class Thanks {
	/** Name of the query parameter with the token. */
	const RECEIPT_NAME = 'dovetail_form_sent';

	/** Lifetime in seconds of the token for the thank-you page. */
	const RECEIPT_SECONDS = 600;

	/**
	 * Renders the thank-you message.
	 *
	 * @param array  $result Result of `Submission_Handler::receive()`.
	 * @param string $id     HTML ID of the form that the message replaces on a page; empty in a response for the script.
	 * @return string HTML.
	 */
	public static function draw( array $result, string $id = '' ): string {
		$schema = $result['schema'];
		$summary = '' === $schema['thanks'] ? self::summary( $schema['fields'], $result['values'] ) : '';
		// A form can also send a booking or an order, so the heading of the summary does not call it a message.
		$heading = '' === $summary ? __( 'Thank you! Your message has been sent.', 'dovetail-blocks' ) : __( 'Thank you! This is what you sent:', 'dovetail-blocks' );
		$inside  = 'message' === $schema['thanks'] && '' !== $schema['message']
			? sprintf( '<p>%s</p>', nl2br( Controls::text( $schema['message'] ) ) )
			: sprintf( '<p><strong>%s</strong></p>', esc_html( $heading ) ) . $summary;
		if ( '' !== $result['tester'] ) {
			/* translators: %s: an email address. */
			$inside .= sprintf( '<p>%s</p>', esc_html( sprintf( __( 'This page is not public, so this was a test and nothing was stored. The message went only to your address, %s.', 'dovetail-blocks' ), $result['tester'] ) ) );
		}
		return sprintf(
			'<div class="%s__thanks" tabindex="-1"%s>%s</div>',
			Controls::BLOCK,
			'' === $id ? '' : sprintf( ' id="%s" role="status" autofocus', esc_attr( $id ) ),
			$inside
		);
	}

	/**
	 * Returns the URL to redirect the visitor to; empty if there is none. Users who test the form stay on the page to
	 * see the note about the test.
	 *
	 * @param array $result Result of `Submission_Handler::receive()`.
	 */
	public static function redirect( array $result ): string {
		return 'redirect' === $result['schema']['thanks'] && '' === $result['tester'] ? $result['schema']['redirect'] : '';
	}

	/**
	 * @param array[] $fields Fields of a schema.
	 * @param array   $values Values by field key.
	 * @return string HTML.
	 */
	private static function summary( array $fields, array $values ): string {
		$rows = '';
		foreach ( $fields as $field ) {
			$value = $values[ $field['key'] ] ?? '';
			$words = Answers::words( array( 'value' => $value ) + $field );
			// Omit unchecked boxes.
			if ( '' !== $value && '' !== $words && 'implicit' !== $field['consent'] ) {
				$rows .= sprintf(
					'<dt>%s</dt><dd dir="auto">%s</dd>',
					Controls::text( Fields::label( $field ) ),
					str_replace( '&#010;', '<br>', Controls::verbatim( $words ) )
				);
			}
		}
		return '' === $rows ? '' : '<dl>' . $rows . '</dl>';
	}

	/**
	 * Returns the URL that shows the thank-you message.
	 *
	 * @param array $result Result of `Submission_Handler::receive()`, with `sent`.
	 */
	public static function receipt_address( array $result ): string {
		$place = $result['sent']['place'] ?? '1';
		$note  = implode( '-', array( $result['entry'], is_string( $place ) ? (int) $place : 1, time() + self::RECEIPT_SECONDS ) );
		// Start with exactly one slash, because a URL that starts with two slashes would lead to another site.
		return '/' . ltrim( add_query_arg( self::RECEIPT_NAME, $note . '-' . self::sign_receipt( $note ) ), '/' );
	}

	/**
	 * Returns the result of a message by its token.
	 *
	 * @param mixed $given Value of the query parameter.
	 * @return array|null Result of `Submission_Handler::receive()`, with `sent`; null if the token is invalid or the form no longer accepts messages.
	 */
	public static function read_receipt( $given ): ?array {
		if ( ! is_string( $given ) || ! preg_match( '~^((\d+)-(\d+)-(\d+))-([0-9a-f]{32})\z~', $given, $parts ) ) {
			return null;
		}
		list( , $note, $entry, $place, $end, $signature ) = $parts;
		if ( ! hash_equals( self::sign_receipt( $note ), $signature ) || (int) $end < time() ) {
			return null;
		}
		$stored = Entries::read( (int) $entry );
		$schema = $stored ? Schema::find( $stored['form'] ) : null;
		return ! $schema ? null : array(
			'schema'   => $schema,
			'values'   => array_column( $stored['answers'], 'value', 'key' ),
			'errors'   => array(),
			'refusal'  => null,
			'entry'    => (int) $entry,
			'tester'   => '',
			'accepted' => true,
			'sent'     => array(
				'form'  => $stored['form'],
				'place' => $place,
			),
		);
	}

	private static function sign_receipt( string $note ): string {
		return substr( Secret::sign( 'form receipt', $note ), 0, 32 );
	}
}
