<?php
/**
 * Server code of the shortlink panel.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Shortlinks;

add_action( 'rest_api_init', array( Shortlink::class, 'register_field' ) );
add_filter( 'dovetail_blocks_panels', array( Shortlink::class, 'offer_panel' ) );
add_filter( 'dovetail_blocks_sidebar', array( Shortlink::class, 'offer_part' ) );
