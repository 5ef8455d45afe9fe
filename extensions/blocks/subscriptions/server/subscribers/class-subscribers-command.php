<?php
namespace Dovetail\Subscriptions;

use Dovetail\Cli\Command;
use Dovetail\Cli\Output;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Queue;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Lists, adds, imports, exports and removes subscribers. */
final class Subscribers_Command extends Command {
	/** Seconds between two checks of an import that another process is running. */
	const POLL_SECONDS = 1;

	/**
	 * Maximum seconds to wait for the next run of an import. If it is further away, the command ends and the import
	 * continues in the background.
	 */
	const MAX_WAIT_SECONDS = 60;

	/** Adds the command. */
	public static function offer( $commands ): array {
		return array(
			'subscribers' => self::class,
			'mailings'    => Mailings_Command::class,
		) + (array) $commands;
	}

	/**
	 * Lists subscribers, the oldest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only subscribers with this status: active (confirmed) or pending.
	 *
	 * [--search=<words>]
	 * : Only subscribers whose address contains words that begin with these.
	 *
	 * [--fields=<fields>]
	 * : Fields to show: id, email, status, created, confirmed, consent, source.
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
	 *     # Count confirmed subscribers.
	 *     $ wp dovetail subscribers list --status=active --format=count
	 *
	 *     # Print their addresses.
	 *     $ wp dovetail subscribers list --status=active --field=email
	 *
	 * @subcommand list
	 *
	 * @param string[] $args    Unused.
	 * @param array    $options Options of the command.
	 */
	public function list_( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $options ): void {
				$texts  = Subscriber_Fields::in( array( 'consent', 'source' ) );
				$fields = array(
					'id'        => static fn( array $item ): int => $item['id'],
					'email'     => static fn( array $item ): string => $item['email'],
					'status'    => static fn( array $item ): string => $item['status'],
					'created'   => static fn( array $item ): string => self::moment( $item['created'] ),
					'confirmed' => static fn( array $item ): string => self::moment( $item['confirmed'] ),
					'consent'   => static fn( array $item ): string => $texts->text( 'consent', $item ),
					'source'    => static fn( array $item ): string => $texts->text( 'source', $item ),
				);
				Output::print_records( Subscriber_Query::all( self::shown( $options ), Export::BATCH_SIZE ), $fields, array( 'id', 'email', 'status', 'created', 'confirmed' ), $options );
			}
		);
	}

	/**
	 * Adds a person who has agreed to get new posts.
	 *
	 * The person gets a confirmation email, as from the form on the site. With --confirmed, the person is subscribed
	 * immediately. People who unsubscribed or opted out are never added.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : Email address.
	 *
	 * --consent=<text>
	 * : What the person agreed to, how and when. This text is stored as proof.
	 *
	 * [--confirmed]
	 * : The person has confirmed the address elsewhere.
	 *
	 * ## EXAMPLES
	 *
	 *     # Ask a person to confirm.
	 *     $ wp dovetail subscribers add anna@example.org --consent="Signed the list at our booth on May 3, 2026."
	 *
	 * @param string[] $args    Email address.
	 * @param array    $options Options of the command.
	 */
	public function add( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $args, $options ): void {
				$email = trim( $args[0] );
				if ( ! Email::is_valid( $email ) ) {
					\WP_CLI::error( "\"$email\" is not an email address. Nothing was stored." );
				}
				$consent = esc_html( self::proof( $options['consent'] ) );
				$mailbox = Mailbox::of( $email );
				if ( Mailbox::refuses( $mailbox ) || Mailbox::has_unsubscribed( $mailbox ) ) {
					\WP_CLI::error( "$email was not added because this person unsubscribed or does not want to be asked." );
				}
				if ( empty( $options['confirmed'] ) ) {
					$is_limited = ! Mailbox::is_below_email_limit( $mailbox );
					$answer     = Opt_In::store_once( $email, $consent, 0 );
					if ( is_wp_error( $answer ) ) {
						\WP_CLI::error( $answer->get_error_message() );
					}
					if ( $is_limited && 'pending' === $answer['status'] ) {
						\WP_CLI::error( "$email was not asked again. A confirmation can be sent once an hour, up to three times in seven days." );
					}
					\WP_CLI::success( $answer['message'] );
					return;
				}
				$known = Subscribers::find( $email );
				if ( $known && Subscribers::ACTIVE === $known['status'] ) {
					\WP_CLI::warning( "$email is subscribed already. Nothing was changed." );
					return;
				}
				if ( $known ) {
					Subscribers::confirm_imported( $known, $consent );
				} else {
					Database::transaction( static fn() => Subscribers::add_all( array( $email ), $consent ) );
				}
				\WP_CLI::success( "$email is subscribed." );
			}
		);
	}

	/**
	 * Imports people who agreed elsewhere from a CSV or text file.
	 *
	 * Only addresses and statuses such as "unsubscribed" are read. People who unsubscribed on this
	 * site or according to the file are not added. If the command is interrupted, the import continues in the background.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : CSV or text file.
	 *
	 * --proof=<text>
	 * : How and when these people agreed. This text is stored with each address.
	 *
	 * [--mode=<mode>]
	 * : Ask each person by email to confirm, or subscribe them immediately because they have already confirmed their address.
	 * ---
	 * default: ask
	 * options:
	 *   - ask
	 *   - confirmed
	 * ---
	 *
	 * [--dry-run]
	 * : Show what would be imported, without importing anything.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     # See what a file would add.
	 *     $ wp dovetail subscribers import list.csv --proof="Agreed on the order form of our old shop, 2023 to 2025." --dry-run
	 *
	 * @param string[] $args    Path of the file.
	 * @param array    $options Options of the command.
	 */
	public function import( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $args, $options ): void {
				$proof  = self::proof( $options['proof'] );
				$stream = is_file( $args[0] ) ? @fopen( $args[0], 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- not a file of the site.
				if ( ! $stream ) {
					\WP_CLI::error( "The file \"{$args[0]}\" cannot be read. Check its name and permissions." );
				}
				$file = Import_File::open( $stream );
				if ( is_wp_error( $file ) ) {
					\WP_CLI::error( $file->get_error_message() );
				}
				if ( ! Import::draft( $file, esc_html( $proof ), $options['mode'] ?? 'ask' ) ) {
					$other = Import::get();
					if ( $other && Import::has_failed_addresses( $other ) ) {
						\WP_CLI::error( 'Nothing was imported because addresses of the last import failed. Download them if you need them, then press "Import another list" under Dovetail > Subscribers and mailings > Import subscribers. Then run the command again.' );
					}
					\WP_CLI::error( 'Nothing was imported because another import is not finished. Finish or discard it under Dovetail > Subscribers and mailings > Import subscribers.' );
				}
				$import = Import::get();
				self::print_forecast( $import );
				if ( ! empty( $options['dry-run'] ) ) {
					Import::forget( $import['id'] );
					\WP_CLI::success( 'Nothing was imported.' );
					return;
				}
				self::confirm_or( "Import these people? You state that all of them agreed, and that you can prove it.", $options, static fn() => Import::forget( $import['id'] ) );
				Import::start( $import['id'] );
				self::end_grant();
				self::finish_import( $import['id'] );
			}
		);
	}

	/**
	 * Exports subscribers as CSV, like the button in wp-admin.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : File to write. Without it, the rows are printed.
	 *
	 * [--status=<status>]
	 * : Only subscribers with this status: active (confirmed) or pending.
	 *
	 * [--search=<words>]
	 * : Only subscribers whose address contains words that begin with these.
	 *
	 * [--yes]
	 * : Overwrite an existing file without a confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     # Export confirmed subscribers.
	 *     $ wp dovetail subscribers export subscribers.csv --status=active
	 *
	 * @param string[] $args    Path of the file.
	 * @param array    $options Options of the command.
	 */
	public function export( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $args, $options ): void {
				Output::export( Export::rows( self::shown( $options ) ), $args[0] ?? '', $options );
			}
		);
	}

	/**
	 * Deletes subscribers and all data about them.
	 *
	 * ## OPTIONS
	 *
	 * <subscriber>...
	 * : IDs or email addresses.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     # Delete a subscriber.
	 *     $ wp dovetail subscribers remove anna@example.org
	 *
	 *     # Delete all who have not confirmed.
	 *     $ wp dovetail subscribers remove $(wp dovetail subscribers list --status=pending --format=ids) --yes
	 *
	 * @param string[] $args    IDs or email addresses.
	 * @param array    $options Options of the command.
	 */
	public function remove( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $args, $options ): void {
				$ids = array();
				foreach ( $args as $who ) {
					$subscriber = false === strpos( $who, '@' ) ? Subscribers::get( self::ids( array( $who ) )[0] ) : Subscribers::find( $who );
					if ( ! $subscriber ) {
						\WP_CLI::error( "There is no subscriber \"$who\". Nothing was changed." );
					}
					$ids[ $subscriber['id'] ] = $subscriber['id'];
				}
				\WP_CLI::confirm( sprintf( 'Delete %s for good?', self::number( count( $ids ), 'subscriber', 'subscribers' ) ), $options );
				$count = 0;
				foreach ( array_chunk( $ids, Export::BATCH_SIZE ) as $page ) {
					$count += Subscribers::remove( ...$page );
				}
				\WP_CLI::success( sprintf( 'Deleted %s.', self::number( $count, 'subscriber', 'subscribers' ) ) );
			}
		);
	}

	/**
	 * Lists how many people unsubscribed on each day. Only the totals are stored, not the addresses.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Fields to show: day, number.
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
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Save the numbers.
	 *     $ wp dovetail subscribers unsubscribed --format=csv > unsubscribed.csv
	 *
	 * @param string[] $args    Unused.
	 * @param array    $options Options of the command.
	 */
	public function unsubscribed( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $options ): void {
				$days   = Unsubscribes::by_day();
				$fields = array(
					'day'    => array( Unsubscribes::class, 'date' ),
					'number' => static fn( int $day ): int => $days[ $day ],
				);
				Output::print_records( array_keys( $days ), $fields, array( 'day', 'number' ), $options );
			}
		);
	}

	/** Returns the filters of a list; see `Subscriber_Query::where()`. */
	private static function shown( array $options ): array {
		$status   = $options['status'] ?? '';
		$statuses = array_merge( array( '' ), Subscribers::STATUSES );
		if ( ! in_array( $status, $statuses, true ) ) {
			\WP_CLI::error( "There is no status \"$status\". Choose active, pending or bounced." );
		}
		return array(
			'status' => $status,
			's'      => $options['search'] ?? '',
		);
	}

	/**
	 * Returns the proof of consent with the name of the user who entered it. Ends the command if the proof is too
	 * short.
	 */
	private static function proof( string $text ): string {
		$text = Plain_Text::line( $text, Import_Screen::MAX_PROOF_LENGTH );
		if ( mb_strlen( $text ) < Import_Screen::MIN_PROOF_LENGTH ) {
			\WP_CLI::error( 'Describe what these people agreed to, how and when. Nothing was stored.' );
		}
		return Subscribers::stated( $text );
	}

	private static function print_forecast( array $import ): void {
		$counts = array_filter( Import::forecast( $import )['counts'] + array_intersect_key( $import, array_flip( array( 'invalid', 'twice', 'elsewhere', Import_Status::BOUNCED, Import_Status::UNCONFIRMED, Import_Status::INACTIVE ) ) ) );
		foreach ( $counts as $name => $number ) {
			\WP_CLI::log( "$name: $number" );
		}
		if ( $import['unknown'] ) {
			\WP_CLI::warning( 'People with these status values are skipped because the values are not understood: ' . implode( ', ', $import['unknown'] ) );
		}
	}

	/** Asks for confirmation. If the user declines, calls `$undo` and ends the command. */
	private static function confirm_or( string $question, array $options, callable $undo ): void {
		if ( ! empty( $options['yes'] ) ) {
			return;
		}
		Output::write( "$question [y/n] " );
		if ( 'y' !== strtolower( trim( (string) fgets( STDIN ) ) ) ) {
			$undo();
			exit( 0 );
		}
	}

	/** Runs an import until it is done, or continues it in the background after a timeout. */
	private static function finish_import( string $id ): void {
		do {
			Queue::run_now( array( Import::EVENT ) );
			$import = Import::get();
			if ( ! $import || $id !== $import['id'] ) {
				\WP_CLI::error( 'The import was stopped. The addresses that were added stay.' );
			}
			$next = Queue::next_time( Import::EVENT );
			if ( 'running' === $import['state'] && $next > time() + self::MAX_WAIT_SECONDS ) {
				\WP_CLI::warning( 'The rest is imported in the background because this site’s mailer rejects emails, or another process works on it.' );
				return;
			}
			if ( 'running' === $import['state'] && $next > time() ) {
				sleep( self::POLL_SECONDS );
			}
		} while ( 'running' === $import['state'] );
		$counts = array_filter( Import::progress( $import ) );
		unset( $counts['done'] );
		foreach ( $counts as $name => $number ) {
			\WP_CLI::log( "$name: $number" );
		}
		\WP_CLI::success( 'The import is done.' );
	}
}
