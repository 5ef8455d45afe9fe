<?php
/**
 * Title: Before and after
 * Slug: dovetail/before-after
 * Description: Two pictures of the same place with a divider, and key facts about the project.
 * Categories: dovetail, gallery, portfolio
 * Keywords: compare, renovation, slider, image, result
 * Post Types: page, post
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
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'The room by the garden', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'These two pictures were taken six weeks apart. Move the divider to see what has changed.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:dovetail/image-compare {"imageBefore":{"url":<?php echo serialize_block_attributes( esc_url( plugins_url( 'patterns/images/room-before.webp', DOVETAIL_BLOCKS_FILE ) ) ); ?>,"alt":<?php echo serialize_block_attributes( htmlspecialchars( __( 'An empty gray room with a cracked wall', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"width":1600,"height":1064},"imageAfter":{"url":<?php echo serialize_block_attributes( esc_url( plugins_url( 'patterns/images/room-after.webp', DOVETAIL_BLOCKS_FILE ) ) ); ?>,"alt":<?php echo serialize_block_attributes( htmlspecialchars( __( 'The same room with a wooden floor, a sofa and plants', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"width":1600,"height":1064}} -->
<figure class="wp-block-dovetail-image-compare"><div class="juxtapose" data-mode="horizontal"><figure class="wp-block-dovetail-image-compare__before"><img src="<?php echo esc_url( plugins_url( 'patterns/images/room-before.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'An empty gray room with a cracked wall', 'dovetail-blocks' ); ?>" width="1600" height="1064"/></figure><figure class="wp-block-dovetail-image-compare__after"><img src="<?php echo esc_url( plugins_url( 'patterns/images/room-after.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'The same room with a wooden floor, a sofa and plants', 'dovetail-blocks' ); ?>" width="1600" height="1064"/></figure></div><figcaption class="wp-element-caption"><?php esc_html_e( 'The living room in March and in May', 'dovetail-blocks' ); ?></figcaption></figure>
<!-- /wp:dovetail/image-compare -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Goal', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'More light, a warm floor and a place to sit.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Time', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Six weeks, two of them for drying.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Materials', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Oiled oak, lime plaster, linen.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
