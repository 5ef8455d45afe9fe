<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Stores and reads entries: private posts of their own type, children of the form's post. A message is one row, written
 * by one statement, so it is stored completely or not at all. The content is JSON, for reading; the excerpt is plain
 * text, for searching.
 */
final class Entries {
	/** Type of the posts. */
	const TYPE = Post_Type::NAME;

	/** State of what was taken for spam; all others are `private`, or in the trash. */
	const SPAM = Post_Type::SPAM;

	/** Meta key set when an entry was opened. */
	const READ = '_dovetail_read';

	/** What went wrong with an entry after it was stored; what was tried follows: `mail`, or whom it goes to (`Outbox`). */
	const TROUBLE = '_dovetail_trouble_';

	/** Bytes of the text to search in: the column has 65,535, and refuses what is longer. */
	const LONGEST_EXCERPT = 60000;

	/** Letters that neither KSES nor a shortcode may find in stored JSON. */
	const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

	/**
	 * Returns the content of an entry for a message.
	 *
	 * @param array $values Validated answers by key.
	 * @return array{form: string, subject: string, to: string[], page: string, answers: array[]} See `Answers::of()`.
	 */
	public static function content( array $schema, array $values, string $page, string $form ): array {
		return array(
			'form'    => $form,
			'subject' => $schema['subject'],
			'to'      => $schema['to'],
			'page'    => $page,
			'answers' => Answers::of( $schema['fields'], $values ),
		);
	}

	/**
	 * Stores a message.
	 *
	 * @param string $name    Unique; how the message is found again.
	 * @param array  $content See `content()`.
	 * @param string $status  `private`, or `SPAM`.
	 * @return int|WP_Error
	 */
	public static function store( string $name, int $source, array $content, string $status = 'private' ) {
		$answers = $content['answers'];
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'      => self::TYPE,
					'post_status'    => $status,
					'post_parent'    => $source,
					'post_name'      => $name,
					'post_title'     => self::without_markup( Answers::sender( $answers ) ),
					'post_content'   => (string) wp_json_encode( $content, self::JSON ),
					'post_excerpt'   => self::beginning( self::without_markup( implode( "\n", array_map( array( Answers::class, 'words' ), $answers ) ) ) ),
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
				)
			),
			true
		);
		return is_wp_error( $id ) || 0 === $id ? Spam_Guard::storage_failed() : $id;
	}

	/**
	 * The entry of a name, in the trash too.
	 *
	 * @param string $name See `store()`.
	 * @return int 0 when there is none.
	 */
	public static function find( string $name ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query has no way to look for two names of one type, in any status, without its cache.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name IN ( %s, %s ) AND post_type = %s LIMIT 1", $name, $name . '__trashed', self::TYPE ) );
	}

	/**
	 * Returns the content of an entry.
	 *
	 * @param int|WP_Post|null $entry An entry.
	 * @return array{form: string, subject: string, to: string[], page: string, answers: array[]}|null Null if it is not an entry.
	 */
	public static function read( $entry ): ?array {
		$post = get_post( $entry );
		if ( ! $post || self::TYPE !== $post->post_type ) {
			return null;
		}
		return self::decode( $post->post_content );
	}

	/**
	 * Decodes the stored content of an entry.
	 *
	 * @param string $stored JSON.
	 * @return array{form: string, subject: string, to: string[], page: string, answers: array[]}
	 */
	public static function decode( string $stored ): array {
		$content = json_decode( $stored, true );
		return ( is_array( $content ) ? $content : array() ) + array(
			'form'    => '',
			'subject' => '',
			'to'      => array(),
			'page'    => '',
			'answers' => array(),
		);
	}

	/**
	 * Notes that something went wrong with an entry, or that it went well after all.
	 *
	 * @param string $what     See `TROUBLE`.
	 * @param string $sentence What went wrong; empty when nothing did.
	 */
	public static function note( int $entry, string $what, string $sentence ): void {
		if ( '' === $sentence ) {
			delete_post_meta( $entry, self::TROUBLE . $what );
		} else {
			update_post_meta( $entry, self::TROUBLE . $what, wp_slash( $sentence ) );
		}
	}

	/**
	 * Returns the errors of an entry.
	 *
	 * @return array<string, string> Sentences by action.
	 */
	public static function troubles( int $entry ): array {
		$troubles = array();
		foreach ( (array) get_post_meta( $entry ) as $key => $sentences ) {
			if ( str_starts_with( $key, self::TROUBLE ) ) {
				$troubles[ substr( $key, strlen( self::TROUBLE ) ) ] = $sentences[0];
			}
		}
		return $troubles;
	}

	/**
	 * Text that WordPress stores as it is: without angle brackets, which it would take for tags.
	 *
	 * @param string $text Plain text.
	 */
	private static function without_markup( string $text ): string {
		return str_replace( array( '<', '>' ), array( '‹', '›' ), $text );
	}

	/**
	 * As much of a text as the excerpt of a post has room for.
	 *
	 * @param string $text Valid UTF-8.
	 * @return string Valid UTF-8.
	 */
	private static function beginning( string $text ): string {
		$end = min( strlen( $text ), self::LONGEST_EXCERPT );
		// WordPress stores an ampersand as five letters.
		while ( $end + 4 * substr_count( $text, '&', 0, $end ) > self::LONGEST_EXCERPT ) {
			$end = (int) ( $end * 0.9 );
		}
		while ( $end < strlen( $text ) && 0x80 === ( ord( $text[ $end ] ) & 0xC0 ) ) {
			--$end;
		}
		return substr( $text, 0, $end );
	}

	/** Whether an entry was read. */
	public static function is_read( int $id ): bool {
		return '' !== (string) get_post_meta( $id, self::READ, true );
	}

	/** Marks an entry as read or unread. */
	public static function set_read( int $id, bool $is_read ): void {
		if ( $is_read ) {
			update_post_meta( $id, self::READ, time() );
		} else {
			delete_post_meta( $id, self::READ );
		}
	}
}
