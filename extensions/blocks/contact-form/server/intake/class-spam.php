<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Client_Ip;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Classifies messages, with Akismet if the site uses it. Spam is kept for some time, so that wrongly classified
 * messages are not lost. It is not emailed or passed on until a user marks it as not spam. If Akismet was used, the
 * visitor's data is kept for `REPORT_DAYS` days to report corrections; this includes the IP address.
 */
final class Spam {
	/** The reason that is stored when a user marks a message as spam. */
	const BY_USER = 'user';

	/** Days after which spam is deleted, and the maximum number of spam entries. */
	const DAYS        = 30;
	const MAX_ENTRIES = 500;

	/**
	 * Maximum number of spam messages per IP address and day. The limit is low, so that one sender cannot displace
	 * everyone else's spam.
	 */
	const MAX_PER_DAY = 15;

	/** Days during which corrections can be reported to Akismet. */
	const REPORT_DAYS = 15;

	/**
	 * Classifies a message.
	 *
	 * @param array $content    Content of an entry; see `Entries::content()`.
	 * @param bool  $is_trapped Whether the honeypot was filled in.
	 * @return string|\WP_Error Reason for spam: `trap`, `words`, `akismet` or `filter`; empty for none. An error is shown to the visitor.
	 */
	public static function judge( array $content, array $schema, bool $is_trapped ) {
		$reason = $is_trapped ? 'trap' : ( self::has_bad_words( $content ) ? 'words' : ( self::is_spam_to_akismet( $content ) ? 'akismet' : '' ) );
		/**
		 * Filters whether a message is spam.
		 *
		 * @param bool|\WP_Error $is_spam Result of the checks so far. True stores the message as spam, false accepts
		 *                                it. A `WP_Error` rejects it and shows its sentence to the visitor, whose
		 *                                text is kept.
		 * @param array          $content Content of the message: `subject`, `page`, and `answers`, each with `type`,
		 *                                `label` and `value`.
		 * @param array          $schema  The form: `source` (post ID, or 0), `subject`, `fields` and more.
		 */
		$verdict = apply_filters( 'dovetail_blocks_form_spam', '' !== $reason, $content, $schema );
		if ( is_wp_error( $verdict ) ) {
			return Posted_Form::refusal( 'form_refused', $verdict->get_error_message(), 403, 'robot' );
		}
		return $verdict ? ( '' === $reason ? 'filter' : $reason ) : '';
	}

	/** @return \WP_Error|null Error if no more spam is accepted from this IP address today. */
	public static function count(): ?\WP_Error {
		return false === Rate_Limit::count_client( 'form-spam_', self::MAX_PER_DAY, DAY_IN_SECONDS ) ? Spam_Guard::too_many_today() : null;
	}

	/**
	 * Marks an entry as spam or not spam, and reports the change to Akismet. An entry marked as not spam is also
	 * delivered.
	 *
	 * @return bool Whether the state changed.
	 */
	public static function mark( int $id, bool $is_spam ): bool {
		$entry = Entries::read( $id );
		if ( ! $entry || ( $is_spam ? Entries::INBOX : Entries::SPAM ) !== $entry['state'] ) {
			return false;
		}
		$kinds = $is_spam ? array() : Outbox::kinds( $entry, Schema::find( $entry['form'] ) );
		Outbox::wake_later( $kinds );
		$is_marked = Database::transaction(
			static function () use ( $id, $is_spam, $kinds ): bool {
				$changes = array(
					'state'   => $is_spam ? Entries::SPAM : Entries::INBOX,
					'held'    => $is_spam ? self::BY_USER : '',
					'trashed' => time(),
				);
				$from    = array(
					'id'    => $id,
					'state' => $is_spam ? Entries::INBOX : Entries::SPAM,
				);
				if ( ! Database::update( 'entries', $changes, $from ) ) {
					return false;
				}
				if ( $is_spam ) {
					Outbox::withdraw( array( $id ) );
				}
				Outbox::promise( $id, $kinds );
				Record_Counts::forget( 'entries', array( $id ) );
				return true;
			}
		);
		if ( ! $is_marked ) {
			return false;
		}
		if ( $kinds ) {
			Outbox::deliver( $id, $kinds );
		}
		self::report_to_akismet( $entry, $is_spam );
		return true;
	}

	/**
	 * Returns a sentence that says why an entry is spam.
	 *
	 * @param string $reason Reason for spam; see `judge()`.
	 */
	public static function sentence( string $reason ): string {
		$sentences = array(
			'trap'    => __( 'Marked as spam: a hidden field that catches bots was filled in.', 'dovetail-blocks' ),
			'words'   => __( 'Marked as spam: it contains words this site does not allow in comments (Settings → Discussion).', 'dovetail-blocks' ),
			'akismet' => __( 'Marked as spam by Akismet.', 'dovetail-blocks' ),
			'filter'  => __( 'Marked as spam by another plugin.', 'dovetail-blocks' ),
		);
		return isset( $sentences[ $reason ] )
			? $sentences[ $reason ] . ' ' . __( 'The message was not emailed or shared with other systems.', 'dovetail-blocks' )
			: __( 'Marked as spam by a user.', 'dovetail-blocks' );
	}

