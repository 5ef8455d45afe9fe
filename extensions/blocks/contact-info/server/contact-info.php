<?php
/**
 * The server's part of the contact info and the blocks inside.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/class-dovetail-blocks-contact-info.php';
