<?php
/**
 * Title: Link in bio
 * Slug: dovetail/link-in-bio
 * Description: A portrait, a line about you and buttons to everything else, for a phone.
 * Categories: dovetail, about, call-to-action
 * Keywords: links, social, profile, instagram, tiktok
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 480
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- a pattern is content, as the editor saves it.
?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained","contentSize":"400px"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group"><!-- wp:image {"width":"128px","height":"128px","aspectRatio":"1","scale":"cover","sizeSlug":"large","linkDestination":"none","className":"is-style-rounded"} -->
<figure class="wp-block-image size-large is-resized is-style-rounded"><img src="<?php echo esc_url( plugins_url( 'patterns/images/portrait-1.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: portrait of a woman with brown hair', 'dovetail-blocks' ); ?>" style="aspect-ratio:1;object-fit:cover;width:128px;height:128px"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Ada Moreau', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Bakes at night, writes in the morning', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:buttons {"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'My recipes', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'Baking classes', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'The podcast', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'Visit the bakery', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:dovetail/send-a-message {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-dovetail-send-a-message"><!-- wp:dovetail/whatsapp-button {"countryCode":"1US","phoneNumber":"(207) 555-0123","firstMessage":<?php echo serialize_block_attributes( __( 'Hi Ada, I found you through your website.', 'dovetail-blocks' ) ); ?>,"buttonText":<?php echo serialize_block_attributes( __( 'Message me on WhatsApp', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-whatsapp-button is-color-dark"><a class="wp-block-dovetail-whatsapp-button__link" href="https://wa.me/12075550123?text=<?php echo rawurlencode( __( 'Hi Ada, I found you through your website.', 'dovetail-blocks' ) ); ?>" style="background-color:#25D366;color:#000000" rel="noopener"><?php esc_html_e( 'Message me on WhatsApp', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:dovetail/whatsapp-button --></div>
<!-- /wp:dovetail/send-a-message -->

<!-- wp:group {"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'New recipes by email:', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:dovetail/subscriptions {"submitButtonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Subscribe', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"className":"is-style-theme"} -->
<div class="wp-block-dovetail-subscriptions is-style-theme"></div>
<!-- /wp:dovetail/subscriptions --></div>
<!-- /wp:group -->
