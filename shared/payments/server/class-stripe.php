<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connections;

defined( 'ABSPATH' ) || exit;

/** The owner's own account at Stripe. */
final class Stripe extends Gateway {
	/** Id of the connection. */
	const ID = 'stripe';

	/** Whose money it is, and whether it moves. */
	public static function acts(): ?array {
		$key = Connections::key( self::ID );
		return '' === $key ? null : array(
			'service' => self::ID,
			'name'    => 'Stripe',
			'mode'    => 1 === preg_match( '~^[sr]k_live_~', $key ) ? 'live' : 'test',
		);
	}

	/** The plan. */
	public static function sold( array $offer ): ?array {
		$plan = Plans::get( (int) $offer['plan'] );
		return $plan && $plan['kind'] === $offer['kind'] ? $plan : null;
	}

	/** Begins a Checkout Session. */
	public static function start( array $order ) {
		return new \WP_Error( 'payment_unavailable', __( 'This cannot be paid at the moment. Nothing was charged.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** Asks for the session again. */
	public static function settle( array $payment ) {
		return $payment;
	}
}
