<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Stores and reads entries, one row for each message. `content` is JSON for display, and `words` is plain text for
 * phrase searches. A second table contains hashes of the email addresses in each message, to find a person's entries.
 */
final class Entries {
	const INBOX = 'inbox';
	const SPAM  = 'spam';
	const TRASH = 'trash';

	const JSON = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

	/** Columns that `decode()` needs. */
	const COLUMNS = 'id, source, state, held, sent, is_read, replied, asked, content';

	/** Limits for reading entries in batches: entries in the first query, entries per query, and bytes per query. */
	const FIRST_PAGE = 100;
	const PAGE       = 500;
	const PAGE_BYTES = 4 * MB_IN_BYTES;

	/** Number of entries deleted in one transaction. */
	const DELETE_PAGE = 2000;

	/** Default values for fields that are missing from an entry's JSON. */
	const BLANK = array(
		'form'    => '',
		'subject' => '',
		'to'      => array(),
		'page'    => '',
		'answers' => array(),
	);

	/**
	 * Returns the columns of the table.
	 *
	 * `message` is the unique key of the message, `source` the ID of the post with the form (0 for site-wide forms),
	 * and `held` the reason why the entry is spam. `asked` is the data sent to Akismet. `replied` is the time when the
	 * entry was marked as replied, and `trashed` the time when a user last moved it to spam or the trash, or back.
	 */
	public static function columns(): string {
		return "
id bigint(20) unsigned NOT NULL auto_increment,
message varchar(64) COLLATE utf8mb4_bin NOT NULL,
source bigint(20) unsigned NOT NULL default 0,
state varchar(10) COLLATE utf8mb4_bin NOT NULL default 'inbox',
held varchar(10) COLLATE utf8mb4_bin NOT NULL default '',
sent bigint(20) unsigned NOT NULL default 0,
is_read tinyint(1) unsigned NOT NULL default 0,
replied bigint(20) unsigned NOT NULL default 0,
trashed bigint(20) unsigned NOT NULL default 0,
asked_until bigint(20) unsigned NOT NULL default 0,
sender varchar(100) NOT NULL default '',
asked text,
notes longtext,
words longtext,
content longtext NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY message (message),
KEY newest (state,id,source,is_read),
KEY unread (state,is_read,source),
KEY not_replied (state,replied,source),
KEY month (state,sent,source,is_read),
KEY sender (state,sender),
KEY source (source),
KEY sent (sent),
KEY asked_until (asked_until)";
	}

	/** Returns the columns of the address table. */
	public static function people_columns(): string {
		return '
person varchar(64) COLLATE utf8mb4_bin NOT NULL,
entry bigint(20) unsigned NOT NULL,
PRIMARY KEY  (person,entry),
KEY entry (entry)';
	}

	/**
	 * Returns the content of a new entry.
	 *
	 * @param array $values Validated answers by key.
	 * @return array{form: string, subject: string, to: string[], page: string, answers: array[]} For `answers`, see `Answers::of()`.
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
	 * Stores an entry. Must run in a transaction.
	 *
	 * @param string     $message Unique key of the message.
	 * @param array      $content Content of the entry; see `content()`.
	 * @param string     $held    Reason why the message is spam, see `Spam::judge()`; empty if it is not spam.
	 * @param array|null $asked   Data about the visitor that was sent to Akismet.
	 * @return int|null ID of the entry; null if it is already stored.
	 */
	public static function add( string $message, int $source, array $content, string $held = '', ?array $asked = null ): ?int {
		Record_Counts::expect( 'entries' );
		$answers = $content['answers'];
		$words   = implode( "\n", array_map( array( Answers::class, 'words' ), $answers ) );
		$entry   = Database::insert_once(
			'entries',
			array(
				'message'     => $message,
				'source'      => $source,
				'state'       => '' === $held ? self::INBOX : self::SPAM,
				'held'        => $held,
				'sent'        => time(),
				'sender'      => Answers::sender( $answers ),
				'words'       => $words,
				'content'     => (string) wp_json_encode( $content, self::JSON ),
				'asked'       => $asked ? (string) wp_json_encode( $asked, self::JSON ) : null,
				'asked_until' => $asked ? time() + Spam::REPORT_DAYS * DAY_IN_SECONDS : 0,
			)
		);
		if ( null !== $entry ) {
			$people = array();
			foreach ( $answers as $answer ) {
				if ( 'email' === $answer['type'] && is_string( $answer['value'] ) && '' !== $answer['value'] ) {
					$person   = Email::lookup_key( $answer['value'] );
					$people[] = compact( 'person', 'entry' );
				}
			}
			Database::insert_rows( 'entry_people', $people );
			Search_Words::add( 'entry_words', array( $entry => $words ) );
		}
		return $entry;
	}

