<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connection_State;
use Dovetail\Currency\Money;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** Answers the editor's calls about plans with the owner's own account. Where there is none they are left to the next server. */
final class Plan_Routes {
	/** Plans that one person may make in an hour. */
	const MAX_PLANS_PER_HOUR = 60;

	/** Submits the answers. */
	public static function serve(): void {
		foreach (
			array(
				'readMemberships'     => 'memberships',
				'createDonationPlans' => 'donation_plans',
				'createPlan'          => 'plan',
			) as $call => $method
		) {
			Rest::serve(
				'payments.' . $call,
				static fn( \WP_REST_Request $request ) => Stripe::acts() ? self::$method( $request ) : self::elsewhere( $call )
			);
		}
	}

	/**
	 * Leaves a call to the next server. Without one, the response says that no account is connected, so that the console
	 * shows no error.
	 */
	private static function elsewhere( string $call ) {
		return 'readMemberships' !== $call || Rest::has_other_server( 'payments.' . $call ) ? Rest::pass_to_next_server() : array( 'plan_source' => 'none' );
	}

	/** The account, and what is sold. */
	private static function memberships( \WP_REST_Request $request ): array {
		$acts  = Stripe::acts();
		$kinds = 'donation' === $request->get_param( 'type' ) ? array( 'donation' ) : array( 'donation', 'plan' );
		$plans = array_merge( array(), ...array_map( array( Plans::class, 'all' ), $kinds ) );
		$kept  = Stripe_Account::kept( $acts['mode'] );
		return array(
			'should_upgrade_to_access_memberships' => false,
			'upgrade_url'          => '',
			'connect_url'          => '',
			'connected_account_id' => empty( $kept['id'] ) ? 'stripe' : $kept['id'],
			'products'             => array_map( array( __CLASS__, 'wire' ), $plans ),
			'plan_source'          => 'site',
			'service'              => $acts['name'],
			'mode'                 => $acts['mode'],
			'problem'              => self::problem( $acts['mode'] ),
			'earnings_url'         => current_user_can( Payments_Screen::CAPABILITY ) ? Payments_Screen::address() : '',
		);
	}

	/** The three products of donations in a currency. */
	private static function donation_plans( \WP_REST_Request $request ) {
		$plans = array();
		foreach ( Plans::INTERVALS as $interval ) {
			$plan = self::made(
				array(
					'kind'     => 'donation',
					'currency' => $request->get_param( 'currency' ),
					'interval' => $interval,
				)
			);
			if ( is_wp_error( $plan ) ) {
				return $plan;
			}
			$plans[] = self::wire( $plan );
		}
		return $plans;
	}

	/** A plan with a price. */
	private static function plan( \WP_REST_Request $request ) {
		$currency = $request->get_param( 'currency' );
		$plan     = self::made(
			array(
				'kind'     => 'plan',
				'currency' => $currency,
				'interval' => $request->get_param( 'interval' ),
				'title'    => $request->get_param( 'title' ),
				'amount'   => self::minor( $request->get_param( 'price' ), is_string( $currency ) ? $currency : '' ),
			)
		);
		return is_wp_error( $plan ) ? $plan : self::wire( $plan );
	}

	/** Creates a plan, within a rate limit. */
	private static function made( array $wish ) {
		return Rate_Limit::count( 'plan_' . get_current_user_id(), self::MAX_PLANS_PER_HOUR, HOUR_IN_SECONDS )
			? Plans::create( $wish )
			: new \WP_Error( 'too_many_plans', __( 'You created too many plans in the last hour. Try again later.', 'dovetail-blocks' ), array( 'status' => 429 ) );
	}

	/** The minor units of a price in the currency's own units; null where it has more decimals than the currency, or is no number. */
	private static function minor( $price, string $currency ): ?int {
		if ( ( ! is_int( $price ) && ! is_float( $price ) ) || $price <= 0 || $price > 1e9 ) {
			return null;
		}
		$minor = round( $price * 10 ** Money::precision( $currency ) );
		return $minor <= 1e11 && abs( $price * 10 ** Money::precision( $currency ) - $minor ) < 1e-6 ? (int) $minor : null;
	}

	/** A plan as the editor reads it: the price in the currency's own units. */
	private static function wire( array $plan ): array {
		$names = array(
			'one-time' => __( 'One-time donation', 'dovetail-blocks' ),
			'1 month'  => __( 'Monthly donation', 'dovetail-blocks' ),
			'1 year'   => __( 'Yearly donation', 'dovetail-blocks' ),
		);
		return array(
			'id'       => $plan['id'],
			'title'    => 'donation' === $plan['kind'] ? $names[ $plan['interval'] ] : $plan['title'],
			'interval' => $plan['interval'],
			'price'    => null === $plan['amount'] ? null : $plan['amount'] / 10 ** Money::precision( $plan['currency'] ),
			'currency' => $plan['currency'],
			'type'     => $plan['kind'],
		);
	}

	/** What keeps payments from working, or what an author has to know of them, in a sentence. */
	private static function problem( string $mode ): string {
		$state = Connection_State::get( Stripe_Account::ID );
		if ( $state['failed'] > 0 && $state['failed'] >= $state['answered'] ) {
			return $state['failure'];
		}
		return $state['checked'] > 0 && ! $state['isGood'] ? $state['sentence'] : Stripe_Account::place( $mode );
	}
}
