<?php
/**
 * Prints the saved e-mail addresses and tells search engines of the first.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

Dovetail_Blocks_Local_Business::add( Dovetail_Blocks_Contact_Info::email( $content ) );
echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
