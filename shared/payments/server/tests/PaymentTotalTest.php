<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentTotalTest extends Test_Case {
	use Payment_Records;

	/** @var int ID of a plan of the site. */
	private $plan;

	protected function setUp(): void {
		parent::setUp();
		$this->plan = self::plan();
	}

	public function test_a_total_contains_paid_amounts_minus_refunds_and_the_number_of_payers(): void {
		$this->assertSame( array( 'amount' => 0, 'people' => 0 ), $this->total() );
		$this->give_in_every_way();
		$this->assertSame( array( 'amount' => 2600, 'people' => 3 ), $this->total() );
		$this->assertSame( array( 'amount' => 500, 'people' => 1 ), Payments::total( array( $this->plan, $this->plan, 0 ), 'EUR', 'test' ) );
		$this->assertSame( array( 'amount' => 0, 'people' => 0 ), Payments::total( array(), 'EUR' ) );
	}

	public function test_a_total_changes_immediately_after_a_refund(): void {
		$this->give_in_every_way();
		$this->total();
		$this->give( array( 'state' => 'refunded' ) );
		$this->assertSame( array( 'amount' => 2100, 'people' => 3 ), $this->total() );
	}

	public function test_a_total_that_is_slow_to_calculate_is_cached(): void {
		add_filter( 'query', array( $this, 'slow_down' ) );
		$this->give( array( 'reference' => 'slow_1' ) );
		$this->assertSame( 500, $this->total()['amount'] );
		$this->give( array( 'reference' => 'slow_2' ) );
		$this->assertSame( 500, $this->total()['amount'] );
	}

	public function test_a_calculated_total_needs_at_most_two_queries(): void {
		global $wpdb;
		$this->give();
		$this->total();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->total();
		$this->assertLessThanOrEqual( 2, $wpdb->num_queries - $before );
	}

	/** Makes the query for the total take 0.6 seconds. */
	public function slow_down( string $query ): string {
		if ( false !== strpos( $query, 'SUM(' ) ) {
			usleep( 600000 );
		}
		return $query;
	}

	private function total(): array {
		return Payments::total( array( $this->plan ), 'EUR' );
	}

	private function give( array $report = array() ): void {
		self::record( $report + array( 'plan' => $this->plan, 'source' => 'site' ) );
	}

	/** Records live payments of €26 in total by three people, and payments that the total must exclude. */
	private function give_in_every_way(): void {
		$this->give( array( 'email' => 'ann@example.com' ) );
		$this->give( array( 'reference' => 'pi_2', 'email' => 'Ann@Example.com', 'amount' => 1000 ) );
		$this->give( array( 'reference' => 'pi_3', 'amount' => 300, 'subscription' => 'sub_1' ) );
		$this->give( array( 'reference' => 'pi_4', 'amount' => 300, 'subscription' => 'sub_1' ) );
		$this->give( array( 'reference' => 'pi_6', 'amount' => 900, 'state' => 'partly-refunded', 'refunded' => 400 ) );
		$this->give( array( 'reference' => 'pi_5', 'amount' => 10000, 'state' => 'refunded' ) );
		$this->give( array( 'reference' => 'pi_7', 'state' => 'pending' ) );
		$this->give( array( 'reference' => 'pi_8', 'state' => 'disputed' ) );
		$this->give( array( 'reference' => 'pi_9', 'state' => 'differs' ) );
		$this->give( array( 'reference' => 'pi_10', 'currency' => 'USD' ) );
		$this->give( array( 'reference' => 'pi_11', 'mode' => 'test' ) );
		$this->give( array( 'reference' => 'pi_12', 'plan' => $this->plan + 1 ) );
		$this->give( array( 'reference' => 'pi_13', 'source' => 'platform' ) );
	}
}
