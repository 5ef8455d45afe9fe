<?php
/**
 * Writes down where the mock platform is, for playground-platform.php.
 *
 * @package Dovetail_Blocks
 */

update_option( 'dovetail_blocks_playground_platform', $args );
