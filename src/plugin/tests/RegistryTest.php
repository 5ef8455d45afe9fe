<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Block_Strings;
use Dovetail\Plugin\Registry;
use Dovetail\Tests\Test_Case;

final class RegistryTest extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		require_once ABSPATH . 'wp-admin/includes/post.php';
	}

	public function test_every_block_is_in_a_category_of_the_inserter(): void {
		$known = self::categories();
		foreach ( Registry::blocks() as $slug => $type ) {
			$this->assertContains( $type->category, $known, $slug );
		}
	}

	/** @dataProvider own_categories */
	public function test_the_inserter_has_the_categories_of_the_plugin( string $category ): void {
		$this->assertContains( $category, self::categories() );
	}

	public static function own_categories(): array {
		return array(
			'Grow' => array( 'grow' ),
			'Earn' => array( 'earn' ),
		);
	}

	public function test_the_editor_gets_the_variations_of_a_block(): void {
		Block_Strings::add();
		$words = array_filter( Block_Strings::all(), static fn( $block ) => isset( $block['variations'] ) );
		$this->assertNotSame( array(), $words );
		foreach ( $words as $slug => $block ) {
			$this->assertSame( $block['variations'], get_block_editor_server_block_settings()[ "dovetail/$slug" ]['variations'] );
		}
	}

	/** @return string[] Slugs of the inserter categories. */
	private static function categories(): array {
		$post = get_post( wp_insert_post( array( 'post_title' => 'x' ) ) );
		return wp_list_pluck( get_block_categories( $post ), 'slug' );
	}
}
