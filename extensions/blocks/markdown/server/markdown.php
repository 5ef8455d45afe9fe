<?php
/**
 * Server code of the Markdown block.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Markdown;

defined( 'ABSPATH' ) || exit;

add_filter(
	'excerpt_allowed_blocks',
	/**
	 * Lets WordPress use Markdown in excerpts, because it is prose. The plugin's other blocks contain captions, facts
	 * or forms, and are left out like similar core blocks.
	 *
	 * @param mixed $blocks Names of blocks.
	 */
	static function ( $blocks ): array {
		return array_merge( (array) $blocks, array( 'dovetail/markdown' ) );
	}
);
