<?php
/**
 * Server code for the Related Posts block: the REST field for the editor, and the cards on the page.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Related_Posts;

add_action( 'rest_api_init', array( Related_Posts::class, 'register_field' ) );
