<?php
/**
 * Prints the saved phone number and tells search engines of it.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

Dovetail_Blocks_Local_Business::add( Dovetail_Blocks_Contact_Info::phone( $content ) );
echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
