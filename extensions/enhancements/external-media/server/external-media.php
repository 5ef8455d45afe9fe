<?php
/**
 * The server's part of the media browser: lists and copies of what the site can ask for itself.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\External_Media;

add_filter( 'dovetail_blocks_initial_state', array( Sources::class, 'add' ), 5 );

add_action( 'rest_api_init', array( Routes::class, 'serve' ) );
