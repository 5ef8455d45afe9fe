<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Guide_Page;
use Dovetail\Tests\Test_Case;

final class GuidePageTest extends Test_Case {
	public function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'contributor' );
	}

	public function tearDown(): void {
		unset( $_GET['guide'] );
		parent::tearDown();
	}

	public function test_the_guide_starts_with_a_list_of_all_pages(): void {
		$html = $this->html();
		$this->assertStringContainsString( '>Guide</h1>', $html );
		foreach ( $this->guide()['sections'] as $title => $names ) {
			$this->assertStringContainsString( ">$title</h2>", $html );
			foreach ( array_diff( $names, $this->guide()['platform'] ) as $name ) {
				$this->assertStringContainsString( 'guide=' . $name . '"', $html );
			}
		}
		$this->assertStringNotContainsString( 'notice', $html );
		$this->assertStringNotContainsString( '<nav', $html );
	}

	public function test_the_list_says_what_each_page_for_owners_is_about(): void {
		$html = html_entity_decode( $this->html() );
		foreach ( $this->guide()['sections']['For owners'] as $name ) {
			$this->assertMatchesRegularExpression( "~guide=$name\"[^>]*>[^<]+</a>: \w~", $html );
		}
	}

	public function test_pages_about_features_of_a_platform_are_listed_only_on_a_site_with_a_platform(): void {
		$names = $this->guide()['platform'];
		$this->assertNotEmpty( $names );
		foreach ( array( '', 'https://platform.example' ) as $address ) {
			add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => $address ) + $settings );
			foreach ( array( 'README', 'connections' ) as $page ) {
				foreach ( $names as $name ) {
					$this->assertSame( '' !== $address, false !== strpos( $this->html( $page ), $name ), "$page, $address" );
				}
			}
			$this->assertSame( substr_count( $this->html(), '<li>' ), substr_count( $this->html(), '</li>' ) );
			$this->assertStringContainsString( '" aria-current="page">', $this->html( $names[0] ) );
		}
	}

	public function test_each_page_is_shown_beside_the_list_of_pages_which_marks_it_as_current(): void {
		$pages = array_diff_key( $this->guide()['titles'], array( 'README' => '' ) );
		$this->assertGreaterThan( 40, count( $pages ) );
		foreach ( $pages as $name => $title ) {
			$html = $this->html( $name );
			$this->assertStringContainsString( '<h1 lang="en" dir="ltr">' . esc_html( $title ) . '</h1>', $html, $name );
			$this->assertSame( 1, substr_count( $html, 'aria-current="page"' ), $name );
			$this->assertMatchesRegularExpression( '~guide=' . preg_quote( $name, '~' ) . '" aria-current="page">~', html_entity_decode( $html ), $name );
			$this->assertGreaterThan( 300, strlen( (string) preg_replace( '~^.*__text">|<nav.*$~s', '', $html ) ), $name );
		}
	}

	public function test_each_page_starts_with_a_link_to_the_list_of_pages_for_phones_where_the_list_is_below(): void {
		$link = '<p class="dovetail-guide__all"><a href="' . esc_url( Guide_Page::url() ) . '" lang="en">All pages</a></p>';
		$this->assertMatchesRegularExpression( '~' . preg_quote( $link, '~' ) . '<div class="dovetail-guide__parts~', $this->html( 'connections' ) );
		$this->assertStringNotContainsString( 'dovetail-guide__all"', $this->html() );
	}

	public function test_headings_have_the_ids_that_links_refer_to(): void {
		$this->assertStringContainsString( '<h3 id="stripe">Stripe</h3>', $this->html( 'connections' ) );
	}

	/** @dataProvider unknown_pages */
	public function test_an_unknown_page_is_replaced_by_the_list( $name ): void {
		$html = $this->html( $name );
		$this->assertStringContainsString( 'doesn’t exist', $html );
		$this->assertStringContainsString( '>Guide</h1>', $html );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'DB_NAME', $html );
	}

	public static function unknown_pages(): array {
		return array(
			'an unknown name'     => array( 'blocks/none' ),
			'another folder'      => array( '../../../wp-config' ),
			'a path of the guide' => array( './README' ),
			'a script'            => array( '<script>alert(1)</script>' ),
			'an empty name'       => array( '' ),
			'a list'              => array( array( 'README' ) ),
		);
	}

	public function test_a_block_of_a_family_links_to_the_guide_page_of_the_family(): void {
		$families = $this->guide()['families'];
		$this->assertGreaterThan( 10, count( $families ) );
		foreach ( $families as $name => $family ) {
			$html = $this->html( $name );
			$this->assertStringContainsString( '>' . esc_html( $this->guide()['titles'][ $family ] ) . '</h1>', $html, $name );
			$this->assertStringNotContainsString( 'notice', $html, $name );
		}
	}

	public function test_visitors_do_not_see_the_guide(): void {
		wp_set_current_user( 0 );
		$this->assertSame( '', $this->html() );
		$this->assertSame( array(), Guide_Page::add_link( array() ) );
		$this->assertSame( array( '' ), array_column( Guide_Page::overview_rows(), 'url' ) );
	}

	public function test_only_administrators_see_how_to_move_from_another_plugin(): void {
		$this->act_as( 'author' );
		$this->assertSame( array( 'Read the guide' ), array_column( Guide_Page::overview_rows(), 'label' ) );
		$this->act_as( 'admin' );
		$this->assertSame( array( Guide_Page::url(), Guide_Page::url( 'moving', 'from-another-plugin' ) ), array_column( Guide_Page::overview_rows(), 'url' ) );
	}

	public function test_the_plugin_row_links_to_settings_and_guide(): void {
		$this->act_as( 'admin' );
		$links = apply_filters( 'plugin_action_links_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), array( 'Deactivate' ) );
		$this->assertSame( array( 'Settings', 'Guide', 'Deactivate' ), array_map( 'wp_strip_all_tags', $links ) );
		$this->assertStringContainsString( Guide_Page::url(), html_entity_decode( $links[1] ) );
	}

	/** @param mixed $name The page that the URL names; null for none. */
	private function html( $name = null ): string {
		$_GET['guide'] = $name;
		ob_start();
		Guide_Page::render();
		return ob_get_clean();
	}

	private function guide(): array {
		return include DOVETAIL_BLOCKS_DIR . '/guide.php';
	}
}
