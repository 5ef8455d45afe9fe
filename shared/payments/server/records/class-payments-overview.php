<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;

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
		$text = self::gateways();
		if ( '' !== $text ) {
			$rows[] = array(
				'section' => 'working',
				'title'   => __( 'Payments', 'dovetail-blocks' ),
				'text'    => $text,
				'label'   => __( 'View payments', 'dovetail-blocks' ),
				'url'     => Payments_Screen::address(),
			);
		}
		return $rows;
	}

	/** Returns a sentence about the services that take payments; empty if their connections are failing. */
	private static function gateways(): string {
		$live    = array();
		$test    = array();
		$failing = false;
		foreach ( Checkout::gateways() as $gateway ) {
			$acts = $gateway::acts();
			if ( $acts && isset( Connections::all()[ $acts['service'] ] ) && Connection_State::is_failing( $acts['service'] ) ) {
				// `Connections_Overview` has a row about it.
				$failing = true;
			} elseif ( $acts && 'test' === $acts['mode'] ) {
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
		return $sentences || $failing ? implode( ' ', $sentences ) : __( 'No payment service is connected. Earlier payments are kept.', 'dovetail-blocks' );
	}
}
