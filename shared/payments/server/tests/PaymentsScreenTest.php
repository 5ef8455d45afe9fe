<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Payments;
use Dovetail\Payments\Payments_Screen;
use Dovetail\Tests\Test_Case;

final class PaymentsScreenTest extends Test_Case {

	public function test_nobody_but_an_owner_exports_the_payments(): void {
		$this->act_as( 'author' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Payments_Screen::EXPORT );
		$stopped              = $this->stopped( array( Payments_Screen::class, 'export' ) );
		$this->assertSame( 403, $stopped->getCode() );
		$this->assertSame( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', $stopped->getMessage() );
	}

	/** @dataProvider ways_to_be_paid */
	public function test_the_list_of_payments_is_in_the_menu_where_something_can_be_paid( bool $has_platform, string $key, bool $is_in_menu ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$this->act_as( 'admin' );
		delete_option( Payments::CHANGED );
		update_option( Connections::option_name( 'stripe' ), array( 'key' => $key, 'secret' => '' ) );
		if ( ! $has_platform ) {
			$this->disconnect_platform();
		}
		$GLOBALS['menu'] = array();
		Payments_Screen::add();
		$this->assertSame( $is_in_menu, in_array( Payments_Screen::PAGE, array_column( $GLOBALS['menu'], 2 ), true ) );
	}

	public static function ways_to_be_paid(): array {
		return array(
			'nothing'    => array( false, '', false ),
			'a platform' => array( true, '', true ),
			'Stripe'     => array( false, 'sk_test_0123456789abcdef', true ),
		);
	}
}
