<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Returns the images and videos of a block for a thread. */
final class Thread_Media {
	private const KINDS = array(
		'jpg'  => 'image/jpeg',
		'jpeg' => 'image/jpeg',
		'png'  => 'image/png',
		'webp' => 'image/webp',
		'avif' => 'image/avif',
		'gif'  => 'image/gif',
		'mp4'  => 'video/mp4',
		'm4v'  => 'video/mp4',
		'mov'  => 'video/quicktime',
		'webm' => 'video/webm',
	);

	/**
	 * Returns a block's media, up to the maximum number per post.
	 *
	 * @param array $block Block from `Thread_Tree`.
	 * @return array<int, array{url: string, type: string, alt: string, id: int}> `id` is the attachment ID; 0 for none.
	 */
	public static function of( array $block ): array {
		$attributes = is_array( $block['attrs'] ) ? $block['attrs'] : array();
		if ( 'core/gallery' === $block['blockName'] ) {
			return array_slice( self::all( $block ), 0, Picture::MAX_PICTURES );
		}
		if ( self::is_gif( $block ) ) {
			$file = is_array( $attributes['file'] ?? null ) ? $attributes['file'] : array();
			return self::known( $file['url'] ?? $attributes['giphyUrl'] ?? '', 'video/mp4' === ( $file['mime'] ?? '' ) ? 'video/mp4' : Picture::ANIMATED_TYPE, $attributes['searchText'] ?? '' );
		}
		return array_slice( self::found( $block['innerHTML'], 'core/video' === $block['blockName'] ? 'VIDEO' : 'IMG' ), 0, 1 );
	}

	/**
	 * Whether a block shows a GIF. Accepts our own block and another plugin's block that stores GIFs in the same
	 * format.
	 */
	public static function is_gif( array $block ): bool {
		return 1 === preg_match( '~^[a-z][\w-]*/gif\z~', (string) $block['blockName'] );
	}

	/** Whether a block shows any media, including types that threads do not support. */
	public static function shows( array $block ): bool {
		return self::has( $block['innerHTML'], 'core/video' === $block['blockName'] ? 'VIDEO' : 'IMG' ) || self::is_gif( $block );
	}

	/** Whether HTML contains an element. */
	public static function has( string $html, string $tag ): bool {
		return ( new \WP_HTML_Tag_Processor( $html ) )->next_tag( array( 'tag_name' => $tag ) );
	}

	/** Counts the images in a gallery. */
	public static function count( array $gallery ): int {
		return count( self::all( $gallery ) );
	}

	/** Returns all images of a gallery, from inner blocks or its older HTML format. */
	private static function all( array $gallery ): array {
		$pictures = self::found( $gallery['innerHTML'], 'IMG' );
		foreach ( $gallery['innerBlocks'] as $inner ) {
			array_push( $pictures, ...self::found( $inner['innerHTML'], 'IMG' ) );
		}
		return $pictures;
	}

	/**
	 * Returns the media files in HTML.
	 *
	 * @param string $tag `IMG` or `VIDEO`.
	 */
	private static function found( string $html, string $tag ): array {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$files = array();
		while ( $tags->next_tag( array( 'tag_name' => $tag ) ) ) {
			$kind = 'IMG' === $tag ? 'image/jpeg' : 'video/mp4';
			array_push( $files, ...self::known( $tags->get_attribute( 'src' ), $kind, $tags->get_attribute( 'alt' ), 'IMG' === $tag ? Picture::id_of( $tags ) : 0 ) );
		}
		return $files;
	}

	/**
	 * Returns a media file by its URL; empty if the URL is not valid.
	 *
	 * @param mixed  $url  URL of the file.
	 * @param string $kind MIME type to assume if the file extension is unknown.
	 * @param mixed  $alt  Alternative text.
	 * @param int    $id   Attachment ID; 0 if there is none.
	 */
	private static function known( $url, string $kind, $alt, int $id = 0 ): array {
		$url = Thread_Text::address( $url );
		if ( '' === $url ) {
			return array();
		}
		$found = self::KINDS[ strtolower( pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION ) ) ] ?? $kind;
		return array(
			array(
				'url'  => $url,
				// The file extension must not change the type of a GIF, or turn a video into an image or vice versa.
				'type' => Picture::ANIMATED_TYPE !== $kind && strtok( $found, '/' ) === strtok( $kind, '/' ) ? $found : $kind,
				'alt'  => is_string( $alt ) ? mb_substr( trim( $alt ), 0, Picture::MAX_ALT_LENGTH ) : '',
				'id'   => $id,
			),
		);
	}

	/** Whether a file is a still image. A post can have several images, but only one GIF or video. */
	public static function is_picture( array $media ): bool {
		return 0 === strpos( $media['type'], 'image/' ) && Picture::ANIMATED_TYPE !== $media['type'];
	}
}
