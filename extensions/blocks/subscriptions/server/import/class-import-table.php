<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of a text file with a table, or with addresses in any order, in the same little memory for every size.
 * It reads UTF-8, UTF-16 with or without a byte order mark, and Windows-1252, all line ends, and four delimiters.
 */
final class Import_Table {
	/** Bytes that are read at a time; a longer line is cut where a cell or a word ends. */
	const BYTES = 65536;

	/** Lines of one quoted cell. Without a limit, a quote that is never closed would swallow all rows behind it. */
	const CELL_LINES = 50;

	/** Delimiters, the rarest in other text first, and lines that show which of them a file has. */
	const DELIMITERS   = array( "\t", ';', '|', ',' );
	const SAMPLE_LINES = 20;

	/** @var resource The text as UTF-8 with `\n` at the end of lines. It is deleted with the request. */
	private $text;

	/** Byte offset of the first row. */
	private int $start = 0;

	/** Whether the disk took the whole text. */
	public bool $is_whole = true;

	private string $delimiter;

	/** The beginning of the next line, if a long one was cut. */
	private string $rest = '';

	/**
	 * Prepares a file for reading.
	 *
	 * @param resource $file Open for reading.
	 */
	public function __construct( $file ) {
		$this->text = $this->decode( $file );
		rewind( $this->text );
		if ( "\xEF\xBB\xBF" === fread( $this->text, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- no file of the site's.
			$this->start = 3;
		}
		$lines = array();
		fseek( $this->text, $this->start );
		for ( $number = 0; $number < self::SAMPLE_LINES; $number++ ) {
			$line = $this->line();
			if ( 0 === $number && preg_match( '~^"?sep=([,;|\t])"?\s*\z~i', (string) $line, $match ) ) {
				// Excel's own first line, which overrides detection.
				$this->delimiter = $match[1];
				$this->start     = (int) ftell( $this->text );
				return;
			}
			$lines[] = (string) preg_replace( '~"(?:[^"]|"")*+"~', '', (string) $line );
		}
		$this->delimiter = self::delimiter( $lines );
	}

	/**
	 * Returns the cells of each row that is not blank.
	 *
	 * @return \Generator<string[]>
	 */
	public function rows(): \Generator {
		fseek( $this->text, $this->start );
		$this->rest = '';
		$ahead      = array();
		while ( true ) {
			$line = array_shift( $ahead ) ?? $this->line();
			if ( null === $line ) {
				return;
			}
			$cells = array();
			$open  = $this->split( $line, $cells, null );
			$taken = 0;
			while ( is_string( $open ) ) {
				$ahead[ $taken ] = $ahead[ $taken ] ?? $this->line();
				if ( null === $ahead[ $taken ] || self::CELL_LINES === $taken || strlen( $open ) > self::BYTES ) {
					$open = false;
					break;
				}
				$open = $this->split( $ahead[ $taken ], $cells, $open . "\n" );
				++$taken;
			}
			$ahead = array_filter( $ahead, 'is_string' );
			if ( false === $open ) {
				// The quote is a character like others.
				$cells = explode( $this->delimiter, $line );
				$taken = 0;
			}
			array_splice( $ahead, 0, $taken );
			if ( '' !== trim( implode( '', $cells ) ) ) {
				yield $cells;
			}
		}
	}

	/**
	 * Splits a line into cells.
	 *
	 * @param string[]    $cells Cells of the row; those of this line are added.
	 * @param string|null $open  The beginning of a quoted cell, if the line begins within one.
	 * @return string|false|null The beginning of a quoted cell that the line does not close; false if the cell that was
	 *                           open is closed where no cell ends, so that its first quote was none.
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

	/** Returns the next line without its end, as UTF-8; null at the end of the file. */
	private function line(): ?string {
		$piece      = (string) fgets( $this->text, self::BYTES + 1 );
		$line       = $this->rest . $piece;
		$this->rest = '';
		if ( '' === $line ) {
			return null;
		}
		if ( "\n" === substr( $line, -1 ) ) {
			$line = substr( $line, 0, -1 );
		} elseif ( strlen( $piece ) === self::BYTES ) {
			$cut        = strlen( $line ) - strcspn( strrev( $line ), ",;|\t <>\"" );
			$cut        = $cut > 0 ? $cut : strlen( $line );
			$this->rest = substr( $line, $cut );
			$line       = substr( $line, 0, $cut );
		}
		// Older spreadsheets write one byte for each letter.
		return 1 === preg_match( '~~u', $line ) ? $line : mb_convert_encoding( $line, 'UTF-8', 'Windows-1252' );
	}

	/**
	 * Returns the delimiter of a file: what most of its first lines have equally often.
	 *
	 * @param string[] $lines Without quoted cells.
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
	 * Copies a file as UTF-8 with `\n` at the end of lines. Windows-1252 stays as it is until its lines are read.
	 *
	 * @param resource $file Open for reading.
	 * @return resource
	 */
	private function decode( $file ) {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- no file of the site's. Beyond two megabytes it is on the disk until the request ends.
		$text = fopen( 'php://temp', 'w+' );
		rewind( $file );
		$encoding = self::encoding( (string) fread( $file, 8192 ) );
		rewind( $file );
		$bytes = '';
		$break = '';
		while ( ! feof( $file ) ) {
			$bytes .= fread( $file, self::BYTES );
			$size   = 'UTF-8' === $encoding ? strlen( $bytes ) : self::whole( $bytes, $encoding );
			$block  = substr( $bytes, 0, $size );
			$bytes  = substr( $bytes, $size );
			$block  = $break . ( 'UTF-8' === $encoding ? $block : mb_convert_encoding( $block, 'UTF-8', $encoding ) );
			// The next block may begin with the other half of the line end.
			$break = "\r" === substr( $block, -1 ) && ! feof( $file ) ? "\r" : '';
			$block = '' === $break ? $block : substr( $block, 0, -1 );
			$block = str_replace( array( "\r\n", "\r" ), "\n", $block );

			$this->is_whole = $this->is_whole && strlen( $block ) === fwrite( $text, $block );
		}
		$this->is_whole = $this->is_whole && strlen( $break ) === fwrite( $text, $break );
		// phpcs:enable
		return $text;
	}

	/** Returns how many bytes of UTF-16 make whole characters. */
	private static function whole( string $bytes, string $encoding ): int {
		$size = strlen( $bytes ) - strlen( $bytes ) % 2;
		$high = $size ? ord( $bytes[ $size - ( 'UTF-16LE' === $encoding ? 1 : 2 ) ] ) : 0;
		return 0xD8 === ( $high & 0xFC ) ? $size - 2 : $size;
	}

	/** Returns the encoding of a file: `UTF-16LE`, `UTF-16BE`, or `UTF-8` for all whose ASCII characters have one byte. */
	private static function encoding( string $beginning ): string {
		$marks = array(
			"\xFF\xFE" => 'UTF-16LE',
			"\xFE\xFF" => 'UTF-16BE',
		);
		$mark  = substr( $beginning, 0, 2 );
		if ( isset( $marks[ $mark ] ) ) {
			return $marks[ $mark ];
		}
		// Addresses are ASCII: in UTF-16, one of the two bytes of each character is 0.
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
