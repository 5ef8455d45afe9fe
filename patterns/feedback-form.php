<?php
/**
 * Title: Feedback form
 * Slug: dovetail/feedback-form
 * Description: Asks visitors how satisfied they were and what could be better.
 * Categories: dovetail, contact
 * Keywords: survey, opinion, rating, review, form
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'How did we do?', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'It takes one minute, and we read every answer.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/contact-form {"subject":<?php echo serialize_block_attributes( __( 'Feedback from the website', 'dovetail-blocks' ) ); ?>,"customThankyou":"message","customThankyouMessage":<?php echo serialize_block_attributes( __( 'Thank you! Your feedback helps us improve.', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-radio {"label":<?php echo serialize_block_attributes( __( 'How would you rate it?', 'dovetail-blocks' ) ); ?>,"required":true,"options":[<?php echo serialize_block_attributes( __( 'Very good', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Good', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Fair', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Poor', 'dovetail-blocks' ) ); ?>]} -->
<div class="wp-block-dovetail-field-radio"><?php esc_html_e( 'How would you rate it?', 'dovetail-blocks' ); ?><ul><li><?php esc_html_e( 'Very good', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Good', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Fair', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Poor', 'dovetail-blocks' ); ?></li></ul></div>
<!-- /wp:dovetail/field-radio -->

<!-- wp:dovetail/field-checkbox-multiple {"label":<?php echo serialize_block_attributes( __( 'What did you like?', 'dovetail-blocks' ) ); ?>,"options":[<?php echo serialize_block_attributes( __( 'The bread', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'The service', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'The prices', 'dovetail-blocks' ) ); ?>]} -->
<div class="wp-block-dovetail-field-checkbox-multiple"><?php esc_html_e( 'What did you like?', 'dovetail-blocks' ); ?><ul><li><?php esc_html_e( 'The bread', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'The service', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'The prices', 'dovetail-blocks' ); ?></li></ul></div>
<!-- /wp:dovetail/field-checkbox-multiple -->

<!-- wp:dovetail/field-textarea {"label":<?php echo serialize_block_attributes( __( 'What could we do better?', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-textarea"><?php esc_html_e( 'What could we do better?', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/field-email {"label":<?php echo serialize_block_attributes( __( 'Email, if you would like a reply', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-email"><?php esc_html_e( 'Email, if you would like a reply', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Send feedback', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"remove":true}} /--></div>
<!-- /wp:dovetail/contact-form --></div>
<!-- /wp:group -->
