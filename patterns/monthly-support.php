<?php
/**
 * Title: Monthly support
 * Slug: dovetail/monthly-support
 * Description: Three levels of support, each with a button for a payment plan.
 * Categories: dovetail, call-to-action
 * Keywords: membership, subscription, plan, stripe, supporter
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
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Support our work every month', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Your support pays for research and for the time to tell a story well. You can cancel whenever you like.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Reader', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( '$5 a month', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You get our letter on the first of the month.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/recurring-payments -->
<div class="wp-block-dovetail-recurring-payments"><!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Support us', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>} /--></div>
<!-- /wp:dovetail/recurring-payments --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Friend', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( '$10 a month', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You also read each story a week early.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/recurring-payments -->
<div class="wp-block-dovetail-recurring-payments"><!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Support us', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>} /--></div>
<!-- /wp:dovetail/recurring-payments --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Patron', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( '$25 a month', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You also join us for dinner twice a year.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/recurring-payments -->
<div class="wp-block-dovetail-recurring-payments"><!-- wp:dovetail/button {"element":"button","text":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Support us', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>} /--></div>
<!-- /wp:dovetail/recurring-payments --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
