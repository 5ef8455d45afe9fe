<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** The pictures and films of a block, as a thread takes them. */
final class Thread_Media {
	/** MIME types by file extension. */
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
	 * Returns a block's media, up to the limit of one post.
	 *
	 * @param array $block See `Thread_Tree`.
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

	/** Whether a block is a moving picture: ours, or of another plugin that keeps them the same way. */
	public static function is_gif( array $block ): bool {
		return 1 === preg_match( '~^[a-z][\w-]*/gif\z~', (string) $block['blockName'] );
	}

	/** Whether a block shows anything, also what a thread cannot have. */
	public static function shows( array $block ): bool {
		return self::has( $block['innerHTML'], 'core/video' === $block['blockName'] ? 'VIDEO' : 'IMG' ) || self::is_gif( $block );
	}

	/** Whether HTML has an element. */
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
	 * The files that HTML shows.
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
	 * A file at an address, or nothing where that is none.
	 *
	 * @param mixed  $url  Its address.
	 * @param string $kind What it is where its address does not say so.
	 * @param mixed  $alt  What it shows.
	 * @param int    $id   Its number in the library; 0 for none.
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
				// What moves stays so, whatever its address ends with, and so does what is shown as a film.
				'type' => Picture::ANIMATED_TYPE !== $kind && strtok( $found, '/' ) === strtok( $kind, '/' ) ? $found : $kind,
				'alt'  => is_string( $alt ) ? mb_substr( trim( $alt ), 0, Picture::ALT ) : '',
				'id'   => $id,
			),
		);
	}

	/** Whether a file is a still picture, of which a post shows several. */
	public static function is_picture( array $media ): bool {
		return 0 === strpos( $media['type'], 'image/' ) && Picture::ANIMATED_TYPE !== $media['type'];
	}
}
