<?php
/**
 * How a subscription form looks.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Makes classes and CSS variables of the block's attributes, the same as `rules/form-style.ts` does in the editor. Both
 * run on the cases of `tests/styles.json`. Without state.
 */
final class Style {
	/** Pixels that an empty attribute stands for. */
	const LENGTHS = array(
		'radius'  => array( 'borderRadius', 0 ),
		'weight'  => array( 'borderWeight', 1 ),
		'padding' => array( 'padding', 15 ),
		'spacing' => array( 'spacing', 10 ),
	);

	/** Pixels of the text when no size is chosen. */
	const FONT_SIZE = 16;

	/**
	 * Classes and variables.
	 *
	 * @param array $attributes The block's attributes.
	 * @return array{classes: string[], variables: array<string, string>}
	 */
	public static function of( array $attributes ): array {
		$colours = array_filter(
			array(
				'field'  => self::background( $attributes['emailFieldGradient'], $attributes['customEmailFieldGradient'], $attributes['emailFieldBackgroundColor'], $attributes['customEmailFieldBackgroundColor'] ),
				'button' => self::background( $attributes['buttonGradient'], $attributes['customButtonGradient'], $attributes['buttonBackgroundColor'], $attributes['customButtonBackgroundColor'] ),
				'text'   => self::preset( 'color', $attributes['textColor'] ) ?? self::colour( $attributes['customTextColor'] ),
				'border' => self::preset( 'color', $attributes['borderColor'] ) ?? self::colour( $attributes['customBorderColor'] ),
			)
		);

		$classes   = array();
		$variables = array();
		foreach ( $colours as $name => $value ) {
			$classes[]                         = 'has-own-' . $name;
			$variables[ '--dovetail-' . $name ] = $value;
		}
		if ( $attributes['buttonOnNewLine'] ) {
			$classes[] = 'is-button-on-new-line';
		}
		$variables['--dovetail-font-size'] = self::preset( 'font-size', $attributes['fontSize'] ) ?? self::font_size( $attributes['customFontSize'] ) ?? self::FONT_SIZE . 'px';
		foreach ( self::LENGTHS as $name => list( $attribute, $usual ) ) {
			$variables[ '--dovetail-' . $name ] = ( $attributes[ $attribute ] ?? $usual ) . 'px';
		}
		return array(
			'classes'   => $classes,
			'variables' => $variables,
		);
	}

	/**
	 * A slug as WordPress writes it into the name of a CSS variable; empty when nothing of it can stand there.
	 *
	 * @param mixed $slug Such as `myRed2`.
	 * @return string Such as `my-red-2`.
	 */
	public static function preset_slug( $slug ): string {
		if ( ! is_string( $slug ) ) {
			return '';
		}
		$slug = preg_replace(
			array( '~([a-z])([A-Z])~', '~([a-zA-Z])(\d)~', '~(\d)([a-zA-Z])~', '~[^a-zA-Z0-9]+~' ),
			array( '$1-$2', '$1-$2', '$1-$2', '-' ),
			$slug
		);
		return strtolower( preg_replace( '~^-|-\z~', '', $slug ) );
	}

	/**
	 * A gradient, which covers a colour; a choice of the theme before a value of the author's own.
	 *
	 * @param mixed $gradient        Slug.
	 * @param mixed $custom_gradient CSS.
	 * @param mixed $colour          Slug.
	 * @param mixed $custom_colour   CSS.
	 * @return string|null
	 */
	private static function background( $gradient, $custom_gradient, $colour, $custom_colour ): ?string {
		return self::preset( 'gradient', $gradient ) ?? self::gradient( $custom_gradient ) ?? self::preset( 'color', $colour ) ?? self::colour( $custom_colour );
	}

	/**
	 * The variable of a choice of the theme.
	 *
	 * @param string $kind `color`, `gradient` or `font-size`.
	 * @param mixed  $slug Its slug.
	 * @return string|null
	 */
	private static function preset( string $kind, $slug ): ?string {
		$name = self::preset_slug( $slug );
		return '' === $name ? null : "var(--wp--preset--$kind--$name)";
	}

	/**
	 * What may stand in a style as a colour.
	 *
	 * @param mixed $value Anything.
	 * @return string|null
	 */
	private static function colour( $value ): ?string {
		$pattern = '~^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([0-9a-z ,.%/+-]{1,60}\)|var\(--wp--preset--color--[a-z0-9-]{1,60}\))\z~i';
		return is_string( $value ) && preg_match( $pattern, $value ) ? $value : null;
	}

	/**
	 * What may stand in a style as a gradient.
	 *
	 * @param mixed $value Anything.
	 * @return string|null
	 */
	private static function gradient( $value ): ?string {
		$pattern = '~^(?:repeating-)?(?:linear|radial|conic)-gradient\([#a-z0-9 ,.%()+-]{1,600}\)\z~i';
		return is_string( $value ) && preg_match( $pattern, $value ) && false === stripos( $value, 'url' ) ? $value : null;
	}

	/**
	 * A size of text: a length above zero.
	 *
	 * @param mixed $value Anything.
	 * @return string|null
	 */
	private static function font_size( $value ): ?string {
		$pattern = '~^[+]?(\d{1,6}(?:\.\d{1,20})?|\.\d{1,20})(px|r?em|%|ch|ex|r?lh|[sld]?v[wh]|vmin|vmax|pt|pc|cm|mm|in)?\z~i';
		if ( ! is_string( $value ) || ! preg_match( $pattern, trim( $value ), $parts ) || (float) $parts[1] <= 0 ) {
			return null;
		}
		return round( (float) $parts[1], 4 ) . ( isset( $parts[2] ) ? strtolower( $parts[2] ) : 'px' );
	}
}
