<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Places;
use Dovetail\Tests\Test_Case;

/**
 * Tests blocks in places other than the content of a single post: in a Query Loop, hidden by WordPress, and on a cached
 * page.
 */
final class PlacesTest extends Test_Case {
	use Places;

	/** Returns the saved HTML of every block that needs no parent block. */
	public static function blocks(): array {
		$blocks = array();
		foreach ( array_merge( glob( __DIR__ . '/../../../extensions/blocks/*/fixtures/*.html' ), glob( __DIR__ . '/../../../extensions/blocks/*/*/fixtures/*.html' ) ) as $file ) {
			$name = basename( $file, '.html' );
			if ( ! preg_match( '~__|\.~', $name ) ) {
				// Remove the anchors, because each anchor may occur only once per page.
				$blocks[ $name ] = array( preg_replace( '~ id="[^"]*"~', '', trim( file_get_contents( $file ) ) ) );
			}
		}
		return $blocks;
	}

	/** @dataProvider blocks */
	public function test_blocks_in_three_posts_of_a_query_loop_have_different_ids( string $content ): void {
		$posts = array();
		for ( $number = 0; $number < 3; $number++ ) {
			$posts[] = $this->create_post( array( 'post_content' => $content ) );
		}
		$html = self::draw_loop( $posts );
		preg_match_all( '~<[^>]*\sid="([^"]+)"~', $html, $ids );
		$this->assertSame( array_values( array_unique( $ids[1] ) ), $ids[1] );
		preg_match_all( '~<[^>]*\s(?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"~', $html, $references );
		$named = array_merge( ...array_map( static fn( string $list ): array => explode( ' ', $list ), $references[1] ) );
		$this->assertSame( array(), array_diff( $named, $ids[1] ) );
	}

	/** @dataProvider blocks */
	public function test_a_hidden_block_is_not_printed_on_the_page( string $content ): void {
		if ( ! function_exists( 'wp_render_block_visibility_support' ) ) {
			$this->assertTrue( version_compare( get_bloginfo( 'version' ), '6.9', '<' ) );
			return;
		}
		$this->assertSame( '', trim( do_blocks( self::with_visibility( $content, false ) ) ) );
	}

	/** @dataProvider blocks */
	public function test_a_block_hidden_on_phones_has_the_class_that_hides_it( string $content ): void {
		$html   = do_blocks( self::with_visibility( $content, null ) );
		$hidden = do_blocks( self::with_visibility( $content, array( 'viewport' => array( 'mobile' => false ) ) ) );
		if ( '' === trim( $html ) || version_compare( get_bloginfo( 'version' ), '7.0', '<' ) ) {
			$this->assertSame( strlen( $html ), strlen( $hidden ) );
			return;
		}
		$this->assertMatchesRegularExpression( '~^\s*<[^>]*\bwp-block-hidden-mobile\b~', $hidden );
	}

	/** @dataProvider blocks */
	public function test_a_page_for_visitors_contains_no_nonce_because_it_may_be_cached( string $content ): void {
		$html = self::draw_loop( array( $this->create_post( array( 'post_content' => $content ) ) ) );
		$this->assertStringNotContainsString( 'nonce', strtolower( $html ) );
	}

	/**
	 * Returns the content's first block of this plugin, with the given visibility.
	 *
	 * @param mixed $visibility Value of WordPress's `metadata.blockVisibility`.
	 */
	private static function with_visibility( string $content, $visibility ): string {
		foreach ( parse_blocks( $content ) as $block ) {
			if ( 0 === strpos( (string) $block['blockName'], 'dovetail/' ) ) {
				$block['attrs']['metadata'] = array( 'blockVisibility' => $visibility );
				return serialize_block( $block );
			}
		}
		self::fail( 'There is no block.' );
	}
}
