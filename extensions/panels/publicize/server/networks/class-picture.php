<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** A picture of the library, in the largest of its sizes that a network takes. */
final class Picture {
	/** Kinds of file that every network takes. */
	const TYPES = array( 'image/jpeg', 'image/png', 'image/webp' );

	/** A picture that moves, which networks take alone. */
	const ANIMATED_TYPE = 'image/gif';

	/** Pictures of a post, at most. */
	const MAX_PICTURES = 4;

	/** Bytes of each. */
	const BYTES = 2000000;

	/** Characters of what it shows. */
	const ALT = 1000;

	/** How far the shape of a size may be from the whole picture's: a smaller one is a part of it. */
	private const RATIO_TOLERANCE = 0.02;

	/** Its kind, such as `image/jpeg`. */
	public string $type;

	/** In pixels. */
	public int $width;

	/** In pixels. */
	public int $height;

	/** Alternative text. */
	public string $alt;

	/** Path of the file. */
	private string $file;

	/** Its number in the library. */
	private int $id;

	/** Pictures are found, not made. */
	private function __construct( int $id, string $file, array $size, string $alt ) {
		$this->id     = $id;
		$this->file   = $file;
		$this->type   = $size['type'];
		$this->width  = $size['width'];
		$this->height = $size['height'];
		$this->alt    = Plain_Text::line( $alt, self::ALT );
	}

	/** The file's bytes. */
	public function bytes(): string {
		return (string) file_get_contents( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the library.
	}

	/** Its address. */
	public function url(): string {
		return dirname( (string) wp_get_attachment_url( $this->id ) ) . '/' . wp_basename( $this->file );
	}

	/** The picture of a post's card: its featured one, or the first that it shows; null for none. */
	public static function of_card( \WP_Post $post, int $bytes ): ?self {
		return self::pick( (int) get_post_thumbnail_id( $post ), '', $bytes ) ?? array_values( array_filter( self::shown( $post, $bytes, 1 ) ) )[0] ?? null;
	}

	/**
	 * The pictures of the library that a post shows, in its order; null for each that has no file to send.
	 *
	 * @param int $bytes Each may have.
	 * @param int $most  How many, but for those that are null.
	 * @return array<int, self|null>
	 */
	public static function shown( \WP_Post $post, int $bytes = self::BYTES, int $most = self::MAX_PICTURES ): array {
		$tags     = new \WP_HTML_Tag_Processor( $post->post_content );
		$pictures = array();
		while ( count( array_filter( $pictures ) ) < $most && $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$id = self::id_of( $tags );
			if ( $id && ! array_key_exists( $id, $pictures ) ) {
				$pictures[ $id ] = self::pick( $id, (string) $tags->get_attribute( 'alt' ), $bytes );
			}
		}
		return array_values( $pictures );
	}

	/** Returns a library image for a post in a thread; null without a file to send. */
	public static function of_library( int $id, string $alt ): ?self {
		return self::pick( $id, $alt, self::BYTES, array_merge( self::TYPES, array( self::ANIMATED_TYPE ) ) );
	}

	/** The number in the library of the picture that an element shows; 0 for none. */
	public static function id_of( \WP_HTML_Tag_Processor $tag ): int {
		$id = preg_match( '~(?:^|\s)wp-image-(\d{1,15})(?:\s|\z)~', (string) $tag->get_attribute( 'class' ), $found ) ? (int) $found[1] : 0;
		// Any number can be written into a class: what is not to be seen in the post is not handed on.
		return $id && self::is_of( (string) $tag->get_attribute( 'src' ), $id ) ? $id : 0;
	}

	/** Returns a key of the image and its text. */
	public function mark(): string {
		return md5( $this->file . "\n" . $this->alt );
	}

	/** Whether an address is that of a picture of the library, in any of its sizes. */
	private static function is_of( string $src, int $id ): bool {
		$whole = (string) wp_get_attachment_url( $id );
		$names = array_column( self::sizes( $id ), 'name' );
		return '' !== $whole && dirname( $src ) === dirname( $whole ) && ( $src === $whole || in_array( wp_basename( $src ), $names, true ) );
	}

	/**
	 * The largest size of a picture that has no more bytes; null where none is.
	 *
	 * @param string   $alt   What it shows; empty for what the library says.
	 * @param string[] $types Kinds of file.
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
	 * The sizes in which a picture is there whole, largest first.
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
