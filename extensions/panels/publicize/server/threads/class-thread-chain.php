<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Posts a thread as a chain of replies. The posts are built at the start and stored with the delivery. A retry
 * continues after the last confirmed post, and sends the next post with the same key so that the network recognizes a
 * duplicate.
 */
final class Thread_Chain {
	/** Maximum number of seconds per run. The next run continues the thread. */
	const RUN_SECONDS = 20;

	/**
	 * Posts the remaining posts until the time limit is reached.
	 *
	 * @param callable( array, int, array<int, array>, bool ): array|\WP_Error $post    Sends one post. Receives the
	 *        post (`text`, `pictures` as in `Uploads`, `isLast`), its index, the stored results of the previous posts,
	 *        and whether the network may already have it. Returns a result to store, whose `url` is shown; empty if
	 *        there is nothing to post.
	 * @return array{url: string, again?: int}|\WP_Error URL of the first post; `again` is the number of seconds until
	 *        the next run.
	 */
	public static function share( Content $content, Share $share, Thread_Length_Counter $measure, callable $post ) {
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
		$deadline = microtime( true ) + self::RUN_SECONDS;
		while ( count( $chain['posted'] ) < count( $chain['posts'] ) ) {
			if ( microtime( true ) > $deadline ) {
				return array(
					'url'   => '',
					'again' => 1,
				);
			}
			$index = count( $chain['posted'] );
			// `Share_Sender` has already recorded the first attempt. If PHP crashes after this point, we cannot know
			// whether the network received the current post.
			if ( 0 === $share->data['doubt'] ) {
				$share->begin();
			}
			$answer = $post( self::whole( $chain, $index ), $index, array_values( array_filter( $chain['posted'] ) ), $share->is_repeat() );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$chain['posted'][] = $answer;
			$share->confirm_part(
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
	 * @param array<int, array> $plan Posts from `Thread_Plan`.
	 * @return array<int, array{text: string, media: array<int, array{id: int, alt: string}>}>
	 */
	private static function posts( array $plan, Thread_Length_Counter $measure ): array {
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
