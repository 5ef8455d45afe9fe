<?php
/**
 * Title: Footer with opening hours
 * Slug: dovetail/footer-hours
 * Description: A footer with the name of the site, contact details and opening hours.
 * Categories: dovetail, footer
 * Keywords: footer, contact, opening hours, address
 * Block Types: core/template-part/footer
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-contrast-color has-accent-5-background-color has-text-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:site-title {"level":0,"fontSize":"large"} /-->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Bread, cakes and coffee at the harbor since 1998.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Contact', 'dovetail-blocks' ); ?></h2>
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
<!-- /wp:dovetail/contact-info --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Opening hours', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:dovetail/business-hours {"days":[{"name":"Sun","hours":[]},{"name":"Mon","hours":[]},{"name":"Tue","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Wed","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Thu","hours":[{"opening":"09:00","closing":"19:00"}]},{"name":"Fri","hours":[{"opening":"09:00","closing":"19:00"}]},{"name":"Sat","hours":[{"opening":"10:00","closing":"16:00"}]}],"fontSize":"small"} -->
<div class="wp-block-dovetail-business-hours has-small-font-size"><dl><div class="wp-block-dovetail-business-hours__day"><dt>Sun</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Mon</dt><dd>–</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Tue</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Wed</dt><dd>09:00–17:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Thu</dt><dd>09:00–19:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Fri</dt><dd>09:00–19:00</dd></div><div class="wp-block-dovetail-business-hours__day"><dt>Sat</dt><dd>10:00–16:00</dd></div></dl></div>
<!-- /wp:dovetail/business-hours --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
