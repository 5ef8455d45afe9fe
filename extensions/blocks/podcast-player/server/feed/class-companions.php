<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches the chapters and transcripts of the first episodes in a feed: the newest ones, or the oldest ones of a serial
 * podcast. A queue job fetches them after the feed, so that no page or author has to wait.
 */
final class Companions {
	const EVENT = 'dovetail_blocks_podcast_companions';

	/** Maximum number of episodes whose files are fetched: the most that a block shows initially. */
	const MAX_EPISODES = 10;

	/** Maximum file size in bytes, timeout in seconds, and maximum duration of a job in seconds. */
	const MAX_BYTES       = MB_IN_BYTES;
	const TIMEOUT_SECONDS = 4;
	const RUN_SECONDS     = 12;

	/** Seconds until a file is fetched again, and seconds until a failed download is retried. */
	const LIFETIME_SECONDS    = WEEK_IN_SECONDS;
	const RETRY_DELAY_SECONDS = 6 * HOUR_IN_SECONDS;

	/** Maximum number of chapters per episode, and maximum number of characters in a chapter title. */
	const MAX_CHAPTERS = 100;
	const MAX_TITLE    = 150;

	const PODLOVE = 'http://podlove.org/simple-chapters';

	/** Copies chapters and transcripts from the old copy of a feed to a newly fetched one. */
	public static function carry( array $feed, ?array $old ): array {
		$before       = $old ? array_column( $old['tracks'], null, 'id' ) : array();
		$feed['read'] = array();
		foreach ( $feed['tracks'] as &$track ) {
			$id = $track['id'];
			if ( isset( $before[ $id ]['files'], $old['read'][ $id ] ) && $before[ $id ]['files'] === $track['files'] ) {
				$feed['read'][ $id ]  = $old['read'][ $id ];
				$track['transcript']  = $before[ $id ]['transcript'];
				$track['chapters']    = $track['chapters'] ? $track['chapters'] : $before[ $id ]['chapters'];
			}
		}
		return $feed;
	}

	/** Queues a job that downloads a feed's chapters and transcripts, if any are due. */
	public static function push( string $url, array $feed ): void {
		if ( self::due( $feed ) ) {
			Queue::push( self::EVENT, array( $url ) );
		}
	}

	/**
	 * The queue job: downloads a feed's chapters and transcripts that are due.
	 *
	 * @return bool|int See Queue::handle().
	 */
	public static function read_later( string $url ) {
		$is_over = true;
		$is_free = Feed::change(
			$url,
			static function ( array $feed ) use ( &$is_over ): array {
				$deadline = time() + self::RUN_SECONDS;
				foreach ( self::due( $feed ) as $at ) {
					if ( time() >= $deadline ) {
						$is_over = false;
						break;
					}
					$track                        = self::completed( $feed['tracks'][ $at ], $is_whole );
					$feed['tracks'][ $at ]        = $track;
					$feed['read'][ $track['id'] ] = time() - ( $is_whole ? 0 : self::LIFETIME_SECONDS - self::RETRY_DELAY_SECONDS );
				}
				return $feed;
			}
		);
		return $is_free && $is_over ? true : MINUTE_IN_SECONDS;
	}

	/**
	 * Returns the lines of a stored transcript.
	 *
	 * @param string $key Value of `transcript` of an episode.
	 * @return list<array{0: int|null, 1: string, 2: string}> See Transcript::read().
	 */
	public static function transcript( string $key ): array {
		$lines = '' === $key ? array() : get_transient( self::key( $key ) );
		return is_array( $lines ) ? $lines : array();
	}

	private static function due( array $feed ): array {
		$due = array();
		foreach ( array_slice( $feed['tracks'], 0, self::MAX_EPISODES ) as $at => $track ) {
			$age = time() - ( isset( $feed['read'][ $track['id'] ] ) ? $feed['read'][ $track['id'] ] : 0 );
			if ( ! empty( $track['files'] ) && ( $age < 0 || $age > self::LIFETIME_SECONDS ) ) {
				$due[] = $at;
			}
		}
		return $due;
	}

	/**
	 * Downloads an episode's chapters and transcript. Keeps the previous ones if a download fails.
	 *
	 * @param bool $is_whole Set to whether all files were downloaded.
	 */
	private static function completed( array $track, &$is_whole ): array {
		$is_whole = true;
		foreach ( $track['files'] as $name => $address ) {
			$response = Http_Client::get( $address, self::TIMEOUT_SECONDS, self::MAX_BYTES );
			$is_good  = ! is_wp_error( $response ) && 200 === wp_remote_retrieve_response_code( $response );
			$body     = $is_good ? wp_remote_retrieve_body( $response ) : '';
			$found    = 'chapters' === $name ? self::chapters_in_file( $body ) : Transcript::read( $body );
			$is_whole = $is_whole && $found;
			if ( $found && 'chapters' === $name ) {
				$track['chapters'] = $found;
			} elseif ( $found ) {
				$track['transcript'] = md5( $address );
				set_transient( self::key( $track['transcript'] ), $found, MONTH_IN_SECONDS );
			}
		}
		return $track;
	}

	/**
	 * Returns the transient name for a transcript.
	 *
	 * @param string $key Value of `transcript` of an episode.
	 */
	private static function key( string $key ): string {
		return 'dovetail_blocks_podcast_text_' . $key;
	}

	/**
	 * Returns the chapters in a feed's entry.
	 *
	 * @return list<array{0: int, 1: string}> Time in seconds and title of each chapter.
	 */
	public static function chapters_in_feed( \SimplePie\Item $item ): array {
		$tags = (array) $item->get_item_tags( self::PODLOVE, 'chapters' );
		$list = $tags[0]['child'][ self::PODLOVE ]['chapter'] ?? array();
		return self::sorted_chapters(
			array_map(
				static function ( array $chapter ): array {
					$about = $chapter['attribs'][''] ?? array();
					return array( isset( $about['start'] ) ? Plain::seconds( $about['start'] ) : null, $about['title'] ?? '' );
				},
				array_slice( $list, 0, self::MAX_CHAPTERS )
			)
		);
	}

	/**
	 * Parses the chapters in a file.
	 *
	 * @param string $body JSON from another server.
	 * @return list<array{0: int, 1: string}> Time in seconds and title of each chapter.
	 */
	public static function chapters_in_file( string $body ): array {
		$read = array();
		foreach ( array_slice( Plain::records( Plain::json( $body ), 'chapters' ), 0, self::MAX_CHAPTERS ) as $chapter ) {
			// Skip chapters with `toc: false`: they only show an image and are not in the table of contents.
			if ( isset( $chapter['startTime'], $chapter['title'] ) && ( ! isset( $chapter['toc'] ) || false !== $chapter['toc'] ) ) {
				$read[] = array( Plain::seconds( $chapter['startTime'] ), $chapter['title'] );
			}
		}
		return self::sorted_chapters( $read );
	}

	/**
	 * Sorts chapters by time, and removes those without a time or title.
	 *
	 * @param list<array{0: int|null, 1: mixed}> $chapters Time in seconds and title of each chapter.
	 * @return list<array{0: int, 1: string}>
	 */
	private static function sorted_chapters( array $chapters ): array {
		$good = array();
		foreach ( $chapters as list( $second, $title ) ) {
			$title = str_replace( "\n", ' ', Plain::words( $title, self::MAX_TITLE ) );
			if ( null !== $second && '' !== $title ) {
				$good[] = array( $second, $title );
			}
		}
		usort( $good, static fn( array $one, array $other ): int => $one[0] <=> $other[0] );
		return $good;
	}
}
