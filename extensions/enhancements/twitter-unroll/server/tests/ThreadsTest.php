<?php
namespace Dovetail\Twitter_Unroll\Tests;

use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

final class ThreadsTest extends Test_Case {

	use Mock_Platform;

	/** A thread of the mocked Bluesky with images. */
	const THREAD = 'https://bsky.app/profile/mina.example.org/post/dddd';

	const PICTURES = DOVETAIL_TESTS_PLATFORM . '/services/bluesky-threads/img/';

	/** @dataProvider other_answers */
	public function test_an_answer_of_the_platform_that_is_no_list_is_passed_on_and_not_read_as_an_empty_thread( string $answer ): void {
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

	public function test_a_picture_of_a_thread_that_was_not_gathered_is_not_copied(): void {
		$this->act_as( 'author' );
		$this->assertSame( 'media_not_found', $this->copy( self::PICTURES . '2.png' )['code'] );
	}

	public function test_a_picture_of_a_thread_is_copied_once(): void {
		$this->act_as( 'author' );
		$this->assertGreaterThan( 4, count( $this->gather( self::THREAD ) ) );
		$first = $this->copy( self::PICTURES . '2.png' )['id'];
		$this->assertIsInt( $first );
		$this->assertSame( $first, $this->copy( self::PICTURES . '2.png' )['id'] );
	}

	public function test_a_picture_that_the_network_has_not_reported_is_not_copied(): void {
		$this->act_as( 'author' );
		$this->gather( self::THREAD );
		$this->assertSame( 'media_not_found', $this->copy( DOVETAIL_TESTS_PLATFORM . '/secret.png' )['code'] );
	}

	/** @dataProvider other_addresses */
	public function test_an_address_that_is_none_of_a_post_is_not_read( string $url ): void {
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
