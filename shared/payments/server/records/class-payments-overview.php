<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Patterns;

defined( 'ABSPATH' ) || exit;

/** Rows about payments for the Overview screen. */
final class Payments_Overview {
	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		if ( ! current_user_can( Payments_Screen::CAPABILITY ) ) {
			return array();
		}
		if ( ! Payments_Screen::is_used() ) {
			return Posts_Without_Payment::has_block( 'donations' ) ? array() : array(
				array(
					'section' => 'steps',
					'title'   => __( 'Ask for donations', 'dovetail-blocks' ),
					'text'    => __( 'Start with a page that shows your bank account. No payment service is needed.', 'dovetail-blocks' ),
					'label'   => __( 'Create a donation page', 'dovetail-blocks' ),
					'url'     => Patterns::new_page_url( 'bank-transfer', __( 'Donate', 'dovetail-blocks' ) ),
				),
			);
		}
		$rows = array();
		foreach ( Webhook_Receiver::problems() as $problem ) {
			$rows[] = array(
				'section' => 'attention',
				'title'   => __( 'A payment notification has failed', 'dovetail-blocks' ),
				'text'    => $problem,
				'label'   => __( 'View payments', 'dovetail-blocks' ),
				'url'     => Payments_Screen::address(),
			);
		}
		$rows[] = array(
			'section' => 'working',
			'title'   => __( 'Payments', 'dovetail-blocks' ),
			'text'    => self::gateways(),
			'label'   => __( 'View payments', 'dovetail-blocks' ),
			'url'     => Payments_Screen::address(),
		);
		return $rows;
	}

	/** Returns a sentence about the services that take payments. */
	private static function gateways(): string {
		$live = array();
		$test = array();
		foreach ( Checkout::gateways() as $gateway ) {
			$acts = $gateway::acts();
			if ( $acts && 'test' === $acts['mode'] ) {
				$test[] = $acts['name'];
			} elseif ( $acts ) {
				$live[] = $acts['name'];
			}
		}
		$sentences = array();
		if ( $live ) {
			/* translators: %s: names of payment services. */
			$sentences[] = sprintf( __( 'Visitors can pay through %s.', 'dovetail-blocks' ), wp_sprintf( '%l', $live ) );
		}
		if ( $test ) {
			/* translators: %s: names of payment services. */
			$sentences[] = sprintf( __( '%s is in test mode: no money is charged.', 'dovetail-blocks' ), wp_sprintf( '%l', $test ) );
		}
		return $sentences ? implode( ' ', $sentences ) : __( 'No payment service is connected. Earlier payments are kept.', 'dovetail-blocks' );
	}
}
