<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of a text file that contains a table, or addresses in any order. Memory use does not depend on the
 * file size. Supports UTF-8, UTF-16, Windows-1252, all line endings, and four delimiters. UTF-16 needs no byte order
 * mark.
 */
final class Import_Table {
	/** Number of bytes read at a time. A longer line is split at the end of a cell or word. */
	const CHUNK_BYTES = 65536;

	/**
	 * Maximum number of lines in one quoted cell. Without a limit, an unclosed quote would swallow all following rows.
	 */
	const MAX_CELL_LINES = 50;

	/**
	 * Supported delimiters, the least common in ordinary text first, and number of lines from which a file's delimiter
	 * is detected.
	 */
	const DELIMITERS       = array( "\t", ';', '|', ',' );
	const MAX_SAMPLE_LINES = 20;

	/** @var resource Copy of the text as UTF-8 with `\n` as line ending. It is deleted when the request ends. */
	private $text;

	/** Byte offset of the first row. */
	private int $start = 0;

	/** Whether the whole text was written to disk. */
	public bool $is_whole = true;

	private string $delimiter;

	/** Remainder of a long line that was split; the next line starts with it. */
	private string $rest = '';

	/** Number of the last line that was read, and number of lines before the first row. */
	private int $number        = 0;
	private int $skipped_lines = 0;

	/** Whether the last line was split. */
	private bool $is_split = false;

