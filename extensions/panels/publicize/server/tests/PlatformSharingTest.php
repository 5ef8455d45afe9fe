<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Platform_Accounts;
use Dovetail\Publicize\Shares;

require_once __DIR__ . '/class-sharing-test-case.php';

final class PlatformSharingTest extends Sharing_Test_Case {

	public function test_one_request_shares_a_post_to_all_enabled_platform_connections(): void {
		$id = $this->create_post(
			array(
				'post_content' => 'Rye.',
				'post_status'  => 'draft',
			)
		);
		Platform_Accounts::all();
		update_post_meta( $id, '_dovetail_publicize', array( '102' => false ) );
		wp_publish_post( $id );
		$this->share( $id );
		$shares = Shares::all( $id );
		$this->assertSame( array( 'platform' ), array_keys( $shares ) );
		$this->assert_has(
			array(
				'state'    => 'done',
				'names'    => 'Facebook',
				'url'      => '',
			),
			$shares['platform']
		);
		$calls = self::asked( '~publicize/share$~' );
		$this->assertCount( 1, $calls );
		$this->assert_has(
			array(
				'post'  => $id,
				'title' => 'A post',
			),
			$calls[0]['data']
		);
		$this->assertSame( array( 102 => false ), $calls[0]['data']['connections'] );
	}

	public function test_a_platform_without_enabled_connections_gets_no_request(): void {
		Platform_Accounts::all();
		$post = $this->insert_post();
		update_post_meta( $post, '_dovetail_publicize', array( '101' => false, '102' => false ) );
		wp_publish_post( $post );
		$this->assertSame( array(), Shares::all( $post ) );
	}

	public function test_a_failed_platform_request_is_retried(): void {
		self::set_faults( array( 'POST /dovetail/v1/publicize/share' => 'cut' ) );
		$this->assertSame( array( 'platform' => 60 ), $this->share( $this->publish_waiting() ) );
	}
}
