<?php
namespace Dovetail\Plugin;

use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Sends all emails of the plugin through WordPress. */
final class Mailer {
	/**
	 * Timeout in seconds for each response of the mail server. PHPMailer's default is 300, and a user may be waiting
	 * for the page.
	 */
	const TIMEOUT_SECONDS = 30;

	/** Maximum number of characters of the sender's name. */
	const MAX_NAME_LENGTH = 60;

	/** Hook priority: after plugins that set up a mail server. */
	const LATE_PRIORITY = 10000;

	/**
	 * PHPMailer for emails with an unsubscribe link, reused during the request. It is separate from WordPress's,
	 * because another plugin may keep that one's SMTP connection open.
	 */
	private static ?List_Unsubscribe_Mailer $list_mailer = null;

	/**
	 * Sends an email through WordPress, with the site's name as the sender's name unless another is set.
	 *
	 * @param array{to: string|string[], subject: string, message: string, headers: string[], from: string, unsubscribe?: string} $mail
	 *        `from` is the site's name, `unsubscribe` a URL that unsubscribes with one click.
	 * @return string|null Null if WordPress accepted the email; otherwise the mailer's error, which may be empty.
	 */
	public static function send( array $mail ): ?string {
		global $phpmailer;
		$reason  = '';
		$listen  = static function ( $error ) use ( &$reason ) {
			$reason = is_wp_error( $error ) ? $error->get_error_message() : '';
		};
		$name    = static fn( $name ) => 'WordPress' === $name ? self::sender_name( $mail['from'] ) : $name;
		// Replace only WordPress's default address; any other was set by a plugin.
		$address = static fn( $address ) => str_starts_with( (string) $address, 'wordpress@' ) && '' !== Settings::get( 'mail_address' ) ? Settings::get( 'mail_address' ) : $address;
		$headers = $mail['headers'];
		$before  = $phpmailer;
		// Keep emojis as text, because WordPress would replace each with an image from another host.
		$emoji = has_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
		if ( false !== $emoji ) {
			remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email', $emoji );
		}
		$limit = static function ( $mailer ): void {
			// These property names are PHPMailer's.
			$mailer->Timeout = min( (int) $mailer->Timeout, self::TIMEOUT_SECONDS );
			if ( 'smtp' === $mailer->Mailer && is_callable( array( $mailer, 'getSMTPInstance' ) ) ) {
				$smtp            = $mailer->getSMTPInstance();
				$smtp->Timelimit = min( (int) ( $smtp->Timelimit ?? self::TIMEOUT_SECONDS ), self::TIMEOUT_SECONDS );
			}
		};
		add_action( 'wp_mail_failed', $listen );
		add_action( 'phpmailer_init', $limit, self::LATE_PRIORITY );
		add_filter( 'wp_mail_from_name', $name );
		add_filter( 'wp_mail_from', $address );
		try {
			if ( isset( $mail['unsubscribe'] ) ) {
				$headers[] = 'List-Unsubscribe: <' . self::ascii_url( $mail['unsubscribe'] ) . '>';
				// RFC 8058: the mail program unsubscribes with a POST request, so that a mere link preview does not
				// unsubscribe anyone.
				$headers[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
				$phpmailer = self::list_mailer( $phpmailer ); // Put back below.
			}
			$is_sent = (bool) wp_mail( $mail['to'], $mail['subject'], $mail['message'], $headers );
		} catch ( \Throwable $error ) {
			// Another plugin sends the email instead of WordPress.
			$is_sent = false;
			$reason  = $error->getMessage();
		} finally {
			if ( $phpmailer === self::$list_mailer ) {
				$phpmailer = $before;
			}
			remove_filter( 'wp_mail_from_name', $name );
			remove_filter( 'wp_mail_from', $address );
			remove_action( 'wp_mail_failed', $listen );
			remove_action( 'phpmailer_init', $limit, self::LATE_PRIORITY );
			if ( false !== $emoji ) {
				add_filter( 'wp_mail', 'wp_staticize_emoji_for_email', $emoji );
			}
		}
		return $is_sent ? null : $reason;
	}

	/** Returns the sender's name: the one from the settings, otherwise the given one. */
	private static function sender_name( string $name ): string {
		$own = (string) Settings::get( 'mail_name' );
		return '' === $own ? $name : $own;
	}

	/**
	 * Composes an email in the recipient's language: the user's, or the site's for other people. Otherwise, it would be
	 * in the language of the user who triggered it.
	 *
	 * @param string|string[] $to    Email addresses. If the recipients' languages differ, the site's is used.
	 * @param callable        $write Function that composes the email, and may send it.
	 * @return mixed Return value of `$write`.
	 */
	public static function in_language_of( $to, callable $write ) {
		$locales = array();
		foreach ( (array) $to as $email ) {
			$user      = get_user_by( 'email', $email );
			$locales[] = $user ? get_user_locale( $user ) : get_locale();
		}
		$locales     = array_unique( $locales );
		$is_switched = false;
		// switch_to_locale() ignores languages that are not installed.
		foreach ( array_merge( 1 === count( $locales ) ? $locales : array(), array( get_locale(), 'en_US' ) ) as $locale ) {
			if ( determine_locale() === $locale ) {
				break;
			}
			$is_switched = switch_to_locale( $locale );
			if ( $is_switched ) {
				break;
			}
		}
		try {
			return $write();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * @param mixed $current Mailer that WordPress would use. Another plugin's own class is kept.
	 * @return mixed
	 */
	private static function list_mailer( $current ) {
		if ( is_object( $current ) && ! in_array( get_class( $current ), array( 'PHPMailer\PHPMailer\PHPMailer', 'WP_PHPMailer' ), true ) ) {
			return $current;
		}
		if ( ! self::$list_mailer ) {
			foreach ( array(
				'PHPMailer\PHPMailer\PHPMailer' => 'PHPMailer/PHPMailer.php',
				'PHPMailer\PHPMailer\SMTP'      => 'PHPMailer/SMTP.php',
				'PHPMailer\PHPMailer\Exception' => 'PHPMailer/Exception.php',
				'WP_PHPMailer'                  => 'class-wp-phpmailer.php',
			) as $name => $file ) {
				if ( ! class_exists( $name, false ) ) {
					require_once ABSPATH . WPINC . '/' . $file;
				}
			}
			self::$list_mailer      = new List_Unsubscribe_Mailer( true );
			List_Unsubscribe_Mailer::$validator = static fn( $email ): bool => (bool) is_email( $email );
		}
		return self::$list_mailer;
	}

	/** Returns a URL of the site in ASCII, as headers require. */
	private static function ascii_url( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( preg_match( '~[^\x00-\x7f]~', $host ) ) {
			$url = substr_replace( $url, IdnaEncoder::encode( $host ), (int) strpos( $url, $host ), strlen( $host ) );
		}
		return (string) preg_replace_callback( '~[^\x21-\x7e]|[<>]~', static fn( $match ) => rawurlencode( $match[0] ), $url );
	}
}
