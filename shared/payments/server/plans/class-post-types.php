<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Record_Type;

defined( 'ABSPATH' ) || exit;

/** Registers the post type of plans. A separate class, because every page loads it. */
final class Post_Types {
	const PLAN = 'dovetail_plan';

	/** Registers the type. Nobody reaches plans through WordPress. */
	public static function register(): void {
		// Blocks name plans by their ID: an export of the site has both. Plans are validated whenever they are read.
		Record_Type::register( self::PLAN, array(), array( 'can_export' => true ) );
	}
}
