<?php
/**
 * Title: Book a meeting
 * Slug: dovetail/book-a-meeting
 * Description: Explains the meeting in three steps above a booking calendar.
 * Categories: dovetail, call-to-action, contact
 * Keywords: calendly, appointment, booking, calendar, schedule
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
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Book a first conversation', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Thirty minutes, by phone or video, free of charge.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( '1. Choose a time', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The calendar shows when we are free.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( '2. Tell us what it is about', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two sentences are enough to prepare.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( '3. Talk with us', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You get a plan of the next steps.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:dovetail/calendly /-->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'None of these times work?', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Call or write to us, and we’ll find another time.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/email {"email":"meet@example.com"} -->
<div class="wp-block-dovetail-email"><a href="mailto:meet@example.com">meet@example.com</a></div>
<!-- /wp:dovetail/email -->

<!-- wp:dovetail/phone {"phone":"(207) 555-0123"} -->
<div class="wp-block-dovetail-phone"><a href="tel:2075550123">(207) 555-0123</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
