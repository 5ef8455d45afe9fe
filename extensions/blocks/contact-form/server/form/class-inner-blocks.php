<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the inner blocks of a block with `skip_inner_blocks`. Applies the same filters as WordPress, which other
 * plugins and the block's position in a post depend on.
 */
final class Inner_Blocks {
	/** Returns the block's saved HTML with its inner blocks rendered. */
	public static function draw( \WP_Block $block ): string {
		$html  = '';
		$index = 0;
		foreach ( $block->inner_content as $chunk ) {
			$html .= is_string( $chunk ) ? $chunk : self::one( $block->inner_blocks[ $index++ ], $block );
		}
		return $html;
	}

	/** Returns an inner block as HTML. */
	private static function one( \WP_Block $inner, \WP_Block $parent ): string {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filters, in its order.
		$drawn = apply_filters( 'pre_render_block', null, $inner->parsed_block, $parent );
		if ( null !== $drawn ) {
			return (string) $drawn;
		}
		$parsed              = $inner->parsed_block;
		$context             = $inner->context;
		$inner->parsed_block = apply_filters( 'render_block_data', $parsed, $parsed, $parent );
		$inner->context      = apply_filters( 'render_block_context', $context, $inner->parsed_block, $parent );
		// phpcs:enable
		if ( $inner->context !== $context ) {
			$inner->refresh_context_dependents();
		} elseif ( $inner->parsed_block !== $parsed ) {
			$inner->refresh_parsed_block_dependents();
		}
		return $inner->render();
	}
}
