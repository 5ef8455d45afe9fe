<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Receipt;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Places;

require_once __DIR__ . '/trait-stripe-mock.php';

/** Tests a block's payment form outside of post content. */
trait Paid_Places {
	use Places;
	use Stripe_Mock;

	public function test_a_form_in_a_widget_or_template_part_confirms_the_payment_on_its_own_page(): void {
		foreach ( $this->draw_around( self::paid_block(), '/a-page/' ) as $place => $html ) {
			$this->assertMatchesRegularExpression( '~<form method="post" action="' . home_url( '/a-page/' ) . '#~', $html, $place );
			$answer = self::send( self::offer_in( $html ), array( 'amount' => '5' ) );
			$this->assertSame( '', $answer['said'], $place );
			list( $session ) = array_values( wp_list_filter( self::stripe()['sessions'], array( 'url' => $answer['location'] ) ) );
			$this->assertStringStartsWith( home_url( '/a-page/?' ), $session['success_url'], $place );
			self::stripe( 'pay', array( 'session' => $session['id'] ) );
			wp_parse_str( (string) wp_parse_url( $session['success_url'], PHP_URL_QUERY ), $query );
			$this->assertSame( 'paid', Receipt::of( $query[ Receipt::PARAMETER ] )['kind'], $place );
		}
	}

	public function test_a_form_on_a_page_that_was_cached_for_48_hours_works(): void {
		$html = do_blocks( self::paid_block() );
		Clock::pass( 2 * DAY_IN_SECONDS );
		$this->assertSame( 303, self::send( self::offer_in( $html ), array( 'amount' => '5' ) )['status'] );
	}

	/** Returns the HTML of a block that sells a plan for €5. */
	abstract protected static function paid_block(): string;

	private static function offer_in( string $html ): string {
		self::assertSame( 1, preg_match( '/name="dovetail_payment" value="([^"]+)"/', $html, $found ) );
		return $found[1];
	}
}
