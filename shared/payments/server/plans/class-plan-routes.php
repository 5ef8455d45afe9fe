<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connection_State;
use Dovetail\Currency\Money;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * REST endpoints for managing plans in the owner's own payment account. Without such an account, the next server (the
 * platform) handles the requests.
 */
final class Plan_Routes {
	/** Maximum number of plans that a user may create per hour. */
	const MAX_PLANS_PER_HOUR = 60;

	/** Maximum number of plans in one request for a total. */
	const MAX_PLANS_IN_TOTAL = 10;

	/** Registers the endpoints. */
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
		Rest::serve( 'payments.readTotal', array( __CLASS__, 'total' ) );
		Rest::serve( 'payments.readLastUsed', array( Last_Used::class, 'read' ) );
	}

	/** Returns the total of donations for the given plans, see `Payments::total()`. */
	public static function total( \WP_REST_Request $request ): array {
		$plans    = array_slice( wp_parse_id_list( (string) $request->get_param( 'plans' ) ), 0, self::MAX_PLANS_IN_TOTAL );
		$currency = (string) $request->get_param( 'currency' );
		return Payments::total( Plans::donations( $plans, $currency ), $currency );
	}

	/**
	 * Passes a request to the next server. If there is none, returns `plan_source: none`. This is not an error
	 * response, so the browser logs no error.
	 */
	private static function elsewhere( string $call ) {
		return 'readMemberships' !== $call || Rest::has_other_server( 'payments.' . $call ) ? Rest::pass_to_next_server() : array( 'plan_source' => 'none' );
	}

	/** Returns the account and the plans. */
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

	/** Creates a plan, unless the user has reached the rate limit. */
	private static function made( array $wish ) {
		return Rate_Limit::count( 'plan_' . get_current_user_id(), self::MAX_PLANS_PER_HOUR, HOUR_IN_SECONDS )
			? Plans::create( $wish )
			: new \WP_Error( 'too_many_plans', __( 'You created too many plans in the last hour. Try again later.', 'dovetail-blocks' ), array( 'status' => 429 ) );
	}

	/**
	 * Converts a price from the currency's main unit to minor units. Null if the price is not a positive number or has
	 * too many decimals.
	 */
	private static function minor( $price, string $currency ): ?int {
		if ( ( ! is_int( $price ) && ! is_float( $price ) ) || $price <= 0 || $price > 1e9 ) {
			return null;
		}
		$minor = round( $price * 10 ** Money::precision( $currency ) );
		return $minor <= 1e11 && abs( $price * 10 ** Money::precision( $currency ) - $minor ) < 1e-6 ? (int) $minor : null;
	}

	/** Returns a plan in the format of the REST response, with the price in the currency's main unit. */
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

	/**
	 * Returns a sentence about a failed connection to Stripe, or about a live key on a development site or a test key
	 * on a public site. Empty if there is no problem.
	 */
	private static function problem( string $mode ): string {
		$state = Connection_State::get( Stripe_Account::ID );
		if ( $state['failed'] > 0 && $state['failed'] >= $state['answered'] ) {
			return $state['failure'];
		}
		return $state['checked'] > 0 && ! $state['isGood'] ? $state['sentence'] : Stripe_Account::place( $mode );
	}
}
