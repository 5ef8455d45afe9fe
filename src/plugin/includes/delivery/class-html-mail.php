<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Composes and sends emails with a plain-text and an HTML version, in the site owner's layout (see `Mail_Look`). */
final class Html_Mail {
	/**
	 * Sends an email. Each part is a plain-text paragraph, a link (an array of text and URL), or finished content as
	 * `array{html: string, text: string}`.
	 *
	 * @param string                 $subject     Subject as plain text.
	 * @param array<string|string[]> $parts       Parts of the content.
	 * @param array<string|string[]> $footer      Parts below a line, in smaller type.
	 * @param string|null            $unsubscribe URL that unsubscribes with one click; null for none.
	 * @param string|null            $heading     Heading as plain text; null for the subject.
	 * @param string[]               $headers     More headers. They may not contain anything that visitors entered.
	 * @return string|null Null if WordPress accepted the email; otherwise the reason why not.
	 */
	public static function send( string $to, string $subject, array $parts, array $footer = array(), ?string $unsubscribe = null, ?string $heading = null, array $headers = array() ): ?string {
		$mail      = self::compose( $heading ?? $subject, $parts, $footer );
		$add_plain = static function ( $mailer ) use ( $mail ) {
			$mailer->AltBody = $mail['text']; // PHPMailer's name.
		};
		add_action( 'phpmailer_init', $add_plain );
		$reason = Mailer::send(
			array(
				'to'          => $to,
				'subject'     => $subject,
				'message'     => $mail['html'],
				'headers'     => array_merge( array( 'Content-Type: text/html; charset=UTF-8' ), $headers ),
				'from'        => self::site(),
				'unsubscribe' => $unsubscribe,
			)
		);
		remove_action( 'phpmailer_init', $add_plain );
		return null === $reason || '' !== trim( $reason ) ? $reason : __( 'This site’s mailer rejected the email without giving a reason.', 'dovetail-blocks' );
	}

	/**
	 * Returns the HTML and plain-text versions of an email, see `send()`.
	 *
	 * @return array{html: string, text: string}
	 */
	public static function compose( string $subject, array $parts, array $footer = array() ): array {
		$own   = Mail_Look::footer();
		$small = self::as_html( $footer, false ) . ( '' === $own ? '' : '<p style="margin:0 0 16px;">' . self::linked( $own ) . '</p>' );
		$below = array_merge( $footer, '' === $own ? array() : array( $own ) );
		return array(
			'html' => sprintf(
				'<!DOCTYPE html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%3$s</title></head>'
					. '<body style="margin:0;padding:24px;font:16px/1.6 -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,sans-serif;"><div style="max-width:560px;margin:0 auto;">'
					. '<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:%7$s;font-size:14px;font-weight:600;">%6$s</p>'
					. '<h1 style="font-size:24px;line-height:1.3;margin:0 0 16px;">%3$s</h1>%4$s%5$s</div></body></html>',
				esc_attr( str_replace( '_', '-', determine_locale() ) ),
				is_rtl() ? 'rtl' : 'ltr',
				self::escape( $subject ),
				self::as_html( $parts ),
				'' === $small ? '' : '<div style="border-top:1px solid #8888;margin-top:32px;padding-top:8px;font-size:14px;">' . $small . '</div>',
				Mail_Look::logo() ?: self::escape( self::site() ),
				Mail_Look::is_default_color() ? '1px solid #8888' : '3px solid ' . Mail_Look::color()
			),
			'text' => self::as_text( $parts ) . ( $below ? "\n\n-- \n" . self::as_text( $below ) : '' ) . "\n",
		);
	}

	/** Returns the site's name as plain text on one line. */
	public static function site(): string {
		$name = Plain_Text::of_html( get_bloginfo( 'name' ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	/** Returns a link that looks like a button, as HTML. */
	public static function button( string $url, string $text ): string {
		$style = sprintf( 'display:inline-block;padding:12px 22px;border-radius:6px;background:%s;color:%s;font-weight:600;text-decoration:none;', Mail_Look::color(), Mail_Look::text_color( Mail_Look::color() ) );
		return sprintf( '<a href="%s" style="%s">%s</a>', self::escape( sanitize_url( $url ) ), $style, self::escape( $text ) );
	}

	/**
	 * Escapes plain text as HTML. `esc_html()` would not escape text that looks like an entity, such as a title about
	 * `&nbsp;`.
	 */
	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	private static function as_text( array $parts ): string {
		$lines = array();
		foreach ( $parts as $part ) {
			if ( is_array( $part ) && ! isset( $part['text'] ) ) {
				$lines[] = $part[0] . ":\n" . $part[1];
			} else {
				$lines[] = self::wrap( is_array( $part ) ? $part['text'] : $part );
			}
		}
		return implode( "\n\n", $lines );
	}

	/**
	 * Wraps lines at spaces. Unlike `wordwrap()`, it counts characters instead of bytes. Long words and URLs are not
	 * split.
	 */
	private static function wrap( string $text ): string {
		// Without the lookbehind, each character of a long word would be tried as its first one.
		return preg_replace( '~(?<![^\n ])(?=[^\n]{77})([^\n]{0,75}[^\n ]|[^\n ]{77,}+) +~u', "$1\n", $text ) ?? $text;
	}

	private static function as_html( array $parts, bool $has_buttons = true ): string {
		$html = '';
		foreach ( $parts as $part ) {
			if ( isset( $part['html'] ) && is_array( $part ) ) {
				$html .= $part['html'];
				continue;
			}
			if ( is_array( $part ) ) {
				$part = $has_buttons ? self::button( $part[1], $part[0] ) : sprintf( '<a href="%s">%s</a>', self::escape( sanitize_url( $part[1] ) ), self::escape( $part[0] ) );
			} else {
				$part = self::linked( $part );
			}
			$html .= '<p style="margin:0 0 16px;">' . $part . '</p>';
		}
		return $html;
	}

	/** Returns plain text as HTML, with web addresses turned into links. */
	private static function linked( string $text ): string {
		$html = '';
		foreach ( preg_split( '~(https?://[^\s<>"]*[^\s<>"\'.,;:!?)\]])~iu', $text, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $piece ) {
			$html .= $index % 2 ? sprintf( '<a href="%s">%s</a>', self::escape( sanitize_url( $piece ) ), self::escape( $piece ) ) : nl2br( self::escape( $piece ) );
		}
		return $html;
	}
}
