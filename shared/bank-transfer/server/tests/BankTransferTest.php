<?php
namespace Dovetail\Bank_Transfer\Tests;

use Dovetail\Bank_Transfer\Bank_Transfer;
use Dovetail\Tests\Test_Case;

final class BankTransferTest extends Test_Case {

	/** @dataProvider accounts */
	public function test_the_server_and_the_editor_validate_bank_accounts_by_the_same_rules( string $iban, bool $is, bool $code ): void {
		$this->assertSame( $is, Bank_Transfer::is_iban( $iban ) );
		$this->assertSame( $code, $is && '' !== Bank_Transfer::code_text( 'A', $iban, '', '', 'EUR' ) );
	}

	public static function accounts(): array {
		return json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/account.cases.json' ), true );
	}
}
