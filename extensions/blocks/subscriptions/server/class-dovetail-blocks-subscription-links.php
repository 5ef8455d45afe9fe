<?php
/**
 * The links in mails.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Makes and checks addresses that only the owner of an e-mail address can know. Each is signed: nothing of it is stored.
 */
final class Dovetail_Blocks_Subscription_Links {
	const CONFIRM     = 'confirm';
	const UNSUBSCRIBE = 'unsubscribe';

	/** The parameter that says what a link is for. */
	const PARAMETER = 'dovetail-subscription';

	/**
	 * The link that confirms a subscription.
	 *
	 * @param WP_Post $subscriber A subscriber.
	 * @return string
	 */
	public static function confirm( $subscriber ) {
		return self::make( self::CONFIRM, $subscriber, time() + Dovetail_Blocks_Subscription_Subscribers::DAYS_TO_CONFIRM * DAY_IN_SECONDS );
	}

	/**
	 * The link that ends a subscription. It never expires.
	 *
	 * @param WP_Post $subscriber A subscriber.
	 * @return string
	 */
	public static function unsubscribe( $subscriber ) {
		return self::make( self::UNSUBSCRIBE, $subscriber, 0 );
	}

	/**
	 * What a link stands for: `ok`, `expired`, `gone` (nobody has this number any more) or `broken`.
	 *
	 * @param array $query Parameters of the address, unslashed.
	 * @return array{state: string, action: string, subscriber: WP_Post|null}
	 */
	public static function read( $query ) {
		$text       = static function ( $name ) use ( $query ) {
			return isset( $query[ $name ] ) && is_string( $query[ $name ] ) ? $query[ $name ] : '';
		};
		$action     = $text( self::PARAMETER );
		$id         = $text( 'subscriber' );
		$until      = $text( 'until' );
		$is_sound   = in_array( $action, array( self::CONFIRM, self::UNSUBSCRIBE ), true ) && preg_match( '~^[1-9]\d{0,17}\z~', $id ) && preg_match( '~^\d{1,12}\z~', $until );
		$subscriber = $is_sound ? Dovetail_Blocks_Subscription_Subscribers::get( (int) $id ) : null;
		$state      = 'broken';
		if ( $is_sound && ! $subscriber ) {
			$state = 'gone';
		} elseif ( $subscriber && hash_equals( self::sign( $action, $subscriber, (int) $until ), $text( 'key' ) ) ) {
			$state = self::CONFIRM === $action && (int) $until < time() && Dovetail_Blocks_Subscription_Subscribers::ACTIVE !== $subscriber->post_status ? 'expired' : 'ok';
		}
		return array(
			'state'      => $state,
			'action'     => $action,
			'subscriber' => 'ok' === $state ? $subscriber : null,
		);
	}

	/**
	 * Makes a link.
	 *
	 * @param string  $action     What it is for.
	 * @param WP_Post $subscriber Whom it is for.
	 * @param int     $until      Time stamp of its end; 0 for none.
	 * @return string
	 */
	private static function make( $action, $subscriber, $until ) {
		return add_query_arg(
			array(
				self::PARAMETER => $action,
				'subscriber'    => $subscriber->ID,
				'until'         => $until,
				'key'           => self::sign( $action, $subscriber, $until ),
			),
			home_url( '/' )
		);
	}

	/**
	 * The signature of a link. The address is in it: a number that is given anew opens nothing.
	 *
	 * @param string  $action     What it is for.
	 * @param WP_Post $subscriber Whom it is for.
	 * @param int     $until      Time stamp of its end.
	 * @return string
	 */
	private static function sign( $action, $subscriber, $until ) {
		return substr( hash_hmac( 'sha256', implode( '|', array( 'link', $action, $subscriber->ID, strtolower( Dovetail_Blocks_Subscription_Subscribers::email( $subscriber ) ), $until ) ), wp_salt( 'nonce' ) ), 0, 40 );
	}
}
