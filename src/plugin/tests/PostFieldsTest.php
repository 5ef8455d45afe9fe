<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

final class PostFieldsTest extends Test_Case {

	// spec: 002-3.20-1
	public function test_the_editor_can_read_and_change_every_post_field_of_panels_and_blocks(): void {
		$panels = array_map( 'basename', glob( dirname( __DIR__, 3 ) . '/extensions/panels/*', GLOB_ONLYDIR ) );
		update_option( 'dovetail_blocks_settings', array_fill_keys( $panels, true ) );
		$post    = $this->create_post( array( 'post_content' => 'Rye.' ), 'author' );
		$changes = array(
			'meta'                    => array(
				'jetpack_publicize_message' => 'Fresh rye.',
				'jetpack_is_tweetstorm'     => true,
				'advanced_seo_description'  => 'Bread, baked at night.',
			),
			'jetpack_likes_enabled'   => false,
			'jetpack_sharing_enabled' => false,
		);
		$this->act_as( 'author' );
		$this->assertSame( 200, $this->rest( 'POST', "/wp/v2/posts/$post", $changes )->get_status() );
		$fields = $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => 'edit' ) )->get_data();
		$this->assert_has( $changes, $fields );
		$this->assertIsArray( $fields['jetpack_publicize_connections'] );
		$this->assertStringContainsString( (string) $post, $fields['jetpack_shortlink'] );
		$this->assertIsArray( $fields['jetpack-related-posts'] );
	}
}
