<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Stores a share for each connection when a post is first published, before anything is sent (see `Deliveries`). When a
 * post is published again, resumes its waiting shares.
 */
final class Publication {
	/** Type of the delivery that finds a new post inserted as published. */
	const INSERTION = 'insertion';

	/** Seconds after which an unfinished publication is treated as interrupted. */
	const INTERRUPTED_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** The delivery for the post that this request inserts; empty if there is none. */
	private static string $insertion = '';

	/**
	 * Records that a post is about to be published. If PHP crashes before `begin()`, the queue starts the sharing.
	 *
	 * @param int   $id   Post ID.
	 * @param array $data New fields of the post; empty for a scheduled post.
	 */
	public static function expect( $id, $data = array() ): void {
		$post = get_post( $id );
		if ( $post && 'publish' === ( $data['post_status'] ?? 'publish' ) ) {
			self::note_publication( 'publish', $post->post_status, $post );
		}
	}

	/**
	 * Records that a new post, which has no ID yet, is about to be inserted as published. If PHP crashes before
	 * `note_publication()`, the queue looks for the post.
	 *
	 * @param array $data      Fields of the post, slashed.
	 * @param array $given     Fields as passed to wp_insert_post().
	 * @param array $unclean   Fields as passed, before sanitization.
	 * @param bool  $is_update Whether the post already exists.
	 */
	public static function expect_insertion( $data, $given, $unclean, $is_update ) {
		if ( ! $is_update && 'publish' === $data['post_status'] && ! self::is_import() && Sharing::connections_for( new \WP_Post( (object) $data ) ) ) {
			try {
				self::$insertion = bin2hex( random_bytes( 16 ) );
				$about           = array(
					'title' => wp_unslash( $data['post_title'] ),
					'after' => (int) Database::value( 'SELECT MAX( ID ) FROM {posts}' ),
				);
				Deliveries::promise( self::INSERTION, 0, self::$insertion, array( 'delay' => self::INTERRUPTED_SECONDS, 'data' => $about ) );
				Deliveries::wake( self::INTERRUPTED_SECONDS );
			} catch ( Database_Error $error ) {
				// Do not let publishing fail. note_publication() stores the delivery if it is missing.
				unset( $error );
			}
		}
		return $data;
	}

	/** Performs the delivery stored by `expect_insertion()`. */
	public static function find_inserted( int $record, string $kind, array $row ): bool {
		foreach ( Database::column( "SELECT ID FROM {posts} WHERE ID > %d AND post_title = %s AND post_status = 'publish' LIMIT 10", array( $row['data']['after'], $row['data']['title'] ) ) as $post ) {
			Deliveries::promise( Shares::TYPE, (int) $post, Shares::BEGIN );
		}
		return true;
	}

	/** Deletes the delivery of a post that was found or was never inserted. */
	public static function forget_insertion( int $record, string $kind ): void {
		Deliveries::drop( self::INSERTION, $record, $kind );
	}

	/**
	 * Stores the delivery that starts the sharing if PHP crashes before `begin()`. `expect()` calls this before a post
	 * is published, and WordPress afterward, when even a new post has an ID.
	 *
	 * @param string        $status New status.
	 * @param string        $before Previous status.
	 * @param \WP_Post|null $post   The post; null if it could not be loaded from the database.
	 */
	public static function note_publication( $status, $before, $post ): void {
		if ( ! $post || 'publish' !== $status || 'publish' === $before || self::is_import() || ! Sharing::connections_for( $post ) ) {
			return;
		}
		try {
			$more = array( 'delay' => self::INTERRUPTED_SECONDS, 'data' => array( 'scheduled' => 'future' === $before ) );
			Deliveries::promise( Shares::TYPE, $post->ID, Shares::BEGIN, $more );
			Deliveries::wake( self::INTERRUPTED_SECONDS );
			if ( '' !== self::$insertion ) {
				self::forget_insertion( 0, self::$insertion );
				self::$insertion = '';
			}
		} catch ( Database_Error $error ) {
			// Do not let publishing fail. begin() stores the delivery if it is missing.
			unset( $error );
		}
	}

