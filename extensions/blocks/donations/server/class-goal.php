<?php
namespace Dovetail\Donations;

use Dovetail\Payments\Checkout;
use Dovetail\Payments\Payments;

defined( 'ABSPATH' ) || exit;

/** A bar of what has been paid through this site. */
final class Goal {
	/**
	 * The bar; nothing where the site does not know what has come in.
	 *
	 * @param array   $attributes Of the block.
	 * @param array[] $offers     What is on offer.
	 * @return string HTML.
	 */
	public static function draw( array $attributes, array $offers ): string {
		$currency = $attributes['currency'];
		$goal     = Amounts::minor( $attributes['goal']['amount'], $currency );
		if ( ! $attributes['goal']['on'] || $goal < 1 || ! $offers || 'site' !== $attributes['planSource'] ) {
			return '';
		}
		$total  = Payments::total( array_values( wp_list_pluck( $offers, 'plan' ) ), $currency, self::mode( $offers ) );
		$raised = max( 0, $total['amount'] );
		/* translators: %s: number of people. */
		$people = sprintf( _n( '%s person', '%s people', $total['people'], 'dovetail-blocks' ), number_format_i18n( $total['people'] ) );
		/* translators: 1: an amount, such as $1,240. 2: another one. 3: how many people, such as "31 people". */
		$says = sprintf( __( '%1$s of %2$s, %3$s', 'dovetail-blocks' ), Amounts::round( $raised, $currency ), Amounts::round( $goal, $currency ), $people );
		return sprintf(
			'<div class="%1$s__goal"><p>%2$s</p><span class="%1$s__bar" aria-hidden="true" style="--dovetail-raised:%3$s%%"></span></div>',
			Donations::BLOCK,
			esc_html( $says ),
			min( 100, (int) floor( 100 * $raised / $goal ) )
		);
	}

	/**
	 * Which payments count: real ones. Whoever may edit the post tries it out while no money moves.
	 *
	 * @param array[] $offers What is on offer.
	 */
	private static function mode( array $offers ): string {
		$offer = current( $offers );
		$acts  = Checkout::acts( $offer['source'] );
		return $acts && 'test' === $acts['mode'] && current_user_can( $offer['post'] ? 'edit_post' : 'edit_theme_options', $offer['post'] ) ? 'test' : 'live';
	}
}
