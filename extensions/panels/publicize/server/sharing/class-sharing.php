<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Shares a post once per connection when it is first published. A delivery is stored before anything leaves the site
 * (see `Deliveries`). After an unconfirmed attempt, the request is repeated only while the network recognizes a repeat.
 */
final class Sharing {
	/** The ID that represents all connections of the platform. */
	const PLATFORM = 'platform';

	/** Posts older than this are not shared without a question, in seconds. */
	const MAX_AGE_SECONDS = 2 * DAY_IN_SECONDS;

	/** Type of the deliveries that look for a post that was inserted as published. */
	const INSERTION = 'insertion';

	/** Seconds after which a publication counts as interrupted. */
	const PUBLISHING = 10 * MINUTE_IN_SECONDS;

	/** The delivery for the post that this request inserts; empty if there is none. */
	private static string $insertion = '';

	/**
	 * Stores that a post is about to be published. If PHP ends before `begin()`, the queue starts the sharing.
	 *
	 * @param int   $id   Post ID.
	 * @param array $data New fields of the post; for a scheduled post none.
	 */
	public static function expect( $id, $data = array() ): void {
		$post = get_post( $id );
		if ( $post && 'publish' === ( $data['post_status'] ?? 'publish' ) ) {
			self::note_publication( 'publish', $post->post_status, $post );
		}
	}

