<?php
/**
 * Prints the saved address, e-mail or phone number and tells search engines of it.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 * @var WP_Block             $block      The block.
 */

Dovetail_Blocks_Local_Business::add( Dovetail_Blocks_Contact_Info::facts( $block->name, $attributes, $content ) );
echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