	/**
	 * Returns the ID of the entry with a message key, including trashed entries.
	 *
	 * @param string $message Unique key of the message; see `add()`.
	 */
	public static function find( string $message ): ?int {
		$id = Database::value( 'SELECT id FROM {entries} WHERE message = %s', array( $message ) );
		return null === $id ? null : (int) $id;
	}

	/** Returns an entry in the format of `decode()`; null if there is none. */
	public static function read( int $id ): ?array {
		return self::read_all( array( $id ) )[0] ?? null;
	}

	/**
	 * Returns entries ordered by ID.
	 *
	 * @param int[] $ids IDs of the entries.
	 * @return array[] Entries; see `decode()`.
	 */
	public static function read_all( array $ids ): array {
		return $ids ? array_map( array( __CLASS__, 'decode' ), Database::rows( 'SELECT ' . self::COLUMNS . ' FROM {entries} WHERE id IN ( ' . Database::places( $ids ) . ' ) ORDER BY id', $ids ) ) : array();
	}

	/**
	 * Returns the entries that contain a person's email address as an answer, the oldest first.
	 *
	 * @param string $person From `Email::lookup_key()`.
	 * @return array[] Entries; see `decode()`.
	 */
	public static function of_person( string $person, int $max, int $skipped ): array {
		// Skip rows in the index only. Reading the skipped rows in full would make a long export take quadratic time.
		return array_map( array( __CLASS__, 'decode' ), Database::rows( 'SELECT ' . self::COLUMNS . ' FROM {entries} JOIN ( SELECT entry FROM {entry_people} WHERE person = %s ORDER BY entry LIMIT %d OFFSET %d ) AS page ON id = entry ORDER BY id', array( $person, $max, $skipped ) ) );
	}

