<?php
/**
 * The button that forms and payments hold, as a visitor gets it.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Button;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the element from its attributes. Looks like `rules/look.ts` in the editor.
 */
final class Button {
	/** Pixels that a radius may have. */
	const MAX_RADIUS = 50;

	/** Formats that the text may have. */
	const FORMATS = array(
		'strong' => array(),
		'em'     => array(),
		's'      => array(),
		'br'     => array(),
	);

	/** HTML attributes that the holding block may set, beside `aria-…` and `data-…`. Not `form`: an author's button would send another form of the page. */
	const PASSED_THROUGH = array( 'type', 'name', 'value', 'title', 'rel', 'target' );

	/**
	 * How often each id stands in the page so far.
	 *
	 * @var array<string, int>
	 */
	private static $ids = array();

	/**
	 * The element: a link, a `button` or an `input`.
	 *
	 * @param array $attributes The block's attributes.
	 * @return string HTML, escaped.
	 */
	public static function element( array $attributes ): string {
		$element = isset( $attributes['element'] ) ? $attributes['element'] : 'a';
		$html    = self::html( isset( $attributes['text'] ) ? $attributes['text'] : '' );
		if ( 'input' === $element ) {
			$markup = sprintf( '<input type="submit" value="%s" />', esc_attr( self::plain( $html ) ) );
		} elseif ( 'button' === $element ) {
			$markup = sprintf( '<button type="submit">%s</button>', $html );
		} else {
			$markup = sprintf( '<a>%s</a>', $html );
		}
		$tag = new \WP_HTML_Tag_Processor( $markup );
		$tag->next_tag();
		$tag->set_attribute( 'class', self::class_name( $attributes ) );
		$style = self::style( $attributes );
		if ( '' !== $style ) {
			$tag->set_attribute( 'style', $style );
		}
		$url = 'a' === $element ? esc_url_raw( dovetail_blocks_text( isset( $attributes['url'] ) ? $attributes['url'] : '' ), array( 'http', 'https', 'mailto', 'tel' ) ) : '';
		if ( '' !== $url ) {
			$tag->set_attribute( 'href', $url );
		}
		self::pass_through( $tag, $attributes );
		return self::without_shortcodes( $tag->get_updated_html() );
	}

	/**
	 * The saved link with what stands in no post: its id, and what the holding block hands on.
	 *
	 * @param string $content    The saved HTML.
	 * @param array  $attributes The block's attributes.
	 * @return string
	 */
	public static function decorated( string $content, array $attributes ): string {
		$tag = new \WP_HTML_Tag_Processor( $content );
		if ( $tag->next_tag( 'a' ) ) {
			self::pass_through( $tag, $attributes );
		}
		return $tag->get_updated_html();
	}

	/**
	 * Whether a text is a gradient that CSS takes; the same rule as in the editor.
	 *
	 * @param mixed $value Anything.
	 * @return bool
	 */
	public static function is_gradient( $value ): bool {
		return is_string( $value )
			&& strlen( $value ) <= 1000
			&& 1 === preg_match( '~^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[\w\s#%.,+-]|rgba?\([\d\s%.,]*\))+\)\z~', $value );
	}

	/**
	 * The text with its formats and nothing else.
	 *
	 * @param mixed $text As it is stored: HTML.
	 * @return string HTML.
	 */
	private static function html( $text ): string {
		return is_string( $text ) ? force_balance_tags( wp_kses( $text, self::FORMATS ) ) : '';
	}

