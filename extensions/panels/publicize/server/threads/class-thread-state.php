<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Adds to the editor's initial state whether the edited post will be shared as a thread. */
final class Thread_State {
	private const THREAD_SERVICES = array( 'twitter', 'x', 'mastodon', 'bluesky' );

	/**
	 * Adds `isThread` to the editor's initial state.
	 *
	 * @param array $state Initial state of the editor.
	 */
	public static function add( $state ): array {
		return array( 'isThread' => self::is_thread( (int) get_the_ID() ) ) + (array) $state;
	}

	/** Whether an unpublished post will be shared as a thread, and a connection supports threads. */
	private static function is_thread( int $post ): bool {
		return $post > 0 && get_post_meta( $post, Share_Options::THREAD, true ) && 'publish' !== get_post_status( $post )
			&& array_intersect( self::THREAD_SERVICES, array_column( array_merge( Accounts::all(), Platform_Accounts::kept() ), 'service_name' ) );
	}
}
