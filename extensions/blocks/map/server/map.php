<?php
/**
 * The server's part of the map: the key, for the editor and for visitors' scripts.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-map.php';

Dovetail_Blocks_Map::register();
