<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Html_Mail;
use Dovetail\Plugin\Mailer;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/** Emails to subscribers, and emails to the site owner about new subscribers. */
final class Mail {
	const MAX_NOTICES_PER_DAY = 50;

	/**
	 * Asks the owner of an address to confirm the subscription. Returns null if WordPress accepted the email, otherwise
	 * the reason.
	 */
	public static function send_confirmation_request( array $subscriber ): ?string {
		return Mailer::in_language_of(
			$subscriber['email'],
			static fn(): ?string => Html_Mail::send(
				$subscriber['email'],
				/* translators: %s: name of the site. */
				sprintf( __( 'Confirm your subscription to %s', 'dovetail-blocks' ), self::site() ),
				Mail_Texts::parts( Mail_Texts::CONFIRM, Mail_Texts::values( $subscriber ), array( __( 'Confirm subscription', 'dovetail-blocks' ), Links::confirm( $subscriber ) ) ),
				array(
					__( 'Does someone keep entering your address?', 'dovetail-blocks' ),
					array( __( 'Stop asking', 'dovetail-blocks' ), Links::refuse( $subscriber ) ),
				)
			)
		);
	}

	/**
	 * Tells an existing subscriber by email that no confirmation is needed. The page must not show this, because anyone
	 * could then find out who has subscribed. Returns the same as `send_confirmation_request()`.
	 */
	public static function send_already_subscribed( array $subscriber ): ?string {
		$site = self::site();
		return Mailer::in_language_of(
			$subscriber['email'],
			static fn(): ?string => Html_Mail::send(
				$subscriber['email'],
				/* translators: %s: name of the site. */
				sprintf( __( 'You are already subscribed to %s', 'dovetail-blocks' ), $site ),
				array(
					/* translators: %s: name of the site. */
					sprintf( __( 'Your address was entered again, but you already receive new posts and news from %s. No action is needed.', 'dovetail-blocks' ), $site ),
					array( __( 'Unsubscribe', 'dovetail-blocks' ), Links::unsubscribe( $subscriber ) ),
				)
			)
		);
	}

	/** Welcomes a new subscriber. Returns the same as `send_confirmation_request()`. */
	public static function welcome( array $subscriber ): ?string {
		$unsubscribe = Links::unsubscribe( $subscriber );
		return Mailer::in_language_of(
			$subscriber['email'],
			static fn(): ?string => Html_Mail::send(
				$subscriber['email'],
				Mail_Texts::line( Mail_Texts::WELCOME_SUBJECT, Mail_Texts::values( $subscriber ) ),
				Mail_Texts::parts(
					Mail_Texts::WELCOME,
					Mail_Texts::values( $subscriber ),
					/* translators: %s: name of the site. */
					array( sprintf( __( 'Go to %s', 'dovetail-blocks' ), self::site() ), home_url( '/' ) )
				),
				array( array( __( 'Unsubscribe', 'dovetail-blocks' ), $unsubscribe ) ),
				$unsubscribe
			)
		);
	}

	/**
	 * Notifies the site owner of a new subscriber, up to `MAX_NOTICES_PER_DAY` times a day. Returns the same as
	 * `send_confirmation_request()`.
	 */
	public static function report( array $subscriber ): ?string {
		if ( ! Rate_Limit::count( 'subscriber-notice', self::MAX_NOTICES_PER_DAY, DAY_IN_SECONDS ) ) {
			return null;
		}
		$owner = (string) get_option( 'admin_email' );
		return Mailer::in_language_of(
			$owner,
			static fn(): ?string => Html_Mail::send(
				$owner,
				/* translators: %s: name of the site. */
				sprintf( __( 'New subscriber to %s', 'dovetail-blocks' ), self::site() ),
				array(
					/* translators: %s: an email address. */
					sprintf( __( '%s confirmed their subscription and will receive new posts and news.', 'dovetail-blocks' ), $subscriber['email'] ),
					array( __( 'View all subscribers', 'dovetail-blocks' ), Subscribers_Screen::address() ),
				),
				array( __( 'You can turn off these emails under Dovetail → Settings.', 'dovetail-blocks' ) )
			)
		);
	}

	/**
	 * Returns the parts of a post's email that are the same for all subscribers, in the current language.
	 *
	 * @return array{post: int, subject: string, parts: array, footer: string}
	 */
	public static function about( \WP_Post $post ): array {
		$site  = self::site();
		$parts = Mail_Post::is( $post )
			? array( Mail_Content::render( $post->post_content ) )
			: array_filter(
				array(
					Plain_Text::of_html( get_the_excerpt( $post ) ),
					/* translators: %s: name of the site. */
					array( sprintf( __( 'Read it on %s', 'dovetail-blocks' ), $site ), get_permalink( $post ) ),
				)
			);
		$title = Plain_Text::of_html( get_the_title( $post ) );
		$none  = Mail_Post::is( $post ) ? __( '(no subject)', 'dovetail-blocks' ) : __( '(no title)', 'dovetail-blocks' );
		return array(
			'post'    => $post->ID,
			'subject' => '' === $title ? $none : $title,
			'parts'   => $parts,
			/* translators: %s: name of the site. */
			'footer'  => sprintf( __( 'You are receiving this because you subscribed to %s.', 'dovetail-blocks' ), $site ),
		);
	}

	/**
	 * Sends a subscriber the email about a post in the current language. Returns null if WordPress accepted the email,
	 * otherwise the reason.
	 */
	public static function tell( array $subscriber, array $mail ): ?string {
		$unsubscribe = Links::unsubscribe( $subscriber, $mail['post'] );
		return Html_Mail::send(
			$subscriber['email'],
			$mail['subject'],
			$mail['parts'],
			array( $mail['footer'], array( __( 'Unsubscribe', 'dovetail-blocks' ), $unsubscribe ) ),
			$unsubscribe
		);
	}

	/**
	 * Returns the email about a post in the language of the user with this address, otherwise in the site's language.
	 *
	 * @return array{subject: string, html: string, text: string}
	 */
	public static function preview( string $email, \WP_Post $post ): array {
		return Mailer::in_language_of(
			$email,
			static function () use ( $post ): array {
				$mail = self::about( $post );
				return array( 'subject' => $mail['subject'] ) + Html_Mail::compose( $mail['subject'], $mail['parts'], array( $mail['footer'], __( 'Subscribers see their unsubscribe link here.', 'dovetail-blocks' ) ) );
			}
		);
	}

	/**
	 * Sends a test email about a post to a user, who may not be a subscriber. Returns null if WordPress accepted the
	 * email, otherwise the reason.
	 */
	public static function test( string $email, \WP_Post $post ): ?string {
		return Mailer::in_language_of(
			$email,
			static function () use ( $email, $post ): ?string {
				$mail = self::about( $post );
				return Html_Mail::send(
					$email,
					/* translators: %s: title of a post. */
					sprintf( __( 'Test: %s', 'dovetail-blocks' ), $mail['subject'] ),
					$mail['parts'],
					array( __( 'This is a test that was sent only to you. Subscribers see their unsubscribe link here.', 'dovetail-blocks' ) ),
					null,
					$mail['subject']
				);
			}
		);
	}

	/** Returns the site's name as plain text on one line. */
	public static function site(): string {
		return Html_Mail::site();
	}
}
