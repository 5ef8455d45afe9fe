<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Mailer;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a confirmation to the sender if the form's author enabled it. Anyone can enter any address, so the email
 * contains no visitor input. Each address gets at most one confirmation a day, and there are limits per connection and
 * for the site.
 */
final class Reply {
	/** Maximum number of confirmations per day, for one connection and for the site. */
	const CONNECTION = 5;
	const SITE       = 200;

	/**
	 * Returns the email address for the confirmation of a message; empty if there is none.
	 *
	 * @param array $content See `Entries::content()`.
	 */
	public static function address( array $content, array $schema ): string {
		$email = empty( $schema['reply'] ) ? '' : Answers::first( $content['answers'], 'email' );
		return Email::is_valid( $email ) ? $email : '';
	}

	/**
	 * Sends the confirmation for an entry.
	 *
	 * @param array $entry See `Entries::decode()`.
	 * @param int   $tries The first one counts.
	 * @return true|\WP_Error
	 */
	public static function send( array $entry, int $tries ) {
		$schema = Schema::find( $entry['form'] );
		$email  = $schema ? self::address( $entry, $schema ) : '';
		$has_room = $tries > 1 || '' === $email ? true : self::has_room( $email );
		if ( null === $has_room ) {
			return new \WP_Error( 'reply', '' );
		}
		if ( '' === $email || ! $has_room ) {
			return true;
		}
		list( $is_sent, $reason ) = Mail::hand_over( self::compose( $email, $schema['reply_message'] ?? '' ) );
		return $is_sent ? true : new \WP_Error( 'reply', $reason );
	}

	/**
	 * Composes the confirmation.
	 *
	 * @param string $message The author's; may be empty.
	 * @return array{to: string, subject: string, message: string, headers: string[]}
	 */
	public static function compose( string $email, string $message ): array {
		return Mailer::in_language_of( $email, static fn(): array => self::write( $email, $message ) );
	}

	/** Composes the confirmation in the current language. See `compose()`. */
	private static function write( string $email, string $message ): array {
		$site = Mail::site();
		return array(
			'to'      => $email,
			/* translators: %s: name of the site. */
			'subject' => sprintf( __( 'Your message to %s', 'dovetail-blocks' ), $site ),
			'message' => implode(
				"\n\n",
				array(
					'' === $message ? __( 'Thank you for your message. We have received it.', 'dovetail-blocks' ) : $message,
					'-- ',
					/* translators: 1: name of the site, 2: its address. */
					sprintf( __( 'This is an automatic reply because this address was entered in a form on %1$s (%2$s). If that was not you, no action is needed.', 'dovetail-blocks' ), $site, home_url( '/' ) ),
				)
			),
			'headers' => array(
				'Content-Type: text/plain; charset=UTF-8',
				// RFC 3834: asks other mail programs not to reply automatically.
				'Auto-Submitted: auto-replied',
				'X-Auto-Response-Suppress: All',
			),
		);
	}

	/** Counts a confirmation and returns whether it is within today's limits; null on a database error. */
	private static function has_room( string $email ): ?bool {
		$has_room = Rate_Limit::count( 'reply-to-' . Secret::sign( 'form reply', strtolower( $email ) ), 1, DAY_IN_SECONDS );
		if ( $has_room ) {
			$has_room = Rate_Limit::count_client( 'reply-of-', self::CONNECTION, DAY_IN_SECONDS );
		}
		return $has_room ? Rate_Limit::count( 'reply-of-site', self::SITE, DAY_IN_SECONDS ) : $has_room;
	}
}
