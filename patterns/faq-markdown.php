<?php
/**
 * Title: Questions and answers in Markdown
 * Slug: dovetail/faq-markdown
 * Description: Frequently asked questions with their answers, written in Markdown.
 * Categories: dovetail, text
 * Keywords: faq, questions, answers, help, markdown
 * Viewport Width: 800
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Questions and answers', 'dovetail-blocks' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:dovetail/markdown {"source":"### <?php echo trim( serialize_block_attributes( __( 'How do I order?', 'dovetail-blocks' ) ), '"' ); ?>\n\n<?php echo trim( serialize_block_attributes( __( 'Write to us, call us, or come by. Orders placed by Thursday are ready on Saturday.', 'dovetail-blocks' ) ), '"' ); ?>\n\n### <?php echo trim( serialize_block_attributes( __( 'Can I change an order?', 'dovetail-blocks' ) ), '"' ); ?>\n\n<?php echo trim( serialize_block_attributes( __( 'Yes, until the evening before. Here’s how:', 'dovetail-blocks' ) ), '"' ); ?>\n\n1. <?php echo trim( serialize_block_attributes( __( 'Find your order number in our email.', 'dovetail-blocks' ) ), '"' ); ?>\n2. <?php echo trim( serialize_block_attributes( __( 'Reply to that email and tell us what has changed.', 'dovetail-blocks' ) ), '"' ); ?>\n3. <?php echo trim( serialize_block_attributes( __( 'Wait for our reply, usually within the hour.', 'dovetail-blocks' ) ), '"' ); ?>\n\n### <?php echo trim( serialize_block_attributes( __( 'What does delivery cost?', 'dovetail-blocks' ) ), '"' ); ?>\n\n| <?php echo trim( serialize_block_attributes( __( 'Distance', 'dovetail-blocks' ) ), '"' ); ?> | <?php echo trim( serialize_block_attributes( __( 'Price', 'dovetail-blocks' ) ), '"' ); ?> |\n|\u002d\u002d-|\u002d\u002d-:|\n| <?php echo trim( serialize_block_attributes( __( 'In town', 'dovetail-blocks' ) ), '"' ); ?> | <?php echo trim( serialize_block_attributes( __( 'free', 'dovetail-blocks' ) ), '"' ); ?> |\n| <?php echo trim( serialize_block_attributes( __( 'Up to 10 miles', 'dovetail-blocks' ) ), '"' ); ?> | $5 |\n| <?php echo trim( serialize_block_attributes( __( 'Farther away', 'dovetail-blocks' ) ), '"' ); ?> | <?php echo trim( serialize_block_attributes( __( 'by agreement', 'dovetail-blocks' ) ), '"' ); ?> |\n\n### <?php echo trim( serialize_block_attributes( __( 'What if something is wrong?', 'dovetail-blocks' ) ), '"' ); ?>\n\n<?php echo trim( serialize_block_attributes( __( 'Tell us within two days. We’ll bake it again or give you a refund.', 'dovetail-blocks' ) ), '"' ); ?>"} -->
<div class="wp-block-dovetail-markdown"><h3><?php esc_html_e( 'How do I order?', 'dovetail-blocks' ); ?></h3>
<p><?php esc_html_e( 'Write to us, call us, or come by. Orders placed by Thursday are ready on Saturday.', 'dovetail-blocks' ); ?></p>
<h3><?php esc_html_e( 'Can I change an order?', 'dovetail-blocks' ); ?></h3>
<p><?php esc_html_e( 'Yes, until the evening before. Here’s how:', 'dovetail-blocks' ); ?></p>
<ol>
<li><?php esc_html_e( 'Find your order number in our email.', 'dovetail-blocks' ); ?></li>
<li><?php esc_html_e( 'Reply to that email and tell us what has changed.', 'dovetail-blocks' ); ?></li>
<li><?php esc_html_e( 'Wait for our reply, usually within the hour.', 'dovetail-blocks' ); ?></li>
</ol>
<h3><?php esc_html_e( 'What does delivery cost?', 'dovetail-blocks' ); ?></h3>
<table>
<thead>
<tr>
<th><?php esc_html_e( 'Distance', 'dovetail-blocks' ); ?></th>
<th class="has-text-align-right"><?php esc_html_e( 'Price', 'dovetail-blocks' ); ?></th>
</tr>
</thead>
<tbody>
<tr>
<td><?php esc_html_e( 'In town', 'dovetail-blocks' ); ?></td>
<td class="has-text-align-right"><?php esc_html_e( 'free', 'dovetail-blocks' ); ?></td>
</tr>
<tr>
<td><?php esc_html_e( 'Up to 10 miles', 'dovetail-blocks' ); ?></td>
<td class="has-text-align-right">$5</td>
</tr>
<tr>
<td><?php esc_html_e( 'Farther away', 'dovetail-blocks' ); ?></td>
<td class="has-text-align-right"><?php esc_html_e( 'by agreement', 'dovetail-blocks' ); ?></td>
</tr>
</tbody>
</table>
<h3><?php esc_html_e( 'What if something is wrong?', 'dovetail-blocks' ); ?></h3>
<p><?php esc_html_e( 'Tell us within two days. We’ll bake it again or give you a refund.', 'dovetail-blocks' ); ?></p></div>
<!-- /wp:dovetail/markdown --></div>
<!-- /wp:group -->
