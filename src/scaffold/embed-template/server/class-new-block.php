<?php
namespace Dovetail\New_Block;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Provides the data of the block's iframe. */
final class New_Block {
	/** Returns the block's iframe data. Returns null if the block has no page to show. */
	public static function frame( array $attributes ): ?array {
		$parts = Embed::parts( 'new-block', $attributes['url'] );
		return null === $parts || '/' === $parts['path'] ? null : array(
			'src'    => Embed::base( 'new-block' ) . $parts['path'],
			'height' => 600,
		);
	}

	/** Returns the text of the block's link. */
	public static function link_text(): string {
		return __( 'View on New Block', 'dovetail-blocks' );
	}
}
