<?php
/**
 * Reads free text from block attributes.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Decodes, once, the entities that `wp_kses_post` put into an attribute: "Fish &amp; Chips" becomes "Fish & Chips".
 *
 * The PHP counterpart of `attr.text()` in the editor, with the same five entities. The result is plain text and must be
 * escaped when it is printed.
 *
 * @param mixed $value An attribute as WordPress hands it to `render.php`.
 * @return string Empty for whatever is no text.
 */
function dovetail_blocks_text( $value ) {
	return is_string( $value )
		? strtr(
			$value,
			array(
				'&amp;'  => '&',
				'&lt;'   => '<',
				'&gt;'   => '>',
				'&quot;' => '"',
				'&#039;' => "'",
			)
		)
		: '';
}

/**
 * Returns a text attribute, trimmed.
 *
 * @param array  $attributes A block's attributes, read.
 * @param string $name       Of one of them that is prose.
 * @param string $fallback   What stands for an empty one, plain text in the visitor's language.
 * @return string Plain text.
 */
function dovetail_blocks_attribute( $attributes, $name, $fallback = '' ) {
	$text = trim( (string) $attributes[ $name ] );
	return '' === $text ? $fallback : $text;
}
