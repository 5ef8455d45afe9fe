<?php
namespace Dovetail\Embed;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

/** Prints the data for the frame that replaces an embed's saved link, and reserves space for the frame on the page. */
final class Embed {
	/**
	 * Renders an embed block's saved HTML with the frame and the link text from the PHP class in `facts.embed.server`.
	 *
	 * @param array $attributes Complete attributes, as `Attributes::for_block()` returns them.
	 */
	public static function render( string $slug, array $attributes, string $content ): string {
		$server = self::server( $slug );
		return self::draw( $slug, $content, $server::frame( $attributes ), $server::link_text( $attributes ) );
	}

	/**
	 * Returns what a page shows for a block's attributes. `frame` is null if the page shows only a link. `text` is the
	 * text of a link whose saved text is its URL.
	 *
	 * @return array{frame: ?array, text: string}|\WP_Error
	 */
	public static function preview( \WP_REST_Request $request ) {
		$slug = (string) $request['slug'];
		if ( ! isset( Manifest::embeds()[ $slug ]['server'] ) ) {
			return new \WP_Error( 'embed_unknown', __( 'There is no such embed block.', 'dovetail-blocks' ), array( 'status' => 404 ) );
		}
		$server     = self::server( $slug );
		$attributes = Attributes::for_block( $slug, $request['attributes'] );
		$frame      = $server::frame( $attributes );
		return array(
			'frame' => null === $frame ? null : self::data( $slug, $frame ),
			'text'  => $server::link_text( $attributes ),
		);
	}

	/**
	 * Returns the PHP class of an embed block. Its method `frame( array $attributes ): ?array` returns the frame's data
	 * (see `draw()`), or null if the page shows only a link. Its method `link_text( array $attributes ): string` returns
	 * the text of the link.
	 */
	private static function server( string $slug ): string {
		return 'Dovetail\\' . Manifest::embeds()[ $slug ]['server'];
	}

	/**
	 * Renders an embed's saved HTML with the data for the view script. In feeds and without a frame, the embed stays a
	 * link. A button without a URL is omitted from the page.
	 *
	 * @param string     $slug  Slug of the block whose `facts.embed` defines the frame's permissions.
	 * @param array|null $frame Data of the frame, with keys of the TypeScript type `EmbedFrame`: `src` or `page`, `height`, `width`, `narrow`, `crop`, `isDialog`.
	 * @param string     $words Text for links whose saved text is their URL; empty to keep the URL.
	 */
	public static function draw( string $slug, string $content, ?array $frame, string $words = '' ): string {
		if ( null === $frame && ! str_contains( $content, ' href=' ) ) {
			return '';
		}
		list( $content, $address ) = self::with_words( $content, $words );
		$html = new \WP_HTML_Tag_Processor( $content );
		if ( null === $frame || is_feed() || ! $html->next_tag() ) {
			return $content;
		}
		$html->add_class( 'dovetail-embed' );
		if ( ! empty( $frame['isDialog'] ) ) {
			$html->add_class( 'is-dialog' );
		} else {
			$html->set_attribute( 'style', self::sizes( $frame ) . $html->get_attribute( 'style' ) );
		}
		$data = wp_get_inline_script_tag(
			(string) wp_json_encode( self::data( $slug, $frame ) + array_filter( array( 'title' => $address ) ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			array(
				'type'  => 'application/json',
				'class' => 'dovetail-embed__data',
			)
		);
		$html = $html->get_updated_html();
		return substr_replace( $html, $data, (int) strrpos( $html, '</' ), 0 );
	}

	/**
	 * Completes a frame with the other data that the view script needs. The result has the TypeScript type
	 * `EmbedFrame`.
	 */
	private static function data( string $slug, array $frame ): array {
		$row   = Manifest::embeds()[ $slug ];
		$words = self::words( $row );
		unset( $row['hosts'], $row['base'], $row['server'] );
		return array(
			'slug'  => $slug,
			'words' => $words,
		) + $row + $frame;
	}

	/**
	 * Replaces link text that is a URL with translated text. Keeps link text that the author wrote.
	 *
	 * @return array{0: string, 1: string} The HTML, and the first replaced URL. The URL makes the frame's title unique.
	 */
	private static function with_words( string $html, string $words ): array {
		$first = '';
		$named = '' === $words ? null : preg_replace_callback(
			'~(<a\s(?:[^>"]++|"[^"]*+")*+>)([^<]++)(?=</a>)~',
			static function ( array $link ) use ( $words, &$first ): string {
				$target = preg_match( '~\shref="([^"]*+)"~', $link[1], $href ) ? self::without_scheme( $href[1] ) : '';
				$text   = self::without_scheme( $link[2] );
				if ( ! str_contains( $text, '.' ) || ! str_starts_with( $target, $text ) || ! preg_match( '~^(?:[/?#]|\z)~', substr( $target, strlen( $text ) ) ) ) {
					return $link[0];
				}
				$first = '' === $first ? $text : $first;
				return $link[1] . esc_html( $words );
			},
			$html
		);
		return array( $named ?? $html, $first );
	}

	/** Removes the scheme from a URL in HTML, as `readableAddress()` does in TypeScript. */
	private static function without_scheme( string $html ): string {
		return (string) preg_replace( '~^https?://(?:www\.)?~', '', html_entity_decode( trim( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Parses a URL of the service. Returns null if the URL has a scheme other than `https:` or another host, or if it
	 * contains a username or a port.
	 *
	 * @param string $slug    Slug of the block whose `facts.embed.hosts` are allowed.
	 * @param string $address Untrusted URL.
	 * @return array{host: string, path: string, query: array<string, mixed>}|null Values in the query may be arrays.
	 */
	public static function parts( string $slug, string $address ): ?array {
		$parts = wp_parse_url( $address );
		if (
			! $parts || ! isset( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['port'] )
			|| 'https' !== strtolower( $parts['scheme'] ?? '' )
			|| ! in_array( strtolower( $parts['host'] ), Manifest::embeds()[ $slug ]['hosts'], true )
		) {
			return null;
		}
		wp_parse_str( $parts['query'] ?? '', $query );
		return array(
			'host'  => strtolower( $parts['host'] ),
			'path'  => $parts['path'] ?? '/',
			'query' => $query,
		);
	}

	/** Returns the base URL of a block's frames. It is the service's URL, unless the site overrides it. */
	public static function base( string $slug ): string {
		return Service_Urls::get( Manifest::embeds()[ $slug ]['base'] );
	}

	private static function words( array $row ): array {
		static $messages = null;
		$messages ??= ( require DOVETAIL_BLOCKS_DIR . '/shared/embed/server-data.php' )['messages']();
		$words      = array();
		foreach ( $messages as $key => $sentence ) {
			$words[ $key ] = sprintf( $sentence, in_array( $key, array( 'asks', 'failed' ), true ) ? $row['host'] : $row['service'] );
		}
		return $words;
	}

	/**
	 * Returns the size of a frame as CSS custom properties.
	 *
	 * @param array $frame See `draw()`.
	 */
	private static function sizes( array $frame ): string {
		$style = '';
		foreach ( array( 'height', 'narrow', 'width', 'crop' ) as $size ) {
			$style .= isset( $frame[ $size ] ) ? sprintf( '--dovetail-embed-%s:%dpx;', $size, $frame[ $size ] ) : '';
		}
		return $style;
	}
}