	/**
	 * Yields all matching entries ordered by ID, using little memory.
	 *
	 * @param string $where SQL conditions.
	 * @return \Generator<array> Entries; see `decode()`.
	 */
	public static function each( string $where, array $values = array() ): \Generator {
		$last = 0;
		$most = self::FIRST_PAGE;
		do {
			$rows = Database::rows( 'SELECT ' . self::COLUMNS . " FROM {entries} WHERE ( $where ) AND id > %d ORDER BY id LIMIT %d", array_merge( $values, array( $last, $most ) ) );
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				yield self::decode( $row );
			}
			$is_last = count( $rows ) < $most;
			$bytes   = max( 1, array_sum( array_map( 'strlen', array_column( $rows, 'content' ) ) ) );
			$most    = (int) max( self::FIRST_PAGE, min( self::PAGE, self::PAGE_BYTES * count( $rows ) / $bytes ) );
		} while ( ! $is_last );
	}

	/**
	 * Decodes a database row.
	 *
	 * @return array{id: int, source: int, state: string, held: string, sent: int, is_read: bool, replied: int, asked: array, form: string, subject: string, to: string[], page: string, answers: array[]}
	 */
	public static function decode( array $row ): array {
		return array(
			'id'      => (int) $row['id'],
			'source'  => (int) $row['source'],
			'state'   => $row['state'],
			'held'    => $row['held'],
			'sent'    => (int) $row['sent'],
			'is_read' => (bool) (int) $row['is_read'],
			'replied' => (int) $row['replied'],
			'asked'   => (array) json_decode( (string) $row['asked'], true ),
		) + (array) json_decode( (string) $row['content'], true ) + self::BLANK;
	}

	/**
	 * Marks entries as read or unread.
	 *
	 * @param int[] $ids IDs of the entries.
	 */
	public static function set_read( array $ids, bool $is_read ): void {
		Database::transaction(
			static function () use ( $ids, $is_read ): void {
				if ( Database::update( 'entries', array( 'is_read' => (int) $is_read ), array( 'id' => $ids ) ) ) {
					Record_Counts::forget( 'entries', $ids );
				}
			}
		);
	}

	/**
	 * Marks entries as replied or not.
	 *
	 * @param int[] $ids IDs of the entries.
	 */
	public static function set_replied( array $ids, bool $is_replied ): void {
		Database::update( 'entries', array( 'replied' => $is_replied ? time() : 0 ), array( 'id' => $ids ) );
	}

	/**
	 * Moves entries to the trash and cancels their pending deliveries. If the site has no trash, deletes the entries.
	 *
	 * @param int[] $ids IDs of the entries.
	 * @return int Number of affected entries.
	 */
	public static function trash( array $ids ): int {
		if ( ! EMPTY_TRASH_DAYS ) {
			return self::delete( $ids );
		}
		return Database::transaction(
			static function () use ( $ids ): int {
				$trash = array(
					'state'   => self::TRASH,
					'trashed' => time(),
				);
				$from  = array(
					'id'    => $ids,
					'state' => array( self::INBOX, self::SPAM ),
				);
				$moved = Database::update( 'entries', $trash, $from );
				Outbox::withdraw( $ids );
				Record_Counts::forget( 'entries', $ids );
				return $moved;
			}
		);
	}

	/**
	 * Restores entries from the trash to their previous state.
	 *
	 * @param int[] $ids IDs of the entries.
	 * @return int Number of affected entries.
	 */
	public static function restore( array $ids ): int {
		$restored = 0;
		foreach ( self::read_all( $ids ) as $entry ) {
			$kinds     = '' === $entry['held'] ? Outbox::kinds( $entry, Schema::find( $entry['form'] ) ) : array();
			$restored += Database::transaction(
				static function () use ( $entry, $kinds ): int {
					$state = '' === $entry['held'] ? self::INBOX : self::SPAM;
					$moved = Database::update(
						'entries',
						compact( 'state' ) + array( 'trashed' => time() ),
						array(
							'id'    => $entry['id'],
							'state' => self::TRASH,
						)
					);
					if ( $moved ) {
						Outbox::promise( $entry['id'], $kinds );
						Record_Counts::forget( 'entries', array( $entry['id'] ) );
					}
					return $moved;
				}
			);
		}
		Outbox::wake();
		return $restored;
	}

	/**
	 * Deletes entries and everything stored with them.
	 *
	 * @param int[] $ids IDs of the entries, up to `DELETE_PAGE`.
	 * @return int Number of affected entries.
	 */
	public static function delete( array $ids ): int {
		if ( ! $ids ) {
			return 0;
		}
		return Database::transaction(
			static function () use ( $ids ): int {
				$promises = array(
					'type'   => Outbox::TYPE,
					'record' => $ids,
				);
				Database::delete( 'deliveries', $promises );
				Database::delete( 'entry_people', array( 'entry' => $ids ) );
				Search_Words::drop( 'entry_words', $ids );
				Record_Counts::forget( 'entries', $ids );
				return Database::delete( 'entries', array( 'id' => $ids ) );
			}
		);
	}

	/**
	 * Deletes all entries that match a condition.
	 *
	 * @param string $where SQL conditions.
	 * @return int Number of affected entries.
	 */
	public static function delete_all( string $where, array $values ): int {
		$deleted = 0;
		do {
			$ids      = array_map( 'intval', Database::column( "SELECT id FROM {entries} WHERE $where LIMIT %d", array_merge( $values, array( self::DELETE_PAGE ) ) ) );
			$gone     = self::delete( $ids );
			$deleted += $gone;
		} while ( self::DELETE_PAGE === $gone );
		return $deleted;
	}
}
