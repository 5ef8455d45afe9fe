<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Posts a thread as a chain of replies. The posts are fixed at the start and stored with the post: an interrupted job
 * continues after the last confirmed post, and repeats the next one in a way the network recognizes.
 */
final class Thread_Chain {
	/** Option name prefix, followed by the connection ID. */
	const META = '_dovetail_thread_';

	/** Seconds per run; the next run continues. */
	const SECONDS = 20;

	/**
	 * Posts as many as there is time for.
	 *
	 * @param string                                                           $id      Of the connection.
	 * @param array                                                            $row     Of `Shares`.
	 * @param callable( array, int, array<int, array>, bool ): array|\WP_Error $post    Posts one (`text`, `pictures` as `Uploads` takes
	 *        them, `isLast`): its number, what the network has said of those before, and whether it may be there already. What it
	 *        returns is kept; `url` is shown. Nothing where there is nothing to show.
	 * @return array{url: string, again?: int}|\WP_Error Where it begins; with `again`, seconds until the next run.
	 */
	public static function share( string $id, Content $content, array $row, Thread_Measure $measure, callable $post ) {
		$chain    = self::of( $id, $content, $row, $measure );
		$deadline = microtime( true ) + self::SECONDS;
		$is_there = (bool) $row['doubt'];
		while ( count( $chain['posted'] ) < count( $chain['posts'] ) ) {
			if ( microtime( true ) > $deadline ) {
				return array(
					'url'   => '',
					'again' => 1,
				);
			}
			$index = count( $chain['posted'] );
			// Should this request die now, it is this one of which nobody knows.
			Shares::note( $content->id, $id, array( 'doubt' => $is_there ? $row['doubt'] : time() ) );
			$answer = $post( self::whole( $chain, $index ), $index, array_values( array_filter( $chain['posted'] ) ), $is_there );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$chain['posted'][] = $answer;
			self::keep( $id, $content->id, $chain );
			$is_there = false;
			// The next one was not sent, and may be tried as often as any.
			Shares::note(
				$content->id,
				$id,
				array(
					'doubt' => 0,
					'tries' => 0,
					'count' => count( $chain['posted'] ),
				)
			);
		}
		delete_post_meta( $content->id, self::META . $id );
		return array( 'url' => $chain['posted'][0]['url'] ?? '' );
	}

	/**
	 * A post with its pictures.
	 *
	 * @return array{text: string, pictures: array<int, Picture|null>, isLast: bool}
	 */
	private static function whole( array $chain, int $index ): array {
		$post = $chain['posts'][ $index ];
		return array(
			'text'     => $post['text'],
			'pictures' => array_map(
				static function ( array $media ): ?Picture {
					return Picture::of_library( $media['id'], $media['alt'] );
				},
				$post['media']
			),
			'isLast'   => count( $chain['posts'] ) - 1 === $index,
		);
	}

	/**
	 * The chain as it was left, or a new one.
	 *
	 * @return array{post: int, since: int, posts: array<int, array>, posted: array<int, array>}
	 */
	private static function of( string $id, Content $content, array $row, Thread_Measure $measure ): array {
		$kept = json_decode( (string) get_post_meta( $content->id, self::META . $id, true ), true );
		if ( is_array( $kept ) && $content->id === ( $kept['post'] ?? 0 ) && $row['since'] === ( $kept['since'] ?? 0 ) ) {
			return $kept;
		}
		$chain = array(
			'post'   => $content->id,
			'since'  => $row['since'],
			'posts'  => self::posts( Thread_Plan::of( $content, $measure ), $measure ),
			'posted' => array(),
		);
		self::keep( $id, $content->id, $chain );
		return $chain;
	}

	/**
	 * Posts with their words, the address of what they quote, and what they show.
	 *
	 * @param array<int, array> $plan Of `Thread_Plan`.
	 * @return array<int, array{text: string, media: array<int, array{id: int, alt: string}>}>
	 */
	private static function posts( array $plan, Thread_Measure $measure ): array {
		$posts = array();
		foreach ( $plan as $post ) {
			$whole = trim( "{$post['text']}\n\n{$post['tweet']}" );
			$texts = $measure->fits( $whole ) ? array( $whole ) : array( $post['text'], $post['tweet'] );
			foreach ( $texts as $index => $text ) {
				$posts[] = array(
					'text'  => $text,
					'media' => 0 === $index ? array_map( array( __CLASS__, 'named' ), $post['media'] ) : array(),
				);
			}
		}
		return $posts;
	}

	/** Returns the stored data of an attachment. */
	private static function named( array $media ): array {
		return array_intersect_key( $media, array_flip( array( 'id', 'alt' ) ) );
	}

	/** Keeps a chain with its post. */
	private static function keep( string $id, int $post, array $chain ): void {
		update_post_meta( $post, self::META . $id, wp_slash( (string) wp_json_encode( $chain ) ) );
	}
}
