<?php
/**
 * Title: Contact page
 * Slug: dovetail/contact-page
 * Description: A contact form beside address, email address, phone number and opening hours, above a map.
 * Categories: dovetail, contact
 * Keywords: form, message, email, phone, address, map, hours
 * Block Types: core/post-content
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'How can we help?', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write a few lines about what you need. We’ll reply within one business day.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/contact-form {"subject":<?php echo serialize_block_attributes( __( 'Message from the contact page', 'dovetail-blocks' ) ); ?>,"customThankyou":"message","customThankyouMessage":<?php echo serialize_block_attributes( __( 'Thank you! Your message has been sent.', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"label":<?php echo serialize_block_attributes( __( 'Name', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-name"><?php esc_html_e( 'Name', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-name -->

<!-- wp:dovetail/field-email {"label":<?php echo serialize_block_attributes( __( 'Email', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-email"><?php esc_html_e( 'Email', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/field-telephone {"label":<?php echo serialize_block_attributes( __( 'Phone number', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-telephone"><?php esc_html_e( 'Phone number', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-telephone -->

<!-- wp:dovetail/field-textarea {"label":<?php echo serialize_block_attributes( __( 'Message', 'dovetail-blocks' ) ); ?>,"required":true} -->
<div class="wp-block-dovetail-field-textarea"><?php esc_html_e( 'Message', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Send message', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"remove":true}} /--></div>
<!-- /wp:dovetail/contact-form --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"42%"} -->
<div class="wp-block-column" style="flex-basis:42%"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Reach us directly', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/address {"address":"12 Harbor Street","city":"Portland","region":"ME","postal":"04101"} -->
<address class="wp-block-dovetail-address">12 Harbor Street<br/>Portland, ME 04101</address>
<!-- /wp:dovetail/address -->

<!-- wp:dovetail/email {"email":"hello@example.com"} -->
<div class="wp-block-dovetail-email"><a href="mailto:hello@example.com">hello@example.com</a></div>
<!-- /wp:dovetail/email -->

<!-- wp:dovetail/phone {"phone":"(207) 555-0123"} -->
<div class="wp-block-dovetail-phone"><a href="tel:2075550123">(207) 555-0123</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info -->

<!-- wp:dovetail/business-hours {"days":[{"name":"Sun","hours":[]},{"name":"Mon","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Tue","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Wed","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Thu","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Fri","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Sat","hours":[]}]} -->
<div class="wp-block-dovetail-business-hours"><dl><div class="wp-block-dovetail-business-hours__day"><dt>Sun</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Mon</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Tue</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Wed</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Thu</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Fri</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Sat</dt><dd>–</dd></div></dl></div>
<!-- /wp:dovetail/business-hours --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:dovetail/map {"zoom":14,"mapCenter":{"longitude":0,"latitude":0},"mapHeight":400} -->
<div class="wp-block-dovetail-map" style="--dovetail-map-height:400px" data-map-style="default" data-zoom="14" data-center="0,0"></div>
<!-- /wp:dovetail/map --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
