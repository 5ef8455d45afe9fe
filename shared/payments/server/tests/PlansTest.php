<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Plans;
use Dovetail\Plugin\Lock;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PlansTest extends Test_Case {
	use Payment_Records;

	public function test_creating_an_equal_plan_returns_the_existing_plan(): void {
		$this->assertSame( self::plan(), self::plan() );
		$this->assertCount( 3, array_unique( array( self::plan(), self::plan( array( 'currency' => 'USD' ) ), self::plan( array( 'interval' => '1 year' ) ) ) ) );
	}

	public function test_a_trashed_plan_is_created_again(): void {
		$plan = self::plan();
		wp_trash_post( $plan );
		$this->assertNull( Plans::get( $plan ) );
		$this->assertNotSame( $plan, self::plan() );
	}

	public function test_a_plan_can_be_created_again_if_php_ended_at_any_moment_of_its_creation(): void {
		$this->for_each_kill(
			static fn() => self::plan(),
			function (): void {
				Clock::pass( Lock::HOLD_SECONDS + 1 );
				$this->assertGreaterThan( 0, self::plan() );
				$this->assertCount( 1, Plans::all( 'donation' ) );
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_each_plan_is_created_once_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		$made = array();
		$this->disturb(
			$percent,
			$seed,
			function () use ( &$made ): void {
				foreach ( array( 'EUR', 'USD', 'GBP', 'CHF' ) as $currency ) {
					foreach ( array( 1, 2, 3 ) as $time ) {
						$plan = $this->as_request( static fn() => Plans::create( array( 'kind' => 'donation', 'currency' => $currency, 'interval' => 'one-time', 'title' => '', 'amount' => null ) ) );
						if ( is_array( $plan ) ) {
							$made[ $currency ][] = $plan['id'];
						} else {
							Clock::pass( Lock::HOLD_SECONDS + 1 );
						}
					}
				}
			}
		);
		foreach ( $made as $plans ) {
			$this->assertCount( 1, array_unique( $plans ) );
		}
		$this->assertCount( 4, $made );
		$this->assertCount( 4, Plans::all( 'donation' ) );
	}

	public function test_creating_a_damaged_plan_again_repairs_it_and_keeps_its_id(): void {
		$plan = self::plan();
		wp_update_post( array( 'ID' => $plan, 'post_content' => '' ) );
		$this->assertNull( Plans::get( $plan ) );
		$this->assertSame( $plan, self::plan() );
	}

	public function test_a_title_is_stored_exactly_as_it_was_entered(): void {
		$this->act_as( 'author' );
		kses_init();
		$title = 'Tea & “cake” <b>\\ it\'s "5 €"';
		$plan  = self::plan( array( 'kind' => 'plan', 'title' => $title, 'amount' => 500 ) );
		$this->assertSame( $title, Plans::get( $plan )['title'] );
	}

	/** @dataProvider invalid_plans */
	public function test_an_invalid_plan_is_rejected_with_a_message_and_not_stored( array $wish ): void {
		$plan = Plans::create(
			$wish + array(
				'kind'     => 'plan',
				'currency' => 'EUR',
				'interval' => '1 month',
				'title'    => 'Friend',
				'amount'   => 500,
			)
		);
		$this->assertInstanceOf( \WP_Error::class, $plan );
		$this->assertMatchesRegularExpression( '/^[A-Z].+\.$/', $plan->get_error_message() );
		$this->assertSame( 0, array_sum( (array) wp_count_posts( Plans::TYPE ) ) );
	}

	public static function invalid_plans(): array {
		return array(
			'free'                                        => array( array( 'amount' => 0 ) ),
			'below the minimum'                           => array( array( 'amount' => 49 ) ),
			'a negative price'                            => array( array( 'amount' => -500 ) ),
			'a price of a billion'                        => array( array( 'amount' => 100000000000 ) ),
			'half a cent'                                 => array( array( 'amount' => 500.5 ) ),
			'a price as text'                             => array( array( 'amount' => '1e3' ) ),
			'no price'                                    => array( array( 'amount' => null ) ),
			'an unknown currency'                         => array( array( 'currency' => 'XXX' ) ),
			'a currency in which cards cannot be charged' => array( array( 'currency' => 'CZK' ) ),
			'no title'                                    => array( array( 'title' => " \t\n " ) ),
			'a weekly interval'                           => array( array( 'interval' => '1 week' ) ),
			'an unknown type'                             => array( array( 'kind' => 'gift' ) ),
		);
	}
}
