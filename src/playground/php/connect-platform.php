<?php
/**
 * Stores the mock platform's URL and token for `playground-platform.php`.
 *
 * @package Dovetail_Blocks
 */

update_option( 'dovetail_blocks_playground_platform', $args );
