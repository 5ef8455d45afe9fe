<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Shares a post once per connection when it is first published, in a separate job each. After an unconfirmed attempt,
 * the network is contacted again only while it recognizes a repeat.
 */
final class Sharing {
	/** The kind of job; its arguments are the post's number and the id of a connection. */
	const EVENT = 'dovetail_blocks_share_post';

	/** The id that stands for all connections of the platform. */
	const PLATFORM = 'platform';

	/** Seconds for which a published post is news. */
	const NEWS = 2 * DAY_IN_SECONDS;

	/**
	 * Starts sharing when a post is first published, or resumes waiting shares when it is published again. Called after
	 * the post and the author's choices are stored.
	 *
	 * @param int           $id     Post ID.
	 * @param \WP_Post      $post   New state.
	 * @param bool          $is_old Whether the post existed.
	 * @param \WP_Post|null $before Previous state.
	 */
	public static function begin( $id, $post, $is_old, $before ): void {
		if ( ! self::is_public( $post ) || ( $before && 'publish' === $before->post_status ) || ! Availability::is_available( 'publicize' ) ) {
			return;
		}
		$connections = self::connections();
		// Another request is already sharing this post.
		if ( ! $connections || true !== Lock::claim( "share-{$post->ID}", MINUTE_IN_SECONDS ) ) {
			return;
		}
		$chosen = self::chosen( $post->ID, $connections );
		if ( Shares::has_begun( $post->ID ) ) {
			self::go_on( $post->ID, $chosen );
		} elseif ( self::is_news( $post ) ) {
			foreach ( $chosen as $connection ) {
				Shares::add( $post->ID, $connection );
			}
			Shares::mark( $post->ID );
			self::push( $post->ID, $chosen );
		} else {
			Shares::mark( $post->ID );
		}
		Lock::release( "share-{$post->ID}" );
	}

	/**
	 * Shares a post to a connection.
	 *
	 * @param int    $post       Its number.
	 * @param string $connection Id.
	 * @return true|int True when there is nothing more to do; otherwise seconds until the next try.
	 */
	public static function share( $post, $connection ) {
		$row  = Shares::of( (int) $post, (string) $connection );
		$post = get_post( $post );
		if ( ! $row || 'waiting' !== $row['state'] || ! $post || ! self::is_public( $post ) ) {
			return true;
		}
		$network = self::PLATFORM === $connection ? Platform_Accounts::class : ( Accounts::NETWORKS[ $connection ] ?? '' );
		if ( ! in_array( $connection, self::connections(), true ) ) {
			return Outcome::fail( $post->ID, $connection, __( 'This account is no longer connected.', 'dovetail-blocks' ) );
		}
		if ( $row['doubt'] && time() - $row['doubt'] > constant( "$network::SURE" ) ) {
			return Outcome::fail( $post->ID, $connection, __( 'The network did not confirm the post. Check there before you try again.', 'dovetail-blocks' ) );
		}
		$content = new Content( $post );
		// Retries keep the format (thread or single post) of the first attempt.
		$content->is_thread = $row['thread'] ?? $content->is_thread;
		// Should this request die now, nobody knows what the network has.
		Shares::note(
			$post->ID,
			$connection,
			array(
				'doubt'  => $row['doubt'] ? $row['doubt'] : time(),
				'thread' => $content->is_thread,
			)
		);
		$answer = call_user_func( array( $network, 'share' ), $content, $row );
		if ( is_array( $answer ) && isset( $answer['again'] ) ) {
			return $answer['again'];
		}
		return is_wp_error( $answer ) ? Outcome::failed( $post->ID, $connection, $row, $answer ) : Outcome::done( $post->ID, $connection, $answer );
	}

	/** Has what failed tried again, because its author says so. */
	public static function try_again( int $post, string $connection ): void {
		$row = Shares::of( $post, $connection );
		if ( $row && 'failed' === $row['state'] ) {
			Shares::note(
				$post,
				$connection,
				array(
					'state'    => 'waiting',
					'tries'    => 0,
					'doubt'    => 0,
					'sentence' => '',
					'thread'   => $row['count'] > 0 ? $row['thread'] : null,
				)
			);
			Queue::push( self::EVENT, array( $post, $connection ) );
		}
	}

	/** Whether everybody may read a post, and its kind is shared. */
	private static function is_public( \WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && in_array( $post->post_type, Choice::types(), true );
	}

	/** Whether a post is news: what is brought from elsewhere, or has an older date, was shared there, or long ago. */
	private static function is_news( \WP_Post $post ): bool {
		$is_imported = defined( 'WP_IMPORTING' ) && WP_IMPORTING;
		// A draft that was never given a date is of this moment.
		$is_new = '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - self::NEWS;
		return ! $is_imported && $is_new;
	}

	/**
	 * Returns the connection IDs, and the platform if it has any.
	 *
	 * @return string[]
	 */
	private static function connections(): array {
		return array_merge( Accounts::ids(), Settings::is_platform_configured() && array() !== Platform_Accounts::last() ? array( self::PLATFORM ) : array() );
	}

	/**
	 * Returns the connections that the author left on. The platform receives its own selected ones, unless all are.
	 *
	 * @param string[] $connections IDs.
	 */
	private static function chosen( int $post, array $connections ): array {
		$choice = Choice::of( $post );
		return array_values(
			array_filter(
				$connections,
				static function ( string $id ) use ( $choice ): bool {
					return self::PLATFORM === $id ? Platform_Accounts::has_one_of( $choice ) : $choice[ $id ] ?? true;
				}
			)
		);
	}

	/**
	 * Resumes waiting shares, except those turned off in the meantime.
	 *
	 * @param string[] $chosen IDs.
	 */
	private static function go_on( int $post, array $chosen ): void {
		foreach ( Shares::all( $post ) as $id => $row ) {
			if ( 'waiting' !== $row['state'] ) {
				continue;
			}
			if ( in_array( $id, $chosen, true ) ) {
				self::push( $post, array( $id ) );
			} else {
				Shares::drop( $post, $id );
			}
		}
	}

	/**
	 * Queues jobs.
	 *
	 * @param string[] $connections Ids.
	 */
	private static function push( int $post, array $connections ): void {
		foreach ( $connections as $connection ) {
			Queue::push( self::EVENT, array( $post, $connection ) );
		}
	}
}
