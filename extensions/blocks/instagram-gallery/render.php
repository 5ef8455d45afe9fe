<?php
/**
 * Renders the newest posts of an account from the site's copies. Feeds and unknown accounts get the link to the
 * profile.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 * @var WP_Block             $block      The parsed block.
 */

use Dovetail\Instagram_Gallery\Cleaner;
use Dovetail\Instagram_Gallery\Grid;
use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

Cleaner::clean_later( (array) ( $block->parsed_block['attrs'] ?? array() ), Content_Source::current() );

echo Grid::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and a grid that is escaped there.
