<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Detects which columns of a table contain email addresses and statuses, and reads them from each row. */
final class Import_Columns {
	/** Maximum number of rows above the first address that may contain headings, and maximum number of columns. */
	const MAX_HEADING_ROWS = 20;
	const MAX_COLUMNS      = 200;

	/**
	 * Patterns for headings of address columns, reduced to letters. The first pattern is reliable, the second only a
	 * hint.
	 */
	const BEST_HEADING = '~^(?:e?mails?|e?mail(?:address|adresse?|id)|adresse?e?mail|correoelectr[óo]nico|courriel|indirizzo(?:di)?e?mail|endere[çc]o(?:de)?e?mail)$~u';
	const HEADING      = '~mail|correo|courriel~u';

	/** Initial statistics for a column, which `look()` updates. */
	private const NEW_COLUMN = array(
		'rank'      => 0,
		'subject'   => '',
		'marks'     => 0,
		'addresses' => 0,
		'known'     => 0,
		'unknown'   => 0,
	);

	public int $rows = 0;

	/** Number of @ signs in the address cells, an upper limit for the number of addresses. */
	public int $marks = 0;

	/** Number of the row with the headings, starting at 1; 0 if there are none. The parts of a long line are several rows. */
	private int $heading = 0;

	/** @var int|null Index of the address column; null if every cell may contain addresses. */
	private ?int $column = null;

	/** @var array<int, string> Subjects of the columns that contain a status, by column; see `Import_Status::subject()`. */
	private array $subjects = array();

	private bool $has_address = false;

	/**
	 * Unknown status words in their original spelling.
	 *
	 * @var string[]
	 */
	public array $unknown = array();

	/** Maximum number of unknown status words to report, and maximum length of each in characters. */
	const MAX_UNKNOWN        = 10;
	const MAX_UNKNOWN_LENGTH = 40;

	/**
	 * The first cells with an invalid address, by row: the shortened text, and the number of invalid addresses.
	 *
	 * @var array<int, array{0: int, 1: string, 2: int}> Line number, text and number.
	 */
	public array $invalid = array();

	/** Maximum number of invalid cells to report, and maximum length of each in characters. */
	const MAX_INVALID        = 10;
	const MAX_INVALID_LENGTH = 80;

	/**
	 * Analyzes every row.
	 *
	 * @param int $max Maximum number of rows to analyze.
	 */
	public function __construct( Import_Table $table, int $max ) {
		$marks        = 0;
		$first        = array();
		$columns      = array();
		$is_list      = true;
		$has_headings = false;
		$first_line   = null;
		$is_one_line  = false;
		foreach ( $table->rows() as $line => $cells ) {
			++$this->rows;
			$first_line  ??= $line;
			$is_one_line = $line === $first_line;
			if ( $this->rows > $max ) {
				return;
			}
			$marks_here = substr_count( implode( '', $cells ), '@' );
			$marks     += $marks_here;

			$this->has_address = $this->has_address || ( $marks_here && Import_Address::read( implode( "\n", $cells ) )[0] );
			if ( null !== $first && 0 === $marks_here && count( $first ) < self::MAX_HEADING_ROWS ) {
				$first[ $this->rows ] = $cells;
				continue;
			}
			if ( null !== $first ) {
				$columns = $this->read_headings( $first );
				$first   = null;
				// A single heading above a list of addresses does not describe columns.
				$has_headings = count( $columns ) > 1;
			}
			self::look( array_slice( $cells, 0, self::MAX_COLUMNS ), $columns, $is_list );
		}
		// The parts of a single long line are several rows.
		$this->choose( $columns, ( $is_list && ! $has_headings ) || $is_one_line );
		if ( null === $this->column ) {
			$this->marks = $marks;
		}
	}

	/** Whether the table has an address. */
	public function has_address(): bool {
		return $this->has_address;
	}

	/** Whether any column contains statuses. */
	public function has_status(): bool {
		return array() !== $this->subjects;
	}

	/** Whether a row is below the headings. */
	public function is_data( int $row ): bool {
		return $row > $this->heading;
	}

	/**
	 * Returns the status in a row. If several columns contain a status, the most restrictive status wins.
	 *
	 * @param string[] $cells Cells of the row.
	 */
	public function status( array $cells ): string {
		$found = array();
		foreach ( $this->subjects as $column => $subject ) {
			$cell   = $cells[ $column ] ?? '';
			$status = Import_Status::read( $cell, $subject );
			if ( '' === $status && 'words' === $subject && self::is_visible( $cell ) ) {
				// Treat an unknown status as inactive: only people with an active status get emails.
				$status = Import_Status::INACTIVE;
				$word   = mb_substr( trim( $cell ), 0, self::MAX_UNKNOWN_LENGTH, 'UTF-8' );
				if ( count( $this->unknown ) < self::MAX_UNKNOWN && ! in_array( $word, $this->unknown, true ) ) {
					$this->unknown[] = $word;
				}
			}
			$found[] = $status;
		}
		foreach ( array( Import_Status::LEFT, Import_Status::BOUNCED, Import_Status::UNCONFIRMED, Import_Status::INACTIVE ) as $status ) {
			if ( in_array( $status, $found, true ) ) {
				return $status;
			}
		}
		return Import_Status::ACTIVE;
	}

