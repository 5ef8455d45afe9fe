<?php
namespace Dovetail\Button;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Renders the parts that are not saved in posts: a `button`, an `input`, or a link whose URL the parent block sets. */
final class Button {
	/**
	 * Class names of the link or button. Classes and styles from the block's settings are on the saved element around
	 * it.
	 */
	const CLASS_NAME = 'wp-block-dovetail-button__element wp-block-button__link wp-element-button';

	const FORMATS = array(
		'strong' => array(),
		'em'     => array(),
		's'      => array(),
		'br'     => array(),
	);

	/**
	 * HTML attributes that the parent block may set, in addition to `aria-…` and `data-…`. Excludes `form`, because it
	 * would let an author's button submit another form on the page.
	 */
	const ALLOWED_ATTRIBUTES = array( 'type', 'name', 'value', 'title', 'rel', 'target' );

	/**
	 * Number of occurrences of each ID on the page so far.
	 *
	 * @var array<string, int>
	 */
	private static array $ids = array();

	/** Returns the block as escaped HTML: the completed saved link, or the saved element with its rendered button. */
	public static function draw( string $content, array $attributes ): string {
		$tag = new \WP_HTML_Tag_Processor( $content );
		if ( $tag->next_tag( 'a' ) ) {
			self::pass_through( $tag, $attributes );
			return $tag->get_updated_html();
		}
		$root = preg_match( '~^\s*(<div\b[^>]*>)~', $content, $saved ) ? $saved[1] : '<div ' . get_block_wrapper_attributes() . '>';
		return $root . self::element( $attributes ) . '</div>';
	}

	/** Returns the element as escaped HTML: a link, a `button` or an `input`. */
	public static function element( array $attributes ): string {
		$element = $attributes['element'];
		$html    = self::html( $attributes['text'] );
		if ( 'input' === $element ) {
			$markup = sprintf( '<input type="submit" value="%s" />', esc_attr( Plain_Text::of_html( $html ) ) );
		} elseif ( 'button' === $element ) {
			$markup = sprintf( '<button type="submit">%s</button>', $html );
		} else {
			$markup = sprintf( '<a>%s</a>', $html );
		}
		$tag = new \WP_HTML_Tag_Processor( $markup );
		$tag->next_tag();
		$tag->set_attribute( 'class', self::CLASS_NAME );
		$url = 'a' === $element ? esc_url_raw( (string) $attributes['url'], array( 'http', 'https', 'mailto', 'tel' ) ) : '';
		if ( '' !== $url ) {
			$tag->set_attribute( 'href', $url );
		}
		self::pass_through( $tag, $attributes );
		return self::without_shortcodes( $tag->get_updated_html() );
	}

	/**
	 * @param string $text Stored HTML.
	 * @return string Sanitized HTML.
	 */
	private static function html( string $text ): string {
		return force_balance_tags( wp_kses( $text, self::FORMATS ) );
	}

	/**
	 * Sets an ID that is unique on the page, and the HTML attributes from the parent block.
	 *
	 * @param WP_HTML_Tag_Processor $tag Processor at the element.
	 */
	private static function pass_through( \WP_HTML_Tag_Processor $tag, array $attributes ): void {
		$id = preg_replace( '~[^\w-]~', '', (string) $attributes['uniqueId'] );
		if ( '' !== $id ) {
			self::$ids[ $id ] = isset( self::$ids[ $id ] ) ? self::$ids[ $id ] + 1 : 1;
			$tag->set_attribute( 'id', 1 === self::$ids[ $id ] ? $id : $id . '-' . self::$ids[ $id ] );
		}
		foreach ( $attributes['passthroughAttributes'] as $name => $value ) {
			$name = strtolower( (string) $name );
			// Exclude `data-wp-…`, because such attributes would run Interactivity API code.
			$is_permitted = in_array( $name, self::ALLOWED_ATTRIBUTES, true ) || 1 === preg_match( '~^(?:aria|data)-(?!wp-)[a-z0-9-]+\z~', $name );
			if ( $is_permitted && ( true === $value || is_scalar( $value ) && false !== $value ) ) {
				$tag->set_attribute( $name, true === $value ? true : dovetail_blocks_text( (string) $value ) );
			}
		}
	}

	/**
	 * Escapes brackets in the element's attributes, so that no shortcode runs in them. Shortcodes in the element's text
	 * may run.
	 */
	private static function without_shortcodes( string $html ): string {
		$end = (int) strpos( $html, '>' );
		return str_replace( '[', '&#091;', substr( $html, 0, $end ) ) . substr( $html, $end );
	}
}
