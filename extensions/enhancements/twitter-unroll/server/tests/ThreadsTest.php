<?php
namespace Dovetail\Twitter_Unroll\Tests;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

final class ThreadsTest extends Test_Case {

	use Mock_Platform;

	const THREAD = 'https://bsky.app/profile/mina.example.org/post/dddd';

	const PICTURES = DOVETAIL_TESTS_PLATFORM . '/services/bluesky-threads/img/';

	/** @dataProvider other_answers */
	public function test_a_platform_response_that_is_not_a_list_is_returned_unchanged( string $answer ): void {
		$this->answer_http(
			static fn() => array(
				'headers' => array( 'content-type' => 'application/json' ),
				'body'    => $answer,
			)
		);
		$this->act_as( 'admin' );
		$this->assertSame( $answer, wp_json_encode( $this->gather( 'https://twitter.com/mina/status/1' ) ) );
		$this->assertCount( 1, $this->requests() );
	}

	public static function other_answers(): array {
		return array(
			'an empty object'    => array( '{}' ),
			'an object'          => array( '{"tweets":[]}' ),
			'an empty list'      => array( '[]' ),
		);
	}

	public function test_without_a_platform_a_thread_from_x_causes_an_error_that_names_x(): void {
		$this->disconnect_platform();
		$this->act_as( 'author' );
		$this->assertSame( 'Threads from X can be imported only on sites connected to a platform.', $this->gather( 'https://twitter.com/mina/status/1' )['message'] );
	}

	public function test_an_image_is_not_copied_if_its_thread_was_not_imported(): void {
		$this->act_as( 'author' );
		$this->assertSame( 'media_not_found', $this->copy( self::PICTURES . '2.png' )['code'] );
	}

	public function test_an_image_in_a_thread_is_copied_only_once(): void {
		$this->act_as( 'author' );
		$this->assertGreaterThan( 4, count( $this->gather( self::THREAD ) ) );
		$first = $this->copy( self::PICTURES . '2.png' )['id'];
		$this->assertIsInt( $first );
		$this->assertSame( $first, $this->copy( self::PICTURES . '2.png' )['id'] );
	}

	public function test_an_image_that_the_network_did_not_report_is_not_copied(): void {
		$this->act_as( 'author' );
		$this->gather( self::THREAD );
		$this->assertSame( 'media_not_found', $this->copy( DOVETAIL_TESTS_PLATFORM . '/secret.png' )['code'] );
	}

	public function test_the_text_and_images_that_a_server_can_make_the_site_store_are_limited(): void {
		$image  = static fn( string $path, int $length ): array => array(
			'type'        => 'image',
			'url'         => "https://mastodon.example/$path/" . str_repeat( 'x', $length ),
			'description' => str_repeat( 'x', 1600 ),
		);
		$status = static fn( int $id, string $content ): array => array(
			'id'                => (string) $id,
			'in_reply_to_id'    => (string) ( $id - 1 ),
			'account'           => array( 'id' => '1' ),
			'content'           => $content,
			'media_attachments' => array( $image( "$id/long", 2048 ), $image( "$id/1", 1900 ), $image( "$id/2", 1900 ), $image( "$id/3", 1900 ) ),
		);
		$later  = array_map( static fn( int $id ): array => $status( $id, '' ), range( 2, 120 ) );
		$this->answer_http( static fn( string $url ): array => array( 'body' => str_ends_with( $url, '/context' ) ? array( 'descendants' => $later ) : $status( 1, str_repeat( '<p>Rye</p>', 2000 ) ) ) );
		$this->act_as( 'author' );
		$url   = 'https://mastodon.example/@mina/1';
		$items = $this->gather( $url );
		$this->assertCount( 100, wp_list_filter( $items, array( 'type' => 'paragraph' ) ) );
		$this->assertSame( 2000, substr_count( wp_json_encode( $items ), 'Rye' ) );
		$stored = get_transient( 'dovetail_blocks_thread_' . md5( $url ) );
		$this->assertSame( $image( '1/1', 1900 )['url'], array_key_first( $stored ) );
		$this->assertSame( 1500, strlen( reset( $stored ) ) );
		$this->assertGreaterThan( 50, count( $stored ) );
		$this->assertLessThan( 260 * KB_IN_BYTES, strlen( maybe_serialize( $stored ) ) );
	}

