<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Sends one mail in two forms, plain and HTML. */
final class Mail {
	/** Seconds for which a mail server may keep silent. */
	const PATIENCE = 30;

	/**
	 * Asks the owner of an address whether it was really meant.
	 *
	 * @param WP_Post $subscriber Who is asked.
	 */
	public static function ask( \WP_Post $subscriber ): bool {
		$site = self::site();
		$days = max( 1, (int) ceil( ( Subscribers::confirms_until( $subscriber ) - time() ) / DAY_IN_SECONDS ) );
		return self::send(
			Subscribers::email( $subscriber ),
			/* translators: %s: name of the site. */
			sprintf( __( 'Confirm your subscription to %s', 'dovetail-blocks' ), $site ),
			array(
				/* translators: %s: name of the site. */
				sprintf( __( 'Somebody, probably you, wants new posts of %s to be sent to this address. If that was you, confirm it:', 'dovetail-blocks' ), $site ),
				array( __( 'Confirm the subscription', 'dovetail-blocks' ), Links::confirm( $subscriber ) ),
				sprintf(
					/* translators: %s: a number of days. */
					_n( 'If it was not you, do nothing: no posts are sent, and your address will be deleted within %s day.', 'If it was not you, do nothing: no posts are sent, and your address will be deleted within %s days.', $days, 'dovetail-blocks' ),
					number_format_i18n( $days )
				),
			),
			array(
				__( 'Somebody keeps entering your address?', 'dovetail-blocks' ),
				array( __( 'Do not ask again', 'dovetail-blocks' ), Links::refuse( $subscriber ) ),
			)
		);
	}

	/**
	 * Tells somebody who subscribes once more that all is well; the page must not, since anybody could ask it.
	 *
	 * @param WP_Post $subscriber Who is told.
	 */
	public static function reassure( \WP_Post $subscriber ): bool {
		$site = self::site();
		return self::send(
			Subscribers::email( $subscriber ),
			/* translators: %s: name of the site. */
			sprintf( __( 'You are subscribed to %s already', 'dovetail-blocks' ), $site ),
			array(
				/* translators: %s: name of the site. */
				sprintf( __( 'Your address was entered once more, and new posts of %s are sent to it already. There is nothing to do.', 'dovetail-blocks' ), $site ),
				array( __( 'Unsubscribe', 'dovetail-blocks' ), Links::unsubscribe( $subscriber ) ),
			)
		);
	}

	/**
	 * The mail about a post, without what differs from subscriber to subscriber.
	 *
	 * @param WP_Post $post A published post.
	 * @return array{subject: string, parts: array, footer: string}
	 */
	public static function about( \WP_Post $post ): array {
		$site  = self::site();
		$title = self::plain( get_the_title( $post ) );
		return array(
			'subject' => '' === $title ? __( '(no title)', 'dovetail-blocks' ) : $title,
			'parts'   => array_filter(
				array(
					self::plain( get_the_excerpt( $post ) ),
					/* translators: %s: name of the site. */
					array( sprintf( __( 'Read it on %s', 'dovetail-blocks' ), $site ), get_permalink( $post ) ),
				)
			),
			/* translators: %s: name of the site. */
			'footer'  => sprintf( __( 'You get this because you have subscribed to %s.', 'dovetail-blocks' ), $site ),
		);
	}

	/**
	 * Tells a subscriber about a new post.
	 *
	 * @param WP_Post $subscriber Who is told.
	 * @param array   $mail       See `about()`.
	 * @return string|null Null when WordPress could hand it on; otherwise why not.
	 */
	public static function tell( \WP_Post $subscriber, array $mail ): ?string {
		$unsubscribe = Links::unsubscribe( $subscriber );
		return self::problem(
			Subscribers::email( $subscriber ),
			$mail['subject'],
			$mail['parts'],
			array( $mail['footer'], array( __( 'Unsubscribe', 'dovetail-blocks' ), $unsubscribe ) ),
			array(
				'List-Unsubscribe: <' . $unsubscribe . '>',
				// RFC 8058: the mail program asks with a POST, which nobody sends by looking at a link.
				'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
			)
		);
	}

