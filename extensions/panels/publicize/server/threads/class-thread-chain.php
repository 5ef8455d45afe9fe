<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Posts a thread as a chain of replies. The posts are fixed at the start and stored with the delivery. An interrupted
 * attempt continues after the last confirmed post, and repeats the next one in a way that the network recognizes.
 */
final class Thread_Chain {
	/** Seconds per run; the next run continues. */
	const SECONDS = 20;

	/**
	 * Posts as many posts as time permits.
	 *
	 * @param callable( array, int, array<int, array>, bool ): array|\WP_Error $post    Posts one (`text`, `pictures` as `Uploads` takes
	 *        them, `isLast`): its number, what the network has said of those before, and whether it may be there already. What it
	 *        returns is kept; `url` is shown. Nothing where there is nothing to show.
	 * @return array{url: string, again?: int}|\WP_Error Where it begins; with `again`, seconds until the next run.
	 */
	public static function share( Content $content, Share $share, Thread_Measure $measure, callable $post ) {
		if ( ! $share->data['chain'] ) {
			$share->note(
				array(
					'chain' => array(
						'posts'  => self::posts( Thread_Plan::of( $content, $measure ), $measure ),
						'posted' => array(),
					),
				)
			);
		}
		$chain    = $share->data['chain'];
		$deadline = microtime( true ) + self::SECONDS;
		while ( count( $chain['posted'] ) < count( $chain['posts'] ) ) {
			if ( microtime( true ) > $deadline ) {
				return array(
					'url'   => '',
					'again' => 1,
				);
			}
			$index = count( $chain['posted'] );
			// The first post was recorded before. From here on, if PHP ends, the state of this post is unknown.
			if ( 0 === $share->data['doubt'] ) {
				$share->begin();
			}
			$answer = $post( self::whole( $chain, $index ), $index, array_values( array_filter( $chain['posted'] ) ), $share->is_repeat() );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$chain['posted'][] = $answer;
			$share->go_on(
				array(
					'chain' => $chain,
					'count' => count( $chain['posted'] ),
				)
			);
		}
		return array( 'url' => $chain['posted'][0]['url'] ?? '' );
	}

	/**
	 * Returns a post with its images.
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
	 * Returns the posts of the thread with their text, quoted URL and media.
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
}
