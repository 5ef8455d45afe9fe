<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Record_Type;

defined( 'ABSPATH' ) || exit;

/** Registers the post type of plans. It is a separate class because every page loads it. */
final class Post_Types {
	const PLAN = 'dovetail_plan';

	/** Registers the post type. Users cannot access plans through WordPress. */
	public static function register(): void {
		// Blocks refer to plans by ID, so exports of the site must include plans. Plans are validated whenever they are
		// read.
		Record_Type::register( self::PLAN, array(), array( 'can_export' => true ) );
	}
}
