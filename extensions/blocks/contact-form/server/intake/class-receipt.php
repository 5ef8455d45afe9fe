<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects a visitor without JavaScript after the message is stored, so that Back and reload do not send it again. The
 * URL is the same page with a signed token for the message. The token is valid for ten minutes and not stored.
 */
final class Receipt {
	/** Name of the query parameter with the token. */
	const NAME = 'dovetail_form_sent';

	/** Lifetime of the token in seconds. */
	const SECONDS = 600;

	/**
	 * Returns the URL that shows the thank-you message.
	 *
	 * @param array $result See `Submission_Handler::receive()`, and `sent`.
	 */
	public static function address( array $result ): string {
		$place = $result['sent']['place'] ?? '1';
		$note  = implode( '-', array( $result['entry'], is_string( $place ) ? (int) $place : 1, time() + self::SECONDS ) );
		// Exactly one slash: a URL that starts with two would lead to another site.
		return '/' . ltrim( add_query_arg( self::NAME, $note . '-' . self::sign( $note ) ), '/' );
	}

	/**
	 * Returns the result of a message by its token.
	 *
	 * @param mixed $given Query parameter.
	 * @return array|null See `Submission_Handler::receive()`, and `sent`; null if the token is not ours or the form was closed since.
	 */
	public static function read( $given ): ?array {
		if ( ! is_string( $given ) || ! preg_match( '~^((\d+)-(\d+)-(\d+))-([0-9a-f]{32})\z~', $given, $parts ) ) {
			return null;
		}
		list( , $note, $entry, $place, $end, $signature ) = $parts;
		if ( ! hash_equals( self::sign( $note ), $signature ) || (int) $end < time() ) {
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

	/** Returns the signature of a token. */
	private static function sign( string $note ): string {
		return substr( Secret::sign( 'form receipt', $note ), 0, 32 );
	}
}