	/**
	 * Starts sharing when a post is first published, or resumes waiting shares when it is published again. Called after
	 * the post and the author's choices are stored.
	 *
	 * @param int           $id     Post ID.
	 * @param \WP_Post      $post   The post after publishing.
	 * @param bool          $is_old Whether the post existed before.
	 * @param \WP_Post|null $before The post before publishing.
	 */
	public static function begin( $id, $post, $is_old, $before ): void {
		if ( ! Sharing::is_public( $post ) || ( $before && 'publish' === $before->post_status ) || ! Sharing::connections_for( $post ) ) {
			return;
		}
		try {
			self::start( $post, $before && 'future' === $before->post_status );
		} catch ( Database_Error $error ) {
			// No share is lost: the queue will run the delivery that expect() stored.
			unset( $error );
		}
	}

	/**
	 * Stores the shares of a published post once, even if several requests run at the same time. If a scheduled post is
	 * published late, the author must decide first.
	 */
	public static function start( \WP_Post $post, bool $was_scheduled ): void {
		Sharing::load_meta( $post->ID );
		$chosen = Sharing::chosen( $post->ID, Sharing::connections() );
		$reason = self::reason_against( $post, $was_scheduled, $chosen );
		$since  = $was_scheduled ? min( time(), strtotime( $post->post_date_gmt . ' UTC' ) ) : time();
		Database::transaction(
			static function () use ( $post, $chosen, $reason, $since ): void {
				$begin = array(
					'type'   => Shares::TYPE,
					'record' => $post->ID,
					'kind'   => Shares::BEGIN,
				);
				$done  = array(
					'state' => 'done',
					'data'  => (string) wp_json_encode( compact( 'reason' ) ),
				);
				if ( Database::update( 'deliveries', $done, $begin + array( 'state' => array( 'waiting', 'sending' ) ) ) > 0 || null !== Database::insert_once( 'deliveries', $begin + $done ) ) {
					foreach ( '' === $reason ? $chosen : array() as $connection ) {
						Deliveries::promise( Shares::TYPE, $post->ID, $connection, array( 'data' => compact( 'since' ) ) );
					}
				} else {
					self::resume( $post->ID, $chosen );
				}
			}
		);
		Deliveries::wake();
	}

	/**
	 * Resumes waiting shares, except to connections that the author has turned off since.
	 *
	 * @param string[] $chosen IDs of the chosen connections.
	 */
	private static function resume( int $post, array $chosen ): void {
		foreach ( Deliveries::of( Shares::TYPE, $post ) as $id => $row ) {
			if ( 'waiting' === $row['state'] && in_array( Shares::connection( $id ), $chosen, true ) ) {
				$data = (string) wp_json_encode( array( 'agreed' => time() ) + $row['data'] );
				$due  = max( time(), (int) ( $row['data']['since'] ?? 0 ) );
				Database::update( 'deliveries', compact( 'due', 'data' ), array( 'id' => $row['id'], 'state' => 'waiting' ) );
			} elseif ( 'waiting' === $row['state'] ) {
				Database::delete( 'deliveries', array( 'id' => $row['id'], 'state' => 'waiting' ) );
			}
		}
	}

	private static function is_import(): bool {
		return defined( 'WP_IMPORTING' ) && WP_IMPORTING;
	}

	/**
	 * Returns why a post is not shared; empty if it is. Imported posts and posts with an older date were shared elsewhere
	 * or long ago.
	 *
	 * @param string[] $chosen IDs of the chosen connections.
	 * @return string `import`, `date`, `choice`, or empty.
	 */
	private static function reason_against( \WP_Post $post, bool $was_scheduled, array $chosen ): string {
		if ( self::is_import() ) {
			return 'import';
		}
		// When a draft without a date is published, WordPress sets the current time.
		$is_new = $was_scheduled || '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - Sharing::MAX_AGE_SECONDS;
		if ( ! $is_new ) {
			return 'date';
		}
		return $chosen ? '' : 'choice';
	}
}
