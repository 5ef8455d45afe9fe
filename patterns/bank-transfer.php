<?php
/**
 * Title: Donations by bank transfer
 * Slug: dovetail/bank-transfer
 * Description: Asks for donations by bank transfer. Visitors see the account once you have entered it.
 * Categories: dovetail, call-to-action
 * Keywords: donate, iban, account, transfer, without fees
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"4px"}},"backgroundColor":"accent-5","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-group has-contrast-color has-accent-5-background-color has-text-color has-background" style="border-radius:4px;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Support our work with a bank transfer. It costs us no fees, so your whole gift reaches us.', 'dovetail-blocks' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/donations {"currency":"EUR","oneTimeDonation":{"show":true,"planId":-1,"amounts":[10,25,60],"heading":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Give any amount', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"extraText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Thank you for your support!', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>,"buttonText":<?php echo serialize_block_attributes( htmlspecialchars( __( 'Donate', 'dovetail-blocks' ), ENT_NOQUOTES ) ); ?>},"monthlyDonation":{"show":false,"planId":-1,"amounts":[5,10,25]},"annualDonation":{"show":false,"planId":-1,"amounts":[30,60,120]},"bankTransfer":{"on":true,"name":"","iban":"","bic":"","text":<?php echo serialize_block_attributes( __( 'Donation', 'dovetail-blocks' ) ); ?>}} -->
<div class="wp-block-dovetail-donations"><div><p><strong><?php esc_html_e( 'Give any amount', 'dovetail-blocks' ); ?></strong></p><ul><li>10 EUR</li><li>25 EUR</li><li>60 EUR</li></ul><p><?php esc_html_e( 'Thank you for your support!', 'dovetail-blocks' ); ?></p></div></div>
<!-- /wp:dovetail/donations --></div>
<!-- /wp:group -->
