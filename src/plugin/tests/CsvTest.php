<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Tests\Test_Case;

final class CsvTest extends Test_Case {

	/**
	 * @dataProvider cells
	 * Security 15: most of Europe's spreadsheets cut at the semicolon.
	 */
	public function test_a_formula_is_prefixed_with_an_apostrophe_wherever_a_cell_may_begin( string $text, string $harmless ): void {
		$this->assertSame( '"' . str_replace( '"', '""', $harmless ) . "\"\r\n", Csv::format_row( array( $text ) ) );
	}

	public static function cells(): array {
		return array(
			'after a semicolon'             => array( "x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;" ),
			'after a comma'                 => array( 'a,+1', "a,'+1" ),
			'after a tab'                   => array( "a\t-1", "a\t'-1" ),
			'after a bar'                   => array( 'a|@x', "a|'@x" ),
			'in a new line'                 => array( "a\n=1", "a\n'=1" ),
			'behind blanks in a new line'   => array( "a\r\n \t=1", "a\r\n \t'=1" ),
			'behind quotation marks'        => array( "a;  \"'=1", "a;'  \"'=1" ),
			'with a full-width sign'        => array( 'a; ＝1', "a;' ＝1" ),
			'behind an empty line'          => array( "\n=1", "'\n'=1" ),
			'behind empty cells'            => array( ';;=1', ";;'=1" ),
			'none: a sign within a text'    => array( 'a = 1; b', 'a = 1; b' ),
			'none: an address with a plus'  => array( 'ann+x@example.com, bob', 'ann+x@example.com, bob' ),
			'none: an ampersand'            => array( 'Fish & chips', 'Fish & chips' ),
		);
	}
}
