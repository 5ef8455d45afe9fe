<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** Shares a published post of any age at a user's request: for the first time or again, now or later. */
final class Manual_Share {
	const MAX_DELAY_SECONDS = YEAR_IN_SECONDS;

	/**
	 * Returns the accounts to which a post can be shared again. The platform's enabled connections are one of them.
	 *
	 * @return array<int, array{id: string, name: string}>
	 */
	public static function networks( \WP_Post $post ): array {
		$networks = array();
		foreach ( Sharing::can_be_shared( $post ) ? Sharing::connections() : array() as $id ) {
			$name = Sharing::PLATFORM === $id ? implode( ', ', array_column( (array) Platform_Accounts::enabled( Share_Options::of( $post->ID ) ), 'display_name' ) ) : Accounts::name( $id );
			if ( '' !== $name ) {
				$networks[] = compact( 'id', 'name' );
			}
		}
		return $networks;
	}

	/**
	 * Schedules sharing a post to an account. If the account already has the post, this adds another share.
	 *
	 * @param int         $at      Unix time; 0 for now.
	 * @param string|null $message Message of this share, empty for the title; null for the post's message.
	 * @return true|\WP_Error
	 */
	public static function plan( \WP_Post $post, string $connection, int $at, ?string $message = null ) {
		$delay = $at > 0 ? $at - time() : 0;
		if ( ! in_array( $connection, array_column( self::networks( $post ), 'id' ), true ) ) {
			return self::refusal( __( 'The post cannot be shared to this account. Check that the post is public and the account is connected.', 'dovetail-blocks' ) );
		}
		if ( $delay < -MINUTE_IN_SECONDS || $delay > self::MAX_DELAY_SECONDS ) {
			return self::refusal( __( 'Choose a time within the next twelve months.', 'dovetail-blocks' ) );
		}
		$own = array_filter( Shares::all( $post->ID ), static fn( string $kind ): bool => Shares::connection( $kind ) === $connection, ARRAY_FILTER_USE_KEY );
		if ( in_array( 'waiting', array_column( $own, 'state' ), true ) ) {
			return self::refusal( __( 'This post is already scheduled to be shared to this account.', 'dovetail-blocks' ) );
		}
		$numbers = array_map( static fn( string $kind ): int => (int) ( explode( Shares::REPEAT, $kind )[1] ?? 1 ), array_keys( $own ) );
		$number  = $numbers ? max( $numbers ) + 1 : 1;
		if ( $number > Shares::MAX_SHARES ) {
			return self::refusal( __( 'This post has been shared to this account the maximum number of times.', 'dovetail-blocks' ) );
		}
		self::promise( $post->ID, array( 1 === $number ? $connection : $connection . Shares::REPEAT . $number ), max( time(), $at ), $message );
		return true;
	}

	/**
	 * Shares a post now. Skips connections that already have the post, and retries failed shares.
	 *
	 * @param string[] $wanted Connection IDs; empty for all connections that the author did not turn off.
	 * @return true|\WP_Error
	 */
	public static function share_now( int $id, array $wanted = array() ) {
		$post = Content_Source::post( $id );
		if ( ! $post || ! Sharing::is_public( $post ) ) {
			return self::refusal( __( 'Only published posts without a password can be shared. Publish this post first.', 'dovetail-blocks' ), 'post_not_public' );
		}
		Sharing::load_meta( $id );
		$all    = Sharing::connections_for( $post );
		$chosen = $wanted ? array_values( array_unique( $wanted ) ) : Sharing::chosen( $id, $all );
		if ( ! $all ) {
			return self::refusal( __( 'This site is not connected to any social network. Ask an administrator to connect one.', 'dovetail-blocks' ), 'connection_missing' );
		}
		if ( ! $chosen || array_diff( $chosen, $all ) ) {
			/* translators: %s: IDs of connections, with commas between them. */
			return self::refusal( sprintf( __( 'Choose from these connections: %s.', 'dovetail-blocks' ), implode( ', ', $all ) ), 'connection_unknown' );
		}
		self::promise( $id, $chosen, time() );
		foreach ( $chosen as $connection ) {
			self::try_again( $id, $connection );
		}
		return true;
	}

	/** Retries a failed share. */
	public static function try_again( int $post, string $connection ): void {
		$row = Shares::of( $post, $connection );
		if ( $row && 'failed' === $row['state'] ) {
			$data = array(
				'agreed' => time(),
				'doubt'  => 0,
				'thread' => $row['count'] > 0 ? $row['thread'] : null,
			) + array_intersect_key( $row, Shares::INITIAL_DATA );
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
	 * Stores the shares that a user requested. After that, publishing the post again no longer shares it automatically,
	 * and the notice about a late post disappears. Of two simultaneous requests, only one adds each row.
	 *
	 * @param string[]    $kinds   Values of `kind`, see `Shares`. Existing rows are not changed.
	 * @param int         $since   Unix time at which to share the post.
	 * @param string|null $message Message of these shares; null for the post's message.
	 */
	private static function promise( int $post, array $kinds, int $since, ?string $message = null ): void {
		$delay = max( 0, $since - time() );
		Database::transaction(
			static function () use ( $post, $kinds, $since, $message, $delay ): void {
				// If PHP crashed during publication, the row already exists and is still waiting: resume it.
				Database::insert_once( 'deliveries', array( 'type' => Shares::TYPE, 'record' => $post, 'kind' => Shares::BEGIN, 'state' => 'done' ) );
				foreach ( $kinds as $kind ) {
					Deliveries::promise( Shares::TYPE, $post, $kind, array( 'delay' => $delay, 'data' => compact( 'since', 'message' ) ) );
				}
			}
		);
		Late_Post::settle( $post );
		Deliveries::wake( $delay );
	}

	/** Whether a share is scheduled for a time that a user chose. */
	public static function is_planned( array $row ): bool {
		return 'waiting' === $row['state'] && $row['since'] > time();
	}

	/** Cancels a scheduled share that has not been attempted yet. */
	public static function cancel( int $post, string $kind ): void {
		$row = Shares::of( $post, $kind );
		if ( $row && self::is_planned( $row ) ) {
			Database::delete( 'deliveries', array( 'type' => Shares::TYPE, 'record' => $post, 'kind' => $kind, 'state' => 'waiting' ) );
		}
	}

	private static function refusal( string $sentence, string $code = 'not_shared' ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => 400 ) );
	}
}
