<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Posts a thread at a network, each post as a reply to the one before. What is posted is settled when it begins, and kept
 * with the post until its end: a job that is interrupted goes on behind the last one that the network has confirmed, and asks
 * again for the next one in a way that finds it there.
 */
final class Thread_Chain {
	/** What names of rows begin with; the id of the connection follows. */
	const META = '_dovetail_thread_';

	/** Seconds that one run of the job takes; the next one goes on. */
	const SECONDS = 20;

	/**
	 * Posts as many as there is time for.
	 *
	 * @param string                                                              $id      Of the connection.
	 * @param array                                                               $row     Of `Shares`.
	 * @param callable( string, int, array<int, array>, bool ): array|\WP_Error $post    Posts a text: its number, what the
	 *        network has said of those before, and whether it may be there already. What it returns is kept; `url` is shown.
	 * @return array{url: string, again?: int}|\WP_Error Where it begins; with `again`, seconds until the next run.
	 */
	public static function share( string $id, Content $content, array $row, Thread_Measure $measure, callable $post ) {
		$chain    = self::of( $id, $content, $row, $measure );
		$deadline = microtime( true ) + self::SECONDS;
		$is_there = (bool) $row['doubt'];
		while ( count( $chain['posted'] ) < count( $chain['texts'] ) ) {
			if ( microtime( true ) > $deadline ) {
				return array(
					'url'   => '',
					'again' => 1,
				);
			}
			$index  = count( $chain['posted'] );
			$answer = $post( $chain['texts'][ $index ], $index, $chain['posted'], $is_there );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$chain['posted'][] = $answer;
			self::keep( $id, $content->id, $chain );
			// From here on it is the next one of which nobody knows.
			Shares::note( $content->id, $id, array( 'doubt' => time() ) );
			$is_there = false;
		}
		delete_post_meta( $content->id, self::META . $id );
		return array( 'url' => $chain['posted'][0]['url'] ?? '' );
	}

	/**
	 * The chain as it was left, or a new one.
	 *
	 * @return array{post: int, since: int, texts: string[], posted: array<int, array>}
	 */
	private static function of( string $id, Content $content, array $row, Thread_Measure $measure ): array {
		$kept = json_decode( (string) get_post_meta( $content->id, self::META . $id, true ), true );
		if ( is_array( $kept ) && $content->id === ( $kept['post'] ?? 0 ) && $row['since'] === ( $kept['since'] ?? 0 ) ) {
			return $kept;
		}
		$chain = array(
			'post'   => $content->id,
			'since'  => $row['since'],
			'texts'  => self::texts( Thread_Plan::of( $content, $measure ), $measure ),
			'posted' => array(),
		);
		self::keep( $id, $content->id, $chain );
		return $chain;
	}

	/**
	 * The words of posts, with the address of what they quote. A post that has neither, a picture alone, is left out.
	 *
	 * @param array<int, array> $posts Of `Thread_Plan`.
	 * @return string[]
	 */
	private static function texts( array $posts, Thread_Measure $measure ): array {
		$texts = array();
		foreach ( $posts as $post ) {
			$whole = trim( "{$post['text']}\n\n{$post['tweet']}" );
			array_push( $texts, ...( $measure->fits( $whole ) ? array( $whole ) : array( $post['text'], $post['tweet'] ) ) );
		}
		return array_values( array_filter( $texts, 'strlen' ) );
	}

	/** Keeps a chain with its post. */
	private static function keep( string $id, int $post, array $chain ): void {
		update_post_meta( $post, self::META . $id, wp_slash( (string) wp_json_encode( $chain ) ) );
	}
}
