<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Posts threads to Bluesky. Each post refers to the first and the previous post. */
final class Thread_Bluesky {
	/**
	 * Posts a thread.
	 *
	 * @return array|\WP_Error Result of `Thread_Chain::share()`.
	 */
	public static function share( Content $content, Share $share ) {
		return Thread_Chain::share(
			$content,
			$share,
			Thread_Length_Counter::bluesky(),
			static function ( array $post, int $index, array $posted, bool $is_there ) use ( $content, $share ) {
				return Bluesky::put(
					Record_Key::of( $share->data['since'], $content->id, $index ),
					$is_there,
					static function () use ( $content, $share, $post, $index, $posted ) {
						$embed = Bluesky_Embed::pictures( $share, $post['pictures'], $index );
						if ( is_wp_error( $embed ) || ( '' === $post['text'] && ! $embed ) ) {
							return $embed;
						}
						$embed                  = $embed || ! $post['isLast'] ? $embed : Bluesky_Embed::card( $content );
						list( $shown, $facets ) = Facets::shorten( $post['text'], array( Bluesky::class, 'did' ) );
						return Bluesky::words( $content, $shown, $facets ) + ( $embed ? array( 'embed' => $embed ) : array() ) + ( $posted ? array(
							'reply' => array(
								'root'   => $posted[0]['ref'],
								'parent' => end( $posted )['ref'],
							),
						) : array() );
					}
				);
			}
		);
	}
}
