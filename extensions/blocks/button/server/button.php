<?php
/**
 * The server's part of the button.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-button.php';
