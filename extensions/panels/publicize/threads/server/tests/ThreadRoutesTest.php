<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-thread-content.php';

final class ThreadRoutesTest extends Test_Case {

	use Thread_Content;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'author' );
	}

	public function test_blocks_become_tweets_that_list_their_blocks_by_id_including_inner_blocks(): void {
		$items    = self::items( self::item( 'One' ) . self::item( '<em>Two</em>' ) );
		$response = $this->parse(
			array(
				self::block( self::paragraph( 'Rye' ), 'a' ),
				self::block( self::group( $items ), 'g', array( 'l', 'i1', 'i2' ) ),
				self::block( '<!-- wp:code --><pre><code>x</code></pre><!-- /wp:code -->', 'c' ),
			)
		);
		$this->assertSame( 200, $response->get_status() );
		$data = self::json( $response );
		$this->assertCount( 1, $data['tweets'] );
		$this->assertSame( "Rye\n\n• One\n• Two", $data['tweets'][0]['text'] );
		$this->assertSame( array( array( 'clientId' => 'a' ), array( 'clientId' => 'i1' ), array( 'clientId' => 'i2' ) ), $data['tweets'][0]['blocks'] );
		$this->assertEquals(
			array(
				array(
					'clientId' => 'i2',
					'kind'     => 'formatting',
				),
				array(
					'clientId' => 'c',
					'kind'     => 'unsupported',
				),
			),
			$data['warnings']
		);
	}

	public function test_blocks_with_unmatched_ids_get_the_id_of_their_outermost_block(): void {
		$response = $this->parse(
			array(
				self::block( self::group( self::paragraph( 'Rye' ) ), 'g', array( 'x', 'y', 'z' ) ),
				self::block( self::paragraph( 'Salt' ), '<b>' ),
			)
		);
		$this->assertSame( array( array( 'clientId' => 'g' ), array( 'clientId' => '' ) ), self::json( $response )['tweets'][0]['blocks'] );
	}

	public function test_users_who_may_not_write_posts_cannot_request_threads(): void {
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->parse( array() )->get_status() );
		$this->assertSame( 401, $this->send( 'generate-cards', array( 'urls' => array() ) )->get_status() );
	}

	/** @dataProvider invalid_blocks */
	public function test_invalid_blocks_never_cause_a_server_error( $blocks ): void {
		$response = $this->parse( $blocks );
		$this->assertContains( $response->get_status(), array( 200, 400 ) );
		$this->assertSame( array(), 200 === $response->get_status() ? self::json( $response )['tweets'] : array() );
	}

	public static function invalid_blocks(): array {
		$deep = str_repeat( '<!-- wp:group --><div>', 300 ) . self::paragraph( 'Deep' ) . str_repeat( '</div><!-- /wp:group -->', 300 );
		return array(
			'no blocks'                  => array( array() ),
			'null'                       => array( null ),
			'a string'                   => array( 'text' ),
			'values of invalid types'    => array( array( null, 7, 'x', array(), array( 'block' => 7 ) ) ),
			'IDs of invalid types'       => array(
				array(
					array(
						'block'     => str_repeat( 'x', 100000 ),
						'clientId'  => array(),
						'clientIds' => 'a',
					),
				),
			),
			'300 nested groups'                      => array( array( self::block( $deep, 'd' ) ) ),
			'20,000 unclosed quotes'                 => array( array( self::block( str_repeat( '<!-- wp:quote --><blockquote>', 20000 ), 'd', array_fill( 0, 20000, 'x' ) ) ) ),
			'an incomplete block comment'            => array( array( self::block( '<!-- wp:paragraph {"a":', 'b' ) ) ),
			'two blocks in one entry'                => array( array( self::block( self::paragraph( 'One' ) . self::paragraph( 'Two' ), 'b' ) ) ),
			'an image without a source'              => array( array( self::block( '<!-- wp:image {"id":[]} --><img src><!-- /wp:image --> ', 'b' ) ) ),
			'an object as a URL'                     => array( array( self::block( '<!-- wp:embed {"url":{"a":1}} /-->', 'b' ) ) ),
			'a GIF with attributes of invalid types' => array( array( self::block( '<!-- wp:bakery/gif {"file":7,"giphyUrl":[]} /-->', 'b' ) ) ),
			'a letter as the first number of a list' => array( array( self::block( '<!-- wp:list {"start":"x"} /-->', 'b' ) ) ),
		);
	}

	public function test_a_post_of_more_than_two_megabytes_is_rejected(): void {
		$blocks = array_map( static fn( $index ) => self::block( self::paragraph( str_repeat( 'x', 100000 ) ), "b$index" ), range( 1, 22 ) );
		$this->assertSame( 413, $this->parse( $blocks )->get_status() );
	}

	public function test_an_author_can_send_only_a_limited_number_of_requests(): void {
		$statuses = array();
		for ( $request = 0; $request < 95; $request++ ) {
			$statuses[] = $this->parse( array() )->get_status();
		}
		$this->assertSame( 200, $statuses[0] );
		$this->assertContains( 429, $statuses );
	}

	public function test_cards_are_an_object_keyed_by_url_even_if_empty(): void {
		$response = $this->send( 'generate-cards', array( 'urls' => array( 'nonsense', 7 ) ) );
		$this->assertSame( '{"nonsense":{"error":true}}', wp_json_encode( $response->get_data() ) );
		$response = $this->send( 'generate-cards', array( 'urls' => array() ) );
		$this->assertSame( '{}', wp_json_encode( $response->get_data() ) );
	}

	private function parse( $blocks ): \WP_REST_Response {
		return $this->send( 'parse', compact( 'blocks' ) );
	}

	private function send( string $route, array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/wpcom/v2/tweetstorm/$route" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/** @return array<string, mixed> Response as the editor receives it. */
	private static function json( \WP_REST_Response $response ): array {
		return json_decode( wp_json_encode( $response->get_data() ), true );
	}

	private static function block( string $block, string $id, ?array $inner = null ): array {
		return array(
			'block'      => $block,
			'clientId'   => $id,
			'attributes' => new \stdClass(),
		) + ( null === $inner ? array() : array( 'clientIds' => $inner ) );
	}
}
