<?php
namespace Dovetail\External_Media;

use Dovetail\Media_Import\File_Name;
use Dovetail\Media_Import\External_Text;

defined( 'ABSPATH' ) || exit;

/** A photo in Pexels's format. */
final class Pexels_Photo {
	const IMAGES_URL = 'https://images.pexels.com/';

	/** Longer side in pixels of the downloaded photo. WordPress would scale a larger image down to this size. */
	const MAX_SIDE = 2560;

	/**
	 * Parses a photo.
	 *
	 * @return array{id: string, width: int, height: int, alt: string, photographer: string, photographer_url: string, url: string, medium: string, large: string, original: string}|null
	 *        Null for other objects, and if the files are on another host.
	 */
	public static function read( $photo ): ?array {
		$src = is_array( $photo ) && isset( $photo['src'] ) && is_array( $photo['src'] ) ? $photo['src'] : array();
		$id  = is_array( $photo ) && isset( $photo['id'] ) && is_int( $photo['id'] ) && $photo['id'] > 0 ? (string) $photo['id'] : '';
		$is  = array(
			'medium'   => self::file( $src['medium'] ?? '' ),
			'large'    => self::file( $src['large'] ?? '' ),
			'original' => self::file( $src['original'] ?? '' ),
		);
		if ( '' === $id || '' === $is['original'] ) {
			return null;
		}
		return $is + array(
			'id'               => $id,
			'width'            => is_int( $photo['width'] ?? null ) ? max( 0, $photo['width'] ) : 0,
			'height'           => is_int( $photo['height'] ?? null ) ? max( 0, $photo['height'] ) : 0,
			'alt'              => External_Text::plain( $photo['alt'] ?? '' ),
			'photographer'     => External_Text::plain( $photo['photographer'] ?? '' ),
			'photographer_url' => Credit::address( $photo['photographer_url'] ?? '' ),
			'url'              => Credit::address( $photo['url'] ?? '' ),
		);
	}

	/** Returns a photo for the editor's list. */
	public static function item( array $photo ): array {
		$name = File_Name::of( array( $photo['alt'], 'Pexels ' . $photo['id'] ), 'image/jpeg' );
		return array(
			'ID'          => $photo['id'],
			'guid'        => $photo['id'],
			'caption'     => '',
			'title'       => $photo['alt'],
			'name'        => $name,
			'type'        => 'image',
			'thumbnails'  => array_filter(
				array(
					'medium' => $photo['medium'],
					'fmt_hd' => $photo['large'],
				)
			),
			'alt'         => $photo['alt'],
			'file_name'   => pathinfo( $name, PATHINFO_FILENAME ),
			'attribution' => self::credit( $photo ),
			'width'       => $photo['width'],
			'height'      => $photo['height'],
		);
	}

	/** @return array{id: string, url: string, title: string, alt: string, caption: string} Image to import. */
	public static function picture( array $photo ): array {
		return array(
			'id'      => $photo['id'],
			'url'     => self::address( $photo ),
			'title'   => $photo['alt'],
			'alt'     => $photo['alt'],
			'caption' => Credit::html( self::credit( $photo ) ),
		);
	}

	/** Returns the URL of the file to download. */
	public static function address( array $photo ): string {
		return max( $photo['width'], $photo['height'] ) <= self::MAX_SIDE && $photo['width'] > 0
			? $photo['original']
			: add_query_arg(
				array(
					'auto' => 'compress',
					'cs'   => 'tinysrgb',
					'w'    => self::MAX_SIDE,
					'h'    => self::MAX_SIDE,
				),
				$photo['original']
			);
	}

	/** @return array<int, array{text: string, url?: string}> Credit that Pexels requires. */
	private static function credit( array $photo ): array {
		$place = array( 'Pexels', '' === $photo['url'] ? 'https://www.pexels.com' : $photo['url'] );
		return '' === $photo['photographer']
			/* translators: %1$s: Pexels. */
			? Credit::parts( __( 'Photo from %1$s', 'dovetail-blocks' ), array( $place ) )
			/* translators: 1: a photographer. 2: Pexels. */
			: Credit::parts( __( 'Photo by %1$s on %2$s', 'dovetail-blocks' ), array( array( $photo['photographer'], $photo['photographer_url'] ), $place ) );
	}

	/** Returns the URL of a file at Pexels; empty for other URLs. */
	private static function file( $address ): string {
		$address = Credit::address( $address );
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		$base = (string) apply_filters( 'dovetail_blocks_service_address', self::IMAGES_URL, 'pexels-pictures' );
		return str_starts_with( $address, $base ) ? $address : '';
	}
}
