<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * A way to be paid. `Checkout` knows what is sold and who comes back; a gateway knows the service that takes the money. Other
 * nouns add theirs by the filter `dovetail_blocks_payment_gateways`, under the name that an offer has as its `source`.
 */
abstract class Gateway {
	/**
	 * Who takes the money now.
	 *
	 * @return array{service: string, name: string, mode: string}|null Its id, the name that people read, `live` or `test`; null where
	 *         it cannot be paid by.
	 */
	abstract public static function acts(): ?array;

	/**
	 * What is sold, as it is stored. Nothing of it is taken from a page.
	 *
	 * @return array{kind: string, currency: string, interval: string, title: string, amount: int|null}|\WP_Error|null The amount in minor units, null
	 *         where the visitor chooses; null when it is not sold any more; a refusal for the visitor where nobody can say.
	 */
	abstract public static function sold( array $offer );

	/**
	 * Begins a payment.
	 *
	 * @param array $order `amount` (minor units), `currency`, `interval`, `title`, `plan`, `kind`, `reference` (unique, made by the site),
	 *                     `return` (address to come back to, paid or not), and the `offer`.
	 * @return array{url: string, record?: array}|\WP_Error Where the visitor goes, and what `Payments::record()` keeps of it beside what
	 *         the order says; without `record` the service alone keeps it.
	 */
	abstract public static function start( array $order );

	/**
	 * Asks the service what has become of a payment, and records it.
	 *
	 * @param array $payment As of `Payments::find()`.
	 * @return array|\WP_Error The payment as it is now, with `open` where the visitor can still pay. An error where the service cannot say.
	 */
	abstract public static function settle( array $payment );

	/** Address of the service's own page on which whoever pays again and again ends that; empty where it has none. */
	public static function portal(): string {
		return '';
	}
}
