<?php
namespace Dovetail\Donations\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Tests\Payment_Records;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-payment-records.php';

final class QueriesTest extends Test_Case {
	use Payment_Records;

	public function test_a_page_with_four_forms_needs_as_many_queries_as_one_with_two(): void {
		update_option( Connections::option_name( 'stripe' ), array( 'key' => 'sk_test_0123456789abcdef', 'secret' => '' ) );
		$this->assertLessThanOrEqual( $this->count_queries_of_forms( 'EUR', 'USD' ), $this->count_queries_of_forms( 'EUR', 'USD', 'CAD', 'GBP' ) );
	}

	/** Renders a page with one form per currency, each with three separate plans. Returns the number of queries. */
	private function count_queries_of_forms( string ...$currencies ): int {
		$blocks = '';
		foreach ( $currencies as $currency ) {
			$donation = static fn( string $interval ): array => array(
				'planId' => self::plan( array( 'currency' => $currency, 'interval' => $interval ) ),
				'show'   => true,
			);
			$attributes = compact( 'currency' ) + array(
				'planSource'      => 'site',
				'oneTimeDonation' => $donation( 'one-time' ),
				'monthlyDonation' => $donation( '1 month' ),
				'annualDonation'  => $donation( '1 year' ),
			);
			$blocks    .= '<!-- wp:dovetail/donations ' . wp_json_encode( $attributes ) . ' --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->';
		}
		$page = $this->create_post( array( 'post_content' => $blocks ) );
		wp_cache_flush();
		wp_load_alloptions();
		return $this->count_queries(
			function () use ( $page, $currencies ): void {
				$GLOBALS['wp_query']     = new \WP_Query( array( 'p' => $page ) );
				$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
				the_post();
				$html = apply_filters( 'the_content', get_the_content() );
				$this->assertSame( 3 * count( $currencies ), substr_count( $html, '<form' ) );
			}
		);
	}
}
