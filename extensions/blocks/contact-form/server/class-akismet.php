<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Client_Ip;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Checks messages with Akismet if the site has it with a key, and reports corrections. The data needed for that, most
 * importantly the IP address, is stored with the entry for `DAYS`, only if Akismet was called.
 */
final class Akismet {
	/** Meta key of the request data sent to Akismet. */
	const ASKED = '_dovetail_akismet';

	/** Days during which corrections can be reported. */
	const DAYS = 15;

	/** Whether it can be asked. */
	public static function is_active(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) ) && \Akismet::get_api_key();
	}

	/**
	 * Whether Akismet takes a message for spam. What it does not answer is none.
	 *
	 * @param array $content See `Entries::content()`.
	 */
	public static function is_spam( array $content ): bool {
		return self::is_active() && 'true' === self::ask( 'comment-check', self::who() + self::what( $content ) );
	}

	/**
	 * Keeps what a report needs.
	 *
	 * @param int $entry That Akismet was asked about by this very request.
	 */
	public static function keep( int $entry ): void {
		if ( self::is_active() ) {
			update_post_meta( $entry, self::ASKED, wp_slash( self::who() ) );
		}
	}

	/** Reports a user's correction of an entry. */
	public static function report( int $entry, bool $is_spam ): void {
		$who = get_post_meta( $entry, self::ASKED, true );
		if ( is_array( $who ) && self::is_active() ) {
			self::ask( $is_spam ? 'submit-spam' : 'submit-ham', $who + self::what( (array) Entries::read( $entry ) ) );
		}
	}

	/** Forgets from where the messages came about which nobody will report any more. */
	public static function sweep(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- once a day; no cache holds what is read with an entry only.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id IN ( SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_date_gmt < %s )", self::ASKED, Entries::TYPE, gmdate( 'Y-m-d H:i:s', time() - self::DAYS * DAY_IN_SECONDS ) ) );
	}

	/**
	 * From where this request comes.
	 *
	 * @return array<string, string>
	 */
	private static function who(): array {
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
	 * Returns the parameters of an Akismet request for a message.
	 *
	 * @param array $content See `Entries::content()`.
	 * @return array<string, string>
	 */
	private static function what( array $content ): array {
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
	 * Asks.
	 *
	 * @param string                $path What for.
	 * @param array<string, string> $data What Akismet is told.
	 * @return string Its answer; empty where there is none.
	 */
	private static function ask( string $path, array $data ): string {
		try {
			$answer = \Akismet::http_post( http_build_query( $data ), $path );
		} catch ( \Throwable $error ) {
			// Another plugin's: the message is stored and mailed all the same.
			return '';
		}
		return is_array( $answer ) && isset( $answer[1] ) && is_string( $answer[1] ) ? trim( $answer[1] ) : '';
	}
}
