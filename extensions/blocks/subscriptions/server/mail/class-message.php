<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Mailer;

defined( 'ABSPATH' ) || exit;

/** Sends an email with a plain-text and an HTML version. */
final class Message {
	/**
	 * Sends an email. Each part is a paragraph, or a link as an array of text and URL.
	 *
	 * @param string                 $subject     Plain text, which is the heading as well.
	 * @param array<string|string[]> $footer      Below a line, smaller.
	 * @param string|null            $unsubscribe A link that unsubscribes with one click.
	 * @return string|null Null when WordPress could hand it on; otherwise why not.
	 */
	public static function send( string $to, string $subject, array $parts, array $footer = array(), ?string $unsubscribe = null ): ?string {
		$plain = self::as_text( $parts ) . ( $footer ? "\n\n-- \n" . self::as_text( $footer ) : '' ) . "\n";
		$html  = sprintf(
			'<!DOCTYPE html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%3$s</title></head>'
				. '<body style="margin:0;padding:24px;font:16px/1.6 -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,sans-serif;"><div style="max-width:560px;margin:0 auto;">'
				. '<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid #8888;font-size:14px;font-weight:600;">%6$s</p>'
				. '<h1 style="font-size:24px;line-height:1.3;margin:0 0 16px;">%3$s</h1>%4$s%5$s</div></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			self::escape( $subject ),
			self::as_html( $parts ),
			$footer ? '<div style="border-top:1px solid #8888;margin-top:32px;padding-top:8px;font-size:14px;">' . self::as_html( $footer, false ) . '</div>' : '',
			self::escape( Mail::site() )
		);

		$add_plain = static function ( $mailer ) use ( $plain ) {
			$mailer->AltBody = $plain; // PHPMailer's name.
		};
		add_action( 'phpmailer_init', $add_plain );
		$reason = Mailer::send(
			array(
				'to'          => $to,
				'subject'     => $subject,
				'message'     => $html,
				'headers'     => array( 'Content-Type: text/html; charset=UTF-8' ),
				'from'        => Mail::site(),
				'unsubscribe' => $unsubscribe,
			)
		);
		remove_action( 'phpmailer_init', $add_plain );
		return null === $reason || '' !== trim( $reason ) ? $reason : __( 'This site’s mailer rejected it without a reason.', 'dovetail-blocks' );
	}

	/** Returns the parts as plain text. */
	private static function as_text( array $parts ): string {
		$lines = array();
		foreach ( $parts as $part ) {
			$lines[] = is_array( $part ) ? $part[0] . ":\n" . $part[1] : self::wrap( $part );
		}
		return implode( "\n\n", $lines );
	}

	/**
	 * Wraps lines at spaces. Unlike `wordwrap()`, it counts characters instead of bytes. Long words and URLs are not
	 * split.
	 */
	private static function wrap( string $text ): string {
		return preg_replace( '~(?=[^\n]{77})([^\n]{0,75}[^\n ]|[^\n ]{77,}) +~u', "$1\n", $text ) ?? $text;
	}

	/** Returns the parts as HTML. */
	private static function as_html( array $parts, bool $has_buttons = true ): string {
		$look = $has_buttons ? ' style="display:inline-block;padding:12px 22px;border-radius:6px;background:#1d1d1b;color:#ffffff;font-weight:600;text-decoration:none;"' : '';
		$html = '';
		foreach ( $parts as $part ) {
			$html .= '<p style="margin:0 0 16px;">' . ( is_array( $part ) ? sprintf( '<a href="%s"%s>%s</a>', self::escape( sanitize_url( $part[1] ) ), $look, self::escape( $part[0] ) ) : nl2br( self::escape( $part ) ) ) . '</p>';
		}
		return $html;
	}

	/**
	 * Escapes plain text as HTML. `esc_html()` would not escape text that looks like an entity, such as a title about
	 * `&nbsp;`.
	 */
	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}
}
