<?php
namespace Dovetail\Media_Import\Tests;

use Dovetail\Plugin\Lock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-media-files.php';

final class DuplicatesTest extends Test_Case {

	use Media_Files;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'author' );
		$this->serve( self::picture() );
	}

	public function test_a_source_is_downloaded_once_and_keeps_its_first_title_and_texts(): void {
		$first = self::import( '1', array( 'title' => 'First', 'alt' => 'One', 'caption' => 'C' ) );
		$again = self::import( '1', array( 'title' => 'Second', 'alt' => 'Two', 'caption' => 'D' ) );
		$this->assertSame( $first, $again );
		$post = get_post( $first );
		$this->assertSame( array( 'First', 'C' ), array( $post->post_title, $post->post_excerpt ) );
		$this->assertSame( 'One', get_post_meta( $first, '_wp_attachment_image_alt', true ) );
		$this->assertNotSame( $first, self::import( '2' ) );
		$this->assertCount( 2, $this->requests() );
	}

	public function test_sources_whose_ids_differ_only_in_case_are_different_even_if_the_database_ignores_case(): void {
		$lower = self::import( 'aBc' );
		// Simulates MySQL's case-insensitive comparison.
		add_filter( 'query', static fn( $query ) => str_replace( "= 'sample:AbC'", "IN ( 'sample:AbC', 'sample:aBc' )", $query ) );
		$upper = self::import( 'AbC' );
		$this->assertNotSame( $lower, $upper );
		$this->assertCount( 2, $this->requests() );
		$this->assertSame( $upper, self::import( 'AbC' ) );
	}

	public function test_another_authors_file_is_returned_only_to_users_who_can_read_it(): void {
		$draft   = $this->create_post( array( 'post_status' => 'draft' ), 'author' );
		$post    = $this->create_post( array(), 'author' );
		$import  = static fn() => array(
			'loose'     => self::import( 'loose' ),
			'drafted'   => self::import( 'drafted', array( 'post' => $draft ) ),
			'published' => self::import( 'published', array( 'post' => $post ) ),
		);
		$first   = $import();
		$this->assertCount( 3, array_unique( $first ) );
		$this->assertSame( $first, $import() );
		// Editors can read other users' drafts.
		$this->act_as( 'editor' );
		$this->assertSame( $first, $import() );

		$this->create_user( 'second-author', 'author' );
		$this->act_as( 'second-author' );
		$second = $import();
		$this->assertSame( $first['loose'], $second['loose'] );
		$this->assertNotSame( $first['drafted'], $second['drafted'] );
		$this->assertSame( $first['published'], $second['published'] );
		// Each author now has a copy.
		$this->assertSame( $second, $import() );
		$this->act_as( 'author' );
		$this->assertSame( $first, $import() );
	}

	public function test_a_trashed_attachment_or_one_without_a_file_is_not_reused(): void {
		$lost    = self::import( 'lost' );
		$trashed = self::import( 'trashed' );
		unlink( get_attached_file( $lost ) );
		wp_update_post( array( 'ID' => $trashed, 'post_status' => 'trash' ) );
		$this->assertNotContains( self::import( 'lost' ), array( $lost, $trashed ) );
		$this->assertNotContains( self::import( 'trashed' ), array( $lost, $trashed ) );
		$this->assertCount( 4, $this->requests() );
	}

	public function test_an_author_waits_while_another_author_downloads_the_same_source(): void {
		$first = self::import( 'both' );
		// Hold the lock, like another request that is downloading the same file.
		$claim = 'media_import_' . md5( 'sample:both' );
		$meta  = get_post_meta( $first, '_dovetail_blocks_source', true );
		Lock::claim( $claim, MINUTE_IN_SECONDS );
		delete_post_meta( $first, '_dovetail_blocks_source' );
		$looks = 0;
		add_filter(
			'query',
			static function ( $query ) use ( $claim, $first, $meta, &$looks ) {
				if ( false !== strpos( $query, 'SELECT COALESCE' ) && false !== strpos( $query, $claim ) && 1 === ++$looks ) {
					update_post_meta( $first, '_dovetail_blocks_source', $meta );
					Lock::release( $claim );
				}
				return $query;
			}
		);
		$this->assertSame( $first, self::import( 'both' ) );
		$this->assertCount( 1, $this->requests() );
	}
}
