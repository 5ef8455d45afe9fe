<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Record_Type;

defined( 'ABSPATH' ) || exit;

/** Registers the post type of plans. A separate class, because every page loads it. */
final class Post_Types {
	const PLAN = 'dovetail_plan';

	/** Registers the post type. Plans have no screens in the WordPress admin. */
	public static function register(): void {
		// Include plans in exports of the site, because blocks refer to plans by ID. Imported plans are validated when
		// they are read.
		Record_Type::register( self::PLAN, array(), array( 'can_export' => true ) );
	}
}
