<?php
namespace Dovetail\Share_Buttons\Tests;

use Dovetail\Share_Links\Share_Links;
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

	public function test_the_block_is_found_in_a_post_and_in_the_template_of_the_page(): void {
		$post = get_post( $this->create_post() );
		$this->assertTrue( Share_Links::has_block( get_post( $this->create_post( array( 'post_content' => self::BLOCK ) ) ) ) );
		$this->assertFalse( Share_Links::has_block( $post ) );
		$group = '<!-- wp:group --><div>' . self::BLOCK . '</div><!-- /wp:group -->';
		$this->assertTrue( Share_Links::has_block( get_post( $this->create_post( array( 'post_content' => $group ) ) ) ) );
		// These buttons share other posts.
		$list = '<!-- wp:query --><div><!-- wp:post-template -->' . self::BLOCK . '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$this->assertFalse( Share_Links::has_block( get_post( $this->create_post( array( 'post_content' => $list ) ) ) ) );
		$GLOBALS['_wp_current_template_content'] = '<!-- wp:post-content /-->' . self::BLOCK;
		$is_found                                = Share_Links::has_block( $post );
		unset( $GLOBALS['_wp_current_template_content'] );
		$this->assertTrue( $is_found );
	}

	public function test_a_block_that_this_site_does_not_offer_is_not_found(): void {
		$post = get_post( $this->create_post( array( 'post_content' => self::BLOCK ) ) );
		$type = unregister_block_type( 'dovetail/share-buttons' );
		try {
			$this->assertFalse( Share_Links::has_block( $post ) );
		} finally {
			register_block_type( $type );
		}
	}

	public function test_each_post_of_a_list_has_its_own_buttons(): void {
		$ids  = array( $this->create_post( array( 'post_title' => 'Rye' ) ), $this->create_post( array( 'post_title' => 'Spelt' ) ) );
		$html = self::draw_loop( $ids, self::BLOCK );
		preg_match_all( '/data-title="([^"]*)"/', $html, $titles );
		sort( $titles[1] );
		$this->assertSame( array( 'Rye', 'Spelt' ), $titles[1] );
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

	/** Renders the block on the page of a post. */
	private function draw_page( int $id ): string {
		$GLOBALS['wp_query'] = new \WP_Query( array( 'p' => $id ) );
		$GLOBALS['post']     = get_post( $id );
		return do_blocks( self::BLOCK );
	}
}
