<?php
/**
 * Removes the current time from rendered forms, so that fixtures do not change.
 *
 * @package Dovetail_Blocks
 */

add_filter( 'dovetail_blocks_form_fastest', '__return_zero' );
