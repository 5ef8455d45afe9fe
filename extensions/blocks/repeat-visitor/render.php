<?php
/**
 * Marks the content as undecided, because only the visitor's browser knows the number of visits, and pages may be
 * cached.
 *
 * Where scripts run, undecided content is hidden until the view script has decided. Feeds have no scripts and show
 * everything. An inline script runs before the first paint and tells the stylesheet for which content to reserve space,
 * so that nothing moves later. It reads a cookie, so it is omitted if the site asks for consent.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( is_feed() || ! $dovetail_blocks_tag->next_tag( array( 'class_name' => 'wp-block-dovetail-repeat-visitor' ) ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content.
	return;
}

$dovetail_blocks_tag->add_class( 'is-undecided' );
echo $dovetail_blocks_tag->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with one class added.

if ( ! View_Data::should_ask_for_consent() ) {
	wp_print_inline_script_tag(
		'((b,c)=>{if(!window.dovetailConsent&&+(/(?:^|; )jp-visit-counter=(\d{1,6})(?:;|$)/.exec(c)||[])[1]+!/(?:^|; )dovetail-visit=1(?:;|$)/.test(c)>b.dataset.threshold)b.classList.add("is-regular")})(document.currentScript.previousElementSibling,document.cookie)'
	);
}
