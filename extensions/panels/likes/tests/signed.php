<?php
/**
 * Returns the signed data that visitors receive. A test checks that another site of the network rejects it.
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
