<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Instagram_Gallery\Gallery;
use Dovetail\Instagram_Gallery\Pictures;

require_once __DIR__ . '/class-gallery-test-case.php';

final class CopiesTest extends Gallery_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Gallery::refresh_later( self::owner() );
	}

	public function test_a_copy_is_fresh_for_an_hour_and_stored_images_are_not_fetched_again(): void {
		$first = self::paths();
		$this->assertCount( 1, array_keys( $first, '/me/media', true ) );
		$this->assertCount( 12, preg_grep( '~^/pictures~', $first ) );
		self::pass_since_check( 3500 );
		Gallery::refresh_later( self::owner() );
		$this->assertSame( $first, self::paths() );
		self::pass_since_check( 3700 );
		Gallery::refresh_later( self::owner() );
		$this->assertSame( array( '/me/media' ), array_slice( self::paths(), count( $first ) ) );
		$this->assertCount( 24, self::files( self::owner() ) );
	}

	public function test_copies_of_removed_posts_and_of_a_disconnected_account_are_deleted(): void {
		$owner = self::owner();
		$this->assertCount( 24, self::files( $owner ) );
		Pictures::keep( $owner, array_values( Gallery::entry( $owner )['posts'][0]['copies']['names'] ) );
		$this->assertCount( 2, self::files( $owner ) );
		self::pass_since_check( 4000 );
		Gallery::refresh_later( $owner );
		$this->assertCount( 24, self::files( $owner ) );
		update_option( Connections::option_name( 'instagram' ), '' );
		Gallery::sweep();
		$this->assertSame( array(), self::files( $owner ) );
		$this->assertSame( array(), Gallery::entry( $owner )['posts'] );
	}

	public function test_a_page_shows_only_the_link_if_the_database_fails(): void {
		$html = $this->refuse_queries( '~instagram_gallery_account-f~', static fn() => do_blocks( self::markup( 'account-ffffffffffffffff' ) ) );
		$this->assertStringContainsString( 'instagram.com/harbour.bakery</a>', $html );
	}

	public function test_an_unknown_reference_causes_no_request(): void {
		$before = self::paths();
		do_blocks( self::markup( 'account-ffffffffffffffff' ) );
		$this->run_due_jobs();
		$this->assertSame( $before, self::paths() );
		$this->assertSame( 'none', get_option( 'dovetail_blocks_instagram_gallery_account-ffffffffffffffff', 'none' ) );
	}

	public function test_a_feed_has_the_link_to_the_profile_and_no_grid(): void {
		global $wp_query;
		$post = $this->create_post( array( 'post_content' => self::markup( self::owner() ) ) );
		$wp_query = new \WP_Query( array( 'p' => $post ) );
		self::request_feed();
		the_post();
		$feed = apply_filters( 'the_content', get_the_content() );
		$this->assertStringContainsString( 'instagram.com/harbour.bakery</a>', $feed );
		$this->assertStringNotContainsString( '__grid', $feed );
	}
}
