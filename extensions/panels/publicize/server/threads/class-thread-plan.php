<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Plans a thread: the author's message, the posts made from the content, and the closing link. */
final class Thread_Plan {
	/**
	 * Returns the posts of the thread.
	 *
	 * @param Content        $content Content to share as a thread.
	 * @param Thread_Length_Counter $measure Limits of one post.
	 * @return array<int, array{text: string, media: array, tweet: string, urls: string[]}>
	 */
	public static function of( Content $content, Thread_Length_Counter $measure ): array {
		$posts  = Thread::of( $content->blocks(), $measure )['posts'];
		$suffix = "\n\n" . __( 'A thread ⬇️', 'dovetail-blocks' );
		$words  = Text::cut(
			$content->message,
			static function ( string $text ) use ( $measure, $suffix ): bool {
				// The length limit includes the suffix, as in the editor's message field.
				return Thread_Text::units( $text . $suffix ) <= Share_Options::MAX_LENGTH && $measure->fits( $text . $suffix );
			}
		);
		$last   = count( $posts ) > Thread::MAX_POSTS
			? __( 'The rest of this thread can be read here:', 'dovetail-blocks' )
			: __( 'This thread can be read here:', 'dovetail-blocks' );
		return array_merge(
			array( self::post( $words . $suffix, array() ) ),
			array_map(
				static function ( array $post ): array {
					return array_intersect_key( $post, self::post( '', array() ) );
				},
				array_slice( $posts, 0, Thread::MAX_POSTS )
			),
			array( self::post( "$last {$content->url}", array( $content->url ) ) )
		);
	}

	/** @param string[] $urls URLs in the text. */
	private static function post( string $text, array $urls ): array {
		return array(
			'text'  => $text,
			'media' => array(),
			'tweet' => '',
			'urls'  => $urls,
		);
	}
}
