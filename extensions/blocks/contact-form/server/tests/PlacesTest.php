<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Plugin\Content_Source;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Places;

require_once __DIR__ . '/class-form-test-case.php';

/** Tests forms outside the content of a single post. */
final class PlacesTest extends Form_Test_Case {
	use Places;

	const ANSWERS = array(
		'name'     => 'Ann',
		'email'    => 'ann@example.com',
		'textarea' => 'Hello',
	);

	protected function setUp(): void {
		parent::setUp();
		update_option( 'e2e_form_fastest', 0 );
	}

	public function test_forms_in_a_query_loop_of_ten_posts_have_unique_ids_and_belong_to_their_posts(): void {
		$posts = array();
		for ( $number = 0; $number < 10; $number++ ) {
			$posts[] = $this->create_post( array( 'post_content' => self::simple_form( array( 'subject' => "Post $number" ) ) ) );
		}
		$html   = self::draw_loop( $posts );
		$hashes = self::hashes( $html );
		$this->assertCount( 10, array_unique( $hashes ) );
		$this->assert_unique_ids( $html );
		foreach ( $hashes as $number => $hash ) {
			$entry = Entries::read( self::store( $hash, array( 'name' => "Ann $number" ) + self::ANSWERS ) );
			$this->assertContains( $entry['source'], $posts );
			$this->assertSame( 'Post ' . array_search( $entry['source'], $posts, true ), $entry['subject'] );
		}
	}

	public function test_a_form_in_the_template_of_a_query_loop_has_unique_ids_for_each_post(): void {
		$posts = array( $this->create_post(), $this->create_post() );
		$html  = self::draw_loop( $posts, self::simple_form() );
		$this->assertCount( 2, self::hashes( $html ) );
		$this->assert_unique_ids( $html );
	}

	public function test_a_form_in_a_widget_shows_the_result_on_its_page_even_if_the_widget_was_moved(): void {
		self::fill_sidebar( 'first', self::simple_form( array( 'subject' => 'Widget' ) ) );
		list( $hash ) = self::hashes( self::draw_sidebar( 'first' ) );
		self::fill_sidebar( 'second', self::simple_form( array( 'subject' => 'Widget' ) ) );
		$this->assertSame( '', self::draw_sidebar( 'first' ) );
		$this->assertSame( array( $hash ), self::hashes( self::draw_sidebar( 'second' ) ) );
		$result = self::send( $hash, self::ANSWERS, array(), 100, '/a-page/' );
		$entry  = Entries::read( $result['entry'] );
		$this->assertSame( array( Content_Source::SITE_ID, '/a-page/', 'Widget' ), array( $entry['source'], $entry['page'], $entry['subject'] ) );
	}

	public function test_a_message_is_stored_even_if_the_widget_of_its_form_was_removed(): void {
		self::fill_sidebar( 'first', self::simple_form() );
		list( $hash ) = self::hashes( self::draw_sidebar( 'first' ) );
		update_option( 'sidebars_widgets', array() );
		$this->assertSame( 'inbox', self::outcome( self::send( $hash, self::ANSWERS ) ) );
	}

	public function test_a_form_on_a_page_cached_for_48_hours_works(): void {
		$hash = $this->publish( self::simple_form() );
		Clock::pass( 2 * DAY_IN_SECONDS );
		$this->assertSame( 'inbox', self::outcome( self::send( $hash, self::ANSWERS, array( 'elapsed' => '' ) ) ) );
	}

	public function test_a_form_in_a_synced_pattern_with_overrides_belongs_to_the_pattern(): void {
		$text    = '<!-- wp:paragraph {"metadata":{"name":"Intro","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><p>Write to us</p><!-- /wp:paragraph -->';
		$pattern = $this->create_post( array( 'post_type' => 'wp_block', 'post_content' => $text . self::simple_form() ) );
		$html    = do_blocks( "<!-- wp:block {\"ref\":$pattern,\"content\":{\"Intro\":{\"content\":\"Ask Ann\"}}} /-->" );
		$this->assertStringContainsString( 'Ask Ann', $html );
		list( $hash ) = self::hashes( $html );
		$this->assertSame( $pattern, Entries::read( self::store( $hash, self::ANSWERS ) )['source'] );
	}

	private function assert_unique_ids( string $html ): void {
		preg_match_all( '~\sid="([^"]+)"~', $html, $ids );
		$this->assertGreaterThan( 3, count( $ids[1] ) );
		$this->assertSame( array_values( array_unique( $ids[1] ) ), $ids[1] );
	}

	/** @return string[] Hashes of the forms in a page. */
	private static function hashes( string $html ): array {
		preg_match_all( '/name="dovetail_form\[form\]" value="(\w+)"/', $html, $found );
		return $found[1];
	}
}
