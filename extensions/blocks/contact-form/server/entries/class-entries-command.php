<?php
namespace Dovetail\Contact_Form;

use Dovetail\Cli\Command;
use Dovetail\Cli\Output;

defined( 'ABSPATH' ) || exit;

/** Lists, exports and deletes form entries. */
final class Entries_Command extends Command {
	private const LISTED = array( 'id', 'sent', 'sender', 'message', 'form', 'state' );

	/** Adds the command. */
	public static function offer( $commands ): array {
		return array( 'entries' => self::class ) + (array) $commands;
	}

	/**
	 * Lists entries, the oldest first.
	 *
	 * ## OPTIONS
	 *
	 * [--view=<view>]
	 * : Only entries in this view: inbox (read and unread), unread, read, not_replied, spam, trash.
	 * ---
	 * default: inbox
	 * ---
	 *
	 * [--form=<post>]
	 * : Only entries from forms in this post, by its ID; 0 for forms outside posts.
	 *
	 * [--month=<month>]
	 * : Only entries from this month, such as 202611.
	 *
	 * [--search=<words>]
	 * : Only entries with words that begin with these.
	 *
	 * [--fields=<fields>]
	 * : Fields to show: id, sent, sender, message, form, page, subject, state, read, answers.
	 *
	 * [--field=<field>]
	 * : Show the values of one field.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # List unread entries.
	 *     $ wp dovetail entries list --view=unread
	 *
	 *     # Pass the answers to another program.
	 *     $ wp dovetail entries list --fields=id,answers --format=json
	 *
	 * @subcommand list
	 *
	 * @param string[] $args    Unused.
	 * @param array    $options Options of the command.
	 */
	public function list_( $args, $options ): void {
		self::run(
			Capabilities::ALL,
			static function () use ( $options ): void {
				list( $where, $values ) = Entries_Query::where( self::request( $options ) );
				$texts                  = Entry_Fields::in( array( 'sender', 'message', 'form', 'page', 'subject' ) );
				$fields                 = array(
					'id'   => static fn( array $entry ): int => $entry['id'],
					'sent' => static fn( array $entry ): string => self::moment( $entry['sent'] ),
				);
				foreach ( array_keys( $texts->headings() ) as $name ) {
					$fields[ $name ] = static fn( array $entry ): string => $texts->text( $name, $entry );
				}
				$fields += array(
					'state'   => static fn( array $entry ): string => $entry['state'],
					'read'    => static fn( array $entry ): bool => $entry['is_read'],
					'answers' => static fn( array $entry ): array => Answers::for_programs( $entry['answers'] ),
				);
				Output::print_records( Entries::each( $where, $values ), $fields, self::LISTED, $options );
			}
		);
	}

