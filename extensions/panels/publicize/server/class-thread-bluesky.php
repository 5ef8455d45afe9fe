<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** A thread at Bluesky, where each post names the first one and the one before it. */
final class Thread_Bluesky {
	/**
	 * Posts it.
	 *
	 * @param array $row Of `Shares`.
	 * @return array|\WP_Error See `Thread_Chain::share()`.
	 */
	public static function share( Content $content, array $row ) {
		return Thread_Chain::share(
			Bluesky::ID,
			$content,
			$row,
			Thread_Measure::bluesky(),
			static function ( array $post, int $index, array $posted, bool $is_there ) use ( $content, $row ) {
				return Bluesky::put(
					Record_Key::of( (int) $row['since'], $content->id, $index ),
					$is_there,
					static function () use ( $content, $row, $post, $index, $posted ) {
						$embed = Bluesky_Embed::pictures( $row, $post['pictures'], $index );
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
