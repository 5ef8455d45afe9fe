<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Mails what is stored. What goes wrong is noted on the entry: the message itself is safe. */
final class Mail {
	/**
	 * Mails an entry to the recipients of its form.
	 *
	 * @return bool Whether WordPress took it.
	 */
	public static function send( int $entry ): bool {
		$content = Entries::read( $entry );
		if ( ! $content ) {
			return false;
		}
		list( $is_sent, $reason ) = self::mail( $content, (int) get_post( $entry )->post_parent );
		Entries::note( $entry, 'mail', $is_sent ? '' : self::sentence( $reason ) );
		return $is_sent;
	}

	/**
	 * Mails a message that is not stored.
	 *
	 * @param array $content See `Entries::content()`.
	 * @param int   $source  The post of the form, or the site.
	 * @return bool Whether WordPress took it.
	 */
	public static function send_test( array $content, int $source ): bool {
		return self::mail( $content, $source )[0];
	}

	/**
	 * Hands a mail to WordPress.
	 *
	 * @param array $content What the message says.
	 * @param int   $source  The post of the form, or the site.
	 * @return array{0: bool, 1: string} Whether WordPress took it, and why not, in the words of whoever sends mail.
	 */
	private static function mail( array $content, int $source ): array {
		$reason = '';
		$listen = static function ( $error ) use ( &$reason ) {
			$reason = $error instanceof \WP_Error ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $listen );
		try {
			$mail    = self::compose( $content, $source );
			$is_sent = (bool) wp_mail( $mail['to'], $mail['subject'], $mail['message'], $mail['headers'] );
		} catch ( \Throwable $error ) {
			// Whoever sends mail here instead of WordPress.
			$is_sent = false;
			$reason  = $error->getMessage();
		}
		remove_action( 'wp_mail_failed', $listen );
		return array( $is_sent, $reason );
	}

	/**
	 * The mail of an entry: plain text. No line that a visitor typed can become a header.
	 *
	 * @param array $content What it says.
	 * @param int   $source  The post of the form, or the site.
	 * @return array{to: string[], subject: string, message: string, headers: string[]}
	 */
	public static function compose( array $content, int $source ): array {
		$to    = array_filter( (array) $content['to'], array( Email::class, 'is_valid' ) );
		$email = Entries::first( $content['answers'], 'email' );
		$lines = array();
		foreach ( $content['answers'] as $answer ) {
			$words   = Entries::words( $answer );
			$lines[] = self::line( $answer['label'] ) . ":\n" . ( '' === $words ? '–' : $words );
		}
		$lines[] = '-- ';
		$lines[] = sprintf(
			/* translators: 1: title of a post, 2: address of a page. */
			__( 'Sent through the form in: %1$s (%2$s)', 'dovetail-blocks' ),
			self::line( Source::title( $source ) ),
			self::page( $content['page'] )
		);
		/* translators: %s: address of a screen. */
		$lines[] = sprintf( __( 'All entries: %s', 'dovetail-blocks' ), admin_url( 'edit.php?post_type=' . Entries::TYPE ) );
		$subject = self::line( '' === $content['subject'] ? __( 'A new message from your website', 'dovetail-blocks' ) : $content['subject'] );
		return array(
			'to'      => $to ? array_values( $to ) : array( (string) get_option( 'admin_email' ) ),
			'subject' => $subject,
			'message' => implode( "\n\n", $lines ),
			'headers' => array_merge(
				array( 'Content-Type: text/plain; charset=UTF-8' ),
				Email::is_valid( $email ) ? array( 'Reply-To: ' . $email ) : array()
			),
		);
	}

	/**
	 * The address of the page of an entry.
	 *
	 * @param mixed $page Its path.
	 */
	public static function page( $page ): string {
		$home = wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return sanitize_url( $home['scheme'] . '://' . $home['host'] . $port . '/' . ltrim( is_string( $page ) ? $page : '', '/' ) );
	}

	/**
	 * Text of one line.
	 *
	 * @param string $text Any.
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '~[\s\p{Cc}]+~u', ' ', $text ) );
	}

	/**
	 * What the author reads where the mail failed.
	 *
	 * @param string $reason In the words of whoever sends mail; may be empty.
	 */
	private static function sentence( string $reason ): string {
		return '' === $reason
			? __( 'The e-mail about this entry could not be sent. The entry itself is complete.', 'dovetail-blocks' )
			/* translators: %s: a reason, in the words of the mail program. */
			: sprintf( __( 'The e-mail about this entry could not be sent: %s The entry itself is complete.', 'dovetail-blocks' ), wp_html_excerpt( self::line( wp_strip_all_tags( $reason ) ), 300, '…' ) );
	}
}
