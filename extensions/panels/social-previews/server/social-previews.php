<?php
/**
 * Server code of the social previews.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Social_Previews;

use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Seo_Plugins;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Sidebar;

add_filter(
	'dovetail_blocks_panels',
	static function ( $panels ): array {
		$type = Post_Fields::edited_post_type();
		return (array) $panels + ( '' !== $type && is_post_type_viewable( $type ) ? array( 'social-previews' => __( 'Social Previews', 'dovetail-blocks' ) ) : array() );
	}
);

add_filter(
	'dovetail_blocks_sidebar',
	static function ( $parts ): array {
		$type = Post_Fields::edited_post_type();
		if ( '' === $type || ! is_post_type_viewable( $type ) ) {
			return (array) $parts;
		}
		$title = __( 'Social Previews', 'dovetail-blocks' );
		$is_on = Page_Tags::are_printed();
		$other = Seo_Plugins::social_tags_plugin();
		$part  = $is_on || null === $other
			? Sidebar::part( 'preview', $title, $is_on, Sidebar::setting_url( 'social_tags' ) )
			: Sidebar::part_of_other( 'preview', $title, $other );
		if ( ! $is_on && null === $other && Settings::get( 'social_tags' ) ) {
			$part['state'] = __( 'Off for this site, because the theme or another plugin turned it off.', 'dovetail-blocks' );
			$part['url']   = ''; // The setting is already on.
		}
		return (array) $parts + array( 'social-previews' => $part );
	},
	// Runs after the SEO panel, because the preview shows what its fields contain.
	30
);

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve(
			'social-previews.readTagsPrinter',
			static function (): array {
				return array( 'name' => (string) Seo_Plugins::social_tags_plugin() );
			}
		);
	}
);

add_action(
	'wp_head',
	static function (): void {
		if ( is_singular() || is_home() || is_front_page() ) {
			Page_Tags::print_tags();
		}
	},
	2
);
