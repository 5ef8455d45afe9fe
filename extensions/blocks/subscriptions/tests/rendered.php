<?php
/**
 * There are no subscribers when the fixtures are rendered, because a block may show their number.
 *
 * @package Dovetail_Blocks
 */

\Dovetail\Plugin\Database::execute( 'DELETE FROM {subscribers}' );
delete_transient( 'dovetail_blocks_counts_subscribers' );
