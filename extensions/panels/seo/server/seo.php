<?php
/**
 * Server code of the SEO description.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Seo;

add_action( 'rest_api_init', array( Search_Result::class, 'register' ) );
add_filter( 'dovetail_blocks_panels', array( Search_Result::class, 'offer_panel' ) );
add_filter( 'dovetail_blocks_sidebar', array( Search_Result::class, 'offer_part' ), 20 );
add_filter( 'wp_post_revision_meta_keys', array( Search_Result::class, 'keep_in_revisions' ) );
// WordPress restores meta fields at priority 10.
add_action( 'wp_restore_post_revision', array( Search_Result::class, 'begin_restore' ), 9, 2 );
add_action( 'wp_restore_post_revision', array( Search_Result::class, 'end_restore' ), 11, 0 );
add_filter( 'wp_sitemaps_posts_query_args', array( Search_Result::class, 'leave_out_of_sitemap' ) );
add_action(
	'template_redirect',
	static function (): void {
		$keys = array( 'advanced_seo_description', 'jetpack_seo_html_title', 'jetpack_seo_noindex' );
		// Load the class only if the post, or the page that lists the posts, has one of the fields.
		if ( ( is_singular() || is_home() ) && array_filter( $keys, static fn( string $key ) => get_post_meta( get_queried_object_id(), $key, true ) ) ) {
			add_action( 'wp_head', array( Search_Result::class, 'print_description' ), 1 );
			add_filter( 'dovetail_blocks_page_title', array( Search_Result::class, 'preview_title' ), 10, 2 );
			add_filter( 'dovetail_blocks_page_description', array( Search_Result::class, 'preview_description' ), 10, 2 );
			add_filter( 'document_title_parts', array( Search_Result::class, 'change_title' ) );
			add_filter( 'wp_robots', array( Search_Result::class, 'hide' ) );
		}
	}
);
