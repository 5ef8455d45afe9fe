<?php
/**
 * The server's part of recurring payments: where nobody can be paid, the block is not there.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Recurring_Payments;

add_filter( 'dovetail_blocks_keeps_saved_html', array( Markup::class, 'is_kept' ), 10, 2 );
