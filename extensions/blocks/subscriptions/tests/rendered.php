<?php
/**
 * Removes all subscribers, so that fixtures that show the number of subscribers stay the same.
 *
 * @package Dovetail_Blocks
 */

\Dovetail\Plugin\Database::execute( 'DELETE FROM {subscribers}' );
delete_transient( 'dovetail_blocks_counts_subscribers' );
