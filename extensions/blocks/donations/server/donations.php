<?php
/**
 * Server code of the donations block: names posts on the Overview if visitors can't donate there.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Donations;

use Dovetail\Payments\Posts_Without_Payment;

add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'donations' => static fn(): array => Posts_Without_Payment::rows( 'donations', array( Donations::class, 'can_be_paid' ) ) ) );
