<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** What follows from the answer of a network to a post: it is there, is tried again, or has failed. */
final class Outcome {
	/** Seconds before each further try. */
	const PAUSES = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 15 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

	/** Errors after which the same may succeed later. */
	const PASSING = array( 'service_busy', 'service_late', 'service_unreachable', 'service_invalid', 'platform_unreachable', 'platform_busy', 'platform_invalid_response', 'internal_server_error' );

	/** The status that says that nothing has happened at the network. */
	const NOTHING = 429;

	/**
	 * Notes that a network has taken a post.
	 *
	 * @param array{url: string, sentence?: string, without?: int} $answer Of a network; `without` are pictures that it could not fetch.
	 */
	public static function done( int $post, string $connection, array $answer ): bool {
		Shares::note(
			$post,
			$connection,
			array(
				'state'    => 'done',
				'doubt'    => 0,
				'at'       => time(),
				'url'      => esc_url_raw( $answer['url'], array( 'https', 'http' ) ),
				'sentence' => $answer['sentence'] ?? '',
				'without'  => ( $answer['without'] ?? 0 ) + Uploads::end( $post, $connection ),
			)
		);
		return true;
	}

	/**
	 * Notes that a network has not taken a post, for now or for good.
	 *
	 * @param array     $row   As it was before.
	 * @param \WP_Error $error Of a network.
	 * @return true|int As `Sharing::share()`.
	 */
	public static function failed( int $post, string $connection, array $row, \WP_Error $error ) {
		$now = Shares::of( $post, $connection );
		// A thread that has got on is where nothing was tried yet.
		$row   = $now && $now['count'] > $row['count'] ? array( 'doubt' => 0 ) + $now : $row;
		$data  = (array) $error->get_error_data();
		$pause = in_array( $error->get_error_code(), self::PASSING, true ) ? self::PAUSES[ $row['tries'] ] ?? null : null;
		if ( null === $pause ) {
			return self::fail( $post, $connection, $error->get_error_message() );
		}
		$was_nothing = self::NOTHING === ( $data['status'] ?? 0 ) || ! empty( $data[ Uploads::ONLY ] );
		Shares::note(
			$post,
			$connection,
			array(
				'tries'    => $row['tries'] + 1,
				'sentence' => $error->get_error_message(),
			) + ( $was_nothing ? array( 'doubt' => $row['doubt'] ) : array() )
		);
		return max( $pause, (int) ( $data['retry_after'] ?? 0 ) );
	}

	/** Notes that a post is not shared to a connection, and why. */
	public static function fail( int $post, string $connection, string $sentence ): bool {
		Shares::note(
			$post,
			$connection,
			array(
				'state'    => 'failed',
				'at'       => time(),
				'sentence' => Plain_Text::line( $sentence, 300, '…' ),
			)
		);
		return true;
	}
}
