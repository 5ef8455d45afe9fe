<?php
namespace Dovetail\Sign_Up;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rejection_Log;

defined( 'ABSPATH' ) || exit;

/**
 * Reads forms that were posted to a page. Rejects invalid forms with a message, and counts the rejections by reason.
 * Cheap checks come first: size, honeypot, values, signature, rate limit.
 */
final class Posted_Form {
	/**
	 * Returns the unslashed POST data if it contains the given field; otherwise null. Disables caching of the response.
	 * Does not check a nonce, because cached pages outlive nonces. Instead, forms sign the fields that visitors must
	 * not change.
	 *
	 * @param string $name Unique field name of the form.
	 * @return array<string, mixed>|null
	 */
	public static function posted( string $name ): ?array {
		// phpcs:disable WordPress.Security -- no nonce, see above; whoever asks checks every value.
		if ( ! isset( $_SERVER['REQUEST_METHOD'], $_POST[ $name ] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			return null;
		}
		$sent = wp_unslash( $_POST );
		// phpcs:enable
		self::keep_out_of_caches();
		return $sent;
	}

	/** Prevents caching of the response, because only one visitor may see it. */
	public static function keep_out_of_caches(): void {
		nocache_headers();
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches look for.
	}

	/**
	 * Returns the error for a rejected form.
	 *
	 * @param string $code    Error code.
	 * @param string $message Message for visitors; empty for the form's own message.
	 * @param string $reason  Reason to count, one of `Rejection_Log::REASONS`; empty to count nothing.
	 */
	public static function refusal( string $code, string $message, int $status, string $reason = '' ): \WP_Error {
		return new \WP_Error( $code, $message, array_filter( compact( 'status', 'reason' ) ) );
	}

	/**
	 * Returns the rate limit of a form that forwards email addresses: submissions per client and hour.
	 *
	 * @param string $form Prefix of the error code.
	 * @return array<string, array> See `count()`.
	 */
	public static function counts_of_client( string $form, int $most ): array {
		return array(
			$form . '_' => array(
				'most'       => $most,
				'seconds'    => HOUR_IN_SECONDS,
				'per_client' => true,
				'refusal'    => self::refusal( $form . '_too_many', __( 'Your address was not sent because too many addresses came from your connection. Try again in an hour.', 'dovetail-blocks' ), 429, 'connection' ),
			),
		);
	}

	/**
	 * Counts the reason in the rejection log if the result is an error.
	 *
	 * @param mixed $result An error, or the result of a successful submission.
	 * @return mixed The unchanged result.
	 */
	public static function noted( $result ) {
		if ( is_wp_error( $result ) ) {
			$data = (array) $result->get_error_data();
			Rejection_Log::add( isset( $data['reason'] ) ? $data['reason'] : '' );
		}
		return $result;
	}

	/**
	 * Counts a request against several rate limits, in order. If one limit rejects the request, later limits do not
	 * count it.
	 *
	 * @param array<string, array{most: int, seconds: int, more?: int, per_client?: bool, network_most?: int, refusal: \WP_Error}> $counts   Limits by name; for `per_client`, see `Rate_Limit::count_client()`.
	 * @param \WP_Error                                                                                                            $unstored Error to return after a database error.
	 */
	public static function count( array $counts, \WP_Error $unstored ): ?\WP_Error {
		foreach ( $counts as $name => $count ) {
			$more     = isset( $count['more'] ) ? $count['more'] : 1;
			$has_room = empty( $count['per_client'] )
				? Rate_Limit::count( $name, $count['most'], $count['seconds'], $more )
				: Rate_Limit::count_client( $name, $count['most'], $count['seconds'], $more, isset( $count['network_most'] ) ? $count['network_most'] : null );
			if ( ! $has_room ) {
				return null === $has_room ? $unstored : $count['refusal'];
			}
		}
		return null;
	}
}
