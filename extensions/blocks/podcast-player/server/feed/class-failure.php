<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/** Why a feed gives no episodes. */
final class Failure {
	/**
	 * An error of this block.
	 *
	 * @param string $code Such as `podcast_not_a_feed`.
	 */
	public static function of( string $code ): \WP_Error {
		$sentences = array(
			'podcast_invalid_url' => __( 'This is not a podcast address.', 'dovetail-blocks' ),
			'podcast_unreachable' => __( 'The podcast could not be reached.', 'dovetail-blocks' ),
			'podcast_not_a_feed'  => __( 'There is no podcast feed at this address.', 'dovetail-blocks' ),
			'podcast_malformed'   => __( 'This feed has a broken comment.', 'dovetail-blocks' ),
			'podcast_no_episodes' => __( 'This feed has no audio episodes.', 'dovetail-blocks' ),
			'podcast_too_large'   => __( 'This feed is too large.', 'dovetail-blocks' ),
			'podcast_busy'        => __( 'The podcast is being read.', 'dovetail-blocks' ),
		);
		$statuses  = array(
			'podcast_unreachable' => 502,
			'podcast_busy'        => 503,
		);
		return new \WP_Error( $code, $sentences[ $code ], array( 'status' => $statuses[ $code ] ?? 422 ) );
	}
}
