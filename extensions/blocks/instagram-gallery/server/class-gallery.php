<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Caches the newest posts of each account with their images for an hour. An account that cannot be read keeps its last
 * good copy and is retried after ten minutes. Pages never wait for the service: only a queue job or an author's request
 * fetches posts, one at a time.
 */
final class Gallery {
	/** Name of the job that refreshes a copy. */
	const EVENT = 'dovetail_blocks_instagram_refresh';

	/** Prefix of the options that store copies of Instagram posts, followed by the reference of the account. */
	const OPTION = 'dovetail_blocks_instagram_gallery_';

	/** Cache entry of an account before its first request, see `entry()`. */
	const UNKNOWN = array(
		'checked'  => 0,
		'problem'  => '',
		'username' => '',
		'posts'    => array(),
	);

	const LIFETIME_SECONDS = HOUR_IN_SECONDS;
	const RETRY_SECONDS    = 10 * MINUTE_IN_SECONDS;

	/** Seconds after which no more images are fetched during an author's request, and in a job. */
	const MAX_AUTHOR_SECONDS = 6;
	const MAX_JOB_SECONDS    = 20;

	/**
	 * Seconds after which another process may take over a fetch, and seconds until the next job continues fetching
	 * images.
	 */
	const LOCK_SECONDS  = 60;
	const PAUSE_SECONDS = 5;

	/** Maximum number of attempts to fetch an image. */
	const MAX_TRIES = 3;

	/** Maximum number of requests to the service per author and minute. */
	const MAX_REQUESTS_PER_MINUTE = 30;

	/**
	 * Returns the newest posts for an author, or the cached copy if it is fresh. Authors can retry immediately after a
	 * failure.
	 */
	public static function for_author( string $reference ): array {
		$entry = self::entry( $reference );
		if ( '' === $entry['problem'] && ! self::has_work( $entry ) ) {
			return $entry;
		}
		return Rate_Limit::count( 'instagram-author-' . get_current_user_id(), self::MAX_REQUESTS_PER_MINUTE, MINUTE_IN_SECONDS )
			? self::refresh( $reference, self::MAX_AUTHOR_SECONDS )
			: $entry;
	}

	/**
	 * Returns the cached posts, however old, for a page, and queues a refresh if one is due.
	 *
	 * @param string $reference Reference of an account. Unknown accounts cause no request.
	 */
	public static function for_page( string $reference ): array {
		try {
			$entry = self::entry( $reference );
		} catch ( Database_Error $error ) {
			// The page then shows only the link to the profile.
			return self::UNKNOWN;
		}
		if ( self::has_work( $entry ) && ( Accounts::get( $reference ) || Accounts::is_owner_new() ) ) {
			Queue::push( self::EVENT, array( $reference ) );
		}
		return $entry;
	}

	/**
	 * Refreshes a copy. The queue calls this function.
	 *
	 * @return bool|int Seconds until the job continues with the images, or true if it is done.
	 */
	public static function refresh_later( string $reference ) {
		$entry = self::entry( $reference );
		if ( ! self::has_work( $entry ) ) {
			return true;
		}
		$entry = self::refresh( $reference, self::MAX_JOB_SECONDS );
		return '' === $entry['problem'] && self::pending( $entry ) ? self::PAUSE_SECONDS : true;
	}

	/**
	 * Returns the cached posts of an account.
	 *
	 * @return array{checked: int, problem: string, username: string, posts: array[]} Time of the last request; `invalid_token`,
	 *         `unknown_account`, `unreachable` or `busy` if it failed, `storage_full` if images are missing; and the posts, each from `Posts` with `copies` (see `Pictures`)
	 *         or with `tries`.
	 */
	public static function entry( string $reference ): array {
		$entry = Accounts::is_reference( $reference ) ? self::stored( $reference ) : array();
		return is_array( $entry ) && isset( $entry['checked'], $entry['posts'] ) ? $entry : self::UNKNOWN;
	}

	/**
	 * Reads an entry from the database. Bypasses WordPress's cache for unknown accounts: it remembers the name of every
	 * missing option, and posts can contain any number of references.
	 *
	 * @return mixed
	 */
	private static function stored( string $reference ) {
		return Accounts::get( $reference )
			? get_option( self::OPTION . $reference, array() )
			: maybe_unserialize( Database::value( 'SELECT option_value FROM {options} WHERE option_name = %s', array( self::OPTION . $reference ) ) );
	}

	/** Returns the number of images that have not been fetched yet. */
	public static function pending( array $entry ): int {
		return count( array_filter( $entry['posts'], static fn( array $post ): bool => ! isset( $post['copies'] ) && $post['tries'] < self::MAX_TRIES ) );
	}

	/** @return array[] The posts that can be shown, each with its copies; see `entry()`. */
	public static function shown( array $entry ): array {
		return array_values( array_filter( $entry['posts'], static fn( array $post ): bool => isset( $post['copies'] ) ) );
	}

