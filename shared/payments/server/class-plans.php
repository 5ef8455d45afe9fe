<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** What the site sells by itself: plans with a price, and products of donations, whose amount the visitor chooses. */
final class Plans {
	/** The type of their posts. */
	const TYPE = Post_Types::PLAN;

	/** Meta value that holds what is sold. */
	const META = '_dovetail_plan';

	const INTERVALS = array( 'one-time', '1 month', '1 year' );

	/**
	 * Makes a plan, or finds the one that is there.
	 *
	 * @param array $wish `kind` (`donation`, `plan`), `currency`, `interval`, `title`, `amount` in minor units or null for a donation.
	 * @return array|\WP_Error As of `get()`.
	 */
	public static function create( array $wish ) {
		$plan = self::checked( $wish );
		if ( is_wp_error( $plan ) ) {
			return $plan;
		}
		$name = 'plan-' . md5( (string) wp_json_encode( $plan ) );
		$made = Lock::run_exclusively(
			$name,
			static function () use ( $plan, $name ): int {
				$there = self::named( $name );
				return $there ? $there : (int) wp_insert_post(
					array(
						'post_type'   => self::TYPE,
						'post_status' => 'publish',
						'post_name'   => $name,
						'post_title'  => wp_slash( $plan['title'] ),
						'meta_input'  => array( self::META => wp_slash( $plan ) ),
					)
				);
			}
		);
		$made = $made ? self::get( $made ) : null;
		return $made ?? new \WP_Error( 'plan_not_stored', __( 'The plan could not be saved on this site. Try again in a moment.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** A plan: `id`, `kind`, `currency`, `interval`, `title`, `amount` (minor units, or null); null where it is in the trash or deleted. */
	public static function get( int $id ): ?array {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post || self::TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$kept = get_post_meta( $id, self::META, true );
		$plan = is_array( $kept ) ? self::checked( $kept ) : null;
		return is_array( $plan ) ? array( 'id' => $id ) + $plan : null;
	}

	/** All of a kind, `donation` or `plan`, the oldest first. */
	public static function all( string $kind ): array {
		// Whole, so that their meta values come in one query.
		$posts = get_posts(
			array(
				'post_type'        => self::TYPE,
				'post_status'      => 'publish',
				'numberposts'      => 500,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
		$plans = array_filter( array_map( array( __CLASS__, 'get' ), wp_list_pluck( $posts, 'ID' ) ) );
		return array_values( wp_list_filter( $plans, compact( 'kind' ) ) );
	}

	/** Validates a plan. Returns it as `get()` does but without an ID, or an error. */
	private static function checked( array $wish ) {
		$currency = is_string( $wish['currency'] ?? null ) ? strtoupper( $wish['currency'] ) : '';
		$title    = Plain_Text::line( $wish['title'] ?? null, 200 );
		$kind     = $wish['kind'] ?? '';
		$amount   = $wish['amount'] ?? null;
		$minimum  = Money::minimum( $currency );
		if ( null === $minimum ) {
			return self::invalid( __( 'Prices in this currency can’t be charged here. Choose another currency.', 'dovetail-blocks' ) );
		}
		if ( ! in_array( $kind, array( 'donation', 'plan' ), true ) || ! in_array( $wish['interval'] ?? '', self::INTERVALS, true ) ) {
			return self::invalid( __( 'A plan is charged once, every month or every year.', 'dovetail-blocks' ) );
		}
		if ( 'plan' === $kind && '' === $title ) {
			return self::invalid( __( 'Enter a title for the plan.', 'dovetail-blocks' ) );
		}
		if ( 'plan' === $kind && ( ! is_int( $amount ) || $amount < $minimum || null === Stripe_Amount::charged( $amount, $currency ) ) ) {
			/* translators: 1: an amount, such as €0.50. 2: an amount, such as €999,999.99. */
			return self::invalid( sprintf( __( 'A price must be between %1$s and %2$s.', 'dovetail-blocks' ), Money::format( $minimum, $currency ), Money::format( Stripe_Amount::most( $currency ), $currency ) ) );
		}
		return array(
			'kind'     => $kind,
			'currency' => $currency,
			'interval' => $wish['interval'],
			// Donations are named in the reader's language.
			'title'    => 'plan' === $kind ? $title : '',
			'amount'   => 'plan' === $kind ? $amount : null,
		);
	}

	/** The plan of a name; 0 without one. */
	private static function named( string $name ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what another request has stored a moment ago is in no cache.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type = %s AND post_status = 'publish' ORDER BY ID LIMIT 1", $name, self::TYPE ) );
	}

	/** The refusal of a plan. */
	private static function invalid( string $sentence ): \WP_Error {
		return new \WP_Error( 'invalid_plan', $sentence, array( 'status' => 400 ) );
	}
}
