<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Tests\Test_Case;

final class CsvTest extends Test_Case {

	/**
	 * @dataProvider cells
	 * Security 15: most of Europe's spreadsheets cut at the semicolon.
	 */
	public function test_a_formula_gets_an_apostrophe_wherever_a_spreadsheet_could_start_a_cell( string $text, string $harmless ): void {
		$this->assertSame( '"' . str_replace( '"', '""', $harmless ) . "\"\r\n", Csv::format_row( array( $text ) ) );
	}

	public static function cells(): array {
		return array(
			'after a semicolon'                           => array( "x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;" ),
			'after a comma'                               => array( 'a,+1', "a,'+1" ),
			'after a tab'                                 => array( "a\t-1", "a\t'-1" ),
			'after a bar'                                 => array( 'a|@x', "a|'@x" ),
			'on a new line'                               => array( "a\n=1", "a\n'=1" ),
			'after spaces on a new line'                  => array( "a\r\n \t=1", "a\r\n \t'=1" ),
			'after quotation marks'                       => array( "a;  \"'=1", "a;'  \"'=1" ),
			'with a full-width sign'                      => array( 'a; ＝1', "a;' ＝1" ),
			'after an empty line'                         => array( "\n=1", "'\n'=1" ),
			'after empty cells'                           => array( ';;=1', ";;'=1" ),
			'no apostrophe: an equals sign within a text' => array( 'a = 1; b', 'a = 1; b' ),
			'no apostrophe: an address with a plus'       => array( 'ann+x@example.com, bob', 'ann+x@example.com, bob' ),
			'no apostrophe: an ampersand'                 => array( 'Fish & chips', 'Fish & chips' ),
		);
	}
}
