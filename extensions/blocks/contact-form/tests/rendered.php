<?php
/**
 * Rendered forms contain the current time. The fixtures turn this off.
 *
 * @package Dovetail_Blocks
 */

add_filter( 'dovetail_blocks_form_fastest', '__return_zero' );
