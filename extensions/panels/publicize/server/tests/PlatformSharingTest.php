<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Platform_Accounts;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;

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

	public function test_a_post_can_be_shared_again_to_the_enabled_platform_connections(): void {
		Platform_Accounts::all();
		$post = $this->publish_waiting();
		update_post_meta( $post, '_dovetail_publicize', array( '102' => false ) );
		$this->share( $post );
		$this->act_as( 'admin' );
		Clock::pass( DAY_IN_SECONDS );
		$log = $this->repeat( $post )->get_data();
		$this->assertSame( array( array( 'id' => 'platform', 'name' => 'Facebook' ) ), $log['networks'] );
		$this->assertSame( 'Sharing to the platform…', $log['shares'][1]['said'] );
		$this->share( $post );
		$this->assertSame( array( 'platform' => 'done', 'platform~2' => 'done' ), $this->states( $post ) );
		$times = array_column( array_column( self::asked( '~publicize/share$~' ), 'data' ), 'since' );
		$this->assertCount( 2, array_unique( $times ), 'The platform would treat the second request as a repeat of the first.' );
	}

	public function test_a_post_cannot_be_shared_again_to_a_platform_without_enabled_connections(): void {
		Platform_Accounts::all();
		$post = $this->publish_waiting();
		update_post_meta( $post, '_dovetail_publicize', array( '101' => false, '102' => false ) );
		$this->act_as( 'admin' );
		$this->assertSame( 400, $this->repeat( $post )->get_status() );
	}

	public function test_a_failed_platform_request_is_retried(): void {
		self::set_faults( array( 'POST /dovetail/v1/publicize/share' => 'cut' ) );
		$this->assertSame( array( 'platform' => 60 ), $this->share( $this->publish_waiting() ) );
	}

	private function repeat( int $post ): \WP_REST_Response {
		return $this->rest( 'POST', "/dovetail/v1/publicize/$post/again", array( 'connection' => 'platform', 'at' => 0 ) );
	}
}
