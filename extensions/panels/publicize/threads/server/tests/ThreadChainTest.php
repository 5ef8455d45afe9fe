<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Content;
use Dovetail\Publicize\Shares;
use Dovetail\Publicize\Thread_Length_Counter;
use Dovetail\Publicize\Thread_Plan;

require_once __DIR__ . '/class-thread-test-case.php';

final class ThreadChainTest extends Thread_Test_Case {

	/** @var string Text that is split into several posts. */
	private $text;

	protected function setUp(): void {
		parent::setUp();
		$this->text = trim( str_repeat( 'Each loaf takes two days in our small bakery. ', 24 ) );
	}

	public function test_a_mastodon_thread_is_a_chain_of_replies_that_ends_with_a_link_to_the_post(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$post = $this->publish_thread( self::paragraph( $this->text ), 'From our oven' );
		$this->share( $post );

		$sent  = $this->statuses();
		$texts = array_column( $sent, 'status' );
		$this->assertSame( "From our oven\n\nA thread ⬇️", array_shift( $texts ) );
		$this->assertSame( 'This thread can be read here: ' . get_permalink( $post ), array_pop( $texts ) );
		$this->assertGreaterThan( 1, count( $texts ) );
		$this->assertSame( $this->text, implode( ' ', $texts ) );

		$this->assertArrayNotHasKey( 'in_reply_to_id', $sent[0] );
		$ids    = array_map( 'intval', array_column( $sent, 'in_reply_to_id' ) );
		$sorted = array_unique( $ids );
		sort( $sorted );
		$this->assertCount( count( $sent ) - 1, $ids );
		$this->assertSame( $sorted, $ids );
		$row = Shares::of( $post, 'mastodon' );
		$this->assertSame( 'done', $row['state'] );
		$this->assertStringContainsString( (string) $ids[0], $row['url'] );
		$this->assertNull( $row['chain'], 'What a thread keeps while it is posted is deleted.' );
	}

	public function test_each_bluesky_post_of_a_thread_references_its_first_and_previous_post_and_shortens_links(): void {
		$this->connect_only( array( 'bluesky' => self::BLUESKY ) );
		$link = 'https://bakery.example/' . str_repeat( 'rye/', 200 );
		$post = $this->publish_thread( self::paragraph( "See $link and more." ) . self::paragraph( $this->text ) );
		$this->share( $post );
		$this->assertSame( array( 'bluesky' => 'done' ), $this->states( $post ) );

		$sent = array_column( self::asked( '~createRecord$~' ), 'data' );
		$this->assertGreaterThan( 3, count( $sent ) );
		$this->assertArrayNotHasKey( 'reply', $sent[0]['record'] );
		foreach ( array_slice( $sent, 1 ) as $index => $data ) {
			$this->assertStringContainsString( "/{$sent[0]['rkey']}", $data['record']['reply']['root']['uri'] );
			$this->assertStringContainsString( "/{$sent[ $index ]['rkey']}", $data['record']['reply']['parent']['uri'] );
		}
		foreach ( $this->records() as $record ) {
			$this->assertLessThanOrEqual( 3000, strlen( $record['text'] ) );
			$this->assertLessThanOrEqual( 300, mb_strlen( $record['text'] ) );
		}
		$record = $sent[1]['record'];
		$this->assertMatchesRegularExpression( '~^See https://bakery\.example/[rye/]+… and more\.~', $record['text'] );
		$facet = $record['facets'][0];
		$this->assertSame( $link, $facet['features'][0]['uri'] );
		$shown = substr( $record['text'], $facet['index']['byteStart'], $facet['index']['byteEnd'] - $facet['index']['byteStart'] );
		$this->assertMatchesRegularExpression( '/^https:.*…$/', $shown );
	}

