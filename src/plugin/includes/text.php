<?php
/**
 * Free text that is kept in the comment of a block.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Undoes, once, what `wp_kses_post` did to an attribute: "Fish &amp; Chips" becomes "Fish & Chips".
 *
 * The counterpart of `attr.text()` in the editor: the same five entities, so that a page reads like its post in the
 * editor. The result is plain text and is escaped like any other when it is printed.
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
 * A text of the author's, without space around it.
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
