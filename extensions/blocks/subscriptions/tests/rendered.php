<?php
/**
 * Removes all subscribers, so that fixtures with the number of subscribers do not change.
 *
 * @package Dovetail_Blocks
 */

\Dovetail\Plugin\Database::execute( 'DELETE FROM {subscribers}' );
delete_transient( 'dovetail_blocks_counts_subscribers' );
