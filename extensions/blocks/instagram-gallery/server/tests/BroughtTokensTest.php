<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Instagram_Gallery\Accounts;
use Dovetail\Instagram_Gallery\Cleaner;
use Dovetail\Instagram_Gallery\Gallery;

require_once __DIR__ . '/class-gallery-test-case.php';

/** Tests posts that contain a token from another site. */
final class BroughtTokensTest extends Gallery_Test_Case {

	const ELSEWHERE = 'IGQVJelsewhereelsewhereelsewhereelsewhere';

	public function test_a_token_in_a_post_is_replaced_with_a_reference_and_its_images_are_shown(): void {
		$content = self::markup( self::ELSEWHERE, array( 'columns' => 4 ) );
		$saved   = self::stored( $this->create_post( array( 'post_content' => $content ), 'author' ) )[0];
		$this->assertSame( 1, preg_match( '/account-[0-9a-f]{16}/', $saved, $found ) );
		$this->assertSame( str_replace( self::ELSEWHERE, $found[0], $content ), $saved );
		Gallery::refresh_later( $found[0] );
		$html = do_blocks( $saved );
		$this->assertStringContainsString( "uploads/dovetail-blocks/instagram/$found[0]/", $html );
		$this->assertStringNotContainsString( self::ELSEWHERE, $html );
	}

	public function test_a_token_in_a_post_of_an_author_who_may_not_upload_is_deleted(): void {
		$before = count( Accounts::all() );
		$post   = $this->create_post(
			array(
				'post_content' => self::markup( self::ELSEWHERE ),
				'post_status'  => 'draft',
			),
			'contributor'
		);
		$this->assertStringNotContainsString( 'accessToken', self::stored( $post )[0] );
		$this->assertSame( 1, $before );
		$this->assertCount( 1, Accounts::all() );
	}

	/** @dataProvider contents */
	public function test_a_token_is_replaced_in_long_posts_and_unusual_markup( string $content, ?string $expected = null ): void {
		$user = get_user_by( 'login', 'author' )->ID;
		$data = array(
			'post_content' => wp_slash( $content ),
			'post_author'  => $user,
		);
		$this->assertStringContainsString( self::ELSEWHERE, $content );
		$cleaned = wp_unslash( Cleaner::clean_data( $data, array() )['post_content'] );
		$this->assertFalse( strpos( $cleaned, self::ELSEWHERE ) );
		// Only attributes with invalid JSON are removed.
		preg_match_all( '/account-[0-9a-f]{16}/', $cleaned, $found );
		$this->assertTrue( $cleaned === ( $expected ?? str_replace( self::ELSEWHERE, end( $found[0] ), $content ) ) );
	}

	public static function contents(): array {
		$content    = self::markup( self::ELSEWHERE, array( 'columns' => 4 ) );
		$unreadable = str_replace( '"columns":4', '"columns":', $content );
		return array(
			'a long post'           => array( self::markup( self::ELSEWHERE, array( 'note' => str_repeat( 'a', 700000 ) ) ) ),
			'the name of the block' => array( str_replace( '"columns":4', '"note":"wp:dovetail/instagram-gallery {x} -"', $content ) ),
			'a second block'        => array( self::markup( 'account-0000000000000000', array( 'columns' => 2 ) ) . $content ),
			'unreadable attributes' => array( $unreadable, preg_replace( '/\{.*\}/', '{}', $unreadable ) ),
			'lines in the comment'  => array( preg_replace( '/(\{.*\}) -->/', "\n\t$1\n/-->", $content, 1 ) ),
			'text like a block'     => array( "<p>wp:dovetail/instagram-gallery {\"columns\":4} --></p>$content" ),
		);
	}

	/** @dataProvider other_tokens */
	public function test_a_token_in_another_format_is_deleted( $token ): void {
		$post = $this->create_post( array( 'post_content' => self::markup( $token ) ), 'author' );
		$this->assertStringNotContainsString( 'accessToken', self::stored( $post )[0] );
	}

	public static function other_tokens(): array {
		return array(
			'of another service' => array( 'EAAGnotofinstagram' ),
			'markup'             => array( '"><script>' ),
			'no reference'       => array( 'account-XYZ' ),
			'a number'           => array( 12345 ),
			'a list'             => array( array( 'IG' ) ),
		);
	}

	public function test_a_stored_post_and_its_revisions_are_cleaned_when_its_page_is_viewed(): void {
		global $wpdb;
		$content = self::markup( self::ELSEWHERE, array( 'columns' => 4 ) );
		$post    = $this->create_post( array( 'post_content' => '<p>x</p>' ), 'author' );
		foreach ( array( $post, _wp_put_post_revision( $post ) ) as $id ) {
			$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
			clean_post_cache( $id );
		}
		$this->assertStringContainsString( self::ELSEWHERE, implode( self::stored( $post ) ) );
		$GLOBALS['post'] = get_post( $post );
		setup_postdata( $GLOBALS['post'] );
		$this->assertStringNotContainsString( self::ELSEWHERE, apply_filters( 'the_content', $GLOBALS['post']->post_content ) );
		$this->run_due_jobs();
		$after = self::stored( $post );
		$this->assertGreaterThan( 1, count( $after ) );
		$this->assertStringNotContainsString( self::ELSEWHERE, implode( $after ) );
		$this->assertMatchesRegularExpression( '/"accessToken":"account-[0-9a-f]{16}"/', $after[0] );
	}

	/** @return string[] Contents of a post and of its revisions. */
	private static function stored( int $post ): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT post_content FROM $wpdb->posts WHERE ID = %d OR post_parent = %d ORDER BY ID", $post, $post ) );
	}
}
