<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Hidden_Steps;
use Dovetail\Plugin\Overview;
use Dovetail\Tests\Stopped;
use Dovetail\Tests\Test_Case;

final class HiddenStepsTest extends Test_Case {

	public function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
	}

	public function test_a_hidden_step_disappears_for_this_user_until_the_user_shows_all_again(): void {
		$this->assertStringContainsString( 'Read the guide', $this->html() );
		$this->assertStringNotContainsString( 'hidden step', $this->html() );
		$this->follow( 'guide' );
		$this->assertStringNotContainsString( 'Read the guide', $this->html() );
		$this->assertStringContainsString( '>Show 1 hidden step</a>', $this->html() );
		$this->act_as( 'editor' );
		$this->assertStringContainsString( 'Read the guide', $this->html() );
		$this->act_as( 'admin' );
		$this->follow( '' );
		$this->assertStringContainsString( 'Read the guide', $this->html() );
	}

	public function test_the_heading_stays_above_the_link_if_all_steps_are_hidden(): void {
		$steps = array_column( Overview::rows()['steps'], 'id' );
		array_map( array( $this, 'follow' ), $steps );
		$html = $this->html();
		$this->assertMatchesRegularExpression( '~>Next steps</h2><p><a [^>]+>Show ' . count( $steps ) . ' hidden steps</a>~', $html );
	}

	public function test_every_next_step_can_be_hidden(): void {
		$steps = Overview::rows()['steps'];
		$this->assertSame( count( $steps ), preg_match_all( '~ aria-label="Hide: [^"]+">Hide</a>~', $this->html() ) );
		$this->assertCount( count( $steps ), array_unique( array_column( $steps, 'id' ) ) );
	}

	public function test_an_unknown_step_is_not_stored(): void {
		$this->follow( 'no-such-step' );
		$this->assertSame( array(), Hidden_Steps::ids() );
	}

	public function test_a_step_is_hidden_only_by_its_own_link(): void {
		$_GET = array( 'step' => 'guide' );
		$this->assertSame( 403, $this->stopped( static fn() => do_action( 'admin_post_' . Hidden_Steps::ACTION ) )->getCode() );
		$this->assertSame( array(), Hidden_Steps::ids() );
	}

	public function test_users_who_cannot_write_posts_cannot_hide_steps(): void {
		$this->create_user( 'reader', 'subscriber' );
		$this->act_as( 'reader' );
		$this->assertSame( 403, $this->request( 'guide' )->getCode() );
	}

	private function follow( string $step ): void {
		$this->assertSame( admin_url( 'admin.php?page=dovetail-blocks-overview#dovetail-overview-steps' ), $this->request( $step )->location );
	}

	private function request( string $step ): Stopped {
		parse_str( (string) wp_parse_url( html_entity_decode( Hidden_Steps::url( $step ) ), PHP_URL_QUERY ), $_GET );
		$_REQUEST = $_GET;
		return $this->stopped( static fn() => do_action( 'admin_post_' . $_GET['action'] ) );
	}

	private function html(): string {
		ob_start();
		Overview::render();
		return (string) ob_get_clean();
	}
}
