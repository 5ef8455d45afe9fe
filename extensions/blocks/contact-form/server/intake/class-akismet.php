<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Client_Ip;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Checks messages with Akismet if the site uses it, and reports corrections. The data needed for reports, above all the
 * IP address, is stored with the entry for `DAYS`, and only if Akismet was asked.
 */
final class Akismet {
	/** Days during which corrections can be reported. */
	const DAYS = 15;

	/** Whether Akismet is active and has a key. */
	public static function is_active(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) ) && \Akismet::get_api_key();
	}

	/**
	 * Whether Akismet classifies a message as spam. False if Akismet does not respond.
	 *
	 * @param array $content See `Entries::content()`.
	 */
	public static function is_spam( array $content ): bool {
		return self::is_active() && 'true' === self::ask( 'comment-check', self::who() + self::what( $content ) );
	}

	/**
	 * Returns the data needed to report the current message later; null if Akismet is not active.
	 *
	 * @return array<string, string>|null
	 */
	public static function asked(): ?array {
		return self::is_active() ? self::who() : null;
	}

	/**
	 * Reports a user's correction of an entry.
	 *
	 * @param array $entry See `Entries::decode()`.
	 */
	public static function report( array $entry, bool $is_spam ): void {
		if ( $entry['asked'] && self::is_active() ) {
			self::ask( $is_spam ? 'submit-spam' : 'submit-ham', $entry['asked'] + self::what( $entry ) );
		}
	}

	/** Deletes the visitor data of entries that are too old to be reported. */
	public static function sweep(): void {
		Database::execute( 'UPDATE {entries} SET asked = NULL, asked_until = 0 WHERE asked_until > 0 AND asked_until < %d', array( time() ) );
	}

	/**
	 * Returns data about the visitor of this request.
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
	 * Sends a request to Akismet.
	 *
	 * @param string                $path What for.
	 * @param array<string, string> $data What Akismet is told.
	 * @return string Its answer; empty where there is none.
	 */
	private static function ask( string $path, array $data ): string {
		try {
			$answer = \Akismet::http_post( http_build_query( $data ), $path );
		} catch ( \Throwable $error ) {
			// An error in Akismet must not prevent the message from being stored and emailed.
			return '';
		}
		return is_array( $answer ) && isset( $answer[1] ) && is_string( $answer[1] ) ? trim( $answer[1] ) : '';
	}
}
