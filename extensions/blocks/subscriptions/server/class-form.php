<?php
/**
 * What a visitor sends with the subscription form.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Ledger;
use Dovetail\Plugin\Posted_Form;
use Dovetail\Plugin\Refusals;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the address that a visitor sends, with what she agreed to.
 */
final class Form {
	/** The field that says which form of the page was sent. */
	const NUMBER = 'dovetail_subscription';

	/** How many addresses one client may send in an hour, how many times that in a day, and how many all clients may in a day. */
	const MOST_OF_CLIENT = 10;
	const TIMES_A_DAY    = 3;
	const MOST_A_DAY     = 2000;

	/**
	 * See `posted()`.
	 *
	 * @var \Dovetail\Plugin\Posted_Form|null
	 */
	private static $posted = null;

	/**
	 * The form as it is sent.
	 *
	 * @return \Dovetail\Plugin\Posted_Form
	 */
	public static function posted() {
		if ( null === self::$posted ) {
			self::$posted = new Posted_Form(
				self::NUMBER,
				array( 'dovetail_email', 'dovetail_website', 'dovetail_consent', 'dovetail_signature', 'dovetail_post' ),
				array( __CLASS__, 'subscribe' )
			);
		}
		return self::$posted;
	}

	/**
	 * What a visitor agrees to by subscribing, as HTML in the language of the page.
	 *
	 * @return string Text with links.
	 */
	public static function consent(): string {
		$policy = get_privacy_policy_url();
		$html   = esc_html(
			/* translators: %s: name of the site. */
			sprintf( __( 'New posts of %s will be sent to you by e-mail. You can unsubscribe at any time.', 'dovetail-blocks' ), Mail::site() )
		);
		if ( '' !== $policy ) {
			$html .= sprintf( ' <a href="%s">%s</a>', esc_url( $policy ), esc_html__( 'Privacy policy', 'dovetail-blocks' ) );
		}
		/**
		 * What a visitor agrees to. It stands below the form, and is stored with the address as it stood there.
		 *
		 * @param string $html Text with links.
		 */
		return trim(
			wp_kses(
				(string) apply_filters( 'dovetail_blocks_subscription_consent', $html ),
				array(
					'a'      => array( 'href' => true ),
					'strong' => array(),
					'em'     => array(),
				)
			)
		);
	}

	/**
	 * What the visitor's script says when the site does not answer.
	 *
	 * @return string
	 */
	public static function failure(): string {
		return __( 'Your address could not be sent. It is still here: try again in a moment.', 'dovetail-blocks' );
	}

	/**
	 * The site's signature of what a form showed, so that nothing else is stored as consent. It holds no secret of a
	 * visitor, and a cached page stays good.
	 *
	 * @param string $consent HTML.
	 * @param int    $post_id The post with the form; 0 for none.
	 * @return string
	 */
	public static function sign( string $consent, int $post_id ): string {
		return substr( hash_hmac( 'sha256', 'consent|' . $post_id . '|' . $consent, wp_salt( 'nonce' ) ), 0, 32 );
	}

	/**
	 * Stores an address and sends what follows: all of it, or nothing.
	 *
	 * @param array<string, string> $fields By name.
	 * @return array{status: string, message: string}|WP_Error
	 */
	public static function subscribe( array $fields ) {
		$email    = trim( $fields['dovetail_email'] );
		$consent  = $fields['dovetail_consent'];
		$post_id  = (int) $fields['dovetail_post'];
		$problems = Posted_Form::problems();
		// What the visitor typed: the sentence of consent is the site's, and signed.
		if ( strlen( $fields['dovetail_email'] . $fields['dovetail_website'] ) > Posted_Form::LARGEST ) {
			Refusals::note( 'size' );
			return self::error( 'subscription_too_large', __( 'This is too much text for a subscription. Nothing was stored.', 'dovetail-blocks' ), 413 );
		}
		if ( '' !== $fields['dovetail_website'] ) {
			Refusals::note( 'robot' );
			return self::error( 'subscription_refused', __( 'Your address was not stored: something has filled in a field that only robots see. Load the page again and enter your address yourself.', 'dovetail-blocks' ), 400 );
		}
		if ( '' === $email ) {
			return self::error( 'subscription_no_email', $problems['empty'], 400 );
		}
		if ( ! self::is_address( $email ) ) {
			return self::error( 'subscription_invalid_email', $problems['invalid'], 400 );
		}
		if ( ! hash_equals( self::sign( $consent, $post_id ), $fields['dovetail_signature'] ) ) {
			return self::error( 'subscription_old_page', __( 'Your address was not stored: this form has changed since the page was loaded. Load the page again and try once more.', 'dovetail-blocks' ), 409 );
		}
		$refusal = self::too_many();
		return $refusal ? $refusal : Intake::once( $email, $consent, $post_id );
	}

	/**
	 * Counts a request.
	 *
	 * @return WP_Error|null Why it is one too many; null when it is not.
	 */
	private static function too_many(): ?\WP_Error {
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
		$of_all  = (int) apply_filters( 'dovetail_blocks_subscription_site_limit', self::MOST_A_DAY );
		$client  = Ledger::client();
		$in_hour = Ledger::count( 'subscription_' . $client, $most, HOUR_IN_SECONDS );
		if ( false === $in_hour ) {
			Refusals::note( 'connection' );
			return self::error( 'subscription_too_many', __( 'Your address was not stored: too many addresses have come from your connection. Try again in an hour.', 'dovetail-blocks' ), 429 );
		}
		$in_day = $in_hour ? Ledger::count( 'subscribers-day_' . $client, $most * self::TIMES_A_DAY, DAY_IN_SECONDS ) : null;
		if ( false === $in_day ) {
			Refusals::note( 'connection-day' );
			return self::error( 'subscription_too_many', __( 'Your address was not stored: too many addresses have come from your connection today. Try again tomorrow.', 'dovetail-blocks' ), 429 );
		}
		$in_site = $in_day ? Ledger::count( 'subscribers-site', $of_all, DAY_IN_SECONDS ) : null;
		if ( false === $in_site ) {
			Refusals::note( 'site-day' );
			return self::error( 'subscription_too_many', __( 'Your address was not stored: this site has got too many addresses today. Try again tomorrow.', 'dovetail-blocks' ), 429 );
		}
		return $in_site ? null : Intake::no_store();
	}

	/**
	 * Whether an address can be written to.
	 *
	 * @param string $email What was typed.
	 * @return bool
	 */
	private static function is_address( string $email ): bool {
		return strlen( $email ) <= Posted_Form::LONGEST_ADDRESS && is_email( $email ) === $email && 1 === preg_match( '~^[\x21-\x7E]{1,64}@[a-z0-9.-]+\.[a-z][a-z0-9-]*[a-z0-9]\z~i', $email );
	}

	/**
	 * An error for the visitor.
	 *
	 * @param string $code    For machines.
	 * @param string $message For people.
	 * @param int    $status  HTTP status.
	 * @return WP_Error
	 */
	public static function error( string $code, string $message, int $status ): \WP_Error {
		return new \WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