	/**
	 * Prepares a file for reading.
	 *
	 * @param resource $file File that is open for reading.
	 */
	public function __construct( $file ) {
		$this->text = $this->decode( $file );
		rewind( $this->text );
		if ( "\xEF\xBB\xBF" === fread( $this->text, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- not a file of the site.
			$this->start = 3;
		}
		$lines = array();
		fseek( $this->text, $this->start );
		for ( $number = 0; $number < self::MAX_SAMPLE_LINES; $number++ ) {
			$line = $this->line()[1] ?? '';
			if ( 0 === $number && preg_match( '~^"?sep=([,;|\t])"?\s*\z~i', $line, $match ) ) {
				// Excel writes a first line that names the delimiter.
				$this->delimiter     = $match[1];
				$this->start         = (int) ftell( $this->text );
				$this->skipped_lines = 1;
				return;
			}
			$lines[] = (string) preg_replace( '~"(?:[^"]|"")*+"~', '', $line );
		}
		$this->delimiter = self::delimiter( $lines );
	}

	/**
	 * Yields the cells of each row that is not blank. The key is the number of its first line in the file; the parts of a
	 * long line have the same key.
	 *
	 * @return \Generator<int, string[]>
	 */
	public function rows(): \Generator {
		fseek( $this->text, $this->start );
		$this->rest     = '';
		$this->is_split = false;
		$this->number   = $this->skipped_lines;
		$ahead          = array();
		while ( true ) {
			$next = array_shift( $ahead ) ?? $this->line();
			if ( null === $next ) {
				return;
			}
			list( $number, $line ) = $next;

			$cells = array();
			$open  = $this->split( $line, $cells, null );
			$taken = 0;
			while ( is_string( $open ) ) {
				$ahead[ $taken ] = $ahead[ $taken ] ?? $this->line();
				if ( null === $ahead[ $taken ] || self::MAX_CELL_LINES === $taken || strlen( $open ) > self::CHUNK_BYTES ) {
					$open = false;
					break;
				}
				$open = $this->split( $ahead[ $taken ][1], $cells, $open . "\n" );
				++$taken;
			}
			$ahead = array_filter( $ahead );
			if ( false === $open ) {
				// The quote is never closed, so treat it as an ordinary character.
				$cells = explode( $this->delimiter, $line );
				$taken = 0;
			}
			array_splice( $ahead, 0, $taken );
			if ( '' !== trim( implode( '', $cells ) ) ) {
				yield $number => $cells;
			}
		}
	}

	/**
	 * @param string[]    $cells Cells of the row. The cells of this line are appended.
	 * @param string|null $open  Beginning of a quoted cell that continues on this line; null if there is none.
	 * @return string|false|null Beginning of a quoted cell that the line does not close; null if there is none. False if the
	 *                           closing quote is inside a cell, so that the opening quote is an ordinary character.
	 */
	private function split( string $line, array &$cells, ?string $open ) {
		if ( null === $open && false === strpos( $line, '"' ) ) {
			$cells = explode( $this->delimiter, $line );
			return null;
		}
		$is_joined = null !== $open;
		$end       = strlen( $line );
		$at        = 0;
		while ( $at <= $end ) {
			if ( null === $open ) {
				$quote = $at + strspn( $line, ' ', $at );
				if ( '"' !== ( $line[ $quote ] ?? '' ) ) {
					$size    = strcspn( $line, $this->delimiter, $at );
					$cells[] = substr( $line, $at, $size );
					$at     += $size + 1;
					continue;
				}
				$at   = $quote + 1;
				$open = '';
			}
			$size  = strcspn( $line, '"', $at );
			$open .= substr( $line, $at, $size );
			$at   += $size;
			if ( $at >= $end ) {
				return $open;
			}
			if ( '"' === ( $line[ $at + 1 ] ?? '' ) ) {
				$open .= '"';
				$at   += 2;
				continue;
			}
			$size  = strcspn( $line, $this->delimiter, $at + 1 );
			$after = substr( $line, $at + 1, $size );
			if ( $is_joined && '' !== trim( $after ) ) {
				return false;
			}
			$cells[]   = $open . $after;
			$at       += $size + 2;
			$open      = null;
			$is_joined = false;
		}
		return null;
	}

	/**
	 * Returns the number of the next line, and its text as UTF-8 without its line ending; null at the end of the file.
	 *
	 * @return array{0: int, 1: string}|null
	 */
	private function line(): ?array {
		$piece      = (string) fgets( $this->text, self::CHUNK_BYTES + 1 );
		$line       = $this->rest . $piece;
		$this->rest = '';
		if ( '' === $line ) {
			return null;
		}
		$this->number  += $this->is_split ? 0 : 1;
		$this->is_split = false;
		if ( "\n" === substr( $line, -1 ) ) {
			$line = substr( $line, 0, -1 );
		} elseif ( strlen( $piece ) === self::CHUNK_BYTES ) {
			$cut        = strlen( $line ) - strcspn( strrev( $line ), ",;|\t <>\"" );
			$cut        = $cut > 0 ? $cut : strlen( $line );
			$this->rest = substr( $line, $cut );
			$line       = substr( $line, 0, $cut );

			$this->is_split = true;
		}
		// Older spreadsheets write one byte per letter (Windows-1252).
		return array( $this->number, 1 === preg_match( '~~u', $line ) ? $line : mb_convert_encoding( $line, 'UTF-8', 'Windows-1252' ) );
	}

	/**
	 * Returns the delimiter that occurs equally often in most of the first lines.
	 *
	 * @param string[] $lines Lines without their quoted cells.
	 */
	private static function delimiter( array $lines ): string {
		$best   = ',';
		$scores = array( 0, 0 );
		foreach ( self::DELIMITERS as $sign ) {
			$counts = array_count_values( array_filter( array_map( static fn( string $line ): int => substr_count( $line, $sign ), $lines ) ) );
			$score  = array( $counts ? max( $counts ) : 0, $counts ? max( array_keys( $counts, max( $counts ), true ) ) : 0 );
			if ( $score > $scores ) {
				$best   = $sign;
				$scores = $score;
			}
		}
		return $best;
	}

	/**
	 * Copies a file as UTF-8 with `\n` as line ending. Windows-1252 is converted later, line by line.
	 *
	 * @param resource $file File that is open for reading.
	 * @return resource
	 */
	private function decode( $file ) {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- not a file of the site. A copy larger than two megabytes is on the disk until the request ends.
		$text = fopen( 'php://temp', 'w+' );
		rewind( $file );
		$encoding = self::encoding( (string) fread( $file, 8192 ) );
		rewind( $file );
		$bytes = '';
		$break = '';
		while ( ! feof( $file ) ) {
			$bytes .= fread( $file, self::CHUNK_BYTES );
			$size   = 'UTF-8' === $encoding ? strlen( $bytes ) : self::whole( $bytes, $encoding );
			$block  = substr( $bytes, 0, $size );
			$bytes  = substr( $bytes, $size );
			$block  = $break . ( 'UTF-8' === $encoding ? $block : mb_convert_encoding( $block, 'UTF-8', $encoding ) );
			// The next block may start with the second half of a line ending.
			$break = "\r" === substr( $block, -1 ) && ! feof( $file ) ? "\r" : '';
			$block = '' === $break ? $block : substr( $block, 0, -1 );
			$block = str_replace( array( "\r\n", "\r" ), "\n", $block );

			$this->is_whole = $this->is_whole && strlen( $block ) === fwrite( $text, $block );
		}
		$this->is_whole = $this->is_whole && strlen( $break ) === fwrite( $text, $break );
		// phpcs:enable
		return $text;
	}

	/** Returns the number of UTF-16 bytes that form complete characters. */
	private static function whole( string $bytes, string $encoding ): int {
		$size = strlen( $bytes ) - strlen( $bytes ) % 2;
		$high = $size ? ord( $bytes[ $size - ( 'UTF-16LE' === $encoding ? 1 : 2 ) ] ) : 0;
		return 0xD8 === ( $high & 0xFC ) ? $size - 2 : $size;
	}

	/**
	 * Returns the encoding of a file: `UTF-16LE`, `UTF-16BE`, or `UTF-8`. Other encodings with one byte per ASCII
	 * character are also reported as `UTF-8`.
	 */
	private static function encoding( string $beginning ): string {
		$marks = array(
			"\xFF\xFE" => 'UTF-16LE',
			"\xFE\xFF" => 'UTF-16BE',
		);
		$mark  = substr( $beginning, 0, 2 );
		if ( isset( $marks[ $mark ] ) ) {
			return $marks[ $mark ];
		}
		// In UTF-16, one of the two bytes of each ASCII character is 0, and addresses are ASCII.
		$zeros = array( 0, 0 );
		foreach ( str_split( $beginning, 2 ) as $pair ) {
			$zeros[0] += "\0" === ( $pair[0] ?? '' ) ? 1 : 0;
			$zeros[1] += "\0" === ( $pair[1] ?? '' ) ? 1 : 0;
		}
		if ( 8 * max( $zeros ) < strlen( $beginning ) || max( $zeros ) < 3 * min( $zeros ) ) {
			return 'UTF-8';
		}
		return $zeros[0] < $zeros[1] ? 'UTF-16LE' : 'UTF-16BE';
	}
}
