<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Lets the site owner send another confirmation email. */
final class Ask_Again {
	const ACTION = 'dovetail_blocks_ask_again';

	const RESULT_PARAMETER = 'dovetail-asked';

	/**
	 * Returns the link for a row in the list of subscribers.
	 *
	 * @return array<string, string> Link by action; empty for a subscriber who has confirmed.
	 */
	public static function link( array $subscriber ): array {
		if ( Subscribers::PENDING !== $subscriber['status'] ) {
			return array();
		}
		/* translators: %s: an email address. */
		$name = sprintf( __( 'Resend confirmation to %s', 'dovetail-blocks' ), $subscriber['email'] );
		return array( 'ask' => Subscribers_Screen::action_link( self::ACTION, $subscriber['id'], $name, __( 'Resend confirmation', 'dovetail-blocks' ) ) );
	}

	/** Sends the confirmation email again. */
	public static function act(): void {
		$subscriber = Subscribers::get( Subscribers_Screen::id_for_action( self::ACTION ) );
		$is_pending = $subscriber && Subscribers::PENDING === $subscriber['status'];
		wp_safe_redirect( Subscribers_Screen::address( array( self::RESULT_PARAMETER => $is_pending ? Opt_In::ask_again( $subscriber ) : 'expired' ) ) );
		exit;
	}

	/** Prints whether the confirmation email was sent, or emails to a bounced address were resumed. */
	public static function show(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only selects one of the messages.
		$result = isset( $_GET[ self::RESULT_PARAMETER ] ) ? sanitize_key( wp_unslash( $_GET[ self::RESULT_PARAMETER ] ) ) : '';
		$words  = array(
			'asked'   => __( 'Confirmation email sent.', 'dovetail-blocks' ),
			'resumed' => __( 'This subscriber will get emails again.', 'dovetail-blocks' ),
			'early'   => __( 'Not sent. A confirmation can be sent once an hour, up to three times in seven days, and never to people who opted out.', 'dovetail-blocks' ),
			'expired' => __( 'Not sent because this address has expired, or was confirmed or deleted in the meantime.', 'dovetail-blocks' ),
			'failed'  => __( 'The email could not be sent because this site’s mailer rejected it.', 'dovetail-blocks' ),
		);
		if ( isset( $words[ $result ] ) ) {
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', in_array( $result, array( 'asked', 'resumed' ), true ) ? 'success' : 'warning', esc_html( $words[ $result ] ) );
		}
	}
}
