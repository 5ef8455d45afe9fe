<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Classifies messages. Spam is kept for a while, so that nothing is lost by mistake: it is neither emailed nor passed
 * on until a user marks it as not spam.
 */
final class Spam {
	/** Why an entry is held; until it is delivered. */
	const HELD = '_dovetail_held';

	/** Days for which spam is kept, and how much of it. */
	const DAYS = 30;
	const MOST = 500;

	/** Spam messages that one connection can send a day: so few that nobody alone can push out the spam of others. */
	const MAX_PER_DAY = 15;

	/** Entries deleted per batch. */
	const PAGE = 100;

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
		 * Whether a message is spam.
		 *
		 * @param bool|\WP_Error $is_spam What was found out so far. True holds the message as spam, false lets it through; a
		 *                                WP_Error refuses it, with its sentence for the visitor, who keeps the text.
		 * @param array          $content Of the message: `subject`, `page`, and `answers`, each with `type`, `label` and `value`.
		 * @param array          $schema  The form.
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

	/** Whether an entry is kept as spam. */
	public static function is_spam( int $entry ): bool {
		return Entries::SPAM === get_post_status( $entry );
	}

	/**
	 * Takes note why an entry is held.
	 *
	 * @param string $reason See `judge()`.
	 */
	public static function hold( int $entry, string $reason ): void {
		update_post_meta( $entry, self::HELD, $reason );
	}

	/**
	 * Marks an entry as spam, or as not spam: a held entry is then emailed and passed on. Reports the change to
	 * Akismet.
	 *
	 * @return bool Whether the status changed.
	 */
	public static function mark( int $entry, bool $is_spam ): bool {
		if ( get_post_status( $entry ) !== ( $is_spam ? 'private' : Entries::SPAM ) ) {
			return false;
		}
		wp_update_post(
			array(
				'ID'          => $entry,
				'post_status' => $is_spam ? Entries::SPAM : 'private',
			)
		);
		Akismet::report( $entry, $is_spam );
		if ( ! $is_spam && delete_post_meta( $entry, self::HELD ) ) {
			$content = Entries::read( $entry );
			Outbox::deliver( $entry, array_column( $content['answers'], 'value', 'key' ), Schema::find( $content['form'] ) );
		}
		return true;
	}

	/** Why an entry is spam, in a sentence. */
	public static function sentence( int $entry ): string {
		$sentences = array(
			'trap'    => __( 'Marked as spam: a field that people can’t see was filled in.', 'dovetail-blocks' ),
			'words'   => __( 'Marked as spam: it contains words this site does not allow in comments (Settings → Discussion).', 'dovetail-blocks' ),
			'akismet' => __( 'Marked as spam by Akismet.', 'dovetail-blocks' ),
			'filter'  => __( 'Marked as spam by another plugin.', 'dovetail-blocks' ),
		);
		$reason    = (string) get_post_meta( $entry, self::HELD, true );
		return isset( $sentences[ $reason ] )
			? $sentences[ $reason ] . ' ' . __( 'It was not emailed or shared with other systems.', 'dovetail-blocks' )
			: __( 'Marked as spam by a user.', 'dovetail-blocks' );
	}

	/** Deletes spam that is old, and the oldest where there is too much. */
	public static function sweep(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- once a day.
		$newest = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s ORDER BY ID DESC LIMIT 1 OFFSET %d", Entries::TYPE, Entries::SPAM, self::MOST ) );
		do {
			$ids     = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND ( ID <= %d OR post_date_gmt < %s ) LIMIT %d", Entries::TYPE, Entries::SPAM, $newest, gmdate( 'Y-m-d H:i:s', time() - self::DAYS * DAY_IN_SECONDS ), self::PAGE ) );
			$deleted = array_filter( $ids, static fn( $id ) => wp_delete_post( (int) $id, true ) );
		} while ( count( $deleted ) === self::PAGE );
		// phpcs:enable
	}

	/**
	 * Whether a message has words, addresses or names that the site's owner does not allow in comments.
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