	/**
	 * Deletes old spam, and the oldest spam above the maximum number. The age of an old message that a user marks as
	 * spam starts at that time.
	 */
	public static function sweep(): void {
		$time  = 'GREATEST( sent, trashed )';
		$extra = Database::row( "SELECT id, $time AS time FROM {entries} WHERE state = %s ORDER BY time DESC, id DESC LIMIT 1 OFFSET %d", array( Entries::SPAM, self::MAX_ENTRIES ) );
		$last  = $extra ? (int) $extra['time'] : 0;
		Entries::delete_all( "state = %s AND ( $time < %d OR ( $time = %d AND id <= %d ) )", array( Entries::SPAM, max( $last, time() - self::DAYS * DAY_IN_SECONDS ), $last, (int) ( $extra['id'] ?? 0 ) ) );
	}

	/**
	 * Whether a message contains words, addresses or names on the site's list of disallowed comment keys.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 */
	private static function has_bad_words( array $content ): bool {
		$answers = $content['answers'];
		return wp_check_comment_disallowed_list(
			Answers::first( $answers, 'name' ),
			Answers::first( $answers, 'email' ),
			Answers::first( $answers, 'url' ),
			implode( "\n", array_map( array( Answers::class, 'words' ), $answers ) ),
			\Dovetail\Plugin\Client_Ip::address(),
			Plain_Text::line( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ?? '' ), 500 ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- plain text that is compared.
		);
	}

	/** Whether Akismet is active and has a key. */
	public static function has_akismet(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) ) && \Akismet::get_api_key();
	}

	/**
	 * Whether Akismet classifies a message as spam; false if Akismet does not respond.
	 *
	 * @param array $content Content of an entry; see `Entries::content()`.
	 */
	public static function is_spam_to_akismet( array $content ): bool {
		return self::has_akismet() && 'true' === self::ask_akismet( 'comment-check', self::visitor() + self::parameters( $content ) );
	}

	/**
	 * Returns the data needed to report the current message to Akismet later; null if Akismet is not active.
	 *
	 * @return array<string, string>|null
	 */
	public static function visitor_data(): ?array {
		return self::has_akismet() ? self::visitor() : null;
	}

	/**
	 * Reports a user's correction of an entry.
	 *
	 * @param array $entry Entry from `Entries::decode()`.
	 */
	public static function report_to_akismet( array $entry, bool $is_spam ): void {
		if ( $entry['asked'] && self::has_akismet() ) {
			self::ask_akismet( $is_spam ? 'submit-spam' : 'submit-ham', $entry['asked'] + self::parameters( $entry ) );
		}
	}

	/** Deletes the visitor data of entries that are too old to be reported. */
	public static function forget_visitors(): void {
		Database::execute( 'UPDATE {entries} SET asked = NULL, asked_until = 0 WHERE asked_until > 0 AND asked_until < %d', array( time() ) );
	}

	/** @return array<string, string> */
	private static function visitor(): array {
		$server = static function ( string $name ): string {
			return Plain_Text::line( wp_unslash( $_SERVER[ $name ] ?? '' ), 500 ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- text, encoded before it is sent.
		};
		return array(
			'user_ip'    => Client_Ip::address(),
			'user_agent' => $server( 'HTTP_USER_AGENT' ),
			'referrer'   => $server( 'HTTP_REFERER' ),
		);
	}

	/**
	 * @param array $content Content of an entry; see `Entries::content()`.
	 * @return array<string, string>
	 */
	private static function parameters( array $content ): array {
		$answers = $content['answers'];
		return array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => 'UTF-8',
			'permalink'            => Mail::page( $content['page'] ),
			'comment_type'         => 'contact-form',
			'comment_author'       => Answers::first( $answers, 'name' ),
			'comment_author_email' => Answers::first( $answers, 'email' ),
			'comment_author_url'   => Answers::first( $answers, 'url' ),
			'comment_content'      => implode( "\n", array_filter( array_map( array( Answers::class, 'words' ), $answers ), 'strlen' ) ),
		);
	}

	/**
	 * @param string                $path Name of the request, such as `comment-check`.
	 * @param array<string, string> $data Parameters.
	 * @return string The response; empty if there is none.
	 */
	private static function ask_akismet( string $path, array $data ): string {
		try {
			$answer = \Akismet::http_post( http_build_query( $data ), $path );
		} catch ( \Throwable $error ) {
			// Ignore errors in Akismet, so that the message is still stored and emailed.
			return '';
		}
		return is_array( $answer ) && isset( $answer[1] ) && is_string( $answer[1] ) ? trim( $answer[1] ) : '';
	}
}
