<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** The site's own plans: plans with a fixed price, and donations where the visitor chooses the amount. */
final class Plans {
	/** Post type of the plans. */
	const TYPE = Post_Types::PLAN;

	const INTERVALS = array( 'one-time', '1 month', '1 year' );

	/**
	 * Creates a plan, or returns the existing one.
	 *
	 * @param array $wish `kind` (`donation` or `plan`), `currency`, `interval`, `title`, and `amount` in minor units, or null for a donation.
	 * @return array|\WP_Error See `get()`.
	 */
	public static function create( array $wish ) {
		$plan = self::checked( $wish );
		if ( is_wp_error( $plan ) ) {
			return $plan;
		}
		$name = 'plan-' . md5( (string) wp_json_encode( $plan ) );
		$made = Lock::run_exclusively( $name, static fn(): int => self::store( $name, $plan ) );
		$made = $made ? self::get( $made ) : null;
		return $made ?? new \WP_Error( 'plan_not_stored', __( 'The plan could not be saved on this site. Try again in a moment.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/**
	 * Returns a plan: `id`, `kind`, `currency`, `interval`, `title`, and `amount` (minor units, or null). Returns null
	 * for a trashed or deleted plan.
	 */
	public static function get( int $id ): ?array {
		Content_Source::prime( 'planId', false );
		$post = $id > 0 ? get_post( $id ) : null;
		return $post && self::TYPE === $post->post_type && 'publish' === $post->post_status ? self::read( $post ) : null;
	}

	/**
	 * Returns the IDs of plans for donations in a currency. Omits others, because only owners may know their totals.
	 *
	 * @param int[] $ids
	 * @return int[]
	 */
	public static function donations( array $ids, string $currency ): array {
		$plans = array_filter( array_map( array( __CLASS__, 'get' ), $ids ) );
		return array_column( wp_list_filter( $plans, array( 'kind' => 'donation' ) + compact( 'currency' ) ), 'id' );
	}

	/** Returns all plans of a type (`donation` or `plan`), the oldest first. */
	public static function all( string $kind ): array {
		$posts = get_posts(
			array(
				'post_type'              => self::TYPE,
				'post_status'            => 'publish',
				'numberposts'            => 500,
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'suppress_filters'       => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return array_values( wp_list_filter( array_filter( array_map( array( __CLASS__, 'read' ), $posts ) ), compact( 'kind' ) ) );
	}

	/** Parses the JSON in the content of a plan's post. Null if the content is not a valid plan. */
	private static function read( \WP_Post $post ): ?array {
		$plan = json_decode( $post->post_content, true );
		$plan = is_array( $plan ) ? self::checked( $plan ) : null;
		return is_array( $plan ) ? array( 'id' => $post->ID ) + $plan : null;
	}

	/** Returns the ID of an existing plan, or stores a new one. Returns 0 after a database error. */
	private static function store( string $name, array $plan ): int {
		// Query the database directly: this request's cache does not contain plans that other requests have just
		// stored.
		$there = (int) Database::value( "SELECT ID FROM {posts} WHERE post_name = %s AND post_type = %s AND post_status = 'publish' ORDER BY ID LIMIT 1", array( $name, self::TYPE ) );
		if ( $there && self::get( $there ) ) {
			return $there;
		}
		// Escape characters that other plugins' content filters might change.
		$content = (string) wp_json_encode( $plan, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
		$post    = wp_slash(
			array(
				'post_type'    => self::TYPE,
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_title'   => $plan['title'],
				'post_content' => $content,
			)
		);
		return (int) ( $there ? wp_update_post( array( 'ID' => $there ) + $post ) : wp_insert_post( $post ) );
	}

	/** Validates a plan. Returns the plan like `get()`, but without an ID, or an error. */
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
			return self::invalid( __( 'Choose how often the plan is charged: once, every month or every year.', 'dovetail-blocks' ) );
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
			// Donations are stored without a title, because their name is shown in the reader's language.
			'title'    => 'plan' === $kind ? $title : '',
			'amount'   => 'plan' === $kind ? $amount : null,
		);
	}

	private static function invalid( string $sentence ): \WP_Error {
		return new \WP_Error( 'invalid_plan', $sentence, array( 'status' => 400 ) );
	}
}
