<?php
namespace Dovetail\New_Block;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** What the frame of a page loads. */
final class New_Block {
	/** What is particular to this frame; null where there is no page to show. */
	public static function frame( array $attributes ): ?array {
		$parts = Embed::parts( 'new-block', $attributes['url'] );
		return null === $parts || '/' === $parts['path'] ? null : array(
			'src'    => Embed::base( 'new-block' ) . $parts['path'],
			'height' => 600,
		);
	}

	/** The words of the link on the page. */
	public static function link_text(): string {
		return __( 'View on New Block', 'dovetail-blocks' );
	}
}
