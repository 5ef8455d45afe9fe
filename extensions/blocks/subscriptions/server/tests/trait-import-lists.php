<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_File;

/** Creates lists for imports. */
trait Import_Lists {

	private static $reading_the_list = '~^SELECT list\.number.*dovetail_import_lines~s';

	/** Stores the list from a file for review. Returns whether the list was stored. */
	private function draft( string $text, string $mode = 'confirmed', string $proof = 'Yes.' ): bool {
		$file = fopen( 'php://temp', 'w+' );
		fwrite( $file, $text );
		return Import::draft( Import_File::open( $file ), $proof, $mode );
	}

	private function start( string $text, string $mode = 'confirmed', string $proof = 'Yes.' ): void {
		$this->assertTrue( $this->draft( $text, $mode, $proof ) );
		$this->assertTrue( Import::start( Import::get()['id'] ) );
	}

	private function people( string $name, int $many ): string {
		return implode( "\n", array_map( static fn( $number ) => "$name$number@example.com", range( 1, $many ) ) );
	}

	private function rows( string $people, string $status ): string {
		return str_replace( "\n", ",$status\n", "$people\n" );
	}

	/** @return string[] The stored lines. */
	private function stored_lines(): array {
		return array_map( static fn( $row ) => ( $row['is_left'] ? '-' : '+' ) . $row['email'], Database::rows( 'SELECT is_left, email FROM {import_lines} ORDER BY import, number' ) );
	}
}
