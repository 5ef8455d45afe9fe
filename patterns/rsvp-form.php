<?php
/**
 * Title: RSVP form
 * Slug: dovetail/rsvp-form
 * Description: An invitation with a form for guests to say whether they are coming.
 * Categories: dovetail, contact
 * Keywords: wedding, party, invitation, guests, form
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'We are getting married!', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Saturday, June 20, at three in the afternoon, in the garden behind the old mill. Please reply by May 1.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/contact-form {"subject":<?php echo serialize_block_attributes( __( 'Reply to the invitation', 'dovetail-blocks' ) ); ?>,"customThankyou":"message","customThankyouMessage":<?php echo serialize_block_attributes( __( 'Thank you for your reply! We look forward to the day.', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"label":<?php echo serialize_block_attributes( __( 'Your name', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-name"><?php esc_html_e( 'Your name', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-name -->

<!-- wp:dovetail/field-email {"label":<?php echo serialize_block_attributes( __( 'Email', 'dovetail-blocks' ) ); ?>,"required":true,"width":50} -->
<div class="wp-block-dovetail-field-email"><?php esc_html_e( 'Email', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-email -->

<!-- wp:dovetail/field-radio {"label":<?php echo serialize_block_attributes( __( 'Will you come?', 'dovetail-blocks' ) ); ?>,"required":true,"options":[<?php echo serialize_block_attributes( __( 'Yes, gladly', 'dovetail-blocks' ) ); ?>,<?php echo serialize_block_attributes( __( 'Sorry, I cannot come', 'dovetail-blocks' ) ); ?>]} -->
<div class="wp-block-dovetail-field-radio"><?php esc_html_e( 'Will you come?', 'dovetail-blocks' ); ?><ul><li><?php esc_html_e( 'Yes, gladly', 'dovetail-blocks' ); ?></li><li><?php esc_html_e( 'Sorry, I cannot come', 'dovetail-blocks' ); ?></li></ul></div>
<!-- /wp:dovetail/field-radio -->

<!-- wp:dovetail/field-select {"label":<?php echo serialize_block_attributes( __( 'How many of you are coming?', 'dovetail-blocks' ) ); ?>,"options":["1","2","3","4"],"width":50} -->
<div class="wp-block-dovetail-field-select"><?php esc_html_e( 'How many of you are coming?', 'dovetail-blocks' ); ?><ul><li>1</li><li>2</li><li>3</li><li>4</li></ul></div>
<!-- /wp:dovetail/field-select -->

<!-- wp:dovetail/field-text {"label":<?php echo serialize_block_attributes( __( 'Food allergies', 'dovetail-blocks' ) ); ?>,"width":50} -->
<div class="wp-block-dovetail-field-text"><?php esc_html_e( 'Food allergies', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-text -->

<!-- wp:dovetail/field-textarea {"label":<?php echo serialize_block_attributes( __( 'A song for the dance floor', 'dovetail-blocks' ) ); ?>} -->
<div class="wp-block-dovetail-field-textarea"><?php esc_html_e( 'A song for the dance floor', 'dovetail-blocks' ); ?></div>
<!-- /wp:dovetail/field-textarea -->

<!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Send reply', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"lock":{"remove":true}} /--></div>
<!-- /wp:dovetail/contact-form --></div>
<!-- /wp:group -->