	/**
	 * Shows somebody who is no subscriber what subscribers would get.
	 *
	 * @param string $email A valid address.
	 * @param array  $mail  See `about()`.
	 * @return string|null See `tell()`.
	 */
	public static function test( string $email, array $mail ): ?string {
		return self::problem(
			$email,
			/* translators: %s: title of a post. */
			sprintf( __( 'Test: %s', 'dovetail-blocks' ), $mail['subject'] ),
			$mail['parts'],
			array( $mail['footer'], __( 'This is a test, and nobody but you has got it. In its place subscribers find their link to unsubscribe.', 'dovetail-blocks' ) )
		);
	}

	/**
	 * Sends a mail, whatever the mailer does.
	 *
	 * @param mixed ...$mail See `send()`.
	 * @return string|null Null when WordPress could hand it on; otherwise why not.
	 */
	private static function problem( ...$mail ): ?string {
		$reason = '';
		$listen = static function ( $error ) use ( &$reason ) {
			$reason = is_wp_error( $error ) ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $listen );
		try {
			$is_sent = self::send( ...$mail );
		} catch ( \Throwable $error ) {
			// A mailer of another plugin: the others get their mail all the same.
			$is_sent = false;
			$reason  = $error->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $listen );
		}
		if ( $is_sent ) {
			return null;
		}
		return '' === trim( $reason ) ? __( 'The mailer of this site refused it without a reason.', 'dovetail-blocks' ) : $reason;
	}

	/** The site's name as plain text in one line. */
	public static function site(): string {
		$name = self::plain( get_bloginfo( 'name' ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	/** Plain text in one line. */
	private static function plain( string $html ): string {
		return trim( (string) preg_replace( '~\s+~u', ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) ) );
	}

	/**
	 * Sends a mail. A part is a paragraph, or a link as an array of its words and its address.
	 *
	 * @param string                 $to      A valid address.
	 * @param string                 $subject Plain text, which is the heading as well.
	 * @param array<string|string[]> $parts   The message.
	 * @param array<string|string[]> $footer  Below a line, smaller.
	 * @param string[]               $headers Headers besides.
	 * @return bool Whether WordPress could hand it on.
	 */
	private static function send( $to, $subject, $parts, $footer = array(), $headers = array() ): bool {
		$plain = self::as_text( $parts ) . ( $footer ? "\n\n-- \n" . self::as_text( $footer ) : '' ) . "\n";
		$html  = sprintf(
			'<!DOCTYPE html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%3$s</title></head>'
				. '<body style="margin:0;padding:24px;font:16px/1.6 -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,sans-serif;"><div style="max-width:560px;margin:0 auto;">'
				. '<h1 style="font-size:24px;line-height:1.3;margin:0 0 16px;">%3$s</h1>%4$s%5$s</div></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html( $subject ),
			self::as_html( $parts ),
			$footer ? '<div style="border-top:1px solid #8888;margin-top:32px;padding-top:8px;font-size:14px;">' . self::as_html( $footer ) . '</div>' : ''
		);

		$add_plain = static function ( $mailer ) use ( $plain ) {
			$mailer->AltBody = $plain; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's name.
			// A server that does not answer fails this address, and the others get their mail.
			$mailer->Timeout = min( (int) $mailer->Timeout, self::PATIENCE ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's name.
		};
		$name      = static function ( $name ) {
			return 'WordPress' === $name ? self::site() : $name;
		};
		add_action( 'phpmailer_init', $add_plain );
		add_filter( 'wp_mail_from_name', $name );
		try {
			return (bool) wp_mail( $to, $subject, $html, array_merge( array( 'Content-Type: text/html; charset=UTF-8' ), $headers ) );
		} finally {
			remove_action( 'phpmailer_init', $add_plain );
			remove_filter( 'wp_mail_from_name', $name );
		}
	}

	/**
	 * Parts as plain text.
	 *
	 * @param array<string|string[]> $parts See `send()`.
	 */
	private static function as_text( array $parts ): string {
		$lines = array();
		foreach ( $parts as $part ) {
			$lines[] = is_array( $part ) ? $part[0] . ":\n" . $part[1] : wordwrap( $part, 76 );
		}
		return implode( "\n\n", $lines );
	}

	/**
	 * Parts as HTML.
	 *
	 * @param array<string|string[]> $parts See `send()`.
	 */
	private static function as_html( array $parts ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$html .= '<p style="margin:0 0 16px;">' . ( is_array( $part ) ? sprintf( '<a href="%s">%s</a>', esc_url( $part[1] ), esc_html( $part[0] ) ) : esc_html( $part ) ) . '</p>';
		}
		return $html;
	}
}
