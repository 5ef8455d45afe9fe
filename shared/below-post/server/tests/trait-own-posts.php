<?php
namespace Dovetail\Below_Post\Tests;

/** Tests which users may turn off the content below a post. */
trait Own_Posts {

	private function assert_own_posts_alone( string $slug, string $field ): void {
		update_option( 'dovetail_blocks_settings', array( $slug => true ) );
		$others = $this->create_post();
		$own    = $this->create_post( array(), 'author' );
		foreach ( array( array( 'author', $others, 403, '' ), array( 'author', $own, 200, '1' ), array( 'admin', $others, 200, '1' ) ) as list( $user, $post, $status, $stored ) ) {
			$this->act_as( $user );
			$this->assertSame( $status, $this->rest( 'POST', "/wp/v2/posts/$post", array( $field => false ) )->get_status() );
			$this->assertSame( $stored, get_post_meta( $post, "_dovetail_no_$slug", true ) );
		}
	}
}
