<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** The platform, which knows its own plans and keeps its own records. */
final class Platform_Gateway extends Gateway {
	/** The platform, where there is one. */
	public static function acts(): ?array {
		return Settings::is_platform_configured() ? array(
			'service' => 'platform',
			'name'    => 'Stripe',
			'mode'    => 'live',
		) : null;
	}

	/** What the author's form was sealed with: what it costs is the platform's to know. */
	public static function sold( array $offer ): ?array {
		return array(
			'kind'     => $offer['kind'],
			'currency' => $offer['currency'],
			'interval' => $offer['interval'],
			'title'    => $offer['title'],
			'amount'   => 'plan' === $offer['kind'] ? (int) ( $offer['amounts'][0] ?? 0 ) : null,
		);
	}

	/** Has the platform begin a payment. */
	public static function start( array $order ) {
		return new \WP_Error( 'payment_unavailable', __( 'This cannot be paid at the moment. Nothing was charged.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** Nothing is known here. */
	public static function settle( array $payment ) {
		return $payment;
	}
}
