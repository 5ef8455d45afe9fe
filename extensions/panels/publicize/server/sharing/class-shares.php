<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the state of a post's shares, in one `Deliveries` row per connection. The row's `kind` is the connection ID.
 * Each time a user shares the post again, another row is added, such as `mastodon~2`.
 */
final class Shares {
	/** Separator between the connection ID and the share number in a row's `kind`. */
	const REPEAT = '~';

	/** Maximum number of shares of a post to a connection. */
	const MAX_SHARES = 20;

	/** Value of `type` in the rows. `record` is the post ID. */
	const TYPE = 'share';

	/**
	 * Value of `kind` in the row that records the publication of a post. Its state is `waiting` from just before
	 * publication until the shares are stored.
	 */
	const BEGIN = 'begin';

	/** Initial data of a share. */
	const INITIAL_DATA = array(
		'since'   => 0,
		'message' => null,
		'agreed'  => 0,
		'doubt'   => 0,
		'at'      => 0,
		'url'     => '',
		'names'   => '',
		'count'   => 0,
		'without' => 0,
		'thread'  => null,
		'chain'   => null,
		'uploads' => null,
	);

	/**
	 * Returns the sharing state of a post for a connection.
	 *
	 * @return array{state: string, tries: int, sentence: string, since: int, message: string|null, agreed: int, doubt: int, at: int, url: string, names: string, count: int, without: int}|null
	 *        `state` is `waiting`, `done` or `failed`, and `sentence` says why it is not done. `since` is when the post
	 *        was published, `message` the share's own message instead of the post's, `agreed` when a user requested the share, `doubt` the time of the first unconfirmed
	 *        attempt, `names` the networks to which a platform has shared, `count` the number of posts in a thread, and
	 *        `without` the number of omitted images.
	 */
	public static function of( int $post, string $id ): ?array {
		return self::all( $post )[ $id ] ?? null;
	}

	/**
	 * Returns the sharing state of a post.
	 *
	 * @return array<string, array> Sharing states by connection ID, see `of()`.
	 */
	public static function all( int $post ): array {
		return array_map( array( __CLASS__, 'read' ), array_diff_key( Deliveries::of( self::TYPE, $post ), array( self::BEGIN => true ) ) );
	}

	/** Returns the reason why a post was not shared when it was published, see `Publication`; empty if it is not known. */
	public static function reason( int $post ): string {
		return Deliveries::of( self::TYPE, $post )[ self::BEGIN ]['data']['reason'] ?? '';
	}

	/** Returns the connection ID from a row's `kind`. */
	public static function connection( string $kind ): string {
		return explode( self::REPEAT, $kind )[0];
	}

	/** Deletes the shares of a deleted post. */
	public static function forget( $post ): void {
		try {
			Deliveries::drop( self::TYPE, (int) $post );
		} catch ( Database_Error $error ) {
			// Do not let deleting the post fail. Waiting shares are also deleted when their delivery runs.
			unset( $error );
		}
	}

	/** Returns the message for a post that waits for its author. */
	public static function late(): string {
		return __( 'Scheduled events did not run on this site for more than two days. Try again if the post is still relevant.', 'dovetail-blocks' );
	}

	/** Returns the message for a share whose result is unknown. */
	public static function unconfirmed(): string {
		return __( 'The network did not confirm the post. Check there before you try again.', 'dovetail-blocks' );
	}

	/** Converts a delivery row to the format that `of()` returns. */
	private static function read( array $row ): array {
		$states = array(
			'sending' => 'waiting',
			'unknown' => 'failed',
		);
		return array(
			'state'    => $states[ $row['state'] ] ?? $row['state'],
			'tries'    => $row['tries'],
			'sentence' => 'unknown' === $row['state'] ? self::unconfirmed() : $row['problem'],
		) + $row['data'] + self::INITIAL_DATA;
	}
}
