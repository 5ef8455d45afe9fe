<?php
namespace Dovetail\Sharing;

use Dovetail\Share_Links\Share_Links;

defined( 'ABSPATH' ) || exit;

/** Shows share links below posts. */
final class Sharing {
	/** Renders the row of share links of a post. */
	public static function draw( \WP_Post $post ): string {
		return '<div class="dovetail-sharing">' . Share_Links::of_post( $post ) . '</div>';
	}

	/** Returns a page without the row if the page shows the post's share links in another place. */
	public static function without_second_row( string $page ): string {
		return str_contains( $page, Share_Links::REPLACES_ROW )
			? preg_replace( '~<div class="dovetail-sharing"><div class="dovetail-share-links"[^>]*><p>[^<]*</p><ul><template .*?</ul></div></div>~s', '', $page ) ?? $page
			: $page;
	}
}
