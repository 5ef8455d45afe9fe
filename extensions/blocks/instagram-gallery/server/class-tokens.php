<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Mailer;
use Dovetail\Connections\Connections_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Renews tokens. Instagram's tokens expire after sixty days, and can be renewed when they are a day old. The renewed
 * token is stored separately, and the owner's key stays unchanged. Notifies the owner in the admin and by email if a
 * connection is about to expire or has expired.
 */
final class Tokens {
	/** Name of the job that renews a token. */
	const EVENT = 'dovetail_blocks_instagram_token';

	/**
	 * Lifetime of a token in seconds if Instagram does not report one, and minimum age of a token that can be
	 * renewed.
	 */
	const LIFETIME_SECONDS = 60 * DAY_IN_SECONDS;
	const MIN_AGE_SECONDS  = DAY_IN_SECONDS;

	/** Age in seconds at which a token is renewed: early enough to survive an outage of the service. */
	const RENEWAL_SECONDS = 40 * DAY_IN_SECONDS;

	/** Seconds before a token expires at which the owner is warned. */
	const WARNING_SECONDS = 7 * DAY_IN_SECONDS;

	/** Seconds after which an unfinished renewal is treated as crashed, so that another process can retry. */
	const LOCK_SECONDS = 30;

	const SCREENS = array( 'dashboard', 'plugins', 'edit-post', Connections_Page::HOOK );

	/**
	 * Whether a token should be renewed. The age of an entered token is unknown, so it is renewed as soon as possible.
	 */
	public static function is_due( array $account, int $now ): bool {
		if ( Accounts::PLATFORM === $account['kind'] || $account['refused'] ) {
			return false;
		}
		$age = $now - ( $account['renewed'] ?: $account['since'] );
		return $age > ( $account['renewed'] ? self::RENEWAL_SECONDS : self::MIN_AGE_SECONDS );
	}

	/** Returns the latest possible expiry time of a token. */
	public static function end( array $account ): int {
		return $account['expires'] ?: $account['since'] + self::LIFETIME_SECONDS;
	}

	/**
	 * Whether the owner must renew this token, because Instagram rejected it or because it expires soon. Tokens that
	 * were never confirmed need no warning, because no gallery uses them yet.
	 */
	public static function is_ending( array $account ): bool {
		return Accounts::PLATFORM !== $account['kind'] && $account['confirmed'] && ( $account['refused'] || self::end( $account ) - time() < self::WARNING_SECONDS );
	}

	/**
	 * Renews a due token. The queue calls this function.
	 *
	 * @return bool Always true, because the next daily check retries failed renewals.
	 */
	public static function renew( string $reference ): bool {
		$account = Accounts::get( $reference );
		$claim   = 'instagram-token-' . $reference;
		if ( ! $account || ! self::is_due( $account, time() ) || ! Lock::claim( $claim, self::LOCK_SECONDS ) ) {
			return true;
		}
		$new = Instagram::renew( $account['token'] );
		if ( ! is_wp_error( $new ) ) {
			Accounts::change(
				$reference,
				array(
					'token'     => $new['token'],
					'confirmed' => $account['confirmed'] ?: time(),
					'renewed'   => time(),
					'expires'   => time() + $new['seconds'],
					'told'      => 0,
				)
			);
		} elseif ( 'invalid_token' === $new->get_error_code() ) {
			self::refuse( $reference );
		}
		Lock::release( $claim );
		return true;
	}

	/** Records that Instagram rejects a token, and notifies the owner. */
	public static function refuse( string $reference ): void {
		$account = Accounts::get( $reference );
		if ( $account && Accounts::PLATFORM !== $account['kind'] && ! $account['refused'] ) {
			Accounts::change( $reference, array( 'refused' => time() ) );
			self::warn();
		}
	}

