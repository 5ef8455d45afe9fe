<?php
/**
 * Renders the saved address, email or phone number, with a label if enabled. Adds it to the structured data.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 * @var WP_Block             $block      The block.
 */

use Dovetail\Contact_Info\Contact_Info;
use Dovetail\Plugin\Local_Business;

defined( 'ABSPATH' ) || exit;

Local_Business::add( Contact_Info::facts( $block->name, $attributes, $content ) );
echo Contact_Info::html( $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content; what is added is escaped there.
