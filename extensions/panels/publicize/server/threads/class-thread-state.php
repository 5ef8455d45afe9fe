<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Adds to the editor's initial state whether the edited post shows thread boundaries. */
final class Thread_State {
	/** Services at which posts can follow one another. */
	private const THREAD_SERVICES = array( 'twitter', 'x', 'mastodon', 'bluesky' );

	/**
	 * Adds it.
	 *
	 * @param array $state What the editor is told.
	 */
	public static function add( $state ): array {
		return array( 'isThread' => self::is_thread( (int) get_the_ID() ) ) + (array) $state;
	}

	/** Whether a post that is not published yet is kept as a thread, and can be one somewhere. */
	private static function is_thread( int $post ): bool {
		return $post > 0 && get_post_meta( $post, Choice::THREAD, true ) && 'publish' !== get_post_status( $post )
			&& array_intersect( self::THREAD_SERVICES, array_column( array_merge( Accounts::all(), Platform_Accounts::kept() ), 'service_name' ) );
	}
}