	public function test_an_interrupted_thread_resumes_with_the_original_text_and_posts_nothing_twice(): void {
		$this->connect_only(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => self::BLUESKY,
			)
		);
		$requests  = array();
		$is_broken = true;
		add_filter(
			'pre_http_request',
			static function ( $response, $args, $url ) use ( &$requests, &$is_broken ) {
				if ( ! preg_match( '~/statuses$|createRecord$~', $url ) ) {
					return $response;
				}
				$data       = json_decode( $args['body'], true );
				$requests[] = array(
					'text' => $data['status'] ?? $data['record']['text'],
					'key'  => $args['headers']['Idempotency-Key'] ?? $data['rkey'],
				);
				// The response to every third post is lost.
				return $is_broken && 0 === count( $requests ) % 3 ? new \WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) : $response;
			},
			98,
			3
		);
		$post = $this->publish_thread( self::paragraph( $this->text ) );
		foreach ( $this->share( $post ) as $seconds ) {
			$this->assertGreaterThan( 0, $seconds );
			$this->assertIsInt( $seconds );
		}
		$this->assertEquals(
			array(
				'mastodon' => 'waiting',
				'bluesky'  => 'waiting',
			),
			$this->states( $post )
		);

		$is_broken = false;
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post,
					'post_content' => self::paragraph( 'Another text.' ),
				)
			)
		);
		$this->share( $post );
		$this->assertEquals(
			array(
				'mastodon' => 'done',
				'bluesky'  => 'done',
			),
			$this->states( $post )
		);
		$texts = array_column( $requests, 'text' );
		$this->assertNotEmpty( preg_grep( '/^Each loaf/', $texts ) );
		$this->assertStringNotContainsString( 'Another text', implode( '', $texts ) );
		// Each network got its third post twice with the same key, and every other post only once.
		$counts = array_count_values( array_count_values( array_column( $requests, 'key' ) ) );
		$this->assertEqualsCanonicalizing( array( 1, 2 ), array_keys( $counts ) );
		$this->assertSame( 2, $counts[2] );
	}

	/** @dataProvider counts */
	public function test_a_thread_above_the_limit_has_a_hundred_posts_and_a_link_to_the_rest( int $count, int $posts, string $end ): void {
		$content = implode( '', array_map( array( self::class, 'heading' ), $count ? range( 1, $count ) : array() ) );
		$post    = get_post( $this->publish_thread( $content ) );
		$texts   = array_column( Thread_Plan::of( new Content( $post ), Thread_Length_Counter::twitter() ), 'text' );
		$this->assertCount( $posts, $texts );
		$this->assertSame( "Rye bread\n\nA thread ⬇️", $texts[0] );
		$this->assertSame( "$end " . get_permalink( $post ), end( $texts ) );
		if ( $count > 100 ) {
			$this->assertSame( '100', $texts[100] );
		}
	}

	public static function counts(): array {
		$whole = 'This thread can be read here:';
		$rest  = 'The rest of this thread can be read here:';
		return array(
			'no headings'         => array( 0, 2, $whole ),
			'one'                 => array( 1, 3, $whole ),
			'a hundred headings'  => array( 100, 102, $whole ),
			'101 headings'        => array( 101, 102, $rest ),
			'a thousand headings' => array( 1000, 102, $rest ),
		);
	}

	/**
	 * The test cases are shared with the editor's preview. A tweet has up to 280 characters, as Twitter counts them.
	 *
	 * @dataProvider first_tweets
	 * @param array{0: string, 1: int} $title Text of the title, and number of repetitions.
	 * @param array{0: string, 1: int} $kept  Text of the shortened title, and number of repetitions.
	 */
	public function test_the_first_tweet_of_a_thread_has_the_same_title_as_the_preview( array $title, array $kept, string $end ): void {
		$post = $this->publish_thread( '' );
		wp_update_post(
			wp_slash(
				array(
					'ID'         => $post,
					'post_title' => str_repeat( ...$title ),
				)
			)
		);
		$plan = Thread_Plan::of( new Content( get_post( $post ) ), Thread_Length_Counter::twitter() );
		$this->assertSame( str_repeat( ...$kept ) . "$end\n\nA thread ⬇️", $plan[0]['text'] );
	}

	public static function first_tweets(): array {
		return json_decode( file_get_contents( __DIR__ . '/../../tests/first-tweet.cases.json' ), true );
	}

	public function test_a_network_without_threads_gets_a_single_post(): void {
		$this->connect_only( array( 'webhook' => self::WEBHOOK ) );
		$this->answer_http( static fn() => array( 'status' => 204 ) );
		$post = $this->publish_thread( self::paragraph( $this->text ) );
		$this->share( $post );
		$this->assertSame( array( 'webhook' => 'done' ), $this->states( $post ) );
		$this->assertCount( 1, preg_grep( '/post\.published/', array_column( $this->requests(), 'body' ) ) );
	}

	public function test_the_platform_gets_the_whole_thread(): void {
		update_option(
			'dovetail_blocks_publicize_of_platform',
			array(
				array(
					'id'           => '9',
					'service_name' => 'twitter',
					'enabled'      => true,
				),
			)
		);
		$this->share( $this->publish_thread( self::paragraph( $this->text ) ) );
		$thread = self::asked( '~publicize/share$~' )[0]['data']['thread'];
		$texts  = array_column( $thread, 'text' );
		$this->assertSame( "Rye bread\n\nA thread ⬇️", $texts[0] );
		$this->assertSame( $this->text, implode( ' ', array_slice( $texts, 1, -1 ) ) );
		$this->assertCount( 1, end( $thread )['urls'] );
	}
}
