<?php
/**
 * The server's part of the media browser: lists and copies of what the site can ask for itself.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\External_Media;

add_filter( 'dovetail_blocks_initial_state', array( Sources::class, 'add' ), 5 );

add_action( 'admin_post_' . Google_Window::ACTION, array( Google_Window::class, 'show' ) );

add_action( 'rest_api_init', array( Routes::class, 'serve' ) );
