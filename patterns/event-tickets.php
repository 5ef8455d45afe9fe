<?php
/**
 * Title: Event with tickets
 * Slug: dovetail/event-tickets
 * Description: An event with date, place, program and a button for tickets.
 * Categories: dovetail, call-to-action
 * Keywords: eventbrite, concert, workshop, ticket, date
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- a pattern is content, as the editor saves it.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Bread baking day', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Bake three kinds of bread with us, from the starter to the crust. Beginners are welcome.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Saturday, March 14, 10:00 to 16:00', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Twelve places, lunch included', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Bring an apron and a box for your loaves', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:dovetail/eventbrite {"style":"modal"} -->
<div class="wp-block-dovetail-eventbrite"><!-- wp:dovetail/button {"saveInPostContent":true,"text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Get tickets', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"move":true,"remove":true}} -->
<div class="wp-block-dovetail-button"><a class="wp-block-dovetail-button__element wp-block-button__link wp-element-button"><?php esc_html_e( 'Get tickets', 'dovetail-blocks' ); ?></a></div>
<!-- /wp:dovetail/button --></div>
<!-- /wp:dovetail/eventbrite --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"sizeSlug":"large","linkDestination":"none","style":{"border":{"radius":"4px"}}} -->
<figure class="wp-block-image size-large has-custom-border"><img src="<?php echo esc_url( plugins_url( 'patterns/images/bread.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a loaf of bread on a board', 'dovetail-blocks' ); ?>" style="border-radius:4px"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Program', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( '10:00 – Welcome and first dough', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( '12:30 – Lunch from the oven', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( '14:00 – Shaping and baking', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( '15:30 – Tasting', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Location', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/address {"address":"12 Harbor Street","city":"Portland","region":"ME","postal":"04101"} -->
<address class="wp-block-dovetail-address">12 Harbor Street<br/>Portland, ME 04101</address>
<!-- /wp:dovetail/address -->

<!-- wp:dovetail/phone {"phone":"(207) 555-0123"} -->
<div class="wp-block-dovetail-phone"><a href="tel:2075550123">(207) 555-0123</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:dovetail/map {"zoom":14,"mapCenter":{"longitude":0,"latitude":0},"mapHeight":320} -->
<div class="wp-block-dovetail-map" style="--dovetail-map-height:320px" data-map-style="default" data-zoom="14" data-center="0,0"></div>
<!-- /wp:dovetail/map --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
