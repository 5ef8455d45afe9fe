<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Welcome;
use Dovetail\Tests\Test_Case;

final class WelcomeTest extends Test_Case {

	public function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}

	public function test_the_notice_links_to_the_overview_until_the_activating_user_dismisses_it(): void {
		$this->activate();
		$notice = $this->notice();
		$this->assertStringContainsString( 'admin.php?page=dovetail-blocks-overview">See what works</a>', $notice );

		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Welcome::ACTION ) );
		$this->assertSame( admin_url(), $this->stopped( array( Welcome::class, 'dismiss' ) )->location );
		$this->assertSame( '', $this->notice() );
	}

	public function test_the_notice_is_not_shown_to_other_users_or_on_other_screens(): void {
		$this->activate();
		$this->assertSame( '', $this->notice( 'edit-post' ) );
		$this->create_user( 'second', 'administrator' );
		$this->act_as( 'second' );
		$this->assertSame( '', $this->notice() );
	}

	public function test_the_notice_is_dismissed_only_by_its_own_link(): void {
		$this->activate();
		$this->assertSame( 403, $this->stopped( array( Welcome::class, 'dismiss' ) )->getCode() );
		$this->assertNotSame( '', $this->notice() );
	}

	public function test_activation_by_wp_cli_shows_no_notice(): void {
		wp_set_current_user( 0 );
		Welcome::offer();
		$this->act_as( 'admin' );
		$this->assertSame( '', $this->notice() );
	}

	private function activate(): void {
		$this->act_as( 'admin' );
		do_action( 'activate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ) );
	}

	private function notice( string $screen = 'dashboard' ): string {
		set_current_screen( $screen );
		ob_start();
		do_action( 'admin_notices' );
		preg_match( '~<div class="notice notice-info">.*?Dovetail Blocks is active.*?</div>~s', (string) ob_get_clean(), $notice );
		return $notice[0] ?? '';
	}
}
