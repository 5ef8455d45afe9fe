<?php
namespace Dovetail\Share_Buttons\Tests;

use Dovetail\Tests\Places;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/tests/php/trait-places.php';

final class ShareButtonsTest extends Test_Case {

	use Places;

	const BLOCK = '<!-- wp:dovetail/share-buttons /-->';

	public function test_a_post_is_shared_with_its_own_url_and_title(): void {
		$id   = $this->create_post( array( 'post_title' => 'Rye & "salt"' ) );
		$html = $this->draw_page( $id );
		$this->assertStringContainsString( 'href="https://www.linkedin.com/sharing/share-offsite/?url=' . rawurlencode( get_permalink( $id ) ) . '"', $html );
		$this->assertMatchesRegularExpression( '~<template data-url="' . preg_quote( esc_url( get_permalink( $id ) ), '~' ) . '" data-title="Rye &amp; “salt”"><li><button~', $html );
	}

	public function test_a_title_runs_no_shortcode(): void {
		$ran = 0;
		add_shortcode(
			'bread',
			static function () use ( &$ran ): string {
				++$ran;
				return 'Rye';
			}
		);
		$html = do_shortcode( $this->draw_page( $this->create_post( array( 'post_title' => 'News [bread]' ) ) ) );
		$this->assertSame( 0, $ran );
		$this->assertStringContainsString( 'data-title="News &#091;bread]"', $html );
	}

	public function test_each_post_of_a_list_has_its_own_buttons(): void {
		$ids  = array( $this->create_post( array( 'post_title' => 'Rye' ) ), $this->create_post( array( 'post_title' => 'Spelt' ) ) );
		$html = self::draw_loop( $ids, self::BLOCK );
		preg_match_all( '/data-title="([^"]*)"/', $html, $titles );
		sort( $titles[1] );
		$this->assertSame( array( 'Rye', 'Spelt' ), $titles[1] );
	}

	/** @return array<string, array{array<string, string>, string, string, string}> Query, requested URL, shared URL, and the beginning of the shared title. */
	public static function lists(): array {
		return array(
			'the home page'         => array( array(), '/', '/', 'Bakery' ),
			'with tracking'         => array( array(), '/?utm_source=x&fbclid=1', '/', 'Bakery' ),
			'another page of posts' => array( array( 'paged' => '2' ), '/page/2/?fbclid=1', '/page/2/', 'Bakery' ),
			'a category'            => array( array( 'category_name' => 'uncategorized' ), '/?cat=1&utm_source=x', '/?cat=1', 'Uncategorized' ),
			'search results'        => array( array( 's' => 'rye & "salt"' ), '/?s=rye+%26+%22salt%22&gclid=1', '/?s=rye%20%26%20%22salt%22', 'Search Results for “rye & "salt"”' ),
			'no results'            => array( array( 's' => 'qqqq' ), '/?s=qqqq', '/?s=qqqq', 'Search Results for “qqqq”' ),
			'another host'          => array( array(), '//evil.example/', '/evil.example/', 'Bakery' ),
		);
	}

	/** @dataProvider lists */
	public function test_outside_of_the_list_on_a_page_that_lists_posts_the_page_is_shared( array $query, string $requested, string $shared, string $title ): void {
		update_option( 'blogname', 'Bakery' );
		$this->create_post( array( 'post_title' => 'Rye & "salt"', 'post_password' => 'bread' ) );
		$this->request_list( $query, $requested );
		foreach ( array( do_blocks( self::BLOCK ), $this->draw_part( self::BLOCK ) ) as $html ) {
			$this->assertStringContainsString( 'href="https://www.linkedin.com/sharing/share-offsite/?url=' . rawurlencode( home_url( $shared ) ) . '"', $html );
			preg_match( '/<template data-url="[^"]*" data-title="([^"]*)"/', $html, $match );
			$this->assertStringStartsWith( $title, html_entity_decode( $match[1] ?? '', ENT_QUOTES ) );
		}
	}

	public function test_inside_of_the_list_on_a_page_that_lists_posts_each_post_is_shared(): void {
		$ids = array( $this->create_post( array( 'post_title' => 'Rye' ) ), $this->create_post( array( 'post_title' => 'Spelt' ) ) );
		$this->request_list( array( 'post__in' => $ids ), '/' );
		$own   = do_blocks( '<!-- wp:query {"query":{"inherit":true}} --><!-- wp:post-template -->' . self::BLOCK . '<!-- /wp:post-template --><!-- /wp:query -->' );
		$other = self::draw_loop( $ids, self::BLOCK );
		foreach ( array( $own, $other ) as $html ) {
			preg_match_all( '/data-title="([^"]*)"/', $html, $titles );
			sort( $titles[1] );
			$this->assertSame( array( 'Rye', 'Spelt' ), $titles[1] );
		}
	}

