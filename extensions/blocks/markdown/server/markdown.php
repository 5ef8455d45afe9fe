<?php
/**
 * The server's part of the Markdown block.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Markdown;

defined( 'ABSPATH' ) || exit;

add_filter(
	'excerpt_allowed_blocks',
	/**
	 * Lets WordPress make excerpts of Markdown, which is prose like paragraphs and headings. Other blocks of the plugin
	 * hold captions, facts or forms, and stay out of excerpts as such blocks of WordPress do.
	 *
	 * @param mixed $blocks Names of blocks.
	 */
	static function ( $blocks ): array {
		return array_merge( (array) $blocks, array( 'dovetail/markdown' ) );
	}
);
