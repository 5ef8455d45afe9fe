<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the requests this site sends to a service. A quarter is reserved for background jobs and for completing
 * started work. Each visitor or user gets only a share of the rest, so no one can use up a service for all others.
 */
final class Service_Limit {
	/** Divisor for the part of each limit that only reserved requests can use: 4 reserves a quarter. */
	const RESERVED_DIVISOR = 4;

	/** Divisors for the maximum share of a limit: for a single visitor, and for a logged-in user. */
	const VISITOR_DIVISOR = 4;
	const USER_DIVISOR    = 2;

	/** Depth of nested `run_reserved()` calls. */
	private static int $reserved = 0;

	/**
	 * Counts a request to a service, and returns false if a limit is reached.
	 *
	 * @param string $service Name of the service: letters, digits, dashes and underscores; at most 50.
	 * @param int    $limit   Maximum number of requests per window.
	 * @param int    $seconds Length of a time window in seconds.
	 * @return bool Whether the request is allowed. False if the database failed.
	 */
	public static function allows( string $service, int $limit, int $seconds ): bool {
		$name = 'service_' . $service;
		if ( self::$reserved > 0 ) {
			return (bool) Rate_Limit::count( $name, $limit, $seconds );
		}
		$user  = get_current_user_id();
		$share = intdiv( $limit, $user ? self::USER_DIVISOR : self::VISITOR_DIVISOR );
		// Count the request toward the visitor's share first, so that requests beyond it do not use up the common
		// limit. A network in which one person can appear as many visitors gets a user's share.
		$is_within_share = $user
			? Rate_Limit::count( $name . '_' . $user, max( 1, $share ), $seconds )
			: Rate_Limit::count_client( $name . '_', max( 1, $share ), $seconds, 1, intdiv( $limit, self::USER_DIVISOR ) );
		return $is_within_share
			&& Rate_Limit::count( $name, max( 1, $limit - intdiv( $limit, self::RESERVED_DIVISOR ) ), $seconds );
	}

	/**
	 * Runs a callback whose requests may use the reserved share of a limit: a background job, the completion of a
	 * payment, or a verified notification from a service.
	 *
	 * @param callable $work Callback that sends the requests; called without arguments.
	 * @return mixed Return value of the callback.
	 */
	public static function run_reserved( callable $work ) {
		++self::$reserved;
		try {
			return $work();
		} finally {
			--self::$reserved;
		}
	}
}
