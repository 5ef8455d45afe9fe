<?php
/**
 * Prints the saved address and tells search engines of it.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

Dovetail_Blocks_Local_Business::add( Dovetail_Blocks_Contact_Info::postal_address( $attributes ) );
echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
