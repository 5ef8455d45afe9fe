<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Creates the attachment of a Bluesky post: either a link card or images. */
final class Bluesky_Embed {
	const CARD = 'app.bsky.embed.external';

	const MAX_CARD_IMAGE_BYTES = 1000000;

	/**
	 * Returns the images if the author wants to attach them, otherwise a link card.
	 *
	 * @return array|\WP_Error
	 */
	public static function of( Content $content, Share $share ) {
		$pictures = self::pictures( $share, $content->pictures() );
		return array() === $pictures ? self::card( $content ) : $pictures;
	}

	/**
	 * Returns an attachment with images; null if Bluesky rejects all images.
	 *
	 * @param array<int, Picture|null> $pictures Images by position, see `Uploads::of()`.
	 * @param int                      $index    Index of the post in the thread.
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

	/** Returns a link card, with an image if Bluesky accepts it. */
	public static function card( Content $content ): array {
		$picture = $content->card_picture( self::MAX_CARD_IMAGE_BYTES );
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
