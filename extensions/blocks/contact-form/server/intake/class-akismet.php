<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Client_Ip;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Checks messages with Akismet if the site has it with a key, and reports corrections. The data needed for that, most
 * importantly the IP address, is stored with the entry for `DAYS`, only if Akismet was called.
 */
final class Akismet {
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
	 * Returns what a report about the message of this request needs; null where Akismet is not asked.
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

	/** Forgets from where the messages came about which nobody will report any more. */
	public static function sweep(): void {
		Database::execute( 'UPDATE {entries} SET asked = NULL, asked_until = 0 WHERE asked_until > 0 AND asked_until < %d', array( time() ) );
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
