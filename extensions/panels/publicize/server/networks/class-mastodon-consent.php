<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Requests a Mastodon access token for the owner's account via OAuth. */
final class Mastodon_Consent {
	/** Requested scopes: read the account, post, and upload media. */
	const SCOPES = 'read:accounts write:statuses write:media';

	/**
	 * Registers the site as an application on the server, and returns the URL of the page that asks the owner for
	 * permission.
	 *
	 * @param array<string, string> $values Values that the owner entered.
	 * @param string                $back   Redirect URI.
	 * @param string                $state  Value that the redirect returns unchanged.
	 * @param string                $proof  PKCE code challenge, checked by servers from version 4.3.
	 * @return array{address: string, client: array{client_id: string, client_secret: string}}|\WP_Error
	 */
	public static function ask( array $values, string $back, string $state, string $proof ) {
		$name   = Plain_Text::of_html( get_bloginfo( 'name' ), 60 );
		$client = self::send(
			$values,
			'/api/v1/apps',
			array(
				'client_name'   => '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name,
				'redirect_uris' => $back,
				'scopes'        => self::SCOPES,
				'website'       => home_url(),
			)
		);
		if ( is_wp_error( $client ) ) {
			return $client;
		}
		list( $id, $secret ) = array( $client['client_id'] ?? '', $client['client_secret'] ?? '' );
		if ( ! is_string( $id ) || '' === $id || ! is_string( $secret ) || '' === $secret ) {
			return self::unreadable();
		}
		$query = array(
			'response_type'         => 'code',
			'client_id'             => $id,
			'redirect_uri'          => $back,
			'scope'                 => self::SCOPES,
			'state'                 => $state,
			'code_challenge'        => rtrim( strtr( base64_encode( hash( 'sha256', $proof, true ) ), '+/', '-_' ), '=' ), // As RFC 7636 writes it.
			'code_challenge_method' => 'S256',
		);
		return array(
			'address' => untrailingslashit( $values['instance'] ) . '/oauth/authorize?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ),
			'client'  => array(
				'client_id'     => $id,
				'client_secret' => $secret,
			),
		);
	}

	/**
	 * Exchanges an authorization code for a token.
	 *
	 * @param array<string, string> $values Values that the owner entered.
	 * @param string                $back   Redirect URI.
	 * @param array<string, string> $client Client data from `ask()`.
	 * @param string                $code   Authorization code.
	 * @param string                $proof  PKCE code verifier from `ask()`.
	 * @return array{token: string}|\WP_Error
	 */
	public static function take( array $values, string $back, array $client, string $code, string $proof ) {
		$given = self::send(
			$values,
			'/oauth/token',
			$client + array(
				'grant_type'    => 'authorization_code',
				'code'          => $code,
				'redirect_uri'  => $back,
				'scope'         => self::SCOPES,
				'code_verifier' => $proof,
			)
		);
		if ( is_wp_error( $given ) ) {
			return $given;
		}
		$token = $given['access_token'] ?? '';
		return is_string( $token ) && '' !== $token ? compact( 'token' ) : self::unreadable();
	}

	/**
	 * @param array<string, string> $values Values that the owner entered.
	 * @param array<string, string> $data   Body of the request.
	 * @return array|\WP_Error
	 */
	private static function send( array $values, string $path, array $data ) {
		$answer = Service_Client::request( Mastodon::ID, 'POST', untrailingslashit( $values['instance'] ) . $path, array(), $data );
		if ( ! is_wp_error( $answer ) ) {
			return is_array( $answer['data'] ) ? $answer['data'] : self::unreadable();
		}
		return 'service_refused' === $answer->get_error_code()
			? new \WP_Error( 'refused', __( 'The server rejected the connection. Nothing was changed. You can create an access token on the server under Preferences → Development, and paste it here.', 'dovetail-blocks' ) )
			: $answer;
	}

	private static function unreadable(): \WP_Error {
		return new \WP_Error( 'unreadable', __( 'This does not seem to be a Mastodon server. Nothing was changed.', 'dovetail-blocks' ) );
	}
}
