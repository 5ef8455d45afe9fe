<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** Handles the editor's REST requests about threads. */
final class Thread_Routes {
	/** Maximum size of the blocks in a request. */
	const MAX_BYTES = 2 * MB_IN_BYTES;

	/** Maximum number of requests per author and minute. The editor sends fewer. */
	const MAX_CALLS_PER_MINUTE = 90;

	/** Registers the endpoints. */
	public static function serve(): void {
		Rest::serve( 'publicize.parseThread', array( __CLASS__, 'parse' ) );
		Rest::serve( 'publicize.readCards', array( __CLASS__, 'cards' ) );
	}

	/**
	 * Returns the tweets made from blocks.
	 *
	 * @return array|\WP_Error
	 */
	public static function parse( \WP_REST_Request $request ) {
		if ( strlen( (string) $request->get_body() ) > self::MAX_BYTES ) {
			return new \WP_Error( 'rest_too_large', __( 'This post is too long for a thread.', 'dovetail-blocks' ), array( 'status' => 413 ) );
		}
		if ( ! Rate_Limit::count( 'thread_' . get_current_user_id(), self::MAX_CALLS_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			return new \WP_Error( 'rest_busy', __( 'Too many requests in the last minute. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 429 ) );
		}
		$blocks   = is_array( $request['blocks'] ) ? $request['blocks'] : array();
		$thread   = Thread::of( Thread_Tree::of_entries( $blocks ), Thread_Length_Counter::twitter() );
		$warnings = array();
		foreach ( $thread['warnings'] as $kind => $ids ) {
			foreach ( array_unique( $ids ) as $id ) {
				$warnings[] = array(
					'clientId' => $id,
					'kind'     => $kind,
				);
			}
		}
		return array(
			'tweets'   => $thread['posts'],
			'warnings' => $warnings,
		);
	}

	/** Returns the link cards of URLs. */
	public static function cards( \WP_REST_Request $request ): object {
		$urls = is_array( $request['urls'] ) ? array_filter( $request['urls'], 'is_string' ) : array();
		return (object) Thread_Cards::of( $urls );
	}
}
