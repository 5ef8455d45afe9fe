<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Record_Type;

defined( 'ABSPATH' ) || exit;

/** Registers the post types of plans and payments. A separate class, because every page loads it. */
final class Post_Types {
	const PLAN    = 'dovetail_plan';
	const PAYMENT = 'dovetail_payment';

	/** Status of a payment's post by state, in the order in which they follow one another. */
	const STATES = array(
		'pending'         => 'dovetail_pending',
		'failed'          => 'dovetail_failed',
		'paid'            => 'dovetail_paid',
		'differs'         => 'dovetail_differs',
		'partly-refunded' => 'dovetail_part_refund',
		'refunded'        => 'dovetail_refunded',
		'disputed'        => 'dovetail_disputed',
	);

	/** Registers both types, and the states of payments. Nobody reaches them through WordPress: our screens check `manage_options`. */
	public static function register(): void {
		foreach ( self::STATES as $status ) {
			register_post_status( $status, array( 'internal' => true ) );
		}
		Record_Type::register( self::PAYMENT );
		// Blocks name plans by their ID: an export of the site has both. Plans are validated whenever they are read.
		Record_Type::register( self::PLAN, array(), array( 'can_export' => true ) );
	}
}
