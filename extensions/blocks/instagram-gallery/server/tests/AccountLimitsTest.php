<?php
namespace Dovetail\Instagram_Gallery\Tests;

use Dovetail\Instagram_Gallery\Accounts;
use Dovetail\Instagram_Gallery\Gallery;
use Dovetail\Instagram_Gallery\Pictures;
use Dovetail\Instagram_Gallery\Tokens;

require_once __DIR__ . '/class-gallery-test-case.php';

final class AccountLimitsTest extends Gallery_Test_Case {

	public function test_a_draft_with_21_invented_tokens_does_not_change_accounts_and_images_of_other_users(): void {
		$shown = $this->save( array( self::token( 'editor' ) ), 'admin', 'publish' )[0];
		Gallery::refresh_later( $shown );
		$waiting = $this->save( array( self::token( 'waiting' ) ), 'admin' )[0];
		self::age( $shown );
		self::age( $waiting );
		$this->save( self::invented( 21 ) );
		Gallery::sweep();
		$this->assertSame( self::token( 'editor' ), Accounts::get( $shown )['token'] );
		$this->assertSame( self::token( 'waiting' ), Accounts::get( $waiting )['token'] );
		$this->assertCount( 24, self::files( $shown ) );
		$this->assertCount( 12, Gallery::entry( $shown )['posts'] );
	}

	public function test_a_token_that_was_never_accepted_does_not_replace_an_accepted_one_of_the_same_author(): void {
		$mine = $this->save( array( self::token( 'mine' ) ) )[0];
		Gallery::refresh_later( $mine );
		self::age( $mine );
		$this->save( self::invented( 21 ) );
		Gallery::sweep();
		$this->assertSame( self::token( 'mine' ), Accounts::get( $mine )['token'] );
		$this->assertCount( 24, self::files( $mine ) );
		$this->assertCount( 20, array_filter( Accounts::all(), static fn( $account ) => 'post' === $account['kind'] ) );
	}

	public function test_a_new_token_is_dropped_if_its_author_has_20_accepted_accounts(): void {
		$references = $this->save( self::invented( 20 ) );
		$this->assertCount( 20, $references );
		array_map( array( Tokens::class, 'accept' ), $references );
		$this->assertSame( array(), $this->save( array( self::token( 'more' ) ) ) );
		$this->assertNotNull( Accounts::get( $references[0] ) );
		$this->assertCount( 1, $this->save( array( self::token( 'more' ) ), 'admin' ) );
	}

	public function test_accounts_from_the_platform_replace_only_accounts_of_the_same_user_that_no_published_post_shows(): void {
		$other     = $this->add_of_platform( 'other', 'admin' );
		$published = $this->add_of_platform( 'published', 'author' );
		$unused    = $this->add_of_platform( 'unused', 'author' );
		array_map( array( self::class, 'age' ), array( $other, $published, $unused ) );
		$this->create_post( array( 'post_content' => self::markup( $published ) ) );
		for ( $index = 0; $index < 19; $index++ ) {
			$this->assertNotSame( '', $this->add_of_platform( "more.$index", 'author' ) );
		}
		$this->assertNotNull( Accounts::get( $other ) );
		$this->assertNotNull( Accounts::get( $published ) );
		$this->assertNull( Accounts::get( $unused ) );
	}

	public function test_the_owner_is_not_notified_of_a_token_that_instagram_never_accepted(): void {
		$reference = $this->save( array( self::token( 'revoked' ) ) )[0];
		Gallery::refresh_later( $reference );
		$this->assertIsInt( Accounts::get( $reference )['refused'] );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_the_name_of_an_unknown_account_is_not_added_to_the_list_of_missing_options(): void {
		for ( $number = 0; $number < 5; $number++ ) {
			Gallery::for_page( sprintf( 'account-%016x', $number ) );
		}
		$missing = array_keys( (array) wp_cache_get( 'notoptions', 'options' ) );
		$this->assertSame( array(), preg_grep( '~instagram_gallery_account~', $missing ) );
	}

	public function test_a_site_without_upload_space_shows_an_error_stores_no_images_and_does_not_retry_at_once(): void {
		$this->act_as( 'author' );
		add_filter( 'upload_size_limit', static fn() => 0, 99 );
		$owner    = self::owner();
		$response = $this->rest(
			'GET',
			'/wpcom/v2/instagram-gallery/gallery',
			array(
				'access_token' => $owner,
				'count'        => 30,
			)
		);
		$this->assertSame( 413, $response->get_status() );
		$this->assert_has(
			array(
				'code'    => 'storage_full',
				'message' => 'This site does not have enough upload space left. Delete files from the media library, or ask your network administrator for more space.',
			),
			$response->get_data()
		);
		$requests = 0;
		add_filter(
			'pre_http_request',
			static function ( $response ) use ( &$requests ) {
				++$requests;
				return $response;
			}
		);
		Gallery::refresh_later( $owner );
		$this->assertSame( 0, $requests );
		$this->assertSame( array(), self::files( $owner ) );
		// Only authors see the upload error.
		wp_set_current_user( 0 );
		$this->assertStringNotContainsString( 'upload space', do_blocks( self::markup( $owner ) ) );
	}

	public function test_an_image_above_the_upload_size_limit_of_the_site_is_not_stored(): void {
		add_filter( 'upload_size_limit', static fn() => 100, 99 );
		$reference = 'account-0123456789abcdef';
		$copies    = Pictures::fetch(
			$reference,
			array(
				'id'     => '1',
				'source' => DOVETAIL_TESTS_PLATFORM . '/services/instagram/pictures/1',
			)
		);
		$this->assertSame( 'media_too_large', $copies->get_error_code() );
		$this->assertSame( array(), self::files( $reference ) );
	}

	public function test_the_page_links_to_the_current_name_of_a_renamed_account(): void {
		$owner = self::owner();
		Gallery::refresh_later( $owner );
		foreach ( array( 'harbor.bakery' => 'harbor.bakery', '' => 'harbour.bakery' ) as $username => $shown ) {
			$name = Gallery::OPTION . $owner;
			update_option( $name, compact( 'username' ) + get_option( $name ), false );
			$this->assertStringContainsString( "<a href=\"https://www.instagram.com/$shown/\">instagram.com/$shown</a>", do_blocks( self::markup( $owner ) ) );
		}
	}

	private static function token( string $name ): string {
		return "IGQVJ$name" . str_repeat( 'x', 30 );
	}

	/** @return string[] Tokens that were never used. */
	private static function invented( int $count ): array {
		return array_map( static fn( $number ) => self::token( "invented{$number}x" ), range( 1, $count ) );
	}

	/**
	 * @param string[] $tokens
	 * @return string[] References to accounts in the saved post.
	 */
	private function save( array $tokens, string $author = 'author', string $status = 'draft' ): array {
		$post    = $this->create_post(
			array(
				'post_content' => implode( "\n", array_map( static fn( $token ) => self::markup( $token ), $tokens ) ),
				'post_status'  => $status,
			),
			$author
		);
		$content = get_post( $post )->post_content;
		$this->assertStringNotContainsString( 'IGQVJ', $content );
		preg_match_all( '/account-[0-9a-f]{16}/', $content, $found );
		return $found[0];
	}

	private function add_of_platform( string $name, string $user ): string {
		$this->act_as( $user );
		return Accounts::add_of_platform( $name, "token-$name" );
	}

	/** Makes an account look as if it was last used an hour ago. */
	private static function age( string $reference ): void {
		Accounts::change( $reference, array( 'used' => time() - HOUR_IN_SECONDS ) );
	}
}
