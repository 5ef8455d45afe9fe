<?php
/**
 * Title: Portfolio
 * Slug: dovetail/portfolio
 * Description: A few words about your work, a gallery and a way to get in touch.
 * Categories: dovetail, portfolio, gallery
 * Keywords: gallery, photos, work, projects, images
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
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Selected work', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Illustrations for books, magazines and the walls of friends. All of them were drawn in the last two years.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:dovetail/tiled-gallery -->
<div class="wp-block-dovetail-tiled-gallery aligncenter"><ul class="wp-block-dovetail-tiled-gallery__list" style="--tile-list:0.81315;--tile-list-gap:0.0842"><li class="wp-block-dovetail-tiled-gallery__item" style="--tile-ratio:1.5038;--tile-width:0.60061;--tile-width-gap:-0.60061"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="<?php echo esc_url( plugins_url( 'patterns/images/coast.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a lighthouse above the sea at sunset', 'dovetail-blocks' ); ?>" data-width="1600" data-height="1064"/></figure></li><li class="wp-block-dovetail-tiled-gallery__item" style="--tile-ratio:1;--tile-x:0.60061;--tile-x-gap:0.39939;--tile-width:0.39939;--tile-width-gap:-0.39939"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="<?php echo esc_url( plugins_url( 'patterns/images/lake.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a sailing boat on a mountain lake', 'dovetail-blocks' ); ?>" data-width="1200" data-height="1200"/></figure></li><li class="wp-block-dovetail-tiled-gallery__item" style="--tile-ratio:0.665;--tile-y:0.39939;--tile-y-gap:0.60061;--tile-width:0.27515;--tile-width-gap:-0.34341"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="<?php echo esc_url( plugins_url( 'patterns/images/forest.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a path through a fir forest', 'dovetail-blocks' ); ?>" data-width="1064" data-height="1600"/></figure></li><li class="wp-block-dovetail-tiled-gallery__item" style="--tile-ratio:1.5038;--tile-x:0.27515;--tile-x-gap:0.65659;--tile-y:0.39939;--tile-y-gap:0.60061;--tile-width:0.3111;--tile-width-gap:-1.14019"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="<?php echo esc_url( plugins_url( 'patterns/images/town.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a row of town houses at night', 'dovetail-blocks' ); ?>" data-width="1600" data-height="1064"/></figure></li><li class="wp-block-dovetail-tiled-gallery__item" style="--tile-ratio:1.5038;--tile-x:0.27515;--tile-x-gap:0.65659;--tile-y:0.60627;--tile-y-gap:0.8424;--tile-width:0.3111;--tile-width-gap:-1.14019"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="<?php echo esc_url( plugins_url( 'patterns/images/hills.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a house among green hills', 'dovetail-blocks' ); ?>" data-width="1600" data-height="1064"/></figure></li><li class="wp-block-dovetail-tiled-gallery__item" style="--tile-ratio:1;--tile-x:0.58625;--tile-x-gap:0.51641;--tile-y:0.39939;--tile-y-gap:0.60061;--tile-width:0.41375;--tile-width-gap:-0.51641"><figure><img class="wp-block-dovetail-tiled-gallery__image" src="<?php echo esc_url( plugins_url( 'patterns/images/soup.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a bowl of pumpkin soup', 'dovetail-blocks' ); ?>" data-width="1200" data-height="1200"/></figure></li></ul></div>
<!-- /wp:dovetail/tiled-gallery --></div>
<!-- /wp:group -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size" style="margin-top:var(--wp--preset--spacing--50)"><?php esc_html_e( 'Do you have a project in mind?', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tell us about it. We’ll reply with an idea and a price.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/contact-form {"subject":<?php echo serialize_block_attributes( __( 'Project request from the portfolio', 'dovetail-blocks' ) ); ?>,"customThankyou":"message","customThankyouMessage":<?php echo serialize_block_attributes( __( 'Thank you! You’ll hear from us this week.', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"label":<?php echo serialize_block_attributes( __( 'Name', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-name"><?php esc_html_e( 'Name', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-name -->

<!-- wp:dovetail/field-email {"label":<?php echo serialize_block_attributes( __( 'Email', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-email"><?php esc_html_e( 'Email', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/field-textarea {"label":<?php echo serialize_block_attributes( __( 'Message', 'dovetail-blocks' ) ); ?>,"required":true} -->
<div class="wp-block-dovetail-field-textarea"><?php esc_html_e( 'Message', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Send request', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"remove":true}} /--></div>
<!-- /wp:dovetail/contact-form --></div>
<!-- /wp:group -->
