<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Connections\Connections_Page;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** The site's payment method, the name of the payee, and PayPal's URLs. */
final class Shop {
	/** Matches PayPal payment links, as in `markup.ts`. */
	const LINK = '~^https://(?:[a-z0-9-]+\.)?(?:paypal\.com|paypal\.me|py\.pl)/[^\s"<>\\\\]+\z~i';

	/**
	 * Returns the payment method: `app` for the owner's app, `form` for PayPal's classic form, or empty if visitors
	 * cannot pay.
	 */
	public static function payment_method(): string {
		if ( App::is_there() ) {
			return 'app';
		}
		return Settings::get( 'paypal_form' ) ? 'form' : '';
	}

	/** Returns data for the editor: the payment method, and the settings URL for users who may change the settings. */
	public static function editor_data(): array {
		return array(
			'way'          => '' === self::payment_method() ? 'none' : self::payment_method(),
			'mode'         => 'app' === self::payment_method() ? App::mode() : 'live',
			'settings_url' => current_user_can( 'manage_options' ) ? Connections_Page::url( App::ID ) : '',
		);
	}

	/** Returns the name of the site's owner as plain text. Visitors see it as the payee. */
	public static function owner(): string {
		$name = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	/** Whether a URL is a PayPal payment link. */
	public static function is_link( string $address ): bool {
		return 1 === preg_match( self::LINK, $address );
	}

	/**
	 * Whether visitors may be redirected to a URL: a PayPal page of the given mode (`live` or `test`), or the mocked
	 * PayPal of a test site.
	 */
	public static function is_at_paypal( string $address, string $mode ): bool {
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		$stands_in = (string) apply_filters( 'dovetail_blocks_service_address', 'https://www.paypal.com/', App::ID );
		$sandbox   = 'live' === $mode ? '' : 'sandbox\.';
		return 1 === preg_match( "~^https://(?:www\.)?{$sandbox}paypal\.com/~i", $address ) || ( 'https://www.paypal.com/' !== $stands_in && str_starts_with( $address, $stands_in ) );
	}
}
