<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Reads email addresses from a file that another program exported. Every address is either returned or counted as
 * skipped. Reads the file several times, so that memory use stays constant.
 */
final class Import_File {
	/** Maximum file size in bytes. `MAX_ROWS` limits both the rows and the addresses. */
	const MAX_BYTES = 32 * MB_IN_BYTES;
	const MAX_ROWS  = 100000;

	/** Prefixes of an address in `entries()`: `+` for an address to add, `-` for a person who unsubscribed. */
	const ADD                 = '+';
	const UNSUBSCRIBED_PREFIX = '-';

	/**
	 * Counts of skipped entries. Complete once the generator `entries()` has finished.
	 *
	 * @var array<string, int> Number of `invalid` entries, of duplicates (`twice`), of addresses in other columns (`elsewhere`), and
	 *                         of addresses by status: `bounced`, `unconfirmed`, `inactive`.
	 */
	public array $counts = array(
		'invalid'                  => 0,
		'twice'                    => 0,
		'elsewhere'                => 0,
		Import_Status::BOUNCED     => 0,
		Import_Status::UNCONFIRMED => 0,
		Import_Status::INACTIVE    => 0,
	);

	/** Maximum number of duplicates to report. */
	const MAX_DUPLICATES = 10;

	/** @var array<int, array{0: int, 1: string, 2: int}> The first duplicates: line number, address, and 1. */
	private array $duplicates = array();

	private Import_Table $table;
	private Import_Columns $columns;

	/** Private, because files must be opened with `open()`, which checks them. */
	private function __construct( Import_Table $table, Import_Columns $columns ) {
		$this->table   = $table;
		$this->columns = $columns;
	}

	/**
	 * Opens a file with addresses.
	 *
	 * @param resource $file File that is open for reading.
	 * @return self|\WP_Error
	 */
	public static function open( $file ) {
		if ( fstat( $file )['size'] > self::MAX_BYTES ) {
			return Import_Upload::too_large();
		}
		$table = new Import_Table( $file );
		if ( ! $table->is_whole ) {
			return Import_Upload::not_written();
		}
		$columns = new Import_Columns( $table, self::MAX_ROWS + 1 );
		if ( max( $columns->rows - 1, $columns->marks ) > self::MAX_ROWS ) {
			/* translators: %s: a number. */
			return new \WP_Error( 'too_long', sprintf( __( 'This file has too many rows or addresses. The limit is %s. Split it and import the parts one by one.', 'dovetail-blocks' ), number_format_i18n( self::MAX_ROWS ) ) );
		}
		if ( ! $columns->has_address() ) {
			return new \WP_Error( 'no_address', __( 'This file contains no email addresses. Choose a CSV or text file with addresses.', 'dovetail-blocks' ) );
		}
		return new self( $table, $columns );
	}

	/**
	 * Returns the status words in the file that could not be recognized, such as numbers whose meaning depends on the
	 * program. Complete once the generator `entries()` has finished.
	 *
	 * @return string[]
	 */
	public function unknown_statuses(): array {
		return $this->columns->unknown;
	}

	/**
	 * Returns the first invalid entries and duplicates. Complete once the generator `entries()` has finished.
	 *
	 * @return array<string, array<int, array{0: int, 1: string, 2: int}>> Line number, text, and number of entries in
	 *                                                                     this text, by key of `$counts`.
	 */
	public function examples(): array {
		sort( $this->duplicates );
		return array(
			'twice'   => $this->duplicates,
			'invalid' => array_values( $this->columns->invalid ),
		);
	}

	/**
	 * Yields each address once, with its prefix. Unsubscribed people come first, so that a duplicate row cannot add
	 * them again.
	 *
	 * @return \Generator<string>
	 */
	public function entries(): \Generator {
		$seen    = new Import_Duplicate_Filter();
		$gone    = array( Import_Status::LEFT, Import_Status::BOUNCED );
		$is_left = false;
		foreach ( $this->columns->has_status() ? $this->rows() : array() as $line => list( $emails, $status ) ) {
			foreach ( in_array( $status, $gone, true ) ? $emails : array() as $email ) {
				if ( ! $seen->add( strtolower( $email ) ) ) {
					$this->count_duplicate( $line, $email );
				} elseif ( Import_Status::LEFT === $status ) {
					$is_left = true;
					$seen->add( Mailbox::of( $email ) );
					yield self::UNSUBSCRIBED_PREFIX . $email;
				} else {
					++$this->counts[ $status ];
				}
			}
		}
		foreach ( $this->rows() as $line => list( $emails, $status, $invalid, $elsewhere ) ) {
			$this->counts['invalid']   += $invalid;
			$this->counts['elsewhere'] += $elsewhere;
			foreach ( in_array( $status, $gone, true ) ? array() : $emails as $email ) {
				if ( Import_Status::ACTIVE !== $status ) {
					++$this->counts[ $status ];
				} elseif ( ( $is_left && $seen->has( Mailbox::of( $email ) ) ) || ! $seen->add( strtolower( $email ) ) ) {
					$this->count_duplicate( $line, $email );
				} else {
					yield self::ADD . $email;
				}
			}
		}
	}

	private function count_duplicate( int $line, string $email ): void {
		++$this->counts['twice'];
		if ( $this->counts['twice'] <= self::MAX_DUPLICATES ) {
			$this->duplicates[] = array( $line, $email, 1 );
		}
	}

	/**
	 * Yields the data rows by line number: addresses, status, invalid entries, and addresses in other columns.
	 *
	 * @return \Generator<int, array{0: string[], 1: string, 2: int, 3: int}>
	 */
	private function rows(): \Generator {
		$row = 0;
		foreach ( $this->table->rows() as $line => $cells ) {
			++$row;
			if ( $this->columns->is_data( $row ) ) {
				list( $emails, $invalid, $elsewhere ) = $this->columns->addresses( $cells, $row, $line );
				yield $line => array( $emails, $this->columns->status( $cells ), $invalid, $elsewhere );
			}
		}
	}
}
