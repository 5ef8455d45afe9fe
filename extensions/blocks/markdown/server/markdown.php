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
	 * Allows Markdown in excerpts, because it is prose. The plugin's other blocks are omitted, like similar core
	 * blocks: they contain captions, facts or forms.
	 *
	 * @param mixed $blocks Names of the blocks allowed in excerpts.
	 */
	static function ( $blocks ): array {
		return array_merge( (array) $blocks, array( 'dovetail/markdown' ) );
	}
);
