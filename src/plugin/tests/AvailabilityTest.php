<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Registry;
use Dovetail\Tests\Test_Case;

final class AvailabilityTest extends Test_Case {

	/** @var int Number of times that availability was determined. */
	private $asked = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'dovetail_blocks_availability',
			function ( $records ) {
				++$this->asked;
				return array_fill_keys( array_keys( $records ), false );
			}
		);
		add_filter( 'dovetail_blocks_keeps_saved_html', '__return_true', 99 );
	}

	public function test_a_page_without_our_blocks_does_not_determine_the_available_blocks(): void {
		self::render_in_a_group( '<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->' );
		$this->assertSame( 0, $this->asked );
	}

	public function test_a_page_determines_the_available_blocks_once_wherever_our_first_block_is(): void {
		$ours  = array_key_first( array_filter( Registry::blocks(), static fn( $type ) => $type->is_dynamic() ) );
		$block = "<!-- wp:dovetail/$ours --><p>Saved</p><!-- /wp:dovetail/$ours -->";
		$html  = self::render_in_a_group( $block );
		$this->assertSame( 1, substr_count( $html, '<p>Saved</p>' ) );
		self::render_in_a_group( $block );
		$this->assertSame( 1, $this->asked );
	}

	private static function render_in_a_group( string $block ): string {
		return do_blocks( "<!-- wp:group --><div class='wp-block-group'>$block</div><!-- /wp:group -->" );
	}
}
