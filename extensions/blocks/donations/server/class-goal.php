<?php
namespace Dovetail\Donations;

use Dovetail\Currency\Money;
use Dovetail\Payments\Checkout;
use Dovetail\Payments\Payments;
use Dovetail\Payments\Plans;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database_Error;

defined( 'ABSPATH' ) || exit;

/** Progress bar for donations paid through this site. */
final class Goal {
	/** Renders the progress bar; empty if the site does not know the total. */
	public static function draw( array $attributes, array $offers ): string {
		$currency = $attributes['currency'];
		$goal     = Money::minor( $attributes['goal']['amount'], $currency );
		if ( ! $attributes['goal']['on'] || $goal < 1 || ! $offers || 'site' !== $attributes['planSource'] ) {
			return '';
		}
		try {
			$is_test = self::counts_tests( $offers );
			$total   = Payments::total( Plans::donations( self::plans( $attributes ), $currency ), $currency, $is_test ? 'test' : 'live' );
		} catch ( Database_Error $error ) {
			// Omit the bar if the database fails: the form works without it.
			return '';
		}
		$raised = max( 0, $total['amount'] );
		/* translators: %s: number of people. */
		$people = sprintf( _n( '%s person', '%s people', $total['people'], 'dovetail-blocks' ), number_format_i18n( $total['people'] ) );
		/* translators: 1: an amount, such as $1,240. 2: another one. 3: how many people, such as "31 people". */
		$says = sprintf( esc_html__( '%1$s of %2$s, %3$s', 'dovetail-blocks' ), self::isolated( Form::round( $raised, $currency ) ), self::isolated( Form::round( $goal, $currency ) ), self::isolated( $people ) );
		return sprintf(
			'<div class="%1$s__goal"><p><bdi>%2$s</bdi></p><span class="%1$s__bar" aria-hidden="true" style="--dovetail-raised:%3$s%%"></span>%4$s</div>',
			Donations::BLOCK,
			$says,
			min( 100, (int) floor( 100 * $raised / $goal ) ),
			$is_test ? '<p>' . esc_html__( 'This preview counts test payments. The published page doesn’t.', 'dovetail-blocks' ) . '</p>' : ''
		);
	}

	/**
	 * Returns the plan IDs of all donations. Includes donations that are no longer offered, because their earlier
	 * payments still count.
	 */
	private static function plans( array $attributes ): array {
		return array_map( static fn( string $name ): int => (int) ( $attributes[ $name ]['planId'] ?? 0 ), array_keys( Donations::INTERVALS ) );
	}

	/** Isolates text, so that it keeps its direction in a sentence with another direction. */
	private static function isolated( string $text ): string {
		return '<bdi>' . esc_html( $text ) . '</bdi>';
	}

	/**
	 * Whether to count test payments instead of real ones: in test mode, for users who preview a post that they may
	 * edit.
	 */
	private static function counts_tests( array $offers ): bool {
		$offer = current( $offers );
		$acts  = Checkout::acts( $offer['source'] );
		return $acts && 'test' === $acts['mode'] && is_preview() && Content_Source::can_edit( $offer['post'] );
	}
}
