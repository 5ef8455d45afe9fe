<?php
/**
 * Server code of the donations block: adds its rows to the Overview.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Donations;

add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'donations' => array( Donations_Overview::class, 'rows' ) ) );
