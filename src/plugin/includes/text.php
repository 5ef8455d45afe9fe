<?php
/**
 * Functions that read free text from block attributes.
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
 * @param mixed $value Attribute as WordPress passes it to `render.php`.
 * @return string Empty if the value is not text.
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
 * @param array  $attributes Parsed attributes of the block.
 * @param string $name       Name of a text attribute.
 * @param string $fallback   Plain text in the visitor's language, for an empty attribute.
 * @return string Plain text.
 */
function dovetail_blocks_attribute( $attributes, $name, $fallback = '' ) {
	$text = trim( (string) $attributes[ $name ] );
	return '' === $text ? $fallback : $text;
}