	/** Records that Instagram accepts a token, for the first time or again. */
	public static function accept( string $reference ): void {
		$account = Accounts::get( $reference );
		if ( $account && ( $account['refused'] || ! $account['confirmed'] ) ) {
			Accounts::change(
				$reference,
				array(
					'confirmed' => $account['confirmed'] ?: time(),
					'refused'   => 0,
					'told'      => 0,
				)
			);
		}
	}

	/** @return array<int, array{string}> Job arguments of the tokens that are due. */
	public static function unfinished(): array {
		$due = array();
		foreach ( Accounts::all() as $reference => $account ) {
			if ( self::is_due( $account, time() ) ) {
				$due[] = array( $reference );
			}
		}
		return $due;
	}

	/** Emails the owner once about each token that is about to expire. */
	public static function warn(): void {
		foreach ( Accounts::all() as $reference => $account ) {
			if ( ! $account['told'] && self::is_ending( $account ) && self::mail( $account ) ) {
				Accounts::change( $reference, array( 'told' => time() ) );
			}
		}
	}

	/** Prints the notices. */
	public static function show_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->id, self::SCREENS, true ) ) {
			return;
		}
		foreach ( self::rows() as $row ) {
			printf( '<div class="notice notice-warning"><p>%s</p><p><a href="%s">%s</a></p></div>', esc_html( $row['text'] ), esc_url( $row['url'] ), esc_html( $row['label'] ) );
		}
	}

	/** @return array[] A row of the Overview for each connection, see `Overview::rows()`. */
	public static function rows(): array {
		$rows = array();
		foreach ( current_user_can( 'manage_options' ) ? Accounts::all() : array() as $account ) {
			if ( self::is_ending( $account ) ) {
				$rows[] = array(
					'section' => 'attention',
					'title'   => __( 'Instagram needs a new token', 'dovetail-blocks' ),
					'text'    => self::sentence( $account ) . ' ' . self::advice(),
					'label'   => __( 'Reconnect Instagram', 'dovetail-blocks' ),
					'url'     => self::place(),
				);
			}
		}
		return $rows;
	}

	/**
	 * Sends the email.
	 *
	 * @return bool Whether the email was sent.
	 */
	public static function mail( array $account ): bool {
		$to = (string) get_option( 'admin_email' );
		return Mailer::in_language_of( $to, static fn(): bool => self::send( $to, $account ) );
	}

	/** Sends the email in the current language. See `mail()`. */
	private static function send( string $to, array $account ): bool {
		$site    = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$subject = $account['refused'] || self::end( $account ) <= time()
			/* translators: %s: name of the site. */
			? __( '[%s] Instagram is disconnected', 'dovetail-blocks' )
			/* translators: %s: name of the site. */
			: __( '[%s] Your Instagram connection is about to expire', 'dovetail-blocks' );
		return null === Mailer::send(
			array(
				'to'      => $to,
				'subject' => sprintf( $subject, $site ),
				'message' => implode( "\n\n", array( self::sentence( $account ), self::advice(), self::place() ) ),
				'headers' => array( 'Content-Type: text/plain; charset=UTF-8' ),
				'from'    => $site,
			)
		);
	}

	private static function sentence( array $account ): string {
		if ( $account['refused'] || self::end( $account ) <= time() ) {
			/* translators: %s: name of an Instagram account. */
			return sprintf( __( 'This site can no longer read @%s’s posts on Instagram. Your pages still show the posts from the last update.', 'dovetail-blocks' ), $account['username'] );
		}
		/* translators: 1: name of an Instagram account, 2: a date. */
		return sprintf( __( 'The Instagram connection to @%1$s expires on %2$s and could not be renewed.', 'dovetail-blocks' ), $account['username'], wp_date( (string) get_option( 'date_format' ), self::end( $account ) ) );
	}

	private static function advice(): string {
		return __( 'Create a new token in your Instagram account and paste it under Dovetail → Connections.', 'dovetail-blocks' );
	}

	/** Returns the URL of the token's field on the settings page. */
	private static function place(): string {
		return Connections_Page::url( Instagram::ID );
	}
}
