<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/** Rows about payments for the Overview screen. */
final class Payments_Overview {
	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		if ( ! current_user_can( Payments_Screen::CAPABILITY ) || ! Payments_Screen::is_used() ) {
			return array();
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
