<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** An image from the media library, in the largest size that a network accepts. */
final class Picture {
	/** MIME types that every network accepts. */
	const TYPES = array( 'image/jpeg', 'image/png', 'image/webp' );

	/** MIME type of animated images. Networks allow an animated image only if the post has no other images. */
	const ANIMATED_TYPE = 'image/gif';

	const MAX_PICTURES = 4;

	const MAX_BYTES = 2000000;

	const MAX_ALT_LENGTH = 1000;

	/**
	 * Maximum difference between the aspect ratios of a size and the original. A size that differs more is treated as
	 * cropped.
	 */
	private const RATIO_TOLERANCE = 0.02;

	/** MIME type, such as `image/jpeg`. */
	public string $type;

	public int $width;

	public int $height;

	public string $alt;

	private string $file;

	private int $id;

	/** Private: use the static methods to find images. */
	private function __construct( int $id, string $file, array $size, string $alt ) {
		$this->id     = $id;
		$this->file   = $file;
		$this->type   = $size['type'];
		$this->width  = $size['width'];
		$this->height = $size['height'];
		$this->alt    = Plain_Text::line( $alt, self::MAX_ALT_LENGTH );
	}

	/** Returns the contents of the image file. */
	public function bytes(): string {
		return (string) file_get_contents( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the library.
	}

	/** Returns the URL of the file. */
	public function url(): string {
		return dirname( (string) wp_get_attachment_url( $this->id ) ) . '/' . wp_basename( $this->file );
	}

	/** Returns the image for a post's link card: the featured image, else the first image in the content, else null. */
	public static function of_card( \WP_Post $post, int $bytes ): ?self {
		return self::pick( (int) get_post_thumbnail_id( $post ), '', $bytes ) ?? array_values( array_filter( self::shown( $post, $bytes, 1 ) ) )[0] ?? null;
	}

	/**
	 * Returns the library images in a post's content, in order; null for each image without a suitable file.
	 *
	 * @param int $bytes Maximum size of each image.
	 * @param int $max   Maximum number of images, not counting null entries.
	 * @return array<int, self|null>
	 */
	public static function shown( \WP_Post $post, int $bytes = self::MAX_BYTES, int $max = self::MAX_PICTURES ): array {
		$tags     = new \WP_HTML_Tag_Processor( $post->post_content );
		$pictures = array();
		while ( count( array_filter( $pictures ) ) < $max && $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$id = self::id_of( $tags );
			if ( $id && ! array_key_exists( $id, $pictures ) ) {
				$pictures[ $id ] = self::pick( $id, (string) $tags->get_attribute( 'alt' ), $bytes );
			}
		}
		return array_values( $pictures );
	}

	/** Returns a library image for a post in a thread; null if it has no suitable file. */
	public static function of_library( int $id, string $alt ): ?self {
		return self::pick( $id, $alt, self::MAX_BYTES, array_merge( self::TYPES, array( self::ANIMATED_TYPE ) ) );
	}

	/** Returns the attachment ID of an image element; 0 without a valid ID. */
	public static function id_of( \WP_HTML_Tag_Processor $tag ): int {
		$id = preg_match( '~(?:^|\s)wp-image-(\d{1,15})(?:\s|\z)~', (string) $tag->get_attribute( 'class' ), $found ) ? (int) $found[1] : 0;
		// An author can write any ID into a class name, so check that the post really shows the image.
		return $id && self::is_of( (string) $tag->get_attribute( 'src' ), $id ) ? $id : 0;
	}

	/** Returns a key that identifies the image and its alternative text. */
	public function mark(): string {
		return md5( $this->file . "\n" . $this->alt );
	}

	/** Whether a URL belongs to a library image, in any of its sizes. */
	private static function is_of( string $src, int $id ): bool {
		$whole = (string) wp_get_attachment_url( $id );
		$names = array_column( self::sizes( $id ), 'name' );
		return '' !== $whole && dirname( $src ) === dirname( $whole ) && ( $src === $whole || in_array( wp_basename( $src ), $names, true ) );
	}

	/**
	 * Returns the largest size of an image within the byte limit; null if no size fits.
	 *
	 * @param string   $alt   Alternative text; empty to use the text from the media library.
	 * @param string[] $types Allowed MIME types.
	 */
	private static function pick( int $id, string $alt, int $bytes, array $types = self::TYPES ): ?self {
		$path = $id && wp_attachment_is_image( $id ) ? (string) get_attached_file( $id ) : '';
		foreach ( '' === $path ? array() : self::sizes( $id ) as $size ) {
			$file = dirname( $path ) . '/' . $size['name'];
			if ( in_array( $size['type'], $types, true ) && is_file( $file ) && is_readable( $file ) && filesize( $file ) > 0 && filesize( $file ) <= $bytes ) {
				return new self( $id, $file, $size, '' === $alt ? (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) : $alt );
			}
		}
		return null;
	}

	/**
	 * Returns the uncropped sizes of an image, largest first.
	 *
	 * @return array<int, array{name: string, type: string, width: int, height: int}>
	 */
	private static function sizes( int $id ): array {
		$meta = wp_get_attachment_metadata( $id );
		if ( ! is_array( $meta ) || empty( $meta['file'] ) || empty( $meta['width'] ) || empty( $meta['height'] ) ) {
			return array();
		}
		$whole = array(
			'file'      => $meta['file'],
			'mime-type' => (string) get_post_mime_type( $id ),
		) + $meta;
		$sizes = array();
		foreach ( array_merge( array( $whole ), array_values( (array) ( $meta['sizes'] ?? array() ) ) ) as $size ) {
			if ( ! empty( $size['width'] ) && ! empty( $size['height'] ) && abs( $size['height'] * $meta['width'] / $size['width'] / $meta['height'] - 1 ) < self::RATIO_TOLERANCE ) {
				$sizes[] = array(
					'name'   => wp_basename( (string) $size['file'] ),
					'type'   => (string) ( $size['mime-type'] ?? $whole['mime-type'] ),
					'width'  => (int) $size['width'],
					'height' => (int) $size['height'],
				);
			}
		}
		usort(
			$sizes,
			static function ( array $one, array $other ): int {
				return $other['width'] <=> $one['width'];
			}
		);
		return $sizes;
	}
}
