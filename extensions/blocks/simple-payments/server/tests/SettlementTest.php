<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Simple_Payments\Product;
use Dovetail\Simple_Payments\Settlement;
use Dovetail\Simple_Payments\Terms;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class SettlementTest extends Test_Case {
	use Paypal_Mock;

	/** @dataProvider captures */
	public function test_the_paid_amount_is_compared_with_the_agreed_terms( array $capture, string $payee, array $expected ): void {
		$said = self::record( array( $capture ), $payee );
		$this->assertIsArray( $said );
		$this->assertSame( $expected, array( $said['state'], $said['amount'], $said['currency'] ) );
		$this->assertSame( 'differs' === $expected[0], false !== strpos( $said['note'], 'The payment does not match:' ) );
	}

	public static function captures(): array {
		return array(
			'the agreed terms'           => array( self::capture(), 'Bakery@Example.com', array( 'paid', 4500, 'EUR' ) ),
			'another amount'             => array( self::capture( 'COMPLETED', '0.45' ), 'bakery@example.com', array( 'differs', 45, 'EUR' ) ),
			'another currency'           => array( self::capture( 'COMPLETED', '45.00', 'USD' ), 'bakery@example.com', array( 'differs', 4500, 'USD' ) ),
			'another payee'              => array( self::capture(), 'somebody@example.org', array( 'differs', 4500, 'EUR' ) ),
			'an invalid amount'          => array( self::capture( 'PENDING', 'NaN' ), 'bakery@example.com', array( 'differs', 0, 'EUR' ) ),
			'another payee and declined' => array( self::capture( 'DECLINED' ), 'somebody@example.org', array( 'failed', 4500, 'EUR' ) ),
			'a chargeback'               => array( self::capture( 'REVERSED' ), 'bakery@example.com', array( 'refunded', 4500, 'EUR' ) ),
		);
	}

	public function test_a_chargeback_counts_as_a_full_refund(): void {
		$this->assertSame( 4500, self::record( array( self::capture( 'REVERSED' ) ) )['refunded'] );
	}

	/**
	 * @dataProvider orders
	 * @param mixed $captures Captures in PayPal's format.
	 */
	public function test_an_order_has_the_state_of_its_most_important_capture( $captures, array $expected ): void {
		$said = self::record( $captures );
		$this->assertIsArray( $said );
		$this->assertSame( $expected, array( $said['state'], $said['amount'], $said['service_id'] ) );
	}

	public static function orders(): array {
		$paid = array( 'paid', 4500, 'CCOMPLETED' );
		$of   = static fn( string ...$statuses ): array => array_map( array( self::class, 'capture' ), $statuses );
		return array(
			'declined, then completed'      => array( $of( 'DECLINED', 'COMPLETED' ), $paid ),
			'completed, then declined'      => array( $of( 'COMPLETED', 'DECLINED' ), $paid ),
			'failed, then pending'          => array( $of( 'FAILED', 'PENDING' ), array( 'pending', 4500, 'CPENDING' ) ),
			'pending, then completed'       => array( $of( 'PENDING', 'COMPLETED' ), $paid ),
			'declined, then refunded'       => array( $of( 'DECLINED', 'REFUNDED' ), array( 'refunded', 4500, 'CREFUNDED' ) ),
			'an unknown status'             => array( $of( 'NEWS', 'COMPLETED' ), $paid ),
			'declined, then failed'         => array( $of( 'DECLINED', 'FAILED' ), array( 'failed', 4500, 'CDECLINED' ) ),
			'completed with another amount' => array( array( self::capture( 'DECLINED' ), self::capture( 'COMPLETED', '0.45' ) ), array( 'differs', 45, 'CCOMPLETED' ) ),
			'an invalid capture'            => array( array( 'no capture', self::capture() ), $paid ),
		);
	}

	/**
	 * @dataProvider orders_without_a_known_capture
	 * @param mixed $captures Captures in PayPal's format.
	 */
	public function test_an_order_without_a_known_capture_counts_as_not_paid( $captures ): void {
		$this->assertSame( 'not_paid', self::record( $captures )->get_error_code() );
		$this->assert_payments();
	}

	public static function orders_without_a_known_capture(): array {
		return array(
			'no captures'       => array( array() ),
			'text'              => array( 'none' ),
			'an unknown status' => array( array( self::capture( 'NEWS' ) ) ),
		);
	}

	public static function capture( string $status = 'COMPLETED', string $value = '45.00', string $currency_code = 'EUR' ): array {
		return array(
			'id'     => "C$status",
			'status' => $status,
			'amount' => compact( 'value', 'currency_code' ),
		);
	}

	/** Records an order for 45 € from PayPal's data. */
	private static function record( $captures, string $payee = 'bakery@example.com' ) {
		$unit  = array(
			'payee'    => array( 'email_address' => $payee ),
			'payments' => compact( 'captures' ),
		);
		$order = array(
			'id'             => 'ORDER1',
			'purchase_units' => array( $unit ),
		);
		return Settlement::record( $order, Terms::of( Product::get( self::make_product() ), 1, 7 ), 'live' );
	}
}
