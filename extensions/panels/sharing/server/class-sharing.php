<?php
namespace Dovetail\Sharing;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Sidebar;
use Dovetail\Share_Links\Share_Links;

defined( 'ABSPATH' ) || exit;

/** Shows share links below posts. */
final class Sharing {
	/** Renders the row of share links of a post. */
	public static function draw( \WP_Post $post ): string {
		return '<div class="dovetail-sharing">' . Share_Links::of_post( $post ) . '</div>';
	}

	/** @return array[] The next step on the Overview while the buttons are off; see `Overview::rows()`. */
	public static function overview_rows(): array {
		if ( ! current_user_can( 'manage_options' ) || ! Availability::is_available( 'sharing' ) || Settings::get( 'sharing' ) ) {
			return array();
		}
		return array(
			array(
				'section' => 'steps',
				'id'      => 'sharing',
				'title'   => __( 'Let visitors share your posts', 'dovetail-blocks' ),
				'text'    => __( 'Show sharing buttons and likes below posts. In the editor, the Dovetail Blocks sidebar shows how a post looks at Google and on social networks.', 'dovetail-blocks' ),
				'label'   => __( 'Turn on sharing buttons', 'dovetail-blocks' ),
				'url'     => Sidebar::setting_url( 'sharing' ),
			),
		);
	}

	/** Returns a page without the row if the page shows the post's share links in another place. */
	public static function without_second_row( string $page ): string {
		return str_contains( $page, Share_Links::REPLACES_ROW )
			? preg_replace( '~<div class="dovetail-sharing"><div class="dovetail-share-links"[^>]*><p>[^<]*</p><ul><template .*?</ul></div></div>~s', '', $page ) ?? $page
			: $page;
	}
}