	public function test_each_post_is_shared_in_a_list_that_does_not_change_the_current_post(): void {
		$this->request_list( array(), '/' );
		$ids  = array( $this->create_post(), $this->create_post() );
		$html = '';
		foreach ( $ids as $id ) {
			$html .= ( new \WP_Block( parse_blocks( self::BLOCK )[0], array( 'postId' => $id ) ) )->render();
		}
		$this->assertSame( array_map( 'get_permalink', $ids ), self::shared_urls( $html ) );
	}

	public function test_each_post_is_shared_in_the_content_that_a_theme_prints_without_a_loop_of_wordpress(): void {
		$ids = array( $this->create_post( array( 'post_content' => self::BLOCK ) ), $this->create_post( array( 'post_content' => self::BLOCK ) ) );
		$this->request_list( array( 'post__in' => $ids, 'orderby' => 'post__in' ), '/' );
		ob_start();
		foreach ( $GLOBALS['wp_query']->posts as $post ) {
			$GLOBALS['post'] = $post;
			setup_postdata( $post );
			the_content();
		}
		$this->assertSame( array_map( 'get_permalink', $ids ), self::shared_urls( ob_get_clean() ) );
	}

	public function test_the_introduction_that_a_theme_prints_above_a_list_shares_the_page(): void {
		$this->request_list( array( 'post__in' => array( $this->create_post(), $this->create_post() ) ), '/' );
		unset( $GLOBALS['id'] );
		$this->assertSame( array( home_url( '/' ) ), self::shared_urls( apply_filters( 'the_content', self::BLOCK ) ) );
	}

	/** @return string[] */
	private static function shared_urls( string $html ): array {
		preg_match_all( '/<template [^>]*data-url="([^"]*)"/', $html, $urls );
		return array_map( 'html_entity_decode', $urls[1] );
	}

	public function test_after_the_loop_of_a_classic_theme_the_page_is_shared(): void {
		$ids = array( $this->create_post( array( 'post_title' => 'Rye' ) ), $this->create_post( array( 'post_title' => 'Spelt' ) ) );
		$this->request_list( array( 'post__in' => $ids ), '/' );
		while ( have_posts() ) {
			the_post();
		}
		$this->assertStringContainsString( '?url=' . rawurlencode( home_url( '/' ) ) . '"', do_blocks( self::BLOCK ) );
	}

	public function test_the_buttons_of_a_list_without_a_title_say_that_they_share_the_page(): void {
		$this->request_list( array( 'post__in' => array( $this->create_post() ) ), '/' );
		add_filter( 'document_title', '__return_empty_string' );
		$this->assertStringContainsString( 'aria-label="Share this page"', do_blocks( self::BLOCK ) );
	}

	public function test_a_page_that_was_not_found_has_no_buttons(): void {
		$this->request_list( array( 'name' => 'no-such-post' ), '/no-such-post/' );
		$GLOBALS['wp_query']->set_404();
		$this->assertSame( '', do_blocks( self::BLOCK ) );
	}

