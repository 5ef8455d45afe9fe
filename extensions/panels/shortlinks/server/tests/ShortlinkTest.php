<?php
namespace Dovetail\Shortlinks\Tests;

use Dovetail\Tests\Test_Case;

final class ShortlinkTest extends Test_Case {

	/** @var int */
	private $post;

	protected function setUp(): void {
		parent::setUp();
		$this->post = $this->create_post();
		$this->act_as( 'admin' );
	}

	public function test_only_editors_get_a_shortlink(): void {
		$this->assertSame( home_url( "/?p={$this->post}" ), $this->field( 'edit' ) );
		$this->assertNull( $this->field( 'view' ) );
	}

	public function test_the_shortlink_field_is_empty_if_the_site_disables_shortlinks(): void {
		add_filter( 'pre_get_shortlink', '__return_empty_string' );
		$this->assertSame( '', $this->field( 'edit' ) );
	}

	public function test_a_shortlink_field_of_another_plugin_is_kept(): void {
		add_action(
			'rest_api_init',
			static fn() => register_rest_field( 'post', 'jetpack_shortlink', array( 'get_callback' => static fn() => 'https://wp.me/p1' ) ),
			1
		);
		$this->assertSame( 'https://wp.me/p1', $this->field( 'edit' ) );
	}

	private function field( string $context ): ?string {
		return $this->rest( 'GET', "/wp/v2/posts/{$this->post}", compact( 'context' ) )->get_data()['jetpack_shortlink'] ?? null;
	}
}
