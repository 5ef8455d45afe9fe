<?php
/**
 * Nobody has subscribed when the fixtures are rendered: a block may count subscribers.
 *
 * @package Dovetail_Blocks
 */

\Dovetail\Plugin\Database::execute( 'DELETE FROM {subscribers}' );
delete_transient( \Dovetail\Subscriptions\Subscribers::COUNT );