	/** Requests a page that lists posts. WordPress's current post is then the first of the list. */
	private function request_list( array $query, string $url ): void {
		$_SERVER['REQUEST_URI']  = $url;
		$GLOBALS['wp_query']     = new \WP_Query( array( 'post_type' => 'post' ) + $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = $GLOBALS['wp_query']->post;
	}

	public function test_feeds_and_protected_posts_have_no_buttons(): void {
		$id = $this->create_post();
		$this->assertSame( '', $this->draw_page( $this->create_post( array( 'post_password' => 'bread' ) ) ) );
		$this->assertNotSame( '', $this->draw_page( $id ) );
		self::request_feed();
		$this->assertSame( '', do_blocks( self::BLOCK ) );
	}

	public function test_only_users_who_edit_posts_can_load_the_buttons(): void {
		$this->assertSame( 401, $this->rest( 'GET', '/dovetail/v1/share-buttons' )->get_status() );
		$this->act_as( 'author' );
		$html = $this->rest( 'GET', '/dovetail/v1/share-buttons' )->get_data()['html'];
		$this->assertStringContainsString( rawurlencode( home_url() ), $html );
	}

	/** @return array<string, array{string, string, 2?: int, 3?: int}> Content of the post, blocks of its template around it, the requested page of the post, and the number of blocks on it. */
	public static function pages_with_the_block(): array {
		return array(
			'in the content'                     => array( '<!-- wp:group --><div>BLOCK</div><!-- /wp:group -->', 'CONTENT' ),
			'in a synced pattern in the content' => array( 'PATTERN', 'CONTENT' ),
			'on this page of the content'        => array( 'Bread.<!--nextpage-->BLOCK', 'CONTENT', 2 ),
			'before the content'                 => array( 'Bread.', 'BLOCK CONTENT' ),
			'after the content'                  => array( 'Bread.', 'CONTENT BLOCK' ),
			'in a template part'                 => array( 'Bread.', 'CONTENT PART' ),
			'in a synced pattern of a template'  => array( 'Bread.', 'CONTENT PATTERN' ),
			'in the loop of a template'          => array( 'Bread.', '<!-- wp:query {"query":{"inherit":true}} --><!-- wp:post-template -->CONTENT BLOCK<!-- /wp:post-template --><!-- /wp:query -->' ),
			'above and below the text'           => array( 'BLOCK Bread. BLOCK', 'CONTENT', 1, 2 ),
			'in the content and the template'    => array( 'BLOCK Bread.', 'CONTENT BLOCK', 1, 2 ),
		);
	}

	/** @dataProvider pages_with_the_block */
	public function test_a_page_with_the_block_has_only_the_authors_buttons( string $content, string $template, int $page = 1, int $blocks = 1 ): void {
		$html = $this->draw_whole_page( $content, $template, $page );
		$this->assertSame( $blocks, substr_count( $html, 'class="dovetail-share-links"' ), $html );
		$this->assertSame( $blocks, substr_count( $html, '<template data-replaces-row ' ), $html );
	}

	/** @return array<string, array{string, string, 2?: int}> Content of the post, blocks of its template around it, and the number of rows, with those in the list. */
	public static function pages_without_the_block(): array {
		return array(
			'at all'                           => array( 'Bread.', 'CONTENT' ),
			'on this page of the content'      => array( 'Bread.<!--nextpage-->BLOCK', 'CONTENT' ),
			'outside of a list'                => array( 'Bread.', 'CONTENT LIST BLOCK END', 2 ),
			'outside of a list with a pattern' => array( 'Bread.', 'LIST PATTERN END CONTENT', 2 ),
			'except in an author’s HTML'       => array( '<div class="wp-block-dovetail-share-buttons" data-replaces-row><div class="dovetail-share-links">Bread.</div></div>', 'CONTENT' ),
		);
	}

	/** @dataProvider pages_without_the_block */
	public function test_a_page_without_the_block_has_the_row( string $content, string $template, int $count = 1 ): void {
		$html = $this->draw_whole_page( $content, $template );
		$this->assertSame( $count, substr_count( $html, '<template data-url="' ), $html );
		$this->assertStringContainsString( 'Bread.', $html );
	}

	public function test_a_post_with_the_block_has_no_second_row_in_a_classic_theme(): void {
		$this->start_page( 'Bread.' . self::BLOCK );
		$html = $this->print_page(
			static function (): void {
				while ( have_posts() ) {
					the_post();
					the_content();
				}
			}
		);
		$this->assertSame( 1, substr_count( $html, 'class="dovetail-share-links"' ), $html );
		$this->assertStringContainsString( '<template data-replaces-row ', $html );
	}

	/**
	 * Renders the page of a post in a block theme.
	 *
	 * @param string $content  Content of the post. Words in capitals stand for blocks.
	 * @param string $template Blocks of the template.
	 * @param int    $page     Requested page of the post.
	 */
	private function draw_whole_page( string $content, string $template, int $page = 1 ): string {
		$pattern = $this->create_post( array( 'post_type' => 'wp_block', 'post_content' => self::BLOCK ) );
		$part    = $this->create_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'buttons', 'post_content' => self::BLOCK ) );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		$blocks = array(
			'BLOCK'   => self::BLOCK,
			'CONTENT' => '<!-- wp:post-content /-->',
			'PART'    => '<!-- wp:template-part {"slug":"buttons"} /-->',
			'PATTERN' => "<!-- wp:block {\"ref\":$pattern} /-->",
			'LIST'    => '<!-- wp:query {"query":{"perPage":1,"postType":"post","inherit":false}} --><!-- wp:post-template -->',
			'END'     => '<!-- /wp:post-template --><!-- /wp:query -->',
		);
		$this->start_page( strtr( $content, $blocks ), $page );
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//single';
		$GLOBALS['_wp_current_template_content'] = strtr( $template, $blocks );
		return $this->print_page(
			static function (): void {
				echo get_the_block_template_html();
			}
		);
	}

	/** Returns what a visitor receives of a page that a template prints. */
	private function print_page( callable $template ): string {
		ob_start();
		$level = ob_get_level();
		apply_filters( 'template_include', '' );
		$template();
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		return ob_get_clean();
	}

	/** Requests the page of a new post, with sharing buttons below posts. */
	private function start_page( string $content, int $page = 1 ): void {
		update_option( 'dovetail_blocks_settings', array( 'sharing' => true ) );
		$id                      = $this->create_post( array( 'post_title' => 'Rye', 'post_content' => $content ) );
		$GLOBALS['wp_query']     = new \WP_Query( array( 'p' => $id, 'page' => $page ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = $GLOBALS['wp_query']->post;
	}

	/** Renders the block on the page of a post. */
	private function draw_page( int $id ): string {
		$GLOBALS['wp_query'] = new \WP_Query( array( 'p' => $id ) );
		$GLOBALS['post']     = get_post( $id );
		return do_blocks( self::BLOCK );
	}
}
