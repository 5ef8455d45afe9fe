<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Attachment of a Bluesky post: either a link card or images. */
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
	public static function of( Content $content, Share $share ) {
		$pictures = self::pictures( $share, $content->pictures() );
		return array() === $pictures ? self::card( $content ) : $pictures;
	}

	/**
	 * Pictures; nothing where Bluesky takes none of them.
	 *
	 * @param array<int, Picture|null> $pictures See `Uploads::of()`.
	 * @param int                      $index    Of the post in a thread.
	 * @return array|\WP_Error
	 */
	public static function pictures( Share $share, array $pictures, int $index = 0 ) {
		$sent = Uploads::of( $share, $index, $pictures, array( Bluesky::class, 'upload' ) );
		if ( is_wp_error( $sent ) || ! $sent ) {
			return $sent;
		}
		return array(
			'$type'  => 'app.bsky.embed.images',
			'images' => array_map(
				static function ( array $each ): array {
					return array(
						'image'       => $each['name'],
						'alt'         => $each['picture']->alt,
						'aspectRatio' => array(
							'width'  => $each['picture']->width,
							'height' => $each['picture']->height,
						),
					);
				},
				$sent
			),
		);
	}

	/** A card, with its picture where there is one that Bluesky takes. */
	public static function card( Content $content ): array {
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