	/**
	 * Stores that a post without an ID yet is about to be inserted as published. If PHP ends before
	 * `note_publication()`, the queue looks for the post.
	 *
	 * @param array $data      Fields of the post, with slashes.
	 * @param array $given     Fields as they were given.
	 * @param array $unclean   The same before they were checked.
	 * @param bool  $is_update Whether the post exists.
	 */
	public static function expect_insertion( $data, $given, $unclean, $is_update ) {
		if ( ! $is_update && 'publish' === $data['post_status'] && ! self::is_import() && self::connections_for( new \WP_Post( (object) $data ) ) ) {
			try {
				self::$insertion = bin2hex( random_bytes( 16 ) );
				$about           = array(
					'title' => wp_unslash( $data['post_title'] ),
					'after' => (int) Database::value( 'SELECT MAX( ID ) FROM {posts}' ),
				);
				Deliveries::promise( self::INSERTION, 0, self::$insertion, array( 'delay' => self::PUBLISHING, 'data' => $about ) );
				Deliveries::wake( self::PUBLISHING );
			} catch ( Database_Error $error ) {
				// Publishing must not fail. note_publication() stores the delivery then.
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
	 * Called after a post is published. The ID of a new post is known here.
	 *
	 * @param string        $status New status.
	 * @param string        $before Previous status.
	 * @param \WP_Post|null $post   The post; null where the database refused it.
	 */
	public static function note_publication( $status, $before, $post ): void {
		if ( ! $post || 'publish' !== $status || 'publish' === $before || self::is_import() || ! self::connections_for( $post ) ) {
			return;
		}
		try {
			$more = array( 'delay' => self::PUBLISHING, 'data' => array( 'scheduled' => 'future' === $before ) );
			Deliveries::promise( Shares::TYPE, $post->ID, Shares::BEGIN, $more );
			Deliveries::wake( self::PUBLISHING );
			if ( '' !== self::$insertion ) {
				self::forget_insertion( 0, self::$insertion );
				self::$insertion = '';
			}
		} catch ( Database_Error $error ) {
			// Publishing must not fail. begin() stores the rest.
			unset( $error );
		}
	}

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
		if ( ! self::is_public( $post ) || ( $before && 'publish' === $before->post_status ) || ! self::connections_for( $post ) ) {
			return;
		}
		try {
			self::promise( $post, $before && 'future' === $before->post_status );
		} catch ( Database_Error $error ) {
			// Nothing is lost: the deliveries that expect() stored become due shortly.
			unset( $error );
		}
	}

	/**
	 * Performs a delivery: shares a post to a connection, or starts its sharing.
	 *
	 * @param string $kind ID of the connection, or `Shares::BEGIN`.
	 * @param array  $row  See `Deliveries::of()`.
	 * @return true|array|int|\WP_Error See `Deliveries::handle()`.
	 */
	public static function send( int $id, string $kind, array $row ) {
		$post      = Content_Source::post( $id );
		$is_public = $post && self::is_public( $post );
		if ( $is_public && Shares::BEGIN !== $kind ) {
			return self::share( $post, $kind, new Share( $row ) );
		}
		if ( $is_public ) {
			self::promise( $post, ! empty( $row['data']['scheduled'] ) );
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

	/** Retries failed shares at the author's request. */
	public static function try_again( int $post, string $connection ): void {
		$row = Shares::of( $post, $connection );
		if ( $row && 'failed' === $row['state'] ) {
			$data = array(
				'agreed' => time(),
				'doubt'  => 0,
				'thread' => $row['count'] > 0 ? $row['thread'] : null,
			) + array_intersect_key( $row, Shares::FRESH );
			Database::update(
				'deliveries',
				array(
					'data'    => (string) wp_json_encode( $data ),
					'problem' => '',
				),
				array(
					'type'   => Shares::TYPE,
					'record' => $post,
					'kind'   => $connection,
					'state'  => array( 'failed', 'unknown' ),
				)
			);
			Deliveries::retry( Shares::TYPE, $post, $connection );
			Late_Post::settle( $post );
		}
	}

	/**
	 * Shares a published post at a user's request, whenever it was published. Connections that have it already are left
	 * out, and those that failed are tried again.
	 *
	 * @param string[] $wanted IDs of connections; none for those that the author left on.
	 * @return true|\WP_Error
	 */
	public static function share_now( int $id, array $wanted = array() ) {
		$post = Content_Source::post( $id );
		if ( ! $post || ! self::is_public( $post ) ) {
			return new \WP_Error( 'post_not_public', __( 'Only published posts without a password can be shared. Publish this post first.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		self::load_meta( $id );
		$all    = self::connections_for( $post );
		$chosen = $wanted ? array_values( array_unique( $wanted ) ) : self::chosen( $id, $all );
		if ( ! $all ) {
			return new \WP_Error( 'connection_missing', __( 'This site has no connection to share posts to. Ask an administrator to connect one.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		if ( ! $chosen || array_diff( $chosen, $all ) ) {
			/* translators: %s: IDs of connections, with commas between them. */
			return new \WP_Error( 'connection_unknown', sprintf( __( 'Name the connections to share this post to, among these: %s.', 'dovetail-blocks' ), implode( ', ', $all ) ), array( 'status' => 400 ) );
		}
		$now = array(
			'since'  => time(),
			'agreed' => time(),
		);
		Database::transaction(
			static function () use ( $id, $chosen, $now ): void {
				$begin = array(
					'type'   => Shares::TYPE,
					'record' => $id,
					'kind'   => Shares::BEGIN,
				);
				// Publishing it again shares nothing a second time.
				if ( null === Database::insert_once( 'deliveries', $begin + array( 'state' => 'done' ) ) ) {
					Database::update( 'deliveries', array( 'state' => 'done' ), $begin + array( 'state' => array( 'waiting', 'sending' ) ) );
				}
				foreach ( $chosen as $connection ) {
					Deliveries::promise( Shares::TYPE, $id, $connection, array( 'data' => $now ) );
				}
			}
		);
		foreach ( $chosen as $connection ) {
			self::try_again( $id, $connection );
		}
		Late_Post::settle( $id );
		Deliveries::wake();
		return true;
	}

	/**
	 * Shares a post to a connection.
	 *
	 * @return array|int|\WP_Error See `Deliveries::handle()`.
	 */
	private static function share( \WP_Post $post, string $connection, Share $share ) {
		self::load_meta( $post->ID );
		if ( ! in_array( Shares::connection( $connection ), self::connections(), true ) ) {
			return Outcome::refusal( __( 'This account is no longer connected.', 'dovetail-blocks' ) );
		}
		if ( $share->is_late() ) {
			Late_Post::note( $post->ID );
			return Outcome::refusal( Shares::late() );
		}
		$seconds = self::seconds_of_recognition( $connection );
		if ( $share->is_too_late( $seconds ) ) {
			return Outcome::refusal( Shares::unconfirmed() );
		}
		$content = new Content( $post );
		// Retries keep the format (thread or single post) of the first attempt.
		$content->is_thread = $share->data['thread'] ?? $content->is_thread;
		try {
			if ( $seconds > 0 ) {
				$share->begin( array( 'thread' => $content->is_thread ) );
			}
			$answer = call_user_func( array( self::network( $connection ), 'share' ), $content, $share );
		} catch ( \Throwable $error ) {
			error_log( "Dovetail Blocks: sharing to $connection: {$error->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nobody sees it otherwise.
			$answer = new \WP_Error( $seconds > 0 ? 'internal_server_error' : 'exception', Shares::unconfirmed() );
		}
		if ( is_wp_error( $answer ) ) {
			return Outcome::failed( $share, $answer );
		}
		return $answer['again'] ?? Outcome::done( $share, $answer );
	}

	/**
	 * Stores the deliveries for a published post. Of several simultaneous requests, only one does so. A scheduled post
	 * that is published late waits for its author.
	 */
	private static function promise( \WP_Post $post, bool $was_scheduled ): void {
		self::load_meta( $post->ID );
		$chosen = self::chosen( $post->ID, self::connections() );
		$since  = $was_scheduled ? min( time(), strtotime( $post->post_date_gmt . ' UTC' ) ) : time();
		Database::transaction(
			static function () use ( $post, $chosen, $since, $was_scheduled ): void {
				$begin = array(
					'type'   => Shares::TYPE,
					'record' => $post->ID,
					'kind'   => Shares::BEGIN,
				);
				$done  = array( 'state' => 'done' );
				if ( Database::update( 'deliveries', $done, $begin + array( 'state' => array( 'waiting', 'sending' ) ) ) > 0 || null !== Database::insert_once( 'deliveries', $begin + $done ) ) {
					foreach ( self::is_news( $post, $was_scheduled ) ? $chosen : array() as $connection ) {
						Deliveries::promise( Shares::TYPE, $post->ID, $connection, array( 'data' => compact( 'since' ) ) );
					}
				} else {
					self::resume( $post->ID, $chosen );
				}
			}
		);
		Deliveries::wake();
	}

	/** Returns for how many seconds a network recognizes a repeated request; 0 if it does not. */
	private static function seconds_of_recognition( string $connection ): int {
		$network = self::network( $connection );
		return '' === $network ? 0 : constant( "$network::SURE" );
	}

	/** Returns the class of a network; empty for an unknown connection. */
	private static function network( string $kind ): string {
		$connection = Shares::connection( $kind );
		return self::PLATFORM === $connection ? Platform_Accounts::class : ( Accounts::NETWORKS[ $connection ] ?? '' );
	}

	/**
	 * Loads the author's choices and message. On a database error, WordPress's own function would return nothing
	 * instead of failing.
	 */
	private static function load_meta( int $post ): void {
		$meta = array();
		foreach ( Database::rows( 'SELECT meta_key, meta_value FROM {postmeta} WHERE post_id = %d ORDER BY meta_id', array( $post ) ) as $row ) {
			$meta[ $row['meta_key'] ][] = $row['meta_value'];
		}
		wp_cache_set( $post, $meta, 'post_meta' );
	}

	/** Whether everyone can read a post and its post type is shared. */
	private static function is_public( \WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && in_array( $post->post_type, Choice::types(), true );
	}

	/** Whether a post is public, and sharing is available for its type. */
	public static function can_be_shared( \WP_Post $post ): bool {
		return self::is_public( $post ) && Availability::is_available( 'publicize' );
	}

	/** Whether posts are being imported. */
	private static function is_import(): bool {
		return defined( 'WP_IMPORTING' ) && WP_IMPORTING;
	}

	/** Whether a post is recent. Imported posts and posts with an older date were shared elsewhere or long ago. */
	private static function is_news( \WP_Post $post, bool $was_scheduled ): bool {
		// A draft without a date is published now.
		$is_new = $was_scheduled || '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - self::MAX_AGE_SECONDS;
		return ! self::is_import() && $is_new;
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
	 * Returns the connections to which a post of its type can be shared.
	 *
	 * @return string[]
	 */
	private static function connections_for( \WP_Post $post ): array {
		return in_array( $post->post_type, Choice::types(), true ) && Availability::is_available( 'publicize' ) ? self::connections() : array();
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
}
