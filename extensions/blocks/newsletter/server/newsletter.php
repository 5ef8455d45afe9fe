<?php
/**
 * The server's part of the newsletter form.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-newsletter.php';
