<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Html_Mail;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Site_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the blocks of a mail to plain text and to HTML with inline styles, which mail programs need. Keeps only
 * known elements and attributes. Other blocks become plain text.
 */
final class Mail_Content {
	const BLOCKS = array( 'core/paragraph', 'core/heading', 'core/list', 'core/list-item', 'core/image', 'core/quote', 'core/buttons', 'core/button', 'core/separator', 'core/columns', 'core/column' );

	/** Allowed HTML elements within text. */
	const INLINE = array(
		'a'      => array( 'href' => true ),
		'br'     => array(),
		'code'   => array(),
		'del'    => array(),
		'em'     => array(),
		'mark'   => array(),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	const SCHEMES = array( 'http', 'https', 'mailto', 'tel' );

	/** Width of an email in pixels. */
	const WIDTH = 560;

	/** Maximum depth of nested blocks. Deeper blocks are omitted. */
	const MAX_DEPTH = 8;

	/**
	 * Converts the content of a post.
	 *
	 * @return array{html: string, text: string} Part of an email, see `Html_Mail::send()`.
	 */
	public static function render( string $content ): array {
		return self::blocks( parse_blocks( $content ), 0 );
	}

	/** Whether mail programs would show neither text nor an image. The editor has the same rule in `is-empty-mail.ts`. */
	public static function is_empty( string $content ): bool {
		$html = self::render( $content )['html'];
		return '' === Plain_Text::of_html( $html ) && ! preg_match( '~ src="[^"]~', $html );
	}

	/** @return array{html: string, text: string} */
	private static function blocks( array $blocks, int $depth ): array {
		$html = '';
		$text = array();
		foreach ( $depth > self::MAX_DEPTH ? array() : $blocks as $block ) {
			list( $more, $plain ) = self::block( $block, $depth );
			$html                .= $more;
			if ( '' !== trim( $plain ) ) {
				$text[] = $plain;
			}
		}
		return array(
			'html' => $html,
			'text' => implode( "\n\n", $text ),
		);
	}

	/** @return array{0: string, 1: string} HTML and text. */
	private static function block( array $block, int $depth ): array {
		$attributes = (array) $block['attrs'];
		// The block's own HTML, without the HTML of its inner blocks.
		$own   = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
		$align = self::align( $attributes );
		switch ( $block['blockName'] ) {
			case null:
				return self::paragraphs( $own );
			case 'core/heading':
				$inline = self::inline( $own );
				$level  = min( 4, max( 2, (int) ( $attributes['level'] ?? 2 ) ) );
				$size   = array( 2 => 20, 3 => 18, 4 => 16 )[ $level ];
				return '' === $inline ? array( '', '' ) : array( sprintf( '<h%1$d style="font-size:%2$dpx;line-height:1.3;margin:24px 0 12px;%3$s">%4$s</h%1$d>', $level, $size, $align, $inline ), self::text( $inline ) );
			case 'core/list':
				return self::items( $block, $depth );
			case 'core/image':
				return self::image( $own, $attributes, $align );
			case 'core/quote':
				$inner = self::blocks( $block['innerBlocks'], $depth + 1 );
				$cite  = self::inline( $own );
				return array(
					'<blockquote style="margin:0 0 16px;padding:0 16px;border-' . ( is_rtl() ? 'right' : 'left' ) . ':4px solid #8888;">' . $inner['html'] . ( '' === $cite ? '' : '<p style="margin:0 0 16px;font-size:14px;">' . $cite . '</p>' ) . '</blockquote>',
					(string) preg_replace( '~^~m', '> ', trim( $inner['text'] . "\n\n" . self::text( $cite ) ) ),
				);
			case 'core/buttons':
				return self::buttons( $block['innerBlocks'], $attributes );
			case 'core/separator':
				return array( '<hr style="border:0;border-top:1px solid #8888;margin:24px 0;">', '* * *' );
			case 'core/columns':
				return self::columns( $block['innerBlocks'], $depth );
			case 'core/paragraph':
				return self::paragraph( $own, $align );
		}
		$inner = self::blocks( $block['innerBlocks'], $depth + 1 );
		return $block['innerBlocks'] ? array( $inner['html'], $inner['text'] ) : self::paragraph( Html_Mail::escape( Plain_Text::of_html( $own ) ) );
	}

	/** Returns the same as `block()`. */
	private static function paragraph( string $html, string $align = '' ): array {
		$inline = self::inline( $html );
		return '' === $inline ? array( '', '' ) : array( sprintf( '<p style="margin:0 0 16px;%s">%s</p>', $align, $inline ), self::text( $inline ) );
	}

	/** Converts text outside of blocks; see `block()`. */
	private static function paragraphs( string $html ): array {
		$all = array_map( array( __CLASS__, 'paragraph' ), (array) preg_split( '~\R\s*\R|</p>~', $html ) );
		return array( implode( '', array_column( $all, 0 ) ), implode( "\n\n", array_filter( array_column( $all, 1 ) ) ) );
	}

	/** Returns the same as `block()`. */
	private static function items( array $block, int $depth ): array {
		$tag  = empty( $block['attrs']['ordered'] ) ? 'ul' : 'ol';
		$html = '';
		$text = array();
		foreach ( array_values( $block['innerBlocks'] ) as $index => $item ) {
			$inner  = self::blocks( $item['innerBlocks'], $depth + 1 );
			$inline = self::inline( implode( '', array_filter( $item['innerContent'], 'is_string' ) ) );
			$html  .= '<li style="margin:0 0 4px;">' . $inline . $inner['html'] . '</li>';
			$text[] = ( 'ol' === $tag ? $index + 1 . '. ' : '- ' ) . self::text( $inline ) . ( '' === $inner['text'] ? '' : "\n" . preg_replace( '~^~m', '  ', $inner['text'] ) );
		}
		return '' === $html ? array( '', '' ) : array( "<$tag style=\"margin:0 0 16px;padding:0 24px;\">$html</$tag>", implode( "\n", $text ) );
	}

	/** Returns the same as `block()`. */
	private static function image( string $html, array $attributes, string $align ): array {
		$source = self::attribute( $html, 'img', 'src' );
		if ( '' === $source ) {
			return array( '', '' );
		}
		$alt     = Plain_Text::line( self::attribute( $html, 'img', 'alt' ) );
		$link    = self::attribute( $html, 'a', 'href' );
		$stored  = isset( $attributes['id'] ) ? wp_get_attachment_image_src( (int) $attributes['id'], is_string( $attributes['sizeSlug'] ?? null ) ? $attributes['sizeSlug'] : 'large' ) : false;
		$width   = (int) ( $attributes['width'] ?? ( $stored ? $stored[1] : 0 ) );
		$caption = preg_match( '~<figcaption[^>]*>(.*?)</figcaption>~s', $html, $found ) ? self::inline( $found[1] ) : '';
		$image   = sprintf( '<img src="%s" alt="%s"%s style="max-width:100%%;height:auto;border:0;">', Html_Mail::escape( sanitize_url( self::absolute( $source ), array( 'http', 'https' ) ) ), Html_Mail::escape( $alt ), $width > 0 ? sprintf( ' width="%d"', min( $width, self::WIDTH ) ) : '' ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- an email has no scripts, classes or several sizes.
		if ( '' !== $link ) {
			$image = sprintf( '<a href="%s">%s</a>', Html_Mail::escape( sanitize_url( self::absolute( $link ), self::SCHEMES ) ), $image );
		}
		$text = array_filter( array( '' === $alt ? '' : "[$alt]", self::text( $caption ), $link ) );
		return array( sprintf( '<div style="margin:0 0 16px;%s">%s%s</div>', $align, $image, '' === $caption ? '' : '<p style="margin:4px 0 0;font-size:14px;">' . $caption . '</p>' ), implode( "\n", $text ) );
	}

	/** Returns the same as `block()`. */
	private static function buttons( array $buttons, array $attributes ): array {
		$html = array();
		$text = array();
		foreach ( $buttons as $button ) {
			$label = Plain_Text::of_html( $button['innerHTML'] );
			$link  = sanitize_url( self::absolute( self::attribute( $button['innerHTML'], 'a', 'href' ) ), self::SCHEMES );
			if ( '' !== $label && '' !== $link ) {
				$html[] = Html_Mail::button( $link, $label );
				$text[] = "$label:\n$link";
			}
		}
		$align = array( 'center' => 'text-align:center;', 'right' => 'text-align:right;' )[ $attributes['layout']['justifyContent'] ?? '' ] ?? '';
		return $html ? array( sprintf( '<p style="margin:0 0 16px;%s">%s</p>', $align, implode( ' ', $html ) ), implode( "\n\n", $text ) ) : array( '', '' );
	}

	/** Converts columns, which stack on small screens; see `block()`. */
	private static function columns( array $columns, int $depth ): array {
		$html  = '';
		$text  = array();
		$width = (int) floor( self::WIDTH / max( 1, count( $columns ) ) );
		foreach ( $columns as $column ) {
			$inner  = self::blocks( $column['innerBlocks'], $depth + 1 );
			$html  .= sprintf( '<div style="display:inline-block;vertical-align:top;width:100%%;max-width:%dpx;"><div style="padding-%s:16px;">%s</div></div>', $width, is_rtl() ? 'left' : 'right', $inner['html'] );
			$text[] = $inner['text'];
		}
		return array( $html, implode( "\n\n", array_filter( $text ) ) );
	}

	/** Sanitizes the HTML of inline text. Keeps only known elements, and links that have a scheme and a host. */
	private static function inline( string $html ): string {
		$html = trim( wp_kses( $html, self::INLINE, self::SCHEMES ) );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'a' ) ) {
			$link = $tags->get_attribute( 'href' );
			if ( is_string( $link ) ) {
				$tags->set_attribute( 'href', self::absolute( $link ) );
			}
		}
		return '' === Plain_Text::of_html( $html ) ? '' : $tags->get_updated_html();
	}

