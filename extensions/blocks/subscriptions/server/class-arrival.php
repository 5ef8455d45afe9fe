<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** What follows when somebody has confirmed: a welcome, and a word to the owner of the site, where these are wanted. */
final class Arrival {
	/** Words to the owner in a day. */
	const MOST_NOTICES = 50;

	/** Sends what is wanted. A mail that fails is no reason to refuse a subscription. */
	public static function of( \WP_Post $subscriber ): void {
		if ( Settings::get( 'subscriber_welcome' ) ) {
			Mail::welcome( $subscriber );
		}
		if ( Settings::get( 'subscriber_notice' ) && Rate_Limit::count( 'subscriber-notice', self::MOST_NOTICES, DAY_IN_SECONDS ) ) {
			Mail::report( $subscriber );
		}
	}
}
