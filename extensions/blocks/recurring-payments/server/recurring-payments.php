<?php
/**
 * Server code of the Recurring Payments block. The block is not rendered if the site cannot take payments.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Recurring_Payments;

use Dovetail\Payments\Posts_Without_Payment;

add_filter( 'dovetail_blocks_keeps_saved_html', array( Markup::class, 'is_kept' ), 10, 2 );
add_filter( 'render_block_dovetail/recurring-payments', array( Markup::class, 'add_author_note' ), 10, 2 );
add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'recurring-payments' => static fn(): array => Posts_Without_Payment::rows( Markup::SLUG, array( Markup::class, 'can_be_paid' ) ) ) );
