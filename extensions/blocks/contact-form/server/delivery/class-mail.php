<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Html_Mail;
use Dovetail\Plugin\Mailer;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Site_Url;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Composes and sends emails about messages: to the form's recipients and, if enabled, a confirmation to the sender.
 * Anyone can enter any address, so a confirmation contains no visitor input, and each address gets at most one a day.
 * If emails keep failing, the dashboard and the list of entries show a notice.
 */
final class Mail {
	/** Maximum length of an answer in a subject, and of the whole subject, in characters. */
	const MAX_LENGTH_IN_SUBJECT = 60;
	const MAX_SUBJECT_LENGTH    = 200;

	/**
	 * The notice appears if at least `MIN_FAILED` emails about entries of the last `NOTICE_DAYS` days have failed. The
	 * Overview lists the first one.
	 */
	const NOTICE_DAYS = 7;
	const MIN_FAILED  = 2;

	/** Maximum number of confirmations per day, from one IP address and for the whole site. */
	const MAX_REPLIES_PER_CONNECTION = 5;
	const MAX_REPLIES_OF_SITE        = 200;

	/**
	 * Emails an entry to the form's recipients.
	 *
	 * @param array $entry Entry from `Entries::decode()`.
	 * @return true|\WP_Error An error contains the mailer's message.
	 */
	public static function send( array $entry ) {
		list( $is_sent, $reason ) = self::hand_over( self::compose( $entry, $entry['source'], $entry['id'] ) );
		return $is_sent ? true : new \WP_Error( 'mail', $reason );
	}

	/**
	 * Emails a test message, without storing it.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 * @return bool Whether WordPress accepted the email.
	 */
	public static function send_test( array $content, int $source ): bool {
		return self::hand_over( self::compose( $content, $source ) )[0];
	}

	/**
	 * Sends an email with WordPress. The sender name is the site's name, unless another name is set.
	 *
	 * @param array{to: string|string[], subject: string, message: string, headers: string[]} $mail Plain text.
	 * @return array{0: bool, 1: string} Whether WordPress accepted the email, and the mailer's error if not.
	 */
	public static function hand_over( array $mail ): array {
		$reason = Mailer::send( array( 'from' => self::site() ) + $mail );
		return array( null === $reason, (string) $reason );
	}

