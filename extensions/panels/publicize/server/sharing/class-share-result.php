<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Evaluates a network's response to a shared post: success, retry or failure. */
final class Share_Result {
	/** Errors after which a retry may succeed. */
	const TEMPORARY_ERRORS = array( 'service_busy', 'service_late', 'service_unreachable', 'service_invalid', 'platform_unreachable', 'platform_busy', 'platform_invalid_response', 'internal_server_error' );

	/** HTTP status 429: the network rejected the request without processing it. */
	const NOT_RECEIVED_STATUS = 429;

	/**
	 * Returns the data to store after a network accepted a post.
	 *
	 * @param array{url: string, sentence?: string, without?: int} $answer The network's response; `without` is the
	 *        number of images that it could not fetch.
	 */
	public static function done( Share $share, array $answer ): array {
		return array(
			'doubt'   => 0,
			'at'      => time(),
			'url'     => esc_url_raw( $answer['url'], array( 'https', 'http' ) ),
			'names'   => $answer['sentence'] ?? '',
			'without' => ( $answer['without'] ?? 0 ) + Uploads::count_omitted( $share ),
			'chain'   => null,
			'uploads' => null,
		) + $share->data;
	}

	/**
	 * Returns the error for a failed post, including whether it will be retried.
	 *
	 * @param \WP_Error $error Error from the network.
	 */
	public static function failed( Share $share, \WP_Error $error ): \WP_Error {
		$data       = (array) $error->get_error_data();
		$is_passing = in_array( $error->get_error_code(), self::TEMPORARY_ERRORS, true );
		if ( $is_passing && ( self::NOT_RECEIVED_STATUS === ( $data['status'] ?? 0 ) || ! empty( $data[ Uploads::IMAGE_ONLY_FLAG ] ) ) ) {
			$share->mark_not_received();
		}
		return self::error( $error->get_error_message(), array( 'permanent' => ! $is_passing, 'tries' => $share->tries() ) + $data );
	}

	/** Returns the error for a post that is not shared to a connection. */
	public static function refusal( string $sentence ): \WP_Error {
		return self::error( $sentence, array( 'permanent' => true ) );
	}

	private static function error( string $sentence, array $data ): \WP_Error {
		return new \WP_Error( 'not_shared', Plain_Text::line( $sentence, 300, '…' ), $data );
	}
}
