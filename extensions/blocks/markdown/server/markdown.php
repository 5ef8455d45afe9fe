<?php
/**
 * Server code for the Markdown block.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Markdown;

defined( 'ABSPATH' ) || exit;

add_filter(
	'excerpt_allowed_blocks',
	/**
	 * Includes Markdown blocks in excerpts, because they contain prose. The plugin's other blocks contain captions,
	 * facts or forms, like the core blocks that WordPress leaves out.
	 *
	 * @param mixed $blocks Names of the blocks allowed in excerpts.
	 */
	static function ( $blocks ): array {
		return array_merge( (array) $blocks, array( 'dovetail/markdown' ) );
	}
);
