<?php
/**
 * The server's part of the related posts: the field that the editor reads, and the same posts for the page.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-related-posts.php';
require_once __DIR__ . '/class-dovetail-blocks-related-posts-ranking.php';
require_once __DIR__ . '/class-dovetail-blocks-related-posts-candidates.php';
require_once __DIR__ . '/class-dovetail-blocks-related-posts-shelf.php';

Dovetail_Blocks_Related_Posts::register();
