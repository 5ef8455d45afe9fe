<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments_Privacy;
use Dovetail\Payments\Payments_Screen;
use Dovetail\Payments\Payments_Table;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentFieldsTest extends Test_Case {
	use Payment_Records;

	public function test_the_list_the_csv_file_and_the_personal_data_export_show_the_expected_fields(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$ann = array(
			'name'  => 'Ann <Berg>',
			'email' => 'ann@example.com',
		);
		self::record(
			$ann + array(
				'title'        => 'Friend & "more"',
				'interval'     => '1 month',
				'subscription' => 'sub_1',
				'service_id'   => 'ch_1',
				'post'         => $this->create_post( array( 'post_title' => 'A <b>page</b>' ) ),
			)
		);
		self::record( $ann + array( 'reference' => 'pi_2', 'mode' => 'test', 'amount' => 1250, 'currency' => 'JPY', 'state' => 'refunded', 'refunded' => 250 ) );
		self::record( array( 'reference' => '=pi_3', 'service' => 'platform', 'state' => 'disputed' ) );
		self::record( array( 'reference' => 'pi_4', 'state' => 'pending' ) );
		self::change_records( array( 'created' => gmmktime( 9, 30, 0, 11, 1, 2026 ) ) );
		$table = new Payments_Table( array( 'screen' => Payments_Screen::PAGE ) );
		$table->prepare_items();
		$rows = new \ReflectionMethod( Payments_Screen::class, 'rows' );
		$rows->setAccessible( true );
		self::assert_records( __DIR__ . '/payment-fields.txt', $table, $rows->invoke( null ), Payments_Privacy::export( 'ann@example.com' )['data'] );
	}
}
