<?php
/**
 * Title: Small shop
 * Slug: dovetail/small-shop
 * Description: Three products with pictures, descriptions and PayPal buttons.
 * Categories: dovetail, services, call-to-action
 * Keywords: products, buy, paypal, price, sell
 * Block Types: core/post-content
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- a pattern is content, as the editor saves it.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'From our bakery', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Three things we are proud of. Order by Thursday, and pick up on Saturday.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"large","linkDestination":"none","style":{"border":{"radius":"4px"}}} -->
<figure class="wp-block-image size-large has-custom-border"><img src="<?php echo esc_url( plugins_url( 'patterns/images/bread.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a loaf of bread on a board', 'dovetail-blocks' ); ?>" style="border-radius:4px;aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:dovetail/simple-payments {"content":<?php echo serialize_block_attributes( __( 'Two pounds, baked on the day you pick it up.', 'dovetail-blocks' ) ); ?>,"multiple":true,"postLinkText":<?php echo serialize_block_attributes( __( 'Order on our website', 'dovetail-blocks' ) ); ?>,"price":9,"title":<?php echo serialize_block_attributes( __( 'Sourdough loaf', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-simple-payments"><p class="wp-block-dovetail-simple-payments__title"><strong><?php esc_html_e( 'Sourdough loaf', 'dovetail-blocks' ); ?></strong></p><p class="wp-block-dovetail-simple-payments__description"><?php esc_html_e( 'Two pounds, baked on the day you pick it up.', 'dovetail-blocks' ); ?></p><p class="wp-block-dovetail-simple-payments__price">9.00 USD</p></div>
<!-- /wp:dovetail/simple-payments --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"large","linkDestination":"none","style":{"border":{"radius":"4px"}}} -->
<figure class="wp-block-image size-large has-custom-border"><img src="<?php echo esc_url( plugins_url( 'patterns/images/soup.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a bowl of pumpkin soup', 'dovetail-blocks' ); ?>" style="border-radius:4px;aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:dovetail/simple-payments {"content":<?php echo serialize_block_attributes( __( 'A jar for two, made with cream and sage.', 'dovetail-blocks' ) ); ?>,"multiple":true,"postLinkText":<?php echo serialize_block_attributes( __( 'Order on our website', 'dovetail-blocks' ) ); ?>,"price":12,"title":<?php echo serialize_block_attributes( __( 'Pumpkin soup', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-simple-payments"><p class="wp-block-dovetail-simple-payments__title"><strong><?php esc_html_e( 'Pumpkin soup', 'dovetail-blocks' ); ?></strong></p><p class="wp-block-dovetail-simple-payments__description"><?php esc_html_e( 'A jar for two, made with cream and sage.', 'dovetail-blocks' ); ?></p><p class="wp-block-dovetail-simple-payments__price">12.00 USD</p></div>
<!-- /wp:dovetail/simple-payments --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"large","linkDestination":"none","style":{"border":{"radius":"4px"}}} -->
<figure class="wp-block-image size-large has-custom-border"><img src="<?php echo esc_url( plugins_url( 'patterns/images/town.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a row of town houses at night', 'dovetail-blocks' ); ?>" style="border-radius:4px;aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:dovetail/simple-payments {"content":<?php echo serialize_block_attributes( __( 'Three hours, four people, one oven.', 'dovetail-blocks' ) ); ?>,"multiple":true,"postLinkText":<?php echo serialize_block_attributes( __( 'Order on our website', 'dovetail-blocks' ) ); ?>,"price":45,"title":<?php echo serialize_block_attributes( __( 'Evening class', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-simple-payments"><p class="wp-block-dovetail-simple-payments__title"><strong><?php esc_html_e( 'Evening class', 'dovetail-blocks' ); ?></strong></p><p class="wp-block-dovetail-simple-payments__description"><?php esc_html_e( 'Three hours, four people, one oven.', 'dovetail-blocks' ); ?></p><p class="wp-block-dovetail-simple-payments__price">45.00 USD</p></div>
<!-- /wp:dovetail/simple-payments --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Write to us if you have a question or anything is wrong.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
