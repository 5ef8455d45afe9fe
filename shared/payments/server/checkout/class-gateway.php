<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * A payment gateway. `Checkout` handles offers and returning visitors; a gateway handles one payment service. Other
 * modules add gateways with the filter `dovetail_blocks_payment_gateways`, keyed by the `source` of an offer.
 */
abstract class Gateway {
	/**
	 * Returns the account and mode that currently accept payments, or null.
	 *
	 * @return array{service: string, name: string, mode: string}|null ID and display name of the service, and mode (`live` or `test`). Null if the gateway can't take payments.
	 */
	abstract public static function acts(): ?array;

	/**
	 * Returns the stored product that an offer sells. Implementations must not trust the price or title from the page.
	 *
	 * @return array{kind: string, currency: string, interval: string, title: string, amount: int|null}|\WP_Error|null `amount` is in minor units, or null if the visitor chooses the amount. Returns null if the product is not for sale, and an error for the visitor if the product cannot be checked.
	 */
	abstract public static function sold( array $offer );

	/**
	 * Starts a payment.
	 *
	 * @param array $order `amount` (minor units), `currency`, `interval`, `title`, `plan`, `kind`, `reference` (unique, created by the site), `return` (URL to return to after paying or canceling), and the `offer`.
	 * @return array{url: string, record?: array}|\WP_Error The payment URL, and the data that `Payments::record()` stores in addition to the order. Without `record`, only the service stores the payment.
	 */
	abstract public static function start( array $order );

	/**
	 * Requests a payment's state from the service, and records it.
	 *
	 * @param array $payment See `Payments::find()`.
	 * @return array|\WP_Error The current payment, with `open` if the visitor can still pay. An error if the service cannot report the state.
	 */
	abstract public static function settle( array $payment );

	/**
	 * Whether a pending payment has expired. Sends no request to the service. True if the time limit has passed,
	 * webhooks from the service reach this site, and none of them reported the payment.
	 *
	 * @param array $payment See `Payments::find()`.
	 */
	public static function is_over( array $payment ): bool {
		return false;
	}

	/**
	 * Returns the URL of the service's page where customers cancel recurring payments. Empty if the service has no such
	 * page.
	 */
	public static function portal(): string {
		return '';
	}
}
