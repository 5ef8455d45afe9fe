<?php
/**
 * Title: Contact with map and opening hours
 * Slug: dovetail/contact-map-hours
 * Description: Address, opening hours and a map side by side.
 * Categories: dovetail, contact
 * Keywords: location, directions, opening hours, visit, find us
 * Block Types: core/post-content
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Visit us', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You’ll find the shop at the harbor, a two-minute walk from the ferry terminal.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Address', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/address {"address":"12 Harbor Street","city":"Portland","region":"ME","postal":"04101"} -->
<address class="wp-block-dovetail-address">12 Harbor Street<br/>Portland, ME 04101</address>
<!-- /wp:dovetail/address -->

<!-- wp:dovetail/email {"email":"shop@example.com"} -->
<div class="wp-block-dovetail-email"><a href="mailto:shop@example.com">shop@example.com</a></div>
<!-- /wp:dovetail/email -->

<!-- wp:dovetail/phone {"phone":"(207) 555-0123"} -->
<div class="wp-block-dovetail-phone"><a href="tel:2075550123">(207) 555-0123</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Opening hours', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:dovetail/business-hours {"days":[{"name":"Sun","hours":[]},{"name":"Mon","hours":[]},{"name":"Tue","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Wed","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Thu","hours":[{"opening":"09:00","closing":"19:00"}]},{"name":"Fri","hours":[{"opening":"09:00","closing":"19:00"}]},{"name":"Sat","hours":[{"opening":"10:00","closing":"16:00"}]}]} -->
<div class="wp-block-dovetail-business-hours"><dl><div class="wp-block-dovetail-business-hours__day"><dt>Sun</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Mon</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Tue</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Wed</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Thu</dt><dd>09:00–19:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Fri</dt><dd>09:00–19:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Sat</dt><dd>10:00–16:00</dd></div></dl></div>
<!-- /wp:dovetail/business-hours --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:dovetail/map {"zoom":14,"mapCenter":{"longitude":0,"latitude":0},"mapHeight":400} -->
<div class="wp-block-dovetail-map" style="--dovetail-map-height:400px" data-map-style="default" data-zoom="14" data-center="0,0"></div>
<!-- /wp:dovetail/map --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
