<?php
/**
 * Adds parts that depend on the visitor's language and are not in the saved HTML: a link to the price and the product,
 * and the word “sponsored”.
 *
 * The link replaces the price, because Amazon allows only prices from its API. Feeds keep the saved HTML.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( is_feed() || ! $dovetail_blocks_tag->next_tag( 'a' ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

$dovetail_blocks_style = (string) $dovetail_blocks_tag->get_attribute( 'style' );
$dovetail_blocks_link  = sprintf(
	'<a%%s href="%s" rel="sponsored nofollow"%s>%%s</a>',
	str_replace( '%', '%%', esc_url( (string) $dovetail_blocks_tag->get_attribute( 'href' ) ) ),
	'' === $dovetail_blocks_style ? '' : str_replace( '%', '%%', ' style="' . esc_attr( $dovetail_blocks_style ) . '"' )
);

$dovetail_blocks_more = '';
if ( $attributes['showPrice'] ) {
	$dovetail_blocks_more .= '<p class="wp-block-dovetail-amazon__price">' . sprintf( $dovetail_blocks_link, '', esc_html__( 'See price on Amazon', 'dovetail-blocks' ) ) . '</p>';
}
if ( $attributes['showPurchaseButton'] ) {
	$dovetail_blocks_more .= '<p class="wp-block-dovetail-amazon__buy wp-block-button">' . sprintf( $dovetail_blocks_link, ' class="wp-block-button__link wp-element-button"', esc_html__( 'Shop now', 'dovetail-blocks' ) ) . '</p>';
}
$dovetail_blocks_more .= '<p class="wp-block-dovetail-amazon__note">' . esc_html__( 'Sponsored link', 'dovetail-blocks' ) . '</p>';

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with sentences that are escaped.
echo preg_replace(
	array( '~(<p class="wp-block-dovetail-amazon__title"><a [^>]*>)amazon\.[a-z.]+/dp/\w{10}(</a>)~', '~</div>\s*</div>\s*$~' ),
	array( '$1' . esc_html__( 'View this product at Amazon', 'dovetail-blocks' ) . '$2', str_replace( array( '\\', '$' ), array( '\\\\', '\$' ), $dovetail_blocks_more ) . '$0' ),
	$content,
	1
);
// phpcs:enable
