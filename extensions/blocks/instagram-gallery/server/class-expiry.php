<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Mailer;
use Dovetail\Connections\Connections_Page;

defined( 'ABSPATH' ) || exit;

/** Notifies the owner in the admin and by email that a connection to Instagram is about to end or has ended. */
final class Expiry {
	/** Admin screens with the notice. */
	const SCREENS = array( 'dashboard', 'plugins', 'edit-post', Connections_Page::HOOK );

	/** Prints the notices. */
	public static function show(): void {
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
			if ( Tokens::is_ending( $account, time() ) ) {
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
	 * @return bool Whether it left.
	 */
	public static function mail( array $account ): bool {
		$to = (string) get_option( 'admin_email' );
		return Mailer::in_language_of( $to, static fn(): bool => self::send( $to, $account ) );
	}

	/** Sends the email in the current language. See `mail()`. */
	private static function send( string $to, array $account ): bool {
		$site    = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$subject = $account['refused'] || Tokens::end( $account ) <= time()
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

	/** Returns the problem with an account as a sentence. */
	private static function sentence( array $account ): string {
		if ( $account['refused'] || Tokens::end( $account ) <= time() ) {
			/* translators: %s: name of an account at Instagram. */
			return sprintf( __( 'This site can no longer read the posts of @%s on Instagram. Your pages still show the last posts that were read.', 'dovetail-blocks' ), $account['username'] );
		}
		/* translators: 1: name of an account at Instagram. 2: a date. */
		return sprintf( __( 'The Instagram connection to @%1$s expires on %2$s and could not be renewed.', 'dovetail-blocks' ), $account['username'], wp_date( (string) get_option( 'date_format' ), Tokens::end( $account ) ) );
	}

	/** Returns a sentence about how to renew the token. */
	private static function advice(): string {
		return __( 'Create a new token in your Instagram account and paste it under Dovetail → Connections.', 'dovetail-blocks' );
	}

	/** Returns the URL of the token's field on the settings page. */
	private static function place(): string {
		return Connections_Page::url( Instagram::ID );
	}
}
