<?php
/**
 * Makes a form of the saved blocks, which are drawn already: something to fill in and to send, or the thanks.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Contact_Form\Page;

echo Page::form( $content, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
