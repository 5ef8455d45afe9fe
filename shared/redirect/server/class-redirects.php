<?php
namespace Dovetail\Redirect;

use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/** Follows the redirects of links that authors paste into blocks. */
final class Redirects {
	/** Maximum number of links per user and minute. Each can take twelve requests. */
	const MAX_PER_MINUTE = 60;

	/**
	 * Returns the final status and the final URL.
	 *
	 * @param WP_REST_Request $request A validated request with a decoded URL.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function resolve( \WP_REST_Request $request ) {
		$url = (string) $request->get_param( 'url' );
		if ( null === Http_Client::resolve( $url ) ) {
			return new \WP_Error(
				'rest_invalid_param',
				__( 'This is not a public web address.', 'dovetail-blocks' ),
				array( 'status' => 400 )
			);
		}
		if ( ! Rate_Limit::count( 'redirect_' . get_current_user_id(), self::MAX_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			return new \WP_Error( 'rest_busy', __( 'Too many requests in the last minute. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 429 ) );
		}
		return rest_ensure_response( self::follow( $url ) );
	}

	/**
	 * Follows redirects between public URLs. Each URL is checked, so that no redirect leads to a private address.
	 *
	 * @return array{status: int, url: string} Status 502 if a URL cannot be reached or is not allowed, 508 after too many redirects.
	 */
	private static function follow( string $url ): array {
		$deadline = microtime( true ) + 15;
		for ( $hop = 0; $hop <= Http_Client::MAX_REDIRECTS && microtime( true ) < $deadline; $hop++ ) {
			$response = self::look_at( $url, $deadline );
			if ( is_wp_error( $response ) ) {
				return array(
					'status' => 502,
					'url'    => $url,
				);
			}
			$next = Http_Client::redirect_url( $response, $url );
			if ( '' === $next ) {
				return array(
					'status' => (int) wp_remote_retrieve_response_code( $response ),
					'url'    => $url,
				);
			}
			$url = $next;
		}
		return array(
			'status' => 508,
			'url'    => $url,
		);
	}

	/**
	 * Requests the headers of a URL, or the page if the server does not support HEAD requests and there is time left.
	 *
	 * @param string $url      URL to request. Returns an error if the URL is not public.
	 * @param float  $deadline Unix time in seconds at which requests end.
	 * @return array|WP_Error
	 */
	private static function look_at( string $url, float $deadline ) {
		$response = Http_Client::request( 'HEAD', $url, min( 5, $deadline - microtime( true ) ), 16 * KB_IN_BYTES );
		if ( is_wp_error( $response ) || wp_remote_retrieve_response_code( $response ) < 400 || microtime( true ) >= $deadline ) {
			return $response;
		}
		return Http_Client::request( 'GET', $url, min( 5, $deadline - microtime( true ) ), 16 * KB_IN_BYTES );
	}
}
