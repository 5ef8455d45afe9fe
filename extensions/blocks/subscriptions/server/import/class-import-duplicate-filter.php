<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Detects duplicate strings in constant memory: stores 8 bytes of each string's hash in a table of fixed size. */
final class Import_Duplicate_Filter {
	/** Number of slots in the table (a power of two), and bytes per slot. */
	const SLOT_COUNT = 262144;
	const SLOT_BYTES = 8;

	/** Maximum number of strings. If the table were full, the search for a free slot would never end. */
	const MAX_TEXTS = 200000;

	private string $table;
	private int $count = 0;

	/** Creates an empty table. */
	public function __construct() {
		$this->table = str_repeat( "\0", self::SLOT_COUNT * self::SLOT_BYTES );
	}

	/** Whether a string has been added before. */
	public function has( string $text ): bool {
		$print = self::fingerprint( $text );
		return substr( $this->table, $this->place( $print ), self::SLOT_BYTES ) === $print;
	}

	/** Adds a string. Returns false if it had already been added. */
	public function add( string $text ): bool {
		$print = self::fingerprint( $text );
		$place = $this->place( $print );
		if ( substr( $this->table, $place, self::SLOT_BYTES ) === $print ) {
			return false;
		}
		if ( $this->count < self::MAX_TEXTS ) {
			++$this->count;
			for ( $byte = 0; $byte < self::SLOT_BYTES; $byte++ ) {
				$this->table[ $place + $byte ] = $print[ $byte ];
			}
		}
		return true;
	}

	/** Returns the byte position of a fingerprint, or of the slot where it can be added. */
	private function place( string $print ): int {
		$place = unpack( 'V', $print )[1] & ( self::SLOT_COUNT - 1 );
		do {
			$there = substr( $this->table, $place * self::SLOT_BYTES, self::SLOT_BYTES );
			if ( $there === $print || "\0\0\0\0\0\0\0\0" === $there ) {
				return $place * self::SLOT_BYTES;
			}
			$place = ( $place + 1 ) & ( self::SLOT_COUNT - 1 );
		} while ( true );
	}

	private static function fingerprint( string $text ): string {
		return substr( hash( 'sha256', $text, true ), 0, self::SLOT_BYTES );
	}
}
