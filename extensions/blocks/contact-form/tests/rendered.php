<?php
/**
 * Forms say when they were drawn; a fixture is drawn at no time.
 *
 * @package Dovetail_Blocks
 */

add_filter( 'dovetail_blocks_form_fastest', '__return_zero' );
