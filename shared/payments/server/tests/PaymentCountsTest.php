<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payment;
use Dovetail\Payments\Payments;
use Dovetail\Payments\Payments_Privacy;
use Dovetail\Payments\Pending;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Email;

require_once __DIR__ . '/trait-payment-records.php';

/** Tests that cached counts and totals are correct after an old payment changes. */
final class PaymentCountsTest extends Test_Case {
	use Payment_Records;

	const NUMBER_OF_PAYMENTS = 20;

	/** Plan ID of all payments in the test. */
	const PLAN = 7;

	protected function setUp(): void {
		parent::setUp();
		Record_Counts::expect( 'payments' );
		foreach ( range( 1, self::NUMBER_OF_PAYMENTS ) as $number ) {
			// Ann paid twice: payments 3 and 4.
			$email   = in_array( $number, array( 3, 4 ), true ) ? 'ann@example.com' : "person$number@example.com";
			$payment = array(
				'service'   => 'stripe',
				'mode'      => 'live',
				'reference' => "pi_$number",
				'state'     => 2 === $number ? 'pending' : 'paid',
				'received'  => 2 !== $number,
				'amount'    => 500,
				'currency'  => 'EUR',
				'source'    => 'site',
				'plan'      => self::PLAN,
				'email'     => $email,
				'person'    => Email::lookup_key( $email ),
				'created'   => time(),
				'changed'   => time(),
				'data'      => '{}',
			);
			// Give the last payment a much higher ID, so that the counts of the others are cached.
			Database::insert( 'payments', $payment + ( self::NUMBER_OF_PAYMENTS === $number ? array( 'id' => 100000 ) : array() ) );
		}
	}

	/** @dataProvider changes */
	public function test_counts_and_total_are_correct_after_an_old_payment_changes( callable $change, array $counts, int $amount, int $people ): void {
		$this->assert_numbers( array( 'paid' => self::NUMBER_OF_PAYMENTS - 1, 'pending' => 1 ), 500 * ( self::NUMBER_OF_PAYMENTS - 1 ), self::NUMBER_OF_PAYMENTS - 2 );
		$change();
		$this->assert_numbers( $counts, 500 * ( self::NUMBER_OF_PAYMENTS - 1 ) + $amount, self::NUMBER_OF_PAYMENTS - 2 + $people );
	}

	public static function changes(): array {
		$paid = array( 'paid' => self::NUMBER_OF_PAYMENTS - 1, 'pending' => 1 );
		return array(
			'the payment is refunded'                                         => array( static fn() => self::record( array( 'state' => 'refunded' ) ), array( 'paid' => self::NUMBER_OF_PAYMENTS - 2, 'pending' => 1, 'refunded' => 1 ), -500, -1 ),
			'part of the payment is refunded'                                 => array( static fn() => self::record( array( 'state' => 'partly-refunded', 'refunded' => 200 ) ), array( 'paid' => self::NUMBER_OF_PAYMENTS - 2, 'pending' => 1, 'partly-refunded' => 1 ), -200, 0 ),
			'the payment is disputed'                                         => array( static fn() => self::record( array( 'state' => 'disputed' ) ), array( 'paid' => self::NUMBER_OF_PAYMENTS - 2, 'pending' => 1, 'disputed' => 1 ), -500, -1 ),
			'a pending payment is paid'                                       => array( static fn() => self::record( array( 'reference' => 'pi_2' ) ), array( 'paid' => self::NUMBER_OF_PAYMENTS ), 500, 1 ),
			'a pending payment fails'                                         => array( static fn() => self::record( array( 'reference' => 'pi_2', 'state' => 'failed' ) ), array( 'paid' => self::NUMBER_OF_PAYMENTS - 1, 'failed' => 1 ), 0, 0 ),
			'an uncompleted payment is deleted'                               => array(
				static function (): void {
					Payments::delete( array( Payments::find( 'stripe', 'live', 'pi_2' )['id'], Payments::find( 'stripe', 'live', 'pi_1' )['id'] ) );
				},
				array( 'paid' => self::NUMBER_OF_PAYMENTS - 1 ),
				0,
				0,
			),
			'a long pending payment is deleted'                               => array(
				static function (): void {
					Database::update( 'payments', array( 'created' => time() - YEAR_IN_SECONDS, 'changed' => time() - YEAR_IN_SECONDS ), array( 'reference' => 'pi_2' ) );
					Pending::check_payments();
				},
				array( 'paid' => self::NUMBER_OF_PAYMENTS - 1 ),
				0,
				0,
			),
			"the payer's data is erased"                                      => array(
				static function (): void {
					Payments_Privacy::erase( 'ann@example.com' );
					Record_Counts::forget( 'payments', array() );
				},
				$paid,
				0,
				0,
			),
			"the payment is reported again after the payer's data was erased" => array(
				static function (): void {
					Payments_Privacy::erase( 'ann@example.com' );
					self::record( array( 'reference' => 'pi_3', 'email' => 'ann@example.com', 'service_id' => 'ch_3' ) );
				},
				$paid,
				0,
				0,
			),
		);
	}

	private function assert_numbers( array $counts, int $amount, int $people ): void {
		foreach ( array( 'counted', 'cached' ) as $time ) {
			$this->assertSame( $counts + array_fill_keys( array_keys( Payment::STATES ), 0 ), array_replace( $counts, Payments::counts() ), $time );
			$this->assertSame( compact( 'amount', 'people' ), Payments::total( array( self::PLAN ), 'EUR' ), $time );
		}
	}
}
