<?php
/**
 * Marks the content as undecided: the visitor's browser knows how often it has come, a page cache does not.
 *
 * What is so marked is hidden where scripts run, until the script has decided. Feeds have no script: they show all.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( ! is_feed() && $dovetail_blocks_tag->next_tag( array( 'class_name' => 'wp-block-dovetail-repeat-visitor' ) ) ) {
	$dovetail_blocks_tag->add_class( 'is-undecided' );
}

echo $dovetail_blocks_tag->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with one class added.
