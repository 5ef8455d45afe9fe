<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Classifies messages. Spam is kept for some time, so that no message is lost by mistake: it is not emailed or passed
 * on until a user marks it as not spam.
 */
final class Spam {
	/** The reason for spam that a user has marked. */
	const BY_USER = 'user';

	/** Days for which spam is kept, and the maximum number of spam entries. */
	const DAYS        = 30;
	const MAX_ENTRIES = 500;

	/**
	 * Maximum number of spam messages per connection and day. It is so low that one sender cannot displace everyone
	 * else's spam.
	 */
	const MAX_PER_DAY = 15;

	/**
	 * Classifies a message.
	 *
	 * @param array $content    See `Entries::content()`.
	 * @param bool  $is_trapped Whether the honeypot was filled in.
	 * @return string|\WP_Error Reason for spam: `trap`, `words`, `akismet` or `filter`; empty for none. An error is shown to the visitor.
	 */
	public static function judge( array $content, array $schema, bool $is_trapped ) {
		$reason = $is_trapped ? 'trap' : ( self::has_bad_words( $content ) ? 'words' : ( Akismet::is_spam( $content ) ? 'akismet' : '' ) );
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

	/** @return \WP_Error|null Why no more spam is accepted from this connection today. */
	public static function count(): ?\WP_Error {
		return false === Rate_Limit::count_client( 'form-spam_', self::MAX_PER_DAY, DAY_IN_SECONDS ) ? Spam_Guard::too_many_today() : null;
	}

	/**
	 * Marks an entry as spam, or as not spam: a held entry is then emailed and passed on. Reports the change to
	 * Akismet.
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
					'state' => $is_spam ? Entries::SPAM : Entries::INBOX,
					'held'  => $is_spam ? self::BY_USER : '',
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
		Akismet::report( $entry, $is_spam );
		return true;
	}

	/**
	 * Returns the reason why an entry is spam as a sentence.
	 *
	 * @param string $reason See `judge()`.
	 */
	public static function sentence( string $reason ): string {
		$sentences = array(
			'trap'    => __( 'Marked as spam: a field that people can’t see was filled in.', 'dovetail-blocks' ),
			'words'   => __( 'Marked as spam: it contains words this site does not allow in comments (Settings → Discussion).', 'dovetail-blocks' ),
			'akismet' => __( 'Marked as spam by Akismet.', 'dovetail-blocks' ),
			'filter'  => __( 'Marked as spam by another plugin.', 'dovetail-blocks' ),
		);
		return isset( $sentences[ $reason ] )
			? $sentences[ $reason ] . ' ' . __( 'It was not emailed or shared with other systems.', 'dovetail-blocks' )
			: __( 'Marked as spam by a user.', 'dovetail-blocks' );
	}

	/** Deletes old spam, and the oldest if there is too much. */
	public static function sweep(): void {
		$newest = (int) Database::value( 'SELECT id FROM {entries} WHERE state = %s ORDER BY id DESC LIMIT 1 OFFSET %d', array( Entries::SPAM, self::MAX_ENTRIES ) );
		Entries::delete_all( 'state = %s AND ( id <= %d OR sent < %d )', array( Entries::SPAM, $newest, time() - self::DAYS * DAY_IN_SECONDS ) );
	}

	/**
	 * Whether a message contains words, addresses or names on the site's list of disallowed comment keys.
	 *
	 * @param array $content See `Entries::content()`.
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
}
