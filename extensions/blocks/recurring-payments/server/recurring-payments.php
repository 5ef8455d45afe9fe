<?php
/**
 * Server code of the Recurring Payments block. The block is not rendered if the site cannot take payments.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Recurring_Payments;

add_filter( 'dovetail_blocks_keeps_saved_html', array( Markup::class, 'is_kept' ), 10, 2 );
