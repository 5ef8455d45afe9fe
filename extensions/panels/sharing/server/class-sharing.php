<?php
namespace Dovetail\Sharing;

use Dovetail\Share_Links\Share_Links;

defined( 'ABSPATH' ) || exit;

/** Shows share links below posts. */
final class Sharing {
	/** Renders the share links of a post, unless the page shows them in another place. */
	public static function draw( \WP_Post $post ): string {
		return Share_Links::has_block( $post ) ? '' : '<div class="dovetail-sharing">' . Share_Links::of_post( $post ) . '</div>';
	}
}
