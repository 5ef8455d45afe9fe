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
			static function ( string $text, int $index, array $posted, bool $is_there ) use ( $content, $row ) {
				return Bluesky::put(
					Record_Key::of( (int) $row['since'], $content->id, $index ),
					$is_there,
					static function () use ( $content, $text, $index, $posted ): array {
						list( $shown, $facets ) = Thread_Links::shorten( $text, array( Bluesky::class, 'did' ) );
						return Bluesky::words( $content, $shown, $facets ) + ( 0 === $index ? array() : array(
							'reply' => array(
								'root'   => $posted[0]['ref'],
								'parent' => $posted[ $index - 1 ]['ref'],
							),
						) );
					}
				);
			}
		);
	}
}
