<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentRecordsTest extends Test_Case {
	use Payment_Records;

	public function test_each_payment_has_one_record_found_by_service_mode_and_reference(): void {
		$id      = self::record();
		$another = self::record( array( 'service' => 'another' ) );
		$others  = array(
			self::record( array( 'mode' => 'test' ) ),
			$another,
			self::record( array( 'reference' => 'pi_2' ) ),
		);
		$this->assertSame( $id, self::record() );
		$this->assertCount( 4, array_unique( array_merge( array( $id ), $others ) ) );
		$this->assertSame( $id, Payments::find( 'stripe', 'live', 'pi_1' )['id'] );
		$this->assertSame( $another, Payments::find( 'another', 'live', 'pi_1' )['id'] );
		$this->assertNull( Payments::find( 'stripe', 'live', 'pi_3' ) );
	}

	/** @dataProvider invalid_reports */
	public function test_an_incomplete_report_is_not_recorded( array $report ): void {
		$this->assertSame( 'payment_invalid', self::record( $report ) );
		$this->assertSame( array(), self::payments() );
	}

	public static function invalid_reports(): array {
		return array(
			'no service'       => array( array( 'service' => '' ) ),
			'no reference'     => array( array( 'reference' => '' ) ),
			'an unknown mode'  => array( array( 'mode' => 'x' ) ),
			'an unknown state' => array( array( 'state' => 'x' ) ),
		);
	}

	/** @dataProvider reports_in_their_order */
	public function test_reports_in_a_given_order_lead_to_the_expected_state( array $reports, string $state, int $refunded ): void {
		array_map( array( self::class, 'record' ), $reports );
		$this->assert_payments( compact( 'state', 'refunded' ) );
	}

	public static function reports_in_their_order(): array {
		$is       = static fn( string $state, array $more = array() ): array => compact( 'state' ) + $more;
		$refunded = static fn( int $amount ): array => $is( 'partly-refunded', array( 'refunded' => $amount ) );
		$now_paid = $is( 'paid', array( 'current' => true ) );
		return array(
			'pending, paid'                => array( array( $is( 'pending' ), $is( 'paid' ) ), 'paid', 0 ),
			'paid, pending'                => array( array( $is( 'paid' ), $is( 'pending' ) ), 'paid', 0 ),
			'failed, pending'              => array( array( $is( 'failed' ), $is( 'pending' ) ), 'failed', 0 ),
			'failed, paid'                 => array( array( $is( 'failed' ), $is( 'paid' ) ), 'paid', 0 ),
			'paid, failed'                 => array( array( $is( 'paid' ), $is( 'failed' ) ), 'paid', 0 ),
			'refunded, paid'               => array( array( $is( 'refunded' ), $is( 'paid' ) ), 'refunded', 500 ),
			'partly refunded, paid'        => array( array( $refunded( 200 ), $is( 'paid' ) ), 'partly-refunded', 200 ),
			'paid, more refunded, less'    => array( array( $is( 'paid' ), $refunded( 200 ), $refunded( 100 ) ), 'partly-refunded', 200 ),
			'paid, all refunded in parts'  => array( array( $is( 'paid' ), $refunded( 500 ) ), 'refunded', 500 ),
			'a refund that failed'         => array( array( $is( 'paid' ), $refunded( 200 ), array( 'refunded' => 0 ) + $now_paid ), 'paid', 0 ),
			'differs, paid'                => array( array( $is( 'differs' ), $is( 'paid' ) ), 'differs', 0 ),
			'disputed, paid'               => array( array( $is( 'disputed' ), $is( 'paid' ) ), 'disputed', 0 ),
			'disputed, now paid'           => array( array( $is( 'disputed' ), $now_paid ), 'paid', 0 ),
		);
	}

	public function test_empty_values_keep_stored_values_and_a_late_report_fills_empty_fields(): void {
		self::record( array( 'state' => 'pending', 'title' => 'Tea', 'plan' => 7 ) );
		self::record( array( 'email' => 'Ann@example.com' ) );
		self::record( array( 'state' => 'pending', 'title' => 'Other', 'name' => 'Ann', 'email' => '' ) );
		$this->assert_payments(
			array(
				'state' => 'paid',
				'title' => 'Tea',
				'plan'  => 7,
				'email' => 'Ann@example.com',
				'name'  => 'Ann',
			)
		);
	}

	public function test_a_payment_that_two_requests_add_at_the_same_time_is_stored_once_with_both_reports(): void {
		$is_other = false;
		$another  = static function ( $query ) use ( &$is_other ) {
			if ( ! $is_other && 0 === strpos( $query, 'INSERT IGNORE' ) ) {
				$is_other = true;
				self::record( array( 'name' => 'Ann' ) );
			}
			return $query;
		};
		add_filter( 'query', $another );
		self::record( array( 'state' => 'refunded', 'title' => 'Tea' ) );
		$this->assert_payments(
			array(
				'state'    => 'refunded',
				'refunded' => 500,
				'name'     => 'Ann',
				'title'    => 'Tea',
			)
		);
	}

	public function test_a_report_without_new_data_changes_nothing(): void {
		self::record();
		$writes = 0;
		$count  = static function ( $query ) use ( &$writes ) {
			$writes += preg_match( '~^(?:INSERT|UPDATE|DELETE)~', $query );
			return $query;
		};
		add_filter( 'query', $count );
		self::record();
		$this->assertSame( 0, $writes );
	}

	public function test_a_payment_whose_reference_is_too_long_is_not_recorded(): void {
		$this->assertIsInt( self::record( array( 'reference' => str_repeat( 'é', 95 ) ) ) );
		$this->assertSame( 'payment_invalid', self::record( array( 'reference' => str_repeat( 'x', 192 ) ) ) );
	}
}
