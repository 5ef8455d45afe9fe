<?php
/**
 * Returns what visitors can copy from a like, for the test of a network of sites.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Likes;

return array(
	'like receipt' => array(
		\Closure::bind( static fn() => Likes::receipt( 7 ), null, Likes::class ),
		\Closure::bind( static fn( $sent ) => Likes::redeem( 7, $sent ), null, Likes::class ),
	),
);
