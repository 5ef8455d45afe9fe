<?php
/**
 * The server's part of the newsletter form.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-newsletter.php';

add_filter( 'dovetail_blocks_privacy_parts', array( 'Dovetail_Blocks_Newsletter', 'suggest' ) );