	/**
	 * Shows an entry with all its answers, without marking it as read.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the entry.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Show an entry.
	 *     $ wp dovetail entries get 12
	 *
	 * @param string[] $args    ID of the entry.
	 * @param array    $options Options of the command.
	 */
	public function get( $args, $options ): void {
		self::run(
			Capabilities::ALL,
			static function () use ( $args, $options ): void {
				$entry = self::find( self::ids( $args ) )[0];
				$texts = Entry_Fields::in( array( 'form', 'page', 'subject' ) )->texts( $entry );
				$facts = array(
					'id'    => $entry['id'],
					'state' => $entry['state'],
					'read'  => $entry['is_read'],
					'sent'  => self::moment( $entry['sent'] ),
				) + $texts;
				if ( 'json' === ( $options['format'] ?? '' ) ) {
					Output::write( wp_json_encode( $facts + array( 'answers' => Answers::for_programs( $entry['answers'] ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n" );
					return;
				}
				$rows = array();
				foreach ( $facts as $field => $value ) {
					$rows[] = compact( 'field', 'value' );
				}
				foreach ( Answers::for_programs( $entry['answers'] ) as $answer ) {
					$rows[] = array(
						'field' => $answer['label'],
						'value' => $answer['value'],
					);
				}
				$columns = array(
					'field' => static fn( array $row ) => $row['field'],
					'value' => static fn( array $row ) => $row['value'],
				);
				Output::print_records( $rows, $columns, array_keys( $columns ), $options );
			}
		);
	}

	/**
	 * Exports entries as CSV, with a column for each question, like the button in wp-admin.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : File to write. Without it, the rows are printed.
	 *
	 * [--view=<view>]
	 * : Only entries in this view: inbox (read and unread), unread, read, not_replied, spam, trash.
	 * ---
	 * default: inbox
	 * ---
	 *
	 * [--form=<post>]
	 * : Only entries from forms in this post, by its ID; 0 for forms outside posts.
	 *
	 * [--month=<month>]
	 * : Only entries from this month, such as 202611.
	 *
	 * [--search=<words>]
	 * : Only entries with words that begin with these.
	 *
	 * [--yes]
	 * : Overwrite an existing file without a confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     # Export the entries of November.
	 *     $ wp dovetail entries export november.csv --month=202611
	 *
	 * @param string[] $args    Path of the file.
	 * @param array    $options Options of the command.
	 */
	public function export( $args, $options ): void {
		self::run(
			Capabilities::ALL,
			static function () use ( $args, $options ): void {
				Output::export( Export::rows( self::request( $options ) ), $args[0] ?? '', $options );
			}
		);
	}

	/**
	 * Moves entries to the trash, or deletes them permanently.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of entries.
	 *
	 * [--force]
	 * : Delete entries permanently, even those in the trash.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     # Move an entry to the trash.
	 *     $ wp dovetail entries delete 12
	 *
	 *     # Delete all spam permanently.
	 *     $ wp dovetail entries delete $(wp dovetail entries list --view=spam --format=ids) --force --yes
	 *
	 * @param string[] $args    IDs of the entries.
	 * @param array    $options Options of the command.
	 */
	public function delete( $args, $options ): void {
		self::run(
			Capabilities::ALL,
			static function () use ( $args, $options ): void {
				$ids      = self::ids( $args );
				$is_final = ! empty( $options['force'] ) || ! EMPTY_TRASH_DAYS;
				// All IDs are checked before the first entry is deleted.
				foreach ( array_chunk( $ids, Entries::PAGE ) as $page ) {
					self::find( $page );
				}
				$what = self::number( count( $ids ), 'entry', 'entries' );
				\WP_CLI::confirm( $is_final ? "Delete $what for good?" : "Move $what to the trash?", $options );
				$count = 0;
				foreach ( array_chunk( $ids, Entries::PAGE ) as $page ) {
					$count += $is_final ? Entries::delete( $page ) : Entries::trash( $page );
				}
				$done = self::number( $count, 'entry', 'entries' );
				\WP_CLI::success( $is_final ? "Deleted $done." : "Moved $done to the trash." );
			}
		);
	}

	/**
	 * Returns entries by ID. Ends the command if an entry does not exist or the user may not read it.
	 *
	 * @param int[] $ids IDs of entries, a few hundred at most.
	 * @return array[] Entries from `Entries::decode()`.
	 */
	private static function find( array $ids ): array {
		$entries = Entries::read_all( $ids );
		foreach ( array_diff( $ids, array_column( $entries, 'id' ) ) as $missing ) {
			\WP_CLI::error( "There is no entry $missing. Nothing was changed." );
		}
		foreach ( $entries as $entry ) {
			if ( ! Capabilities::may_read( $entry['source'] ) ) {
				self::refuse( "read entry {$entry['id']}" );
			}
		}
		return $entries;
	}

	private static function request( array $options ): array {
		$view  = $options['view'] ?? 'inbox';
		$views = array( 'inbox' => '' ) + array_combine( array_keys( Entries_Query::VIEWS ), array_keys( Entries_Query::VIEWS ) );
		unset( $views[''] );
		if ( ! isset( $views[ $view ] ) ) {
			\WP_CLI::error( sprintf( 'There is no view "%1$s". Choose one of these: %2$s.', $view, implode( ', ', array_keys( $views ) ) ) );
		}
		if ( isset( $options['form'] ) && ! ctype_digit( $options['form'] ) ) {
			\WP_CLI::error( sprintf( '"%s" is not the ID of a post.', $options['form'] ) );
		}
		if ( isset( $options['month'] ) && ! preg_match( '~^\d{4}(?:0[1-9]|1[0-2])\z~', $options['month'] ) ) {
			\WP_CLI::error( sprintf( '"%s" is not a month. Write the year and the month, such as 202611.', $options['month'] ) );
		}
		return array(
			Entries_Query::VIEW   => $views[ $view ],
			Entries_Query::FORM   => $options['form'] ?? '',
			Entries_Query::MONTH  => $options['month'] ?? '',
			Entries_Query::SEARCH => $options['search'] ?? '',
		);
	}
}
