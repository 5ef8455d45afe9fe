<?php
namespace Dovetail\Payments;

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

	/** Registers both, and the states of payments: nothing that anybody sees. */
	public static function register(): void {
		$hidden = array(
			'public'           => false,
			'rewrite'          => false,
			'query_var'        => false,
			'delete_with_user' => false,
			'supports'         => false,
		);
		register_post_type(
			self::PLAN,
			$hidden + array(
				'can_export'      => true,
				'capability_type' => 'page',
				'map_meta_cap'    => true,
			)
		);
		foreach ( self::STATES as $status ) {
			register_post_status( $status, array( 'internal' => true ) );
		}
		register_post_type( self::PAYMENT, $hidden + array( 'can_export' => false ) );
	}
}