	/**
	 * The words alone, on one line.
	 *
	 * @param string $html See html().
	 * @return string
	 */
	private static function plain( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( (string) preg_replace( '~\s*(?:<br\s*/?>|\R)\s*~i', ' ', $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * The class names of the element.
	 *
	 * @param array $attributes The block's attributes.
	 * @return string
	 */
	private static function class_name( array $attributes ): string {
		$look    = self::look( $attributes );
		$classes = array( 'wp-block-dovetail-button__element', 'wp-block-button__link', 'wp-element-button' );
		if ( $look['text'] || $look['custom_text'] ) {
			$classes[] = 'has-text-color';
		}
		if ( $look['text'] ) {
			$classes[] = 'has-' . $look['text'] . '-color';
		}
		if ( $look['gradient'] || $look['custom_gradient'] || $look['background'] || $look['custom_background'] ) {
			$classes[] = 'has-background';
		}
		if ( $look['gradient'] ) {
			$classes[] = 'has-' . $look['gradient'] . '-gradient-background';
		}
		if ( $look['background'] ) {
			$classes[] = 'has-' . $look['background'] . '-background-color';
		}
		return implode( ' ', $classes );
	}

	/**
	 * The style of the element.
	 *
	 * @param array $attributes The block's attributes.
	 * @return string CSS, empty when the theme decides.
	 */
	private static function style( array $attributes ): string {
		$look  = self::look( $attributes );
		$style = array_filter(
			array(
				'background'       => $look['custom_gradient'],
				'background-color' => $look['custom_background'],
				'color'            => $look['custom_text'],
				'border-radius'    => $look['radius'],
			)
		);
		return implode(
			';',
			array_map(
				static function ( $name, $value ) {
					return $name . ':' . $value;
				},
				array_keys( $style ),
				$style
			)
		);
	}

	/**
	 * What counts of the colours: a gradient before a background colour, a name of the theme's before a value.
	 *
	 * @param array $attributes The block's attributes.
	 * @return array<string, string> Slugs and values, empty for what is not set or no colour.
	 */
	private static function look( $attributes ) {
		$slug   = static function ( $name ) use ( $attributes ) {
			return empty( $attributes[ $name ] ) || ! is_string( $attributes[ $name ] ) ? '' : _wp_to_kebab_case( $attributes[ $name ] );
		};
		$colour = static function ( $name ) use ( $attributes ) {
			$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : '';
			return is_string( $value ) && preg_match( '~^#?[0-9a-f]{6}\z~i', $value ) ? '#' . strtolower( ltrim( $value, '#' ) ) : '';
		};

		$text            = $slug( 'textColor' );
		$gradient        = $slug( 'gradient' );
		$custom_gradient = '' === $gradient && isset( $attributes['customGradient'] ) && self::is_gradient( $attributes['customGradient'] ) ? $attributes['customGradient'] : '';
		$has_gradient    = '' !== $gradient . $custom_gradient;
		$background      = $has_gradient ? '' : $slug( 'backgroundColor' );
		$radius          = isset( $attributes['borderRadius'] ) ? $attributes['borderRadius'] : null;
		return array(
			'text'              => $text,
			'custom_text'       => '' === $text ? $colour( 'customTextColor' ) : '',
			'gradient'          => $gradient,
			'custom_gradient'   => $custom_gradient,
			'background'        => $background,
			'custom_background' => $has_gradient || '' !== $background ? '' : $colour( 'customBackgroundColor' ),
			'radius'            => is_numeric( $radius ) ? max( 0, min( self::MAX_RADIUS, (int) round( (float) $radius ) ) ) . 'px' : '',
		);
	}

	/**
	 * Sets the id, which a page has once, and the HTML attributes that the holding block hands on.
	 *
	 * @param WP_HTML_Tag_Processor $tag        At the element.
	 * @param array                 $attributes The block's attributes.
	 */
	private static function pass_through( \WP_HTML_Tag_Processor $tag, array $attributes ): void {
		$id = isset( $attributes['uniqueId'] ) && is_string( $attributes['uniqueId'] ) ? preg_replace( '~[^\w-]~', '', $attributes['uniqueId'] ) : '';
		if ( '' !== $id ) {
			self::$ids[ $id ] = isset( self::$ids[ $id ] ) ? self::$ids[ $id ] + 1 : 1;
			$tag->set_attribute( 'id', 1 === self::$ids[ $id ] ? $id : $id . '-' . self::$ids[ $id ] );
		}
		$passed = isset( $attributes['passthroughAttributes'] ) ? (array) $attributes['passthroughAttributes'] : array();
		foreach ( $passed as $name => $value ) {
			$name = strtolower( (string) $name );
			// `data-wp-…` would run code of the Interactivity API.
			$is_permitted = in_array( $name, self::PASSED_THROUGH, true ) || 1 === preg_match( '~^(?:aria|data)-(?!wp-)[a-z0-9-]+\z~', $name );
			if ( $is_permitted && ( true === $value || is_scalar( $value ) && false !== $value ) ) {
				$tag->set_attribute( $name, true === $value ? true : dovetail_blocks_text( (string) $value ) );
			}
		}
	}

	/**
	 * Keeps shortcodes from running in the attributes of the element; in its text they may.
	 *
	 * @param string $html The element.
	 * @return string
	 */
	private static function without_shortcodes( string $html ): string {
		$end = (int) strpos( $html, '>' );
		return str_replace( '[', '&#091;', substr( $html, 0, $end ) ) . substr( $html, $end );
	}
}