	public function test_a_post_has_at_most_sixteen_images(): void {
		$images = array_map( static fn( int $number ): array => array( 'type' => 'image', 'url' => "https://mastodon.example/$number" ), range( 1, 20 ) );
		$this->answer_http( static fn(): array => array( 'body' => array( 'id' => '1', 'media_attachments' => $images ) ) );
		$this->act_as( 'author' );
		$this->assertCount( 16, $this->gather( 'https://mastodon.example/@mina/1' )[0]['images'] );
	}

	public function test_at_most_one_hundred_files_of_a_thread_are_copied(): void {
		$images = array_map( static fn( int $number ): array => array( 'type' => 'image', 'url' => "https://mastodon.example/$number" ), range( 1, 16 ) );
		$status = static fn( int $id ): array => array(
			'id'                => (string) $id,
			'in_reply_to_id'    => (string) ( $id - 1 ),
			'account'           => array( 'id' => '1' ),
			'media_attachments' => array_map( static fn( array $image ): array => array( 'url' => $image['url'] . "/$id" ) + $image, $images ),
		);
		$later  = array_map( $status, range( 2, 10 ) );
		$this->answer_http( static fn( string $url ): array => array( 'body' => str_ends_with( $url, '/context' ) ? array( 'descendants' => $later ) : $status( 1 ) ) );
		$this->act_as( 'author' );
		$this->assertCount( 10, $this->gather( 'https://mastodon.example/@mina/1' ) );
		$this->assertCount( 100, get_transient( 'dovetail_blocks_thread_' . md5( 'https://mastodon.example/@mina/1' ) ) );
	}

	public function test_a_user_can_copy_a_limited_number_of_files_an_hour(): void {
		$this->act_as( 'author' );
		$this->gather( self::THREAD );
		Rate_Limit::count( 'thread_media_' . get_current_user_id(), 300, HOUR_IN_SECONDS, 299 );
		$this->assertArrayHasKey( 'id', $this->copy( self::PICTURES . '1.png' ) );
		$this->assertSame( 'thread_unreadable', $this->copy( self::PICTURES . '2.png' )['code'] );
		$this->act_as( 'editor' );
		$this->assertArrayHasKey( 'id', $this->copy( self::PICTURES . '2.png' ) );
	}

	public function test_a_bluesky_post_has_at_most_sixteen_images(): void {
		$images = array_map( static fn( int $number ): array => array( 'fullsize' => "https://cdn.example/$number" ), range( 1, 20 ) );
		$post   = array(
			'record' => array( 'text' => '' ),
			'author' => array( 'did' => 'did:plc:mina' ),
			'embed'  => array(
				'$type'  => 'app.bsky.embed.images#view',
				'images' => $images,
			),
		);
		$this->answer_http( static fn(): array => array( 'body' => array( 'thread' => array( 'post' => $post ) ) ) );
		$this->act_as( 'author' );
		$this->assertCount( 16, $this->gather( 'https://bsky.app/profile/did:plc:mina/post/dddd' )[0]['images'] );
	}

	/** @dataProvider other_addresses */
	public function test_a_url_that_is_not_a_post_of_a_network_causes_an_error_and_no_request( string $url ): void {
		$this->act_as( 'author' );
		$this->assertSame( 'rest_invalid_param', $this->gather( $url )['code'] );
		$this->assertSame( array(), self::asked( '~-threads:~' ) );
	}

	public static function other_addresses(): array {
		return array(
			'another port'    => array( 'https://mastodon.example:81/@mina/2' ),
			'an IP address'   => array( 'https://127.0.0.2/@mina/2' ),
			'another page'    => array( 'https://example.org/' ),
			'nothing'         => array( '' ),
		);
	}

	/** @return array|object The site's response about a thread. */
	private function gather( string $url ) {
		return $this->rest( 'GET', '/wpcom/v2/tweetstorm/gather', array( 'url' => $url ) )->get_data();
	}

	/** @return array The site's response about an image of the thread. */
	private function copy( string $media ): array {
		return $this->rest(
			'POST',
			'/dovetail/v1/thread-media',
			array(
				'url'   => self::THREAD,
				'media' => $media,
			)
		)->get_data();
	}
}
