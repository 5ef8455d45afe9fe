<?php
namespace Dovetail\Twitter_Unroll\Tests;

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
