<?php
/**
 * Title: Subscribe box
 * Slug: dovetail/subscribe-box
 * Description: A box for the end of a post, where readers can subscribe to new posts.
 * Categories: dovetail, call-to-action
 * Keywords: newsletter, email, follow, end of post
 * Viewport Width: 700
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Did you enjoy this post?', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Get the next one by email. We write twice a month, and you can unsubscribe with one click.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/subscriptions {"submitButtonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Subscribe', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"className":"is-style-theme"} -->
<div class="wp-block-dovetail-subscriptions is-style-theme"></div>
<!-- /wp:dovetail/subscriptions --></div>
<!-- /wp:group -->
