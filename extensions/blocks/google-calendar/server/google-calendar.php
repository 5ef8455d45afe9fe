<?php
/**
 * Server code of the Google Calendar block: reads public calendars and serves single events as files.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Google_Calendar;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;

Queue::handle( Calendar::REFRESH_EVENT, array( Calendar::class, 'run_refresh' ) );
add_action(
	'template_redirect',
	static function (): void {
		// Repeat the value of `Event_File::PARAMETER`, so that other requests need not load the class.
		if ( isset( $_GET['dovetail-event'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the class reads and validates it.
			Event_File::send();
		}
	},
	1
);
add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'google-calendar.readCalendar', array( Routes::class, 'read' ) );
	}
);
