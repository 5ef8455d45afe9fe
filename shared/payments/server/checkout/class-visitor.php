<?php
namespace Dovetail\Payments;

use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies visitors who submit a payment form, so that a second click does not start a second payment. A cached page
 * has the same key for all visitors, and visitors may share an IP address and browser version. Each visitor therefore
 * gets a cookie with a random ID. A browser without the cookie gets one and submits the form again before a payment
 * starts.
 */
final class Visitor {
	/** Session cookie with the visitor's ID. */
	const COOKIE = 'dovetail_visitor';

	/**
	 * Query parameter that marks the second submission of a form. If this submission has no cookie either, the browser
	 * blocks cookies.
	 */
	const RETRY_PARAMETER = 'dovetail_again';

	/**
	 * Returns the visitor's ID, or sets the cookie and makes the browser submit the form again.
	 *
	 * @return string 32 letters and digits. If the browser blocks cookies, each request gets a new ID. A second click then starts a second payment, which is safer than showing another visitor's payment.
	 */
	public static function id(): string {
		$kept = isset( $_COOKIE[ self::COOKIE ] ) ? wp_unslash( $_COOKIE[ self::COOKIE ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- matched.
		if ( is_string( $kept ) && preg_match( '~^[0-9a-f]{32}\z~', $kept ) ) {
			return $kept;
		}
		$new = bin2hex( random_bytes( 16 ) );
		if ( isset( $_GET[ self::RETRY_PARAMETER ] ) || headers_sent() ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
			return $new;
		}
		$cookie = array(
			'path'     => COOKIEPATH ? COOKIEPATH : '/',
			'domain'   => (string) COOKIE_DOMAIN,
			'secure'   => is_ssl(),
			'httponly' => true,
			'samesite' => 'Lax',
		);
		setcookie( self::COOKIE, $new, $cookie );
		Posted_Form::keep_out_of_caches();
		// With status 307, the browser sends the form's data again.
		wp_safe_redirect( add_query_arg( self::RETRY_PARAMETER, '1', Checkout::here() ), 307, 'Dovetail Blocks' );
		exit;
	}
}
