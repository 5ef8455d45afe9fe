<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_File;
use Dovetail\Subscriptions\Import_Screen;

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

	/** @return string[] Lines of the file with failed addresses. */
	private function failed(): array {
		return array_column( iterator_to_array( Import::failed( Import::get() ), false ), 0 );
	}

	/** Returns the HTML of a step of the screen. */
	private function preview( string $step = 'preview' ): string {
		$this->act_as( 'admin' );
		$preview = new \ReflectionMethod( Import_Screen::class, $step );
		$preview->setAccessible( true );
		ob_start();
		$preview->invoke( null, Import::get() );
		return ob_get_clean();
	}

	/** @return string[] Addresses of subscribers, confirmed or not. */
	private function emails(): array {
		return Database::column( 'SELECT email FROM {subscribers} ORDER BY id' );
	}
}
