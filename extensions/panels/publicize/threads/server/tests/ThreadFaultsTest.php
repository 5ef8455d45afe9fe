<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Shares;

require_once __DIR__ . '/class-thread-test-case.php';

final class ThreadFaultsTest extends Thread_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->record_uploads();
	}

	/** @dataProvider refusals */
	public function test_a_thread_omits_images_that_the_network_rejects_and_the_log_mentions_them( string $network, string $request, int $status ): void {
		$this->connect_only( array( $network => self::ALL[ $network ] ) );
		self::set_faults(
			array(
				$request => array(
					'kind'   => 'refused',
					'status' => $status,
				),
			)
		);
		$picture = fn() => self::library_image( $this->add_picture( array( 300, 200, 100 ) ) );
		$post    = $this->publish_thread( self::heading( 'Flour' ) . $picture() . $picture() . self::separator() . $picture() . self::heading( 'Salt' ) );
		$this->share( $post );
		$this->assertMatchesRegularExpression( '/^Shared to \w+, .+\. 3 images or videos could not be attached\.$/', $this->sentences( $post )[ $network ] );

		$sent  = self::sent( $network );
		$texts = array_column( $sent, 'text' );
		// A post that contained only an omitted image is dropped.
		$this->assertCount( 4, $texts );
		$this->assertSame( array( "Rye bread\n\nA thread ⬇️", 'Flour', 'Salt' ), array_slice( $texts, 0, 3 ) );
		$this->assertStringStartsWith( 'This thread', $texts[3] );
		$this->assertNull( $sent[0]['reply'] );
		$this->assertNotNull( $sent[1]['reply'] );
		$this->assertSame( 'mastodon' === $network ? (string) ( $sent[1]['reply'] + 1 ) : $sent[1]['key'], $sent[2]['reply'] );
		if ( 'bluesky' === $network ) {
			$this->assertSame( $sent[0]['key'], $sent[1]['reply'] );
		}
	}

	public static function refusals(): array {
		return array(
			'Mastodon cannot process the images'       => array( 'mastodon', 'POST mastodon:/api/v2/media', 422 ),
			'Mastodon rejects the images as too large' => array( 'mastodon', 'POST mastodon:/api/v2/media', 413 ),
			'Bluesky rejects the images as invalid'    => array( 'bluesky', 'POST bluesky:/xrpc/com.atproto.repo.uploadBlob', 400 ),
		);
	}

	public function test_a_thread_omits_a_missing_image_an_external_image_and_a_video_and_the_log_counts_them(): void {
		$this->connect_only(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => self::BLUESKY,
			)
		);
		$gone    = $this->add_picture( array( 300, 200, 100 ) );
		$smaller = $this->add_picture( array( 400, 222, 100 ) );
		$file    = get_attached_file( $gone );
		array_map( 'unlink', array( $file, str_replace( '.jpg', '-900x600.jpg', $file ), get_attached_file( $smaller ) ) );
		$post = $this->publish_thread(
			self::heading( 'Flour' ) . self::library_image( $gone ) . self::library_image( $smaller ) . self::library_image( $smaller, '', 'https://elsewhere.example/a.jpg' ) .
			self::heading( 'Oven' ) . '<!-- wp:video --><figure class="wp-block-video"><video controls src="https://bakery.example/oven.mp4"></video></figure><!-- /wp:video -->'
		);
		$this->share( $post );
		// The smaller available size is uploaded, and used in the card.
		$this->assertSame( array( 222, 222 ), array_map( static fn( $upload ) => strlen( $upload[1] ), array_slice( $this->uploads, 1 ) ) );
		foreach ( $this->sentences( $post ) as $sentence ) {
			$this->assertStringEndsWith( '. 3 images or videos could not be attached.', $sentence );
		}
		$texts = array_column( $this->statuses(), 'status' );
		$this->assertSame( array( "Rye bread\n\nA thread ⬇️", 'Flour', 'Oven' ), array_slice( $texts, 0, 3 ) );
		$this->assertStringStartsWith( 'This thread', $texts[3] );
		$this->assertCount( 4, $texts );
		$this->assertCount( 4, $this->records() );
	}

	public function test_a_thread_can_resume_much_later_and_each_post_has_its_own_retries(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$post = $this->publish_thread( implode( '', array_map( array( self::class, 'heading' ), range( 1, 8 ) ) ) );
		// Each attempt posts one more part before the server is busy.
		$count = 0;
		$limit = 1;
		$this->answer_http(
			static function ( $url ) use ( &$count, &$limit ) {
				$is_busy = preg_match( '~/statuses$~', $url ) && ++$count > $limit;
				return $is_busy ? array(
					'status' => 429,
					'body'   => '{}',
				) : null;
			}
		);
		// More attempts than a single post gets, because each of them makes progress.
		for ( $attempt = 0; $attempt < 9; $attempt++ ) {
			$count = 0;
			$this->share( $post );
			$this->assert_has(
				array(
					'doubt' => 0,
					'tries' => 1,
					'state' => 'waiting',
				),
				Shares::of( $post, 'mastodon' )
			);
		}
		$limit = 99;
		$this->share( $post );
		$this->assertSame( array( 'mastodon' => 'done' ), $this->states( $post ) );
		$this->assertCount( 10, $this->statuses() );
	}

	/** @dataProvider formats */
	public function test_retries_keep_the_format_of_the_first_attempt( bool $is_thread, int $requests ): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$keys = array();
		add_filter(
			'pre_http_request',
			static function ( $response, $args, $url ) use ( &$keys ) {
				if ( ! preg_match( '~/statuses$~', $url ) ) {
					return $response;
				}
				$keys[] = $args['headers']['Idempotency-Key'];
				return 1 === count( $keys ) ? new \WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) : $response;
			},
			98,
			3
		);
		$post = $this->insert_post(
			array(
				'post_content' => self::paragraph( 'Rye.' ),
				'post_author'  => 1,
			)
		);
		update_post_meta( $post, 'jetpack_is_tweetstorm', $is_thread );
		wp_publish_post( $post );
		$this->share( $post );
		update_post_meta( $post, 'jetpack_is_tweetstorm', ! $is_thread );
		$this->share( $post );
		$this->assertCount( $requests, $keys );
		$this->assertSame( $keys[0], $keys[1] );
	}

	public static function formats(): array {
		return array(
			// The first post is sent twice, the rest once.
			'a thread' => array( true, 4 ),
			'one post' => array( false, 2 ),
		);
	}

	/**
	 * @return array<int, array{text: string, reply: string|null, key: string|null}> Posts on a network: text, the post
	 *        they reply to, and record key at Bluesky.
	 */
	private static function sent( string $network ): array {
		$requests = array_column( self::asked( 'mastodon' === $network ? '~/api/v1/statuses$~' : '~createRecord$~' ), 'data' );
		return array_map(
			static fn( $data ) => array(
				'text'  => $data['status'] ?? $data['record']['text'],
				'reply' => $data['in_reply_to_id'] ?? ( isset( $data['record']['reply'] ) ? substr( $data['record']['reply']['parent']['uri'], -13 ) : null ),
				'key'   => $data['rkey'] ?? null,
			),
			$requests
		);
	}
}
