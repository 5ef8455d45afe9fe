<?php
/**
 * Renders the saved details, and below them a download link for the contact card and its QR code. Feeds keep the saved
 * HTML.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 * @var WP_Block             $block      The block.
 */

use Dovetail\Contact_Info\Card;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_end = is_feed() || ! ( $attributes['hasCard'] || $attributes['hasCode'] ) ? false : strrpos( $content, '</div>' );

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content; what is added is escaped there.
echo false === $dovetail_blocks_end ? $content : substr_replace( $content, Card::html( $attributes, $block, $content ), $dovetail_blocks_end, 0 );