	/**
	 * Returns the addresses of a row, the number of invalid addresses, and the number of addresses in other columns.
	 *
	 * @param string[] $cells Cells of the row.
	 * @param int      $row   Number of the row, starting at 1.
	 * @param int      $line  Line number of the row.
	 * @return array{0: string[], 1: int, 2: int}
	 */
	public function addresses( array $cells, int $row, int $line ): array {
		$cell                   = null === $this->column ? implode( "\n", $cells ) : $cells[ $this->column ] ?? '';
		list( $emails, $wrong ) = Import_Address::read( $cell );
		if ( ! $emails && ! $wrong && self::is_visible( $cell ) ) {
			$wrong = 1;
		}
		if ( $wrong && count( $this->invalid ) < self::MAX_INVALID ) {
			// The file is read several times, so a row may already be stored.
			$this->invalid[ $row ] = array( $line, Plain_Text::line( $cell, self::MAX_INVALID_LENGTH, '…' ), $wrong );
		}
		unset( $cells[ $this->column ?? -1 ] );
		$others = null === $this->column ? '' : implode( "\n", $cells );
		if ( false === strpos( $others, '@' ) ) {
			return array( $emails, $wrong, 0 );
		}
		list( $more, $bad ) = Import_Address::read( $others );
		return array( $emails, $wrong, $bad + count( array_diff( array_map( 'strtolower', $more ), array_map( 'strtolower', $emails ) ) ) );
	}

	/**
	 * Finds the headings in the rows above the first address.
	 *
	 * @param array<int, string[]> $rows Cells of these rows by row number.
	 * @return array<int, array> Statistics of the columns; see `look()`.
	 */
	private function read_headings( array $rows ): array {
		$this->heading = (int) array_key_first( $rows );
		foreach ( $rows as $number => $cells ) {
			if ( array_filter( array_map( array( __CLASS__, 'rank' ), $cells ) ) ) {
				$this->heading = $number;
				break;
			}
		}
		$columns = array();
		foreach ( array_slice( $rows[ $this->heading ] ?? array(), 0, self::MAX_COLUMNS ) as $column => $heading ) {
			$columns[ $column ] = array(
				'rank'    => self::rank( $heading ),
				'subject' => Import_Status::subject( $heading ),
			) + self::NEW_COLUMN;
		}
		return $columns;
	}

	/**
	 * Updates the column statistics with the cells of a row. `marks` is the number of @ signs, `addresses` the number
	 * of cells that contain an address, and `known` and `unknown` count cells with a known or unknown status. `rank`
	 * and `subject` come from the heading.
	 *
	 * @param string[]          $cells   Cells of the row.
	 * @param array<int, array> $columns Statistics of the columns.
	 * @param bool              $is_list Whether every cell so far contains an address.
	 */
	private static function look( array $cells, array &$columns, bool &$is_list ): void {
		foreach ( $cells as $number => $cell ) {
			$column = $columns[ $number ] ?? self::NEW_COLUMN;
			$marks  = substr_count( $cell, '@' );
			// A column without a heading is a status column only if all of its words are known.
			$is_open = 'words' === $column['subject'] || ( '' === $column['subject'] && 0 === $column['unknown'] );
			if ( $marks ) {
				$column['marks']     += $marks;
				$column['addresses'] += Import_Address::read( $cell )[0] ? 1 : 0;
				++$column['unknown'];
			} elseif ( ( $is_open || $is_list ) && self::is_visible( $cell ) ) {
				$is_list = false;
				if ( $is_open ) {
					++$column[ '' === Import_Status::read( $cell, $column['subject'] ) ? 'unknown' : 'known' ];
				}
			} else {
				continue;
			}
			$columns[ $number ] = $column;
		}
	}

	/**
	 * Chooses the columns with addresses and statuses.
	 *
	 * @param array<int, array> $columns Statistics of the columns; see `look()`.
	 * @param bool              $is_list Whether every cell may contain addresses.
	 */
	private function choose( array $columns, bool $is_list ): void {
		$best = array( 0, 0 );
		foreach ( $columns as $number => $column ) {
			$subject = $column['subject'];
			$score   = array( $column['rank'], $column['addresses'] );
			if ( $score[1] && $score > $best ) {
				$best         = $score;
				$this->column = $number;
			}
			// Accept status words below a status heading, or in a column that contains only known words.
			$is_words = '' === $subject || 'words' === $subject;
			if ( null !== $subject && ( ! $is_words || ( $column['known'] && ( 'words' === $subject || ! $column['unknown'] ) ) ) ) {
				$this->subjects[ $number ] = $subject;
			}
		}
		if ( $is_list ) {
			$this->column = null;
		} elseif ( null === $this->column ) {
			$this->has_address = false;
		} else {
			// An address with a question mark is valid only as a whole cell, so it was not found in the row.
			$this->has_address = true;
			$this->marks       = $columns[ $this->column ]['marks'];
		}
	}

	/** Returns the likelihood, from 0 to 2, that a column with this heading contains addresses. */
	private static function rank( string $heading ): int {
		$letters = (string) preg_replace( '~\P{L}+~u', '', mb_strtolower( $heading, 'UTF-8' ) );
		return preg_match( self::HEADING, $letters ) + preg_match( self::BEST_HEADING, $letters );
	}

	private static function is_visible( string $cell ): bool {
		return 1 === preg_match( '~[^\p{Z}\p{C}]~u', $cell );
	}
}
