<?php
/**
 * The server's part of the related posts: the field that the editor reads, and the same posts for the page.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Related_Posts;

add_action( 'rest_api_init', array( Related_Posts::class, 'register_field' ) );
