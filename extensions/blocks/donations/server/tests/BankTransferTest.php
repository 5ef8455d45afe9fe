<?php
namespace Dovetail\Donations\Tests;

use Dovetail\Donations\Bank_Transfer;
use Dovetail\Tests\Test_Case;

final class BankTransferTest extends Test_Case {

	/** @dataProvider accounts */
	public function test_an_account_is_judged_as_in_the_editor( string $iban, bool $is, bool $code ): void {
		$this->assertSame( $is, Bank_Transfer::is_iban( $iban ) );
		$this->assertSame( $code, $is && '' !== Bank_Transfer::code_text( 'A', $iban, '', '', 'EUR' ) );
	}

	public static function accounts(): array {
		return json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/bank.cases.json' ), true );
	}
}
