<?php
/**
 * Title: Job application form
 * Slug: dovetail/job-application
 * Description: A job posting with tasks, benefits and an application form.
 * Categories: dovetail, contact
 * Keywords: career, vacancy, hiring, apply, form
 * Viewport Width: 1200
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'We are looking for a baker', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Full time, from September, in a team of five. You do not need a certificate; you need to like mornings.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'What you do', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Prepare doughs and look after the starters', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Bake bread and rolls, from four to noon', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Train one apprentice', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'What you get', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( '$24 an hour and 25 days off', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Two days off in a row, every week', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'As much bread as you can carry', 'dovetail-blocks' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Apply', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:dovetail/contact-form {"subject":<?php echo serialize_block_attributes( __( 'Job application', 'dovetail-blocks' ) ); ?>,"customThankyou":"message","customThankyouMessage":<?php echo serialize_block_attributes( __( 'Thank you for your application. We’ll reply within two weeks.', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"label":<?php echo serialize_block_attributes( __( 'Name', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-name"><?php esc_html_e( 'Name', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-name -->

<!-- wp:dovetail/field-email {"label":<?php echo serialize_block_attributes( __( 'Email', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-email"><?php esc_html_e( 'Email', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/field-telephone {"label":<?php echo serialize_block_attributes( __( 'Phone number', 'dovetail-blocks' ) ); ?>,"width":50} -->
<div class="wp-block-dovetail-field-telephone"><?php esc_html_e( 'Phone number', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-telephone -->

<!-- wp:dovetail/field-date {"label":<?php echo serialize_block_attributes( __( 'When could you start?', 'dovetail-blocks' ) ); ?>,"width":50} -->
<div class="wp-block-dovetail-field-date"><?php esc_html_e( 'When could you start?', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-date -->

<!-- wp:dovetail/field-url {"label":<?php echo serialize_block_attributes( __( 'Link to your profile or portfolio', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-url"><?php esc_html_e( 'Link to your profile or portfolio', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-url -->

<!-- wp:dovetail/field-checkbox-multiple {"label":<?php echo serialize_block_attributes( __( 'What have you done before?', 'dovetail-blocks' ) ); ?>,"options":[<?php echo serialize_block_attributes( __( 'Bread', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Pastry', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Kitchen', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Sales', 'dovetail-blocks' ) ); ?>]} -->
<div class="wp-block-dovetail-field-checkbox-multiple"><?php esc_html_e( 'What have you done before?', 'dovetail-blocks' ); ?><ul><li><?php esc_html_e( 'Bread', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Pastry', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Kitchen', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Sales', 'dovetail-blocks' ); ?></li></ul></div>
<!-- /wp:dovetail/field-checkbox-multiple -->

<!-- wp:dovetail/field-textarea {"label":<?php echo serialize_block_attributes( __( 'Why do you want to work with us?', 'dovetail-blocks' ) ); ?>,"required":true} -->
<div class="wp-block-dovetail-field-textarea"><?php esc_html_e( 'Why do you want to work with us?', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/field-consent {"label":<?php echo serialize_block_attributes( __( 'Consent to keep the application', 'dovetail-blocks' ) ); ?>,"required":true,"consentType":"explicit","explicitConsentMessage":<?php echo serialize_block_attributes( __( 'You may keep my application for six months.', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-consent"><?php esc_html_e( 'You may keep my application for six months.', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-consent -->

<!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Send application', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"remove":true}} /--></div>
<!-- /wp:dovetail/contact-form --></div>
<!-- /wp:group -->
