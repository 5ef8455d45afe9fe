<?php
namespace Dovetail\Subscriptions;

use Dovetail\Sign_Up;
use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/** The texts and rate limits of the subscription form. `Opt_In` stores the addresses. */
final class Form {
	/**
	 * Maximum number of addresses from one client per hour, the factor for its daily limit, and the maximum from all
	 * clients per day.
	 */
	const MAX_PER_CLIENT = 10;
	const TIMES_A_DAY    = 3;
	const MAX_PER_DAY    = 2000;

	/** Signed in place of the post ID while only the author can see the form's page. */
	const DRAFT = 'draft';

	/** Rate limit key shared by all clients. */
	const SITE_COUNTER = 'subscribers-site';

	/** Returns the definition of the form, used for rendering and for sign-ups. */
	public static function kind(): Sign_Up\Form {
		static $kind = null;
		if ( null === $kind ) {
			$kind = new Sign_Up\Form(
				array(
					'slug'     => 'subscriptions',
					'name'     => 'dovetail_subscription',
					'call'     => 'subscriptions.subscribe',
					'code'     => 'subscription',
					'signed'   => array( 'dovetail_post', 'dovetail_consent' ),
					'refusals' => array( __CLASS__, 'refusals' ),
					'closed'   => array( __CLASS__, 'closed' ),
					'counts'   => array( __CLASS__, 'counts' ),
					'unstored' => array( Opt_In::class, 'no_store' ),
					'take'     => static function ( string $email, array $fields ) {
						return Opt_In::store_once( $email, $fields['dovetail_consent'], (int) $fields['dovetail_post'] );
					},
				)
			);
		}
		return $kind;
	}

	/**
	 * Returns the consent text as HTML: the author's, or the default in the language of the page. The text is stored as
	 * proof, so it is never empty.
	 *
	 * @param string $own The author's text; may be empty.
	 */
	public static function consent( string $own = '' ): string {
		$html = Consent::html( $own );
		/**
		 * Filters the consent text. The form shows the text, and it is stored with the address as proof.
		 *
		 * @param string $html Consent text with links, as HTML.
		 */
		return Consent::html( (string) apply_filters( 'dovetail_blocks_subscription_consent', '' === trim( wp_strip_all_tags( $html ) ) ? self::usual_consent() : $html ) );
	}

	private static function usual_consent(): string {
		$policy = get_privacy_policy_url();
		/* translators: %s: name of the site. */
		$html = esc_html( sprintf( __( 'We email you new posts and news from %s. You can unsubscribe at any time.', 'dovetail-blocks' ), Mail::site() ) );
		return '' === $policy ? $html : $html . sprintf( ' <a href="%s">%s</a>', esc_url( $policy ), esc_html__( 'Privacy policy', 'dovetail-blocks' ) );
	}

	/**
	 * Returns an error if only the author can see the form, because its consent text is not published.
	 *
	 * @param array<string, string> $fields Submitted values by field name.
	 */
	public static function closed( array $fields ): ?\WP_Error {
		return self::DRAFT === $fields['dovetail_post']
			? Posted_Form::refusal( 'subscription_not_public', __( 'This page is not public, so nothing was stored. Visitors can subscribe once the page is published.', 'dovetail-blocks' ), 403 )
			: null;
	}

	/** Returns the view script's message for a failed request. */
	public static function failure(): string {
		return __( 'Your address could not be sent. It is still in the field. Try again in a moment.', 'dovetail-blocks' );
	}

	/**
	 * Returns the error messages for rejected sign-ups; see `Sign_Up\Form`.
	 *
	 * @return array{large: string, robot: string, changed: string}
	 */
	public static function refusals(): array {
		return array(
			'large'   => __( 'Your input is too long. Nothing was stored.', 'dovetail-blocks' ),
			'robot'   => __( 'Your address was not stored because a hidden field was filled in. Reload the page and enter your address again.', 'dovetail-blocks' ),
			'changed' => __( 'Your address was not stored because this form has changed since the page loaded. Reload the page and try again.', 'dovetail-blocks' ),
		);
	}

	/**
	 * Returns the rate limits checked before an address is stored.
	 *
	 * @return array<string, array> See `Posted_Form::count()`.
	 */
	public static function counts(): array {
		/**
		 * Filters the maximum number of email addresses that can be submitted from one IP address per hour.
		 *
		 * @param int $max Maximum number of addresses per hour. Default 10; the limit per day is three times as high.
		 */
		$max = (int) apply_filters( 'dovetail_blocks_subscription_limit', self::MAX_PER_CLIENT );
		/**
		 * Filters the maximum number of email addresses that the site accepts per day, from all IP addresses combined.
		 * This limits how many confirmation emails a botnet can trigger.
		 *
		 * @param int $max Maximum number of addresses per day. Default 2,000.
		 */
		$of_all = (int) apply_filters( 'dovetail_blocks_subscription_site_limit', self::MAX_PER_DAY );
		$full   = static fn( string $words, string $reason ): \WP_Error => Posted_Form::refusal( 'subscription_too_many', $words, 429, $reason );
		return array(
			'subscription_'    => array(
				'most'       => $max,
				'seconds'    => HOUR_IN_SECONDS,
				'per_client' => true,
				'refusal'    => $full( __( 'Your address was not stored because too many addresses came from your connection. Try again in an hour.', 'dovetail-blocks' ), 'connection' ),
			),
			'subscribers-day_' => array(
				'most'         => $max * self::TIMES_A_DAY,
				'seconds'      => DAY_IN_SECONDS,
				'per_client'   => true,
				'network_most' => intdiv( $of_all, 2 ),
				'refusal'      => $full( __( 'Your address was not stored because too many addresses came from your connection today. Try again tomorrow.', 'dovetail-blocks' ), 'connection-day' ),
			),
			self::SITE_COUNTER  => array(
				'most'    => $of_all,
				'seconds' => DAY_IN_SECONDS,
				'refusal' => $full( __( 'Your address was not stored because this site received too many addresses today. Try again tomorrow.', 'dovetail-blocks' ), 'site-day' ),
			),
		);
	}
}
