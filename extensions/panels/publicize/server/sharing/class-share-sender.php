<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a post to a network. If the result of an attempt is unknown, retries only while the network can recognize the
 * duplicate.
 */
final class Share_Sender {
	/**
	 * Performs a delivery: shares a post to a connection, or starts sharing a post.
	 *
	 * @param string $kind Connection ID, or `Shares::BEGIN`.
	 * @param array  $row  Row of the delivery, see `Deliveries::of()`.
	 * @return true|array|int|\WP_Error Result for `Deliveries::handle()`.
	 */
	public static function send( int $id, string $kind, array $row ) {
		$post      = Content_Source::post( $id );
		$is_public = $post && Sharing::is_public( $post );
		if ( $is_public && Shares::BEGIN !== $kind ) {
			return self::share( $post, $kind, new Share( $row ) );
		}
		if ( $is_public ) {
			Publication::start( $post, ! empty( $row['data']['scheduled'] ) );
		} elseif ( ! $post || Shares::BEGIN === $kind ) {
			// The post was deleted or not published after all.
			Deliveries::drop( Shares::TYPE, $id, $kind );
		} else {
			// Sharing continues when the post is published again, or its password is removed.
			return DAY_IN_SECONDS;
		}
		return true;
	}

	/** Whether a network recognizes a repeated request. */
	public static function is_repeatable( string $kind ): bool {
		return Shares::BEGIN === $kind || self::seconds_of_recognition( $kind ) > 0;
	}

	/** @return array|int|\WP_Error Result for `Deliveries::handle()`. */
	private static function share( \WP_Post $post, string $connection, Share $share ) {
		Sharing::load_meta( $post->ID );
		if ( ! in_array( Shares::connection( $connection ), Sharing::connections(), true ) ) {
			return Share_Result::refusal( __( 'This account is no longer connected.', 'dovetail-blocks' ) );
		}
		if ( $share->is_late() ) {
			Late_Post::note( $post->ID );
			return Share_Result::refusal( Shares::late() );
		}
		$seconds = self::seconds_of_recognition( $connection );
		if ( $share->is_too_late( $seconds ) ) {
			return Share_Result::refusal( Shares::unconfirmed() );
		}
		$content = new Content( $post, $share->data['message'] );
		// Retries keep the format (thread or single post) of the first attempt.
		$content->is_thread = $share->data['thread'] ?? $content->is_thread;
		try {
			if ( $seconds > 0 ) {
				$share->begin( array( 'thread' => $content->is_thread ) );
			}
			$answer = call_user_func( array( self::network( $connection ), 'share' ), $content, $share );
		} catch ( \Throwable $error ) {
			error_log( "Dovetail Blocks: sharing to $connection: {$error->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- errors of background work appear nowhere else.
			$answer = new \WP_Error( $seconds > 0 ? 'internal_server_error' : 'exception', Shares::unconfirmed() );
		}
		if ( is_wp_error( $answer ) ) {
			return Share_Result::failed( $share, $answer );
		}
		return $answer['again'] ?? Share_Result::done( $share, $answer );
	}

	/** Returns for how many seconds a network recognizes a repeated request; 0 if it never does. */
	private static function seconds_of_recognition( string $connection ): int {
		$network = self::network( $connection );
		return '' === $network ? 0 : constant( "$network::REPEAT_SECONDS" );
	}

	private static function network( string $kind ): string {
		$connection = Shares::connection( $kind );
		return Sharing::PLATFORM === $connection ? Platform_Accounts::class : ( Accounts::NETWORKS[ $connection ] ?? '' );
	}
}
