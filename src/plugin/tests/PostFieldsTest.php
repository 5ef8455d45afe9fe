<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

final class PostFieldsTest extends Test_Case {

	// spec: 002-3.20-1
	public function test_rest_returns_each_field_of_a_panel_or_block_and_stores_changes(): void {
		$panels = array_map( 'basename', array_filter( glob( dirname( __DIR__, 3 ) . '/extensions/panels/*' ), 'is_dir' ) );
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

	/** Visitors may read a field that is on the page anyway. All others need permission to edit the post. */
	public function test_visitors_can_read_only_the_fields_of_products(): void {
		$this->rest( 'GET', '/wp/v2/posts' );
		$fields = array();
		foreach ( $GLOBALS['wp_meta_keys'] as $types ) {
			foreach ( $types as $type => $keys ) {
				foreach ( array_filter( $keys, static fn( array $field ): bool => (bool) $field['show_in_rest'] ) as $key => $field ) {
					$contexts = is_array( $field['show_in_rest'] ) ? $field['show_in_rest']['schema']['context'] ?? null : null;
					if ( 1 !== preg_match( '~^(?:_?wp_|footnotes\z|persisted_preferences\z)~', $key ) ) {
						$fields[ $key ][ null === $contexts ? 'view' : implode( ' ', $contexts ) ][] = $type;
					}
				}
			}
		}
		ksort( $fields );
		$this->assertSame(
			array(
				'_dovetail_blocks_mails'        => 'edit',
				'advanced_seo_description'      => 'edit',
				'dovetail_blocks_post'          => 'view',
				'dovetail_publicize_pictures'   => 'edit',
				'jetpack_is_tweetstorm'         => 'edit',
				'jetpack_publicize_message'     => 'edit',
				'jetpack_seo_html_title'        => 'edit',
				'jetpack_seo_noindex'           => 'edit',
				'spay_currency'                 => 'view',
				'spay_email'                    => 'view', // Removed by Product_Type::without_email().
				'spay_multiple'                 => 'view',
				'spay_price'                    => 'view',
			),
			array_map( static fn( array $types ): string => implode( ', ', array_keys( $types ) ), $fields )
		);
	}

	public function test_a_visitor_cannot_read_the_fields_of_a_post_with_a_password(): void {
		$post = $this->create_post( array( 'post_password' => 'rye' ) );
		update_post_meta( $post, 'jetpack_publicize_message', 'Fresh rye.' );
		wp_set_current_user( 0 );
		$response = $this->rest( 'GET', "/wp/v2/posts/$post", array( '_fields' => 'meta' ) );
		$this->assertSame( 200, $response->get_status() );
		$this->assertStringNotContainsString( 'rye', wp_json_encode( $response->get_data() ) );
	}
}
