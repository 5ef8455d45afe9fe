<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Patterns;
use Dovetail\Plugin\Settings;
use Dovetail\Tests\Site_State;
use Dovetail\Tests\Test_Case;

final class PatternsTest extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'author' );
	}

	public function test_pages_and_other_requests_of_an_editor_register_no_patterns(): void {
		do_blocks( '<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->' );
		$this->rest( 'GET', '/wp/v2/posts' );
		$this->assertSame( array(), Site_State::our_patterns() );
	}

	public function test_an_editor_that_lists_patterns_gets_all_of_them_with_their_markup(): void {
		$listed = $this->listed();
		$this->assertSame( array_keys( self::build() ), array_keys( $listed ) );
		foreach ( $listed as $slug => $pattern ) {
			$this->assertContains( Patterns::CATEGORY, $pattern['categories'], $slug );
			$this->assertSame( self::build()[ $slug ]['blocks'], self::our_blocks( parse_blocks( $pattern['content'] ) ), $slug );
			$this->assertStringNotContainsString( '<?php', $pattern['content'], $slug );
		}
	}

	public function test_patterns_mark_no_place_on_a_map_because_it_could_be_published_by_mistake(): void {
		foreach ( $this->listed() as $slug => $pattern ) {
			$this->assertStringNotContainsString( '"coordinates"', $pattern['content'], $slug );
		}
	}

	public function test_the_table_request_is_repeated_in_the_thanks_and_follows_the_opening_hours(): void {
		$content = $this->listed()['restaurant']['content'];
		$this->assertStringNotContainsString( '"customThankyou"', $content );
		// Directly below the form, so guests on a phone see it below the summary, which replaces the form.
		$this->assertMatchesRegularExpression( '~<!-- /wp:\S+-form -->\s*<!-- wp:paragraph -->\s*<p>Your table is booked once we confirm it by email\.</p>~', $content );
		$this->assertStringContainsString( '<p>We’re closed on Monday and Tuesday.</p>', $content );
		$this->assertLessThan( strpos( $content, '>Request a table</h2>' ), strpos( $content, '>Opening hours</h2>' ) );
	}

	public function test_the_contact_page_promises_a_reply_only_above_the_form_where_owners_see_and_edit_it(): void {
		$content = $this->listed()['contact-page']['content'];
		$this->assertSame( 1, substr_count( $content, 'We’ll reply within one business day.' ) );
		$this->assertStringContainsString( '"customThankyouMessage":"Thank you! Your message has been sent."', $content );
	}

	public function test_no_pattern_promises_a_receipt_that_the_site_does_not_send(): void {
		foreach ( $this->listed() as $slug => $pattern ) {
			$this->assertStringNotContainsString( 'receipt', $pattern['content'], $slug );
		}
	}

	public function test_headings_of_the_same_level_on_the_restaurant_and_contact_pages_have_the_same_size(): void {
		foreach ( array( 'restaurant', 'contact-page' ) as $slug ) {
			preg_match_all( '~<h2 [^>]*class="wp-block-heading ([^"]+)"~', $this->listed()[ $slug ]['content'], $headings );
			$this->assertGreaterThan( 1, count( $headings[1] ), $slug );
			$this->assertSame( array( 'has-x-large-font-size' ), array_values( array_unique( $headings[1] ) ), $slug );
		}
	}

	public function test_a_list_of_pattern_categories_contains_the_plugin_category(): void {
		$categories = $this->rest( 'GET', '/wp/v2/block-patterns/categories' )->get_data();
		$this->assertContains( Patterns::CATEGORY, wp_list_pluck( $categories, 'name' ) );
	}

	public function test_all_categories_of_the_patterns_are_registered(): void {
		$known = wp_list_pluck( $this->rest( 'GET', '/wp/v2/block-patterns/categories' )->get_data(), 'name' );
		foreach ( self::build() as $slug => $pattern ) {
			$this->assertSame( array(), array_diff( $pattern['settings']['categories'], $known ), $slug );
		}
	}

	public function test_only_patterns_with_a_disabled_block_are_missing(): void {
		$patterns = self::build();
		$off      = $patterns[ array_key_first( $patterns ) ]['blocks'][0];
		$parent   = Availability::rows()[ $off ]['parent'] ?? $off;
		update_option( Settings::OPTION, array( 'off' => $parent ) + (array) get_option( Settings::OPTION ) );
		$this->assertTrue( Settings::is_disabled( $parent ) );
		$expected = array_filter( $patterns, static fn( array $pattern ): bool => ! in_array( $off, $pattern['blocks'], true ) );
		$this->assertNotSame( array(), $expected );
		$this->assertSame( array_keys( $expected ), array_keys( $this->listed() ) );
	}

	public function test_patterns_with_a_block_that_lacks_its_connection_are_missing(): void {
		$rows  = Availability::rows();
		$needy = array_filter( self::build(), static fn( array $pattern ): bool => array() !== array_filter( $pattern['blocks'], static fn( string $slug ): bool => array() !== $rows[ $slug ]['needs'] ) );
		$this->assertNotSame( array(), $needy );
		$this->disconnect_platform();
		$this->assertSame( array_keys( array_diff_key( self::build(), $needy ) ), array_keys( $this->listed() ) );
	}

	public function test_there_are_no_patterns_if_no_block_is_available(): void {
		add_filter( 'dovetail_blocks_availability', static fn( array $records ): array => array_fill_keys( array_keys( $records ), false ) );
		$this->assertSame( array(), $this->listed() );
	}

	public function test_visitors_and_subscribers_cannot_list_patterns(): void {
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->rest( 'GET', '/wp/v2/block-patterns/patterns' )->get_status() );
		wp_set_current_user( $this->create_user( 'reader', 'subscriber' ) );
		$this->assertSame( 403, $this->rest( 'GET', '/wp/v2/block-patterns/patterns' )->get_status() );
	}

	/** @return array<string, array> Build data of the patterns by slug. */
	private static function build(): array {
		return include DOVETAIL_BLOCKS_DIR . '/patterns.php';
	}

	/** @return array<string, array> Patterns of this plugin as an editor receives them, by slug. */
	private function listed(): array {
		$patterns = array();
		foreach ( $this->rest( 'GET', '/wp/v2/block-patterns/patterns' )->get_data() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'dovetail/' ) ) {
				$patterns[ substr( $pattern['name'], strlen( 'dovetail/' ) ) ] = $pattern;
			}
		}
		return $patterns;
	}

	/**
	 * @param array[] $blocks Parsed blocks.
	 * @return string[]
	 */
	private static function our_blocks( array $blocks ): array {
		$slugs = array();
		foreach ( $blocks as $block ) {
			if ( str_starts_with( (string) $block['blockName'], 'dovetail/' ) ) {
				$slugs[] = substr( $block['blockName'], strlen( 'dovetail/' ) );
			}
			$slugs = array_merge( $slugs, self::our_blocks( $block['innerBlocks'] ) );
		}
		$slugs = array_unique( $slugs );
		sort( $slugs );
		return $slugs;
	}
}
