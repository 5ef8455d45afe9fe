<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** What stands below the words of a post at Bluesky, which has one thing of either kind: a card of the page, or pictures. */
final class Bluesky_Embed {
	/** Kind of a card. */
	const CARD = 'app.bsky.embed.external';

	/** Bytes that the picture of a card may have. */
	const CARD_BYTES = 1000000;

	/**
	 * The pictures that the author of a post wants shown, otherwise a card.
	 *
	 * @return array|\WP_Error
	 */
	public static function of( Content $content ) {
		$images = array();
		foreach ( $content->pictures() as $picture ) {
			$blob = Bluesky::upload( $picture );
			if ( ! is_wp_error( $blob ) ) {
				$images[] = array(
					'image'       => $blob,
					'alt'         => $picture->alt,
					'aspectRatio' => array(
						'width'  => $picture->width,
						'height' => $picture->height,
					),
				);
			} elseif ( 'service_refused' !== $blob->get_error_code() ) {
				return $blob;
			}
		}
		return $images ? array(
			'$type'  => 'app.bsky.embed.images',
			'images' => $images,
		) : self::card( $content );
	}

	/** A card, with its picture where there is one that Bluesky takes. */
	private static function card( Content $content ): array {
		$picture = $content->card_picture( self::CARD_BYTES );
		$thumb   = $picture ? Bluesky::upload( $picture ) : null;
		return array(
			'$type'    => self::CARD,
			'external' => array(
				'uri'         => $content->url,
				'title'       => $content->title,
				'description' => $content->summary,
			) + ( is_array( $thumb ) ? array( 'thumb' => $thumb ) : array() ),
		);
	}
}
