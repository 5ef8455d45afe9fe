<?php
/**
 * Server code of the media browser: lists and copies media from services that the site can contact itself.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\External_Media;

add_filter( 'dovetail_blocks_initial_state', array( Sources::class, 'add' ), 5 );

add_action( 'admin_post_' . Google_Window::ACTION, array( Google_Window::class, 'show' ) );

// Runs before WordPress deletes the user's or site's data.
add_action( 'delete_user', array( Google_Revocation::class, 'end_of_user' ) );
add_action( 'remove_user_from_blog', array( Google_Revocation::class, 'end_of_user' ) );
add_action( 'wpmu_delete_user', array( Google_Revocation::class, 'end_everywhere' ) );
add_action( 'wp_uninitialize_site', array( Google_Revocation::class, 'end_of_site' ), 5 );

add_action( 'rest_api_init', array( Routes::class, 'serve' ) );
