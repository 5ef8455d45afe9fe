<?php
namespace Dovetail\Payments;

use Dovetail\Cli\Command;
use Dovetail\Cli\Output;

defined( 'ABSPATH' ) || exit;

/** Lists payments. To refund a payment, use the payment service. */
final class Payments_Command extends Command {
	/** Registers the WP-CLI command. */
	public static function offer( $commands ): array {
		return array( 'payments' => self::class ) + (array) $commands;
	}

	/**
	 * Lists payments, the oldest first. Payments for which no money was received are left out, unless you choose their
	 * state.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : Only payments in this state: pending, failed, paid, differs, partly-refunded, refunded, disputed.
	 *
	 * [--fields=<fields>]
	 * : Fields to show: id, date, state, amount, refunded, currency, for, interval, page, name, email, service, mode, reference, service_id, subscription.
	 *
	 * [--field=<field>]
	 * : Show the values of one field.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # List payments that were paid.
	 *     $ wp dovetail payments list --state=paid
	 *
	 *     # Export all payments for accounting.
	 *     $ wp dovetail payments list --fields=date,amount,refunded,currency,reference --format=csv > payments.csv
	 *
	 * @subcommand list
	 *
	 * @param string[] $args    Positional arguments, which are not used.
	 * @param array    $options The command's options.
	 */
	public function list_( $args, $options ): void {
		self::run(
			Payments_Screen::CAPABILITY,
			static function () use ( $options ): void {
				$state = $options['state'] ?? '';
				if ( '' !== $state && ! isset( Payment::STATES[ $state ] ) ) {
					\WP_CLI::error( sprintf( 'There is no state "%1$s". Choose one of these: %2$s.', $state, implode( ', ', array_keys( Payment::STATES ) ) ) );
				}
				$texts  = Payment_Fields::in( array( 'plain', 'plain_refunded', 'currency', 'for', 'interval', 'page', 'name', 'email', 'reference', 'service_id', 'subscription' ) );
				$fields = array(
					'id'       => static fn( array $payment ): int => $payment['id'],
					'date'     => static fn( array $payment ): string => $payment['date'],
					'state'    => static fn( array $payment ): string => $payment['state'],
					'amount'   => static fn( array $payment ): string => $texts->text( 'plain', $payment ),
					'refunded' => static fn( array $payment ): string => $texts->text( 'plain_refunded', $payment ),
					'service'  => static fn( array $payment ): string => $payment['service'],
					'mode'     => static fn( array $payment ): string => $payment['mode'],
				);
				foreach ( array_keys( $texts->headings() ) as $name ) {
					$fields += array( $name => static fn( array $payment ): string => $texts->text( $name, $payment ) );
				}
				unset( $fields['plain'], $fields['plain_refunded'] );
				$payments = '' === $state ? Payments::each( 'received = 1' ) : Payments::each( 'state = %s', array( $state ) );
				Output::print_records( $payments, $fields, array( 'id', 'date', 'state', 'amount', 'currency', 'for', 'name', 'service', 'mode' ), $options );
			}
		);
	}
}
