<?php
/**
 * The server's part of the podcast player: reads feeds for authors and keeps them for pages.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-podcast-parser.php';
require_once __DIR__ . '/class-dovetail-blocks-podcast-feed.php';
require_once __DIR__ . '/class-dovetail-blocks-podcast-player.php';

Dovetail_Blocks_Podcast_Player::register();
