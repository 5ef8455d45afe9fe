<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Plans;
use Dovetail\Payments\Stripe_Account;
use Dovetail\Payments\Stripe_Amount;
use Dovetail\Payments\Stripe_Catalog;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class StripeCatalogTest extends Test_Case {
	use Stripe_Mock;

	public function test_product_and_price_are_created_once_even_with_another_key(): void {
		$offer = $this->friends_offer( '1 month' );
		$this->begin( $offer );
		$this->begin( $offer );
		self::connect( 'sk_test_another0123456789' );
		$this->begin( $offer );
		$account = self::stripe();
		$this->assertCount( 1, $account['products'] );
		$this->assertCount( 1, $account['prices'] );
		$this->assertCount( 3, $account['sessions'] );
		$this->assertCount( 3, self::asked( '~stripe:/v1/prices~' ) );
	}

	public function test_a_plan_keeps_its_stripe_ids_for_the_five_most_recent_keys(): void {
		$offer = $this->friends_offer( '1 month' );
		$keys  = array();
		foreach ( range( 1, 7 ) as $number ) {
			$keys[] = "sk_test_number{$number}0123456789";
			self::connect( end( $keys ) );
			$this->begin( $offer );
		}
		$this->assertSame(
			array_map( array( Stripe_Account::class, 'fingerprint' ), array_reverse( array_slice( $keys, -5 ) ) ),
			array_keys( get_post_meta( $offer['plan'], Stripe_Catalog::META, true ) )
		);
	}

	public function test_product_and_price_are_created_again_if_they_were_deleted(): void {
		$offer = $this->friends_offer( '1 month' );
		$this->begin( $offer );
		self::stripe( 'forget', array() );
		$this->assert_has(
			array(
				'amount_total' => 700,
				'title'        => 'Friend',
				'mode'         => 'subscription',
			),
			$this->begin( $offer )
		);
	}

	public function test_every_visitor_can_pay_after_the_price_was_archived_at_stripe(): void {
		$offer = $this->friends_offer( '1 month' );
		$this->begin( $offer );
		self::stripe( 'archive', array() );
		foreach ( range( 1, 3 ) as $visitor ) {
			$this->assert_has( array( 'amount_total' => 700, 'title' => 'Friend', 'mode' => 'subscription' ), $this->begin( $offer ) );
		}
	}

	/** @dataProvider catalog_calls */
	public function test_a_visitor_can_pay_even_if_stripe_rejects_the_stored_product_or_price( string $call ): void {
		self::set_faults( array( $call => array( 'kind' => 'refused', 'status' => 400 ) ) );
		$this->assert_has( array( 'amount_total' => 700, 'title' => 'Friend' ), $this->begin( $this->friends_offer( 'one-time' ) ) );
	}

	public static function catalog_calls(): array {
		return array(
			'creating the product'    => array( 'POST stripe:/v1/products' ),
			'searching for the price' => array( 'GET stripe:/v1/prices' ),
			'creating the price'      => array( 'POST stripe:/v1/prices' ),
		);
	}

	public function test_a_visitor_pays_the_sites_price_even_if_it_was_changed_at_stripe(): void {
		$offer = $this->friends_offer( 'one-time' );
		$this->begin( $offer );
		self::stripe( 'reprice', array( 'amount' => 900 ) );
		$this->assert_has(
			array(
				'amount_total' => 700,
				'title'        => 'Friend',
			),
			$this->begin( $offer )
		);
	}

	/** @dataProvider amounts_in_currencies */
	public function test_an_amount_is_charged_in_the_minor_units_of_its_currency( string $currency, string $typed, int $charged ): void {
		$plan = self::plan( compact( 'currency' ) );
		$this->assert_has(
			array(
				'amount_total' => $charged,
				'currency'     => strtolower( $currency ),
			),
			$this->begin( compact( 'plan', 'currency' ), $typed )
		);
	}

	public static function amounts_in_currencies(): array {
		return array(
			'a currency without decimals' => array( 'JPY', '500', 500 ),
			'euros'                       => array( 'EUR', '5', 500 ),
			'dollars'                     => array( 'USD', '0.5', 50 ),
		);
	}

	public function test_no_plan_can_be_created_in_a_currency_that_stripe_does_not_charge_here(): void {
		$plan = Plans::create(
			array(
				'kind'     => 'donation',
				'currency' => 'HUF',
				'interval' => 'one-time',
				'title'    => '',
				'amount'   => null,
			)
		);
		$this->assertSame( 'Prices in this currency can’t be charged here. Choose another currency.', $plan->get_error_message() );
	}

	/** @dataProvider stripes_amounts */
	public function test_amounts_follow_stripes_rules_for_decimals( int $amount, string $currency, ?int $charged ): void {
		$this->assertSame( $charged, Stripe_Amount::charged( $amount, $currency ) );
		$this->assertSame( (int) $charged, Stripe_Amount::told( (int) $charged, $currency ) );
	}

	public static function stripes_amounts(): array {
		return array(
			'no decimals'                   => array( 500, 'JPY', 500 ),
			'decimals that must be zero'    => array( 500, 'ISK', 500 ),
			'decimals that are not zero'    => array( 550, 'ISK', null ),
			'three decimals, the last zero' => array( 1230, 'KWD', 1230 ),
			'three decimals'                => array( 1234, 'KWD', null ),
			'two decimals'                  => array( 500, 'EUR', 500 ),
			'the maximum'                   => array( 99999999, 'EUR', 99999999 ),
			'more than the maximum'         => array( 100000000, 'EUR', null ),
			'zero'                          => array( 0, 'EUR', null ),
			'negative'                      => array( -5, 'EUR', null ),
		);
	}

	private function friends_offer( string $interval ): array {
		$wish = array(
			'kind'     => 'plan',
			'interval' => $interval,
		);
		return $wish + array(
			'plan' => self::plan(
				$wish + array(
					'title'  => 'Friend',
					'amount' => 700,
				)
			),
		);
	}
}
