<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Sign_Up;
use Dovetail\Sign_Up\Consent;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/** The subscription form: what it says, and how often it takes an address. `Opt_In` stores what comes through. */
final class Form {
	/** How many addresses one client may send in an hour, how many times that in a day, and how many all clients may in a day. */
	const MOST_OF_CLIENT = 10;
	const TIMES_A_DAY    = 3;
	const MOST_A_DAY     = 2000;

	/** In place of the post's number, signed: the form is drawn for its author alone. */
	const DRAFT = 'draft';

	/** What all clients together are counted under. */
	const ALL_OF_SITE = 'subscribers-site';

	/** The form as it is drawn and sent. */
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
						return Opt_In::once( $email, $fields['dovetail_consent'], (int) $fields['dovetail_post'] );
					},
				)
			);
		}
		return $kind;
	}

	/**
	 * What a visitor agrees to by subscribing, as HTML: in the words of the form's author, or else in the site's, in the
	 * language of the page. There is always one, since it is stored as the proof.
	 *
	 * @param string $own The author's words, perhaps none.
	 */
	public static function consent( string $own = '' ): string {
		$html = Consent::html( $own );
		/**
		 * What a visitor agrees to. It stands below the form, and is stored with the address as it stood there.
		 *
		 * @param string $html Text with links.
		 */
		return Consent::html( (string) apply_filters( 'dovetail_blocks_subscription_consent', '' === trim( wp_strip_all_tags( $html ) ) ? self::usual_consent() : $html ) );
	}

	/** The site's own words, with a link to its privacy policy. */
	private static function usual_consent(): string {
		$policy = get_privacy_policy_url();
		/* translators: %s: name of the site. */
		$html = esc_html( sprintf( __( 'New posts of %s will be sent to you by email. You can unsubscribe at any time.', 'dovetail-blocks' ), Mail::site() ) );
		return '' === $policy ? $html : $html . sprintf( ' <a href="%s">%s</a>', esc_url( $policy ), esc_html__( 'Privacy policy', 'dovetail-blocks' ) );
	}

	/**
	 * Why a form takes nothing that is drawn for its author alone: what it says is no consent that anybody was asked for.
	 *
	 * @param array<string, string> $fields By name.
	 */
	public static function closed( array $fields ): ?\WP_Error {
		return self::DRAFT === $fields['dovetail_post']
			? Posted_Form::refusal( 'subscription_not_public', __( 'This page is not public, so nothing was stored. Visitors of the published page can subscribe.', 'dovetail-blocks' ), 403 )
			: null;
	}

	/** What the visitor's script says when the site does not answer. */
	public static function failure(): string {
		return __( 'Your address could not be sent. It is still here: try again in a moment.', 'dovetail-blocks' );
	}

	/**
	 * Why nothing is stored: see `Sign_Up\Form`.
	 *
	 * @return array{large: string, robot: string, changed: string}
	 */
	public static function refusals(): array {
		return array(
			'large'   => __( 'This is too much text for a subscription. Nothing was stored.', 'dovetail-blocks' ),
			'robot'   => __( 'Your address was not stored: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ),
			'changed' => __( 'Your address was not stored: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ),
		);
	}

	/**
	 * What is counted before an address is stored.
	 *
	 * @return array<string, array> See `Posted_Form::count()`.
	 */
	public static function counts(): array {
		/**
		 * How often one client may subscribe in an hour.
		 *
		 * @param int $most 10 by default; three times as often in a day.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_subscription_limit', self::MOST_OF_CLIENT );
		/**
		 * How many addresses the site takes in a day, whoever sends them: a bound on what a thousand computers can have it
		 * mail to strangers.
		 *
		 * @param int $most 2,000 by default.
		 */
		$of_all = (int) apply_filters( 'dovetail_blocks_subscription_site_limit', self::MOST_A_DAY );
		$client = Rate_Limit::client();
		$full   = static fn( string $words, string $reason ): \WP_Error => Posted_Form::refusal( 'subscription_too_many', $words, 429, $reason );
		return array(
			'subscription_' . $client    => array(
				'most'    => $most,
				'seconds' => HOUR_IN_SECONDS,
				'refusal' => $full( __( 'Your address was not stored: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 'connection' ),
			),
			'subscribers-day_' . $client => array(
				'most'    => $most * self::TIMES_A_DAY,
				'seconds' => DAY_IN_SECONDS,
				'refusal' => $full( __( 'Your address was not stored: too many addresses have come from your connection today. Try again tomorrow.', 'dovetail-blocks' ), 'connection-day' ),
			),
			self::ALL_OF_SITE            => array(
				'most'    => $of_all,
				'seconds' => DAY_IN_SECONDS,
				'refusal' => $full( __( 'Your address was not stored: this site has got too many addresses today. Try again tomorrow.', 'dovetail-blocks' ), 'site-day' ),
			),
		);
	}
}
