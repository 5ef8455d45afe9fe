<?php
/**
 * Server code for hosted videos in WordPress's video block.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Video;

add_action( 'admin_init', array( Hosted_Video::class, 'add_attribute' ) );
add_action( 'rest_api_init', array( Hosted_Video::class, 'add_field' ), 99 );
add_filter( 'render_block_core/video', array( Player::class, 'draw' ), 10, 2 );
