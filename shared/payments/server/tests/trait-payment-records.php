<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments;
use Dovetail\Payments\Plans;
use Dovetail\Plugin\Database;

/** Helper methods that record and read payments. */
trait Payment_Records {

	/**
	 * @param array<string, mixed> $report Differences from a default report of a paid payment of €5.
	 * @return int|string ID of the record, or an error code.
	 */
	protected static function record( array $report = array() ) {
		$id = Payments::record(
			$report + array(
				'service'   => 'stripe',
				'mode'      => 'live',
				'reference' => 'pi_1',
				'state'     => 'paid',
				'amount'    => 500,
				'currency'  => 'EUR',
			)
		);
		return is_wp_error( $id ) ? $id->get_error_code() : $id;
	}

	/** @return array<int, array<string, mixed>> All records, see `Payments::get()`, the oldest first. */
	protected static function payments(): array {
		return Payments::all( 'ORDER BY id' );
	}

	/**
	 * Asserts the number of payments and their values, oldest first.
	 *
	 * @param array<string, mixed> ...$expected
	 */
	protected function assert_payments( array ...$expected ): void {
		$payments = self::payments();
		$this->assertCount( count( $expected ), $payments );
		$this->assert_has( $expected, $payments );
	}

	/** @param array<string, int> $columns Values by name. */
	protected static function change_records( array $columns ): void {
		Database::update( 'payments', $columns, array( 'mode' => array( 'live', 'test' ) ) );
	}

	/** Creates a plan, by default for donations in euros, and returns its ID. */
	protected static function plan( array $wish = array() ): int {
		$plan = Plans::create(
			$wish + array(
				'kind'     => 'donation',
				'currency' => 'EUR',
				'interval' => 'one-time',
				'title'    => '',
				'amount'   => null,
			)
		);
		self::assertIsArray( $plan );
		return $plan['id'];
	}
}