	/** Returns plain text, with the URL of each link after the link text. */
	private static function text( string $inline ): string {
		$with_links = (string) preg_replace_callback(
			'~<a\b[^>]*href="([^"]*)"[^>]*>(.*?)</a>~s',
			static function ( array $found ): string {
				$label = Plain_Text::of_html( $found[2] );
				$link  = html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				return Html_Mail::escape( $label === $link || '' === $link ? $label : "$label ($link)" );
			},
			$inline
		);
		return trim( implode( "\n", array_map( array( Plain_Text::class, 'of_html' ), (array) preg_split( '~<br\b[^>]*>~i', $with_links ) ) ) );
	}

	/** Returns an attribute of the first element with the given tag name; empty if there is no such element. */
	private static function attribute( string $html, string $tag, string $name ): string {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$value = $tags->next_tag( $tag ) ? $tags->get_attribute( $name ) : null;
		return is_string( $value ) ? $value : '';
	}

	/** Returns the complete URL of a link. Adds the site's scheme and host if the URL has none. */
	private static function absolute( string $url ): string {
		$url = trim( $url );
		if ( 0 === strpos( $url, '//' ) ) {
			return wp_parse_url( home_url(), PHP_URL_SCHEME ) . ':' . $url;
		}
		return 0 === strpos( $url, '/' ) ? Site_Url::of_path( $url ) : $url;
	}

	private static function align( array $attributes ): string {
		$align = $attributes['style']['typography']['textAlign'] ?? $attributes['textAlign'] ?? $attributes['align'] ?? '';
		return in_array( $align, array( 'left', 'center', 'right' ), true ) ? "text-align:$align;" : '';
	}
}
