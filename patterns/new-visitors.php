<?php
/**
 * Title: Message for new visitors
 * Slug: dovetail/new-visitors
 * Description: A welcome that visitors see on their first three visits.
 * Categories: dovetail, banner, call-to-action
 * Keywords: welcome, repeat visitor, first visit, notice
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:dovetail/repeat-visitor {"criteria":"before-visits"} -->
<div data-criteria="before-visits" data-threshold="3" class="wp-block-dovetail-repeat-visitor"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'New here? Welcome!', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Every Friday we publish a recipe for one pot, one spoon and half an hour. Here are some good ones to start with:', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Bread without kneading', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Pumpkin soup with sage', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Pancakes for a late breakfast', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:dovetail/repeat-visitor -->