	/** Deletes the copies of accounts that no longer exist. */
	public static function sweep(): void {
		foreach ( Database::column( 'SELECT option_name FROM {options} WHERE option_name LIKE %s', array( Database::like( self::OPTION ) . '%' ) ) as $name ) {
			$reference = substr( $name, strlen( self::OPTION ) );
			if ( ! Accounts::get( $reference ) && ! Accounts::is_owner_new() ) {
				self::forget( $reference );
			}
		}
	}

	/** Deletes the copies of an account. */
	public static function forget( string $reference ): void {
		delete_option( self::OPTION . $reference );
		if ( Accounts::is_reference( $reference ) ) {
			Pictures::keep( $reference, array() );
		}
	}

	/**
	 * Requests the posts and stores the result. Does nothing if another process is already requesting them, or if the
	 * database fails.
	 *
	 * @param int $seconds Seconds after which no further image is fetched.
	 */
	private static function refresh( string $reference, int $seconds ): array {
		$end   = time() + $seconds;
		$claim = 'instagram-' . $reference;
		if ( ! Lock::claim( $claim, self::LOCK_SECONDS ) ) {
			return array( 'problem' => 'busy' ) + self::entry( $reference );
		}
		try {
			$entry = self::entry( $reference );
			if ( '' !== $entry['problem'] || self::is_due( $entry ) ) {
				$entry = self::with_posts( $reference, $entry );
			}
			if ( '' === $entry['problem'] ) {
				$entry = self::with_pictures( $reference, $entry, $end );
			}
			return $entry;
		} finally {
			Lock::release( $claim );
		}
	}

	private static function with_posts( string $reference, array $entry ): array {
		$told             = Posts::read( $reference );
		$entry['checked'] = time();
		if ( is_wp_error( $told ) ) {
			$entry['problem'] = in_array( $told->get_error_code(), array( 'invalid_token', 'unknown_account' ), true ) ? $told->get_error_code() : 'unreachable';
			if ( 'invalid_token' === $entry['problem'] ) {
				Tokens::refuse( $reference );
			}
			// Do not store an entry for an unknown account.
			if ( Accounts::get( $reference ) ) {
				update_option( self::OPTION . $reference, $entry, false );
			}
			return $entry;
		}
		Tokens::accept( $reference );
		$copies = array_column( self::shown( $entry ), 'copies', 'id' );
		$posts  = array();
		$names  = array();
		foreach ( $told['posts'] as $post ) {
			$there                = isset( $copies[ $post['id'] ] ) && Pictures::are_there( $reference, $copies[ $post['id'] ] );
			$posts[ $post['id'] ] = $post + ( $there ? array( 'copies' => $copies[ $post['id'] ] ) : array( 'tries' => 0 ) );
			array_push( $names, ...( $there ? array_values( $copies[ $post['id'] ]['names'] ) : array() ) );
		}
		$entry = array(
			'problem'  => '',
			'username' => $told['username'],
			'posts'    => array_values( $posts ),
		) + $entry;
		Pictures::keep( $reference, $names );
		Accounts::change( $reference, array( 'used' => time() ) );
		update_option( self::OPTION . $reference, $entry, false );
		return $entry;
	}

	/**
	 * Fetches missing images and returns the updated entry. Each image is stored immediately, because PHP may be
	 * stopped at any time.
	 *
	 * @param int $end Unix time until which images may be fetched.
	 */
	private static function with_pictures( string $reference, array $entry, int $end ): array {
		$bytes = array_sum( array_column( array_column( $entry['posts'], 'copies' ), 'bytes' ) );
		foreach ( $entry['posts'] as $index => $post ) {
			if ( isset( $post['copies'] ) || $post['tries'] >= self::MAX_TRIES ) {
				continue;
			}
			if ( time() >= $end ) {
				Queue::push( self::EVENT, array( $reference ), self::PAUSE_SECONDS );
				break;
			}
			$copies = $bytes < Pictures::MAX_BYTES ? Pictures::fetch( $reference, $post ) : null;
			if ( is_wp_error( $copies ) && 'storage_full' === $copies->get_error_code() ) {
				$entry['problem'] = 'storage_full';
				update_option( self::OPTION . $reference, $entry, false );
				break;
			}
			if ( is_array( $copies ) ) {
				$bytes += $copies['bytes'];
				unset( $post['tries'] );
				$post['copies'] = $copies;
			} else {
				++$post['tries'];
			}
			$entry['posts'][ $index ] = $post;
			update_option( self::OPTION . $reference, $entry, false );
		}
		return $entry;
	}

	/** Whether to fetch posts or missing images of an account. After an error, false until the next attempt is due. */
	private static function has_work( array $entry ): bool {
		return self::is_due( $entry ) || ( '' === $entry['problem'] && self::pending( $entry ) );
	}

	/** Whether the next request is due. Also true if the last attempt is in the future because the clock was wrong. */
	private static function is_due( array $entry ): bool {
		$age = time() - $entry['checked'];
		return $age < 0 || $age > ( '' === $entry['problem'] ? self::LIFETIME_SECONDS : self::RETRY_SECONDS );
	}
}
