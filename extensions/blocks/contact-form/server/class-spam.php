<?php
namespace Dovetail\Contact_Form;

use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Judges what a message says. Spam is kept apart for a while, so that nothing is lost by a mistake: it is neither mailed nor
 * passed on until somebody says that it is none.
 */
final class Spam {
	/** Why an entry is held; until it is delivered. */
	const HELD = '_dovetail_held';

	/** Days for which spam is kept, and how much of it. */
	const DAYS = 30;
	const MOST = 500;

	/** How much is deleted in one go. */
	const PAGE = 100;

	/**
	 * What a message is taken for.
	 *
	 * @param array $content    See `Entries::content()`.
	 * @param bool  $is_trapped Whether something has filled in what people do not see.
	 * @return string|\WP_Error Why it is spam: `trap`, `words`, `akismet` or `filter`; empty where it is none. A refusal is for the visitor.
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
	 * Makes spam of an entry, or an entry of spam: what was held is mailed and passed on now. Akismet is told.
	 *
	 * @return bool Whether it was anything else before.
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
			'trap'    => __( 'Taken for spam: something filled in a field that people do not see.', 'dovetail-blocks' ),
			'words'   => __( 'Taken for spam: it has words that this site does not allow in comments (Settings → Discussion).', 'dovetail-blocks' ),
			'akismet' => __( 'Taken for spam by Akismet.', 'dovetail-blocks' ),
			'filter'  => __( 'Taken for spam by another plugin.', 'dovetail-blocks' ),
		);
		$reason    = (string) get_post_meta( $entry, self::HELD, true );
		return isset( $sentences[ $reason ] )
			? $sentences[ $reason ] . ' ' . __( 'It was not sent by email or passed on.', 'dovetail-blocks' )
			: __( 'A person has marked this as spam.', 'dovetail-blocks' );
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
			isset( $_SERVER['HTTP_USER_AGENT'] ) ? substr( sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ), 0, 500 ) : ''
		);
	}
}