	/** Returns the site's name on one line, or its host if it has no name. */
	public static function site(): string {
		$name = Plain_Text::of_html( get_bloginfo( 'name' ), 60, '…' );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	/**
	 * Composes the email about an entry as plain text. Omits empty answers. Visitor input cannot inject a header.
	 *
	 * @param int $entry ID of the entry; 0 if nothing is stored.
	 * @return array{to: string[], subject: string, message: string, headers: string[]}
	 */
	public static function compose( array $content, int $source, int $entry = 0 ): array {
		$to = array_filter( (array) $content['to'], array( Email::class, 'is_valid' ) );
		$to = $to ? array_values( $to ) : array( self::default_recipient() );
		return Mailer::in_language_of( $to, static fn(): array => self::write( $to, $content, $source, $entry ) );
	}

	/** Returns the address that receives messages of forms without recipients. */
	public static function default_recipient(): string {
		$own = (string) Settings::get( 'form_recipient' );
		return Email::is_valid( $own ) ? $own : (string) get_option( 'admin_email' );
	}

	/**
	 * Composes the email in the current language. See `compose()`.
	 *
	 * @param string[] $to Email addresses of the recipients.
	 */
	private static function write( array $to, array $content, int $source, int $entry ): array {
		$lines = array();
		foreach ( $content['answers'] as $answer ) {
			if ( '' !== Answers::words( $answer ) ) {
				$lines[] = Answers::heading( $answer, 500 ) . "\n" . Answers::in_full( $answer );
			}
		}
		$lines[] = '-- ';
		$lines[] = sprintf(
			/* translators: 1: title of a post, 2: address of a page. */
			__( 'Sent from the form in: %1$s (%2$s)', 'dovetail-blocks' ),
			Answers::line( Content_Source::title( $source ), 200 ),
			self::page( $content['page'] )
		);
		if ( $entry ) {
			/* translators: %s: address of a screen. */
			$lines[] = sprintf( __( 'View this entry on your site: %s', 'dovetail-blocks' ), Entry_Screen::address( $entry ) );
		}
		return array(
			'to'      => $to,
			'subject' => self::subject( $content ),
			'message' => implode( "\n\n", $lines ),
			'headers' => array_merge( array( 'Content-Type: text/plain; charset=UTF-8' ), self::reply_to( $content['answers'] ) ),
		);
	}

	/**
	 * Returns the Reply-To header for the sender. Removes the parts of the name that would need quoting.
	 *
	 * @param array[] $answers Answers of an entry.
	 * @return string[] A header, or none.
	 */
	private static function reply_to( array $answers ): array {
		$email = Answers::first( $answers, 'email' );
		$name  = Answers::line( (string) preg_replace( '~[^\p{L}\p{M}\p{N}\'’ -]+~u', ' ', Answers::first( $answers, 'name' ) ), 60 );
		return Email::is_valid( $email ) ? array( 'Reply-To: ' . ( '' === $name ? $email : "$name <$email>" ) ) : array();
	}

	/**
	 * Returns the URL of the page that an entry was sent from.
	 *
	 * @param mixed $page Path and query of the page.
	 */
	public static function page( $page ): string {
		return sanitize_url( Site_Url::of_path( is_string( $page ) ? $page : '' ) );
	}

	/**
	 * Returns the message about a failed email.
	 *
	 * @param string $reason The mailer's error, plain text; may be empty.
	 */
	public static function sentence( string $reason ): string {
		return '' === $reason
			? __( 'The email about this entry could not be sent. The entry itself is safe.', 'dovetail-blocks' )
			/* translators: %s: a reason, in the words of the mail program. */
			: sprintf( __( 'The email about this entry could not be sent: %s The entry itself is safe.', 'dovetail-blocks' ), $reason );
	}

	/**
	 * Returns the author's subject for an entry, or the default subject.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 */
	public static function plain_subject( array $content ): string {
		$own = self::own_subject( $content );
		return '' === $own ? __( 'A new message from your website', 'dovetail-blocks' ) : $own;
	}

	/**
	 * Returns the author's subject, with answers instead of field names in braces: `{Name}`.
	 *
	 * @param array $content      Content of an entry; see `Entries::content()`.
	 * @param bool  $names_fields Output: whether the subject contains a field name.
	 * @return string Empty if the author has not written a subject, or if its answers are empty.
	 */
	public static function own_subject( array $content, bool &$names_fields = false ): string {
		$answers = $content['answers'];
		$subject = preg_replace_callback(
			'~\{\s*+([^{}\s]++(?:\s++[^{}\s]++)*+)\s*+\}~u',
			static function ( array $match ) use ( $answers, &$names_fields ): string {
				$answer       = self::answer( $answers, $match[1] );
				$names_fields = $names_fields || null !== $answer;
				return $answer ?? $match[0];
			},
			$content['subject']
		);
		return trim( (string) $subject );
	}

	/**
	 * Returns the subject of the email about an entry, on one line. Adds the names of the site and the sender, unless
	 * the author's subject contains field names.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 */
	private static function subject( array $content ): string {
		$subject      = self::plain_subject( $content );
		$names_fields = false;
		self::own_subject( $content, $names_fields );
		if ( ! $names_fields ) {
			$name    = Answers::first( $content['answers'], 'name' );
			$sender  = Answers::line( '' === $name ? Answers::first( $content['answers'], 'email' ) : $name, self::MAX_LENGTH_IN_SUBJECT );
			$subject = '[' . self::site() . '] ' . ( '' === $sender ? $subject : $sender . ': ' . $subject );
		}
		return Answers::line( $subject, self::MAX_SUBJECT_LENGTH );
	}

	/**
	 * @param array[] $answers Answers of an entry.
	 * @param string  $name    Label or type of the field.
	 * @return string|null Null if there is no such field.
	 */
	private static function answer( array $answers, string $name ): ?string {
		foreach ( array( 'label', 'type' ) as $by ) {
			foreach ( $answers as $answer ) {
				if ( mb_strtolower( $answer[ $by ], 'UTF-8' ) === mb_strtolower( $name, 'UTF-8' ) ) {
					return Answers::line( Answers::words( $answer ), self::MAX_LENGTH_IN_SUBJECT );
				}
			}
		}
		return null;
	}

	/** Prints the notice about failed emails. */
	public static function show_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->id, array( 'dashboard', Entries_Screen::HOOK ), true ) || ! current_user_can( Capabilities::ALL ) ) {
			return;
		}
		try {
			$count = self::count_failed();
		} catch ( Database_Error $error ) {
			// On a database error, show no notice, so that the dashboard still loads.
			return;
		}
		if ( $count < self::MIN_FAILED ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p>%s%s</p></div>',
			esc_html( self::notice( $count ) ),
			'dashboard' === $screen->id ? sprintf( ' <a href="%s">%s</a>', esc_url( Entries_Screen::address() ), esc_html__( 'Form entries', 'dovetail-blocks' ) ) : ''
		);
	}

	/**
	 * Returns the notice about failed emails, with instructions.
	 *
	 * @param int $count   Number of entries whose email to the form's recipients failed.
	 * @param int $replies Number of entries whose automatic reply failed.
	 */
	public static function notice( int $count, int $replies = 0 ): string {
		$sentences = array();
		if ( $count ) {
			/* translators: %s: a number of entries. */
			$sentences[] = sprintf( _n( 'There was a problem sending the email about %s form entry from the last seven days. The entry itself is safe.', 'There was a problem sending the emails about %s form entries from the last seven days. The entries themselves are safe.', $count, 'dovetail-blocks' ), number_format_i18n( $count ) );
		}
		if ( $replies ) {
			/* translators: %s: a number of entries. */
			$sentences[] = sprintf( _n( 'There was a problem sending the automatic reply to %s form entry from the last seven days.', 'There was a problem sending the automatic replies to %s form entries from the last seven days.', $replies, 'dovetail-blocks' ), number_format_i18n( $replies ) );
		}
		if ( ! $count ) {
			$sentences[] = __( 'Often, the visitor mistyped the address.', 'dovetail-blocks' );
		}
		$sentences[] = current_user_can( 'manage_options' )
			? __( 'Check that this site can send email. Many servers need an SMTP plugin.', 'dovetail-blocks' )
			: __( 'Ask an administrator to check whether this site can send email.', 'dovetail-blocks' );
		return implode( ' ', $sentences );
	}

	/**
	 * Returns the number of emails that have failed so far or may not have arrived. Counts only emails about entries
	 * that the user may read.
	 *
	 * @param string $kind `Outbox::MAIL` or `Outbox::REPLY`.
	 */
	public static function count_failed( string $kind = Outbox::MAIL ): int {
		$sources = Database::column( "SELECT entry.source FROM {deliveries} promise JOIN {entries} entry ON entry.id = promise.record WHERE promise.type = %s AND promise.kind = %s AND promise.state IN ( 'waiting', 'failed', 'unknown' ) AND promise.tries > 0 AND entry.state = %s AND entry.sent > %d LIMIT 1000", array( Outbox::TYPE, $kind, Entries::INBOX, time() - self::NOTICE_DAYS * DAY_IN_SECONDS ) );
		return $sources ? count( array_intersect( array_map( 'intval', $sources ), Capabilities::sources() ) ) : 0;
	}

	/**
	 * Returns the email address for the confirmation of a message; empty if there is none.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 */
	public static function reply_address( array $content, array $schema ): string {
		$email = empty( $schema['reply'] ) ? '' : Answers::first( $content['answers'], 'email' );
		return Email::is_valid( $email ) ? $email : '';
	}

	/**
	 * Sends the confirmation for an entry.
	 *
	 * @param array $entry Entry from `Entries::decode()`.
	 * @param int   $tries Number of attempts. Only the first one counts toward the limits.
	 * @return true|\WP_Error
	 */
	public static function send_reply( array $entry, int $tries ) {
		$schema = Schema::find( $entry['form'] );
		$email  = $schema ? self::reply_address( $entry, $schema ) : '';
		$has_room = $tries > 1 || '' === $email ? true : self::has_room_for_reply( $email );
		if ( null === $has_room ) {
			return new \WP_Error( 'reply', '' );
		}
		if ( '' === $email || ! $has_room ) {
			return true;
		}
		$reason = self::reply( $email, $schema['reply_message'] ?? '' );
		return null === $reason ? true : new \WP_Error( 'reply', $reason );
	}

	/**
	 * Sends the confirmation to an address, in the layout of the owner's other emails. It contains nothing that a visitor
	 * typed.
	 *
	 * @param string $message The author's text; may be empty.
	 * @return string|null Null if WordPress accepted the email; otherwise the reason why not.
	 */
	public static function reply( string $email, string $message ): ?string {
		return Mailer::in_language_of(
			$email,
			static fn(): ?string => Html_Mail::send(
				$email,
				/* translators: %s: name of the site. */
				sprintf( __( 'Your message to %s', 'dovetail-blocks' ), self::site() ),
				array( '' === $message ? __( 'Thank you for your message. We have received it.', 'dovetail-blocks' ) : $message ),
				/* translators: 1: name of the site, 2: its address. */
				array( sprintf( __( 'You received this automatic reply because your address was entered in a form on %1$s (%2$s). If you did not enter it, you can ignore this email.', 'dovetail-blocks' ), self::site(), home_url( '/' ) ) ),
				null,
				null,
				// Tells other mail systems not to send automatic replies (RFC 3834).
				array( 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' )
			)
		);
	}

	/** Counts a confirmation. Returns whether the daily limits allow it; null on a database error. */
	private static function has_room_for_reply( string $email ): ?bool {
		$has_room = Rate_Limit::count( 'reply-to-' . Secret::sign( 'form reply', strtolower( $email ) ), 1, DAY_IN_SECONDS );
		if ( $has_room ) {
			$has_room = Rate_Limit::count_client( 'reply-of-', self::MAX_REPLIES_PER_CONNECTION, DAY_IN_SECONDS );
		}
		return $has_room ? Rate_Limit::count( 'reply-of-site', self::MAX_REPLIES_OF_SITE, DAY_IN_SECONDS ) : $has_room;
	}
}
