<?php
namespace Dovetail\Newsletter;

use Dovetail\Connections\Service_Client;

defined( 'ABSPATH' ) || exit;

/** Subscribes people to a Ghost publication. Ghost accepts a sign-up only with a token that it has issued. */
final class Ghost {
	/** Timeout in seconds for each of the two requests. A visitor waits for both. */
	const TIMEOUT_SECONDS = 2.4;

	/**
	 * Checks whether the URL belongs to a publication that accepts members.
	 *
	 * @return true|\WP_Error
	 */
	public static function check( array $values ) {
		$token = self::token( $values['address'] );
		if ( ! is_wp_error( $token ) ) {
			return true;
		}
		return 'service_refused' === $token->get_error_code() || 'service_invalid' === $token->get_error_code()
			? new \WP_Error( 'no_ghost', __( 'There is no Ghost publication with memberships at this address. Open the publication in your browser and copy the address from the address bar. Then check that memberships are enabled.', 'dovetail-blocks' ) )
			: $token;
	}

	/**
	 * Makes Ghost email a confirmation link to a person.
	 *
	 * @param array<string, string> $person `email`, `first_name`, `last_name`.
	 * @return string|\WP_Error The status `pending`, or an error.
	 */
	public static function add( array $person, array $values ) {
		$token = self::token( $values['address'] );
		if ( is_wp_error( $token ) ) {
			return $token;
		}
		$answer = Service_Client::request(
			Provider::ID,
			'POST',
			self::address( $values['address'], 'send-magic-link' ),
			array( 'Accept' => 'text/plain' ),
			array_filter(
				array(
					'email'          => $person['email'],
					'name'           => trim( $person['first_name'] . ' ' . $person['last_name'] ),
					'emailType'      => 'subscribe',
					'integrityToken' => $token,
				)
			),
			self::TIMEOUT_SECONDS
		);
		return is_wp_error( $answer ) ? $answer : 'pending';
	}

	/**
	 * Returns a token that is valid for a few minutes.
	 *
	 * @return string|\WP_Error
	 */
	private static function token( string $publication ) {
		$answer = Service_Client::request( Provider::ID, 'GET', self::address( $publication, 'integrity-token' ), array( 'Accept' => 'text/plain' ), null, self::TIMEOUT_SECONDS );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return 1 === preg_match( '~^[\w:.=+/-]{8,500}\z~', trim( (string) $answer['data'] ) ) ? trim( $answer['data'] ) : new \WP_Error( 'service_invalid', '', array( 'status' => 502 ) );
	}

	private static function address( string $publication, string $call ): string {
		return untrailingslashit( $publication ) . '/members/api/' . $call . '/';
	}
}
