<?php
/**
 * Title: Single episode
 * Slug: dovetail/single-episode
 * Description: A post about one episode: player, summary, chapters and links.
 * Categories: dovetail, media, audio
 * Keywords: podcast, show notes, chapters, audio
 * Post Types: post, page
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'A night in the bakery: Ada has started work at two in the morning for thirty years. Hear what the town sounds like then.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/podcast-player {"itemsToShow":1} /-->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'In this episode', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( '0:00 – Why bread is baked at night', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( '6:40 – The first customer of the day', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( '14:15 – What has changed in thirty years', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( '22:30 – A recipe for beginners', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Mentioned', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'The bakery’s recipe for rye bread', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Our earlier episode about the night ferry', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Hear the next one first', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:dovetail/subscriptions {"submitButtonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Subscribe', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"className":"is-style-theme"} -->
<div class="wp-block-dovetail-subscriptions is-style-theme"></div>
<!-- /wp:dovetail/subscriptions --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
