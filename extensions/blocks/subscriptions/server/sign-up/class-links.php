<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and verifies the links in emails. Links are signed with the plugin's secret and not stored. They stay valid
 * for as long as the law may require.
 *
 * A key has two parts. The first part ties the link to the email address. The second part proves that this site created
 * the link, even after the address was deleted.
 */
final class Links {
	const CONFIRM     = 'confirm';
	const UNSUBSCRIBE = 'unsubscribe';
	const REFUSE      = 'refuse';

	const PARAMETER = 'dovetail-subscription';

	/** Name of the query parameter with the post that the email is about. */
	const POST = 'about';

	/** Lengths of the two parts of a key. */
	const SIGNATURE_LENGTH    = 40;
	const ISSUED_PROOF_LENGTH = 24;

	/** Returns the link that confirms a subscription. */
	public static function confirm( array $subscriber ): string {
		return self::make( self::CONFIRM, $subscriber, Subscribers::confirms_until( $subscriber ) );
	}

	/**
	 * Returns the unsubscribe link, which never expires.
	 *
	 * @param int $post ID of the post that the email is about; 0 for none. The ID is not signed, because only statistics use it.
	 */
	public static function unsubscribe( array $subscriber, int $post = 0 ): string {
		$link = self::make( self::UNSUBSCRIBE, $subscriber, 0 );
		return $post ? add_query_arg( self::POST, $post, $link ) : $link;
	}

	/** Returns the opt-out link. The link never expires, and works even if the address is not stored. */
	public static function refuse( array $subscriber ): string {
		$mailbox = Mailbox::of( $subscriber['email'] );
		return add_query_arg(
			array(
				self::PARAMETER => self::REFUSE,
				'subscriber'    => $subscriber['id'],
				'mailbox'       => $mailbox,
				'key'           => self::sign_mailbox( $mailbox ),
			),
			home_url( '/' )
		);
	}

	/**
	 * Verifies a link. Its state is `ok`, `expired`, `gone` (no subscriber has this ID) or `broken`. A link that this
	 * site did not create is always `broken`, so that the state reveals nothing.
	 *
	 * @param array $query Parameters of the URL, unslashed.
	 * @return array{state: string, action: string, subscriber: array|null, mailbox: string, post: int}
	 */
	public static function read( array $query ): array {
		$query      = self::repair( $query );
		$text       = static fn( $name ) => isset( $query[ $name ] ) && is_string( $query[ $name ] ) ? $query[ $name ] : '';
		$action     = $text( self::PARAMETER );
		$id         = preg_match( '~^[1-9]\d{0,17}\z~', $text( 'subscriber' ) ) ? (int) $text( 'subscriber' ) : 0;
		$subscriber = Subscribers::get( $id );
		$state      = 'broken';
		if ( self::REFUSE === $action ) {
			$state      = hash_equals( self::sign_mailbox( $text( 'mailbox' ) ), $text( 'key' ) ) ? 'ok' : 'broken';
			$is_theirs  = $subscriber && Mailbox::of( $subscriber['email'] ) === $text( 'mailbox' );
			$subscriber = $is_theirs ? $subscriber : null;
		} elseif ( in_array( $action, array( self::CONFIRM, self::UNSUBSCRIBE ), true ) && $id && preg_match( '~^\d{1,12}\z~', $text( 'until' ) ) ) {
			$state = self::state( $action, $id, $subscriber, (int) $text( 'until' ), $text( 'key' ) );
		}
		return array(
			'state'      => $state,
			'action'     => $action,
			'subscriber' => 'ok' === $state ? $subscriber : null,
			'mailbox'    => 'ok' === $state ? $text( 'mailbox' ) : '',
			'post'       => (int) $text( self::POST ),
		);
	}

	/**
	 * Returns the action of a link without verifying it.
	 *
	 * @param array $query Parameters of the URL, unslashed.
	 */
	public static function action( array $query ): string {
		$action = self::repair( $query )[ self::PARAMETER ] ?? '';
		return is_string( $action ) ? $action : '';
	}

	/**
	 * Removes leftovers of `&amp;` from parameter names, because some mail programs do not decode links.
	 *
	 * @param array $query Parameters of the URL.
	 */
	private static function repair( array $query ): array {
		$repaired = array();
		foreach ( $query as $name => $value ) {
			$repaired += array( (string) preg_replace( '~^(?:amp;)+~', '', (string) $name ) => $value );
		}
		return $repaired;
	}

	/**
	 * @param array|null $subscriber Recipient of the email, if still stored.
	 * @return string State of the link; see `read()`.
	 */
	private static function state( string $action, int $id, ?array $subscriber, int $until, string $key ): string {
		if ( ! $subscriber || ! hash_equals( self::sign( $action, $subscriber, $until ), $key ) ) {
			return ! $subscriber && hash_equals( self::sign_made( $action, $id, $until ), (string) substr( $key, self::SIGNATURE_LENGTH ) ) ? 'gone' : 'broken';
		}
		return self::CONFIRM === $action && $until < time() && Subscribers::ACTIVE !== $subscriber['status'] ? 'expired' : 'ok';
	}

	/** @param int $until Unix time at which the link expires; 0 for never. */
	private static function make( string $action, array $subscriber, int $until ): string {
		return add_query_arg(
			array(
				self::PARAMETER => $action,
				'subscriber'    => $subscriber['id'],
				'until'         => $until,
				'key'           => self::sign( $action, $subscriber, $until ),
			),
			home_url( '/' )
		);
	}

	/**
	 * Returns the signature of a link. The signature covers the email address, so that a reused ID does not validate an
	 * old link.
	 */
	private static function sign( string $action, array $subscriber, int $until ): string {
		return substr( Secret::sign( 'subscription link', implode( '|', array( $action, $subscriber['id'], strtolower( $subscriber['email'] ), $until ) ) ), 0, self::SIGNATURE_LENGTH ) . self::sign_made( $action, $subscriber['id'], $until );
	}

	/** Returns the part of a link's signature that does not depend on the email address. */
	private static function sign_made( string $action, int $id, int $until ): string {
		return substr( Secret::sign( 'made subscription link', implode( '|', array( $action, $id, $until ) ) ), 0, self::ISSUED_PROOF_LENGTH );
	}

	private static function sign_mailbox( string $mailbox ): string {
		return substr( Secret::sign( 'mailbox link', $mailbox ), 0, self::SIGNATURE_LENGTH );
	}
}
