<?php
/**
 * Title: Donation page
 * Slug: dovetail/donation-page
 * Description: Says what the money is for, shows a goal, and lets visitors give once or regularly.
 * Categories: dovetail, call-to-action
 * Keywords: donate, give, charity, fundraising, support
 * Block Types: core/post-content
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
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Help us keep the lighthouse open', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The lighthouse has welcomed visitors since 1891. This year the stairs and the lamp need repair.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Every gift goes to the repairs, and the keepers work without pay.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"sizeSlug":"large","linkDestination":"none","style":{"border":{"radius":"4px"}}} -->
<figure class="wp-block-image size-large has-custom-border"><img src="<?php echo esc_url( plugins_url( 'patterns/images/coast.webp', DOVETAIL_BLOCKS_FILE ) ); ?>" alt="<?php esc_attr_e( 'Drawing: a lighthouse above the sea at sunset', 'dovetail-blocks' ); ?>" style="border-radius:4px"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-contrast-color has-accent-5-background-color has-text-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:dovetail/donations {"oneTimeDonation":{"show":true,"planId":-1,"amounts":[10,25,60],"heading":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Give once', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"extraText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Thank you for your support!', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"buttonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Donate', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>},"monthlyDonation":{"show":true,"planId":-1,"amounts":[5,10,25],"heading":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Give every month', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"extraText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'You can stop at any time.', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"buttonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Donate monthly', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>},"annualDonation":{"show":true,"planId":-1,"amounts":[30,60,120],"heading":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Give every year', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"extraText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Friends of the lighthouse climb it for free.', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"buttonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Donate yearly', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>},"chooseAmountText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Choose an amount', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"customAmountText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Or enter another amount', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"goal":{"on":true,"amount":20000}} -->
<div class="wp-block-dovetail-donations"><div><p><strong><?php esc_html_e( 'Give once', 'dovetail-blocks' ); ?></strong></p><ul><li>10 USD</li><li>25 USD</li><li>60 USD</li></ul><p><?php esc_html_e( 'Thank you for your support!', 'dovetail-blocks' ); ?></p></div><div><p><strong><?php esc_html_e( 'Give every month', 'dovetail-blocks' ); ?></strong></p><ul><li>5 USD</li><li>10 USD</li><li>25 USD</li></ul><p><?php esc_html_e( 'You can stop at any time.', 'dovetail-blocks' ); ?></p></div><div><p><strong><?php esc_html_e( 'Give every year', 'dovetail-blocks' ); ?></strong></p><ul><li>30 USD</li><li>60 USD</li><li>120 USD</li></ul><p><?php esc_html_e( 'Friends of the lighthouse climb it for free.', 'dovetail-blocks' ); ?></p></div></div>
<!-- /wp:dovetail/donations --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( '$25', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'pays for one new oak step.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( '$60', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'lights the lamp for a month.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( '$120', 'dovetail-blocks' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'lets a school class visit for free.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
