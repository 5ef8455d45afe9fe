<?php
namespace Dovetail\Publicize\Tests;

require_once __DIR__ . '/class-thread-test-case.php';

final class ThreadPicturesTest extends Thread_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->record_uploads();
	}

	public function test_each_post_of_a_thread_has_its_own_images_in_order_with_alt_texts(): void {
		$this->connect_only(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => self::BLUESKY,
			)
		);
		$image   = fn( $bytes, $alt = '' ) => self::library_image( $this->add_picture( array( $bytes, 200, 100 ) ), $alt );
		$gallery = '<!-- wp:gallery --><figure class="wp-block-gallery">' . $image( 301, 'One' ) . $image( 302 ) . $image( 303, 'Three' ) . $image( 304, 'Four' ) . $image( 305, 'Five' ) . '</figure><!-- /wp:gallery -->';
		$post    = $this->publish_thread(
			self::heading( 'Flour' ) . $image( 300, 'Crumb & “crust”' ) . self::heading( 'Salt' ) . $gallery . $image( 306, 'Alone' ) . self::heading( 'Water' )
		);
		$this->share( $post );

		$alts  = array( 'Crumb & “crust”', 'One', 'Bread in the library', 'Three', 'Four', 'Alone' );
		$bytes = array( 300, 301, 302, 303, 304, 306 );
		$sent  = array_map( array( self::class, 'read_upload' ), $this->uploads );
		$this->assertSame( array_map( null, $bytes, $alts ), array_slice( $sent, 0, 6 ) );
		// The last uploaded image is for the link card.
		$this->assertSame( array_merge( $bytes, array( 300 ) ), array_column( array_slice( $sent, 6 ), 0 ) );
		$this->assertSame( array_fill( 0, 7, 'image/jpeg' ), array_column( array_slice( $this->uploads, 6 ), 0 ) );

		$texts  = array( "Rye bread\n\nA thread ⬇️", 'Flour', 'Salt', '', 'Water' );
		$posted = $this->statuses();
		$this->assertCount( 6, $posted );
		$this->assertSame( $texts, array_slice( array_column( $posted, 'status' ), 0, 5 ) );
		$this->assertStringStartsWith( 'This thread can be read here: http', $posted[5]['status'] );
		$media = array_map( static fn( $status ) => $status['media_ids'] ?? array(), $posted );
		$this->assertSame( array( 0, 1, 4, 1, 0, 0 ), array_map( 'count', $media ) );
		$ids    = array_merge( ...$media );
		$sorted = array_unique( $ids );
		sort( $sorted );
		$this->assertSame( $sorted, $ids );

		$records = $this->records();
		$this->assertCount( 6, $records );
		$this->assertSame( $texts, array_slice( array_column( $records, 'text' ), 0, 5 ) );
		$this->assertStringStartsWith( 'This thread can be read here: http', $records[5]['text'] );
		$this->assertSame(
			array( array(), array_slice( $alts, 0, 1 ), array_slice( $alts, 1, 4 ), array_slice( $alts, 5 ), array(), array() ),
			array_map( static fn( $record ) => array_column( $record['embed']['images'] ?? array(), 'alt' ), $records )
		);
		$this->assert_has(
			array(
				'$type'  => 'app.bsky.embed.images',
				'images' => array(
					array(
						'image'       => array( '$type' => 'blob' ),
						'aspectRatio' => array(
							'width'  => 1200,
							'height' => 800,
						),
					),
				),
			),
			$records[1]['embed']
		);
		// No image is omitted, so the log has no message about images.
		foreach ( $this->sentences( $post ) as $sentence ) {
			$this->assertMatchesRegularExpression( '/^Shared to (Mastodon|Bluesky), [^.]+$/', $sentence );
		}
	}

	public function test_the_last_bluesky_post_of_a_thread_has_the_link_card_of_the_page(): void {
		$this->connect_only( array( 'bluesky' => self::BLUESKY ) );
		$post = $this->publish_thread( self::heading( 'Flour' ) );
		$this->share( $post );
		$records = $this->records();
		$this->assertCount( 3, $records );
		$this->assertArrayNotHasKey( 'embed', $records[0] );
		$this->assertArrayNotHasKey( 'embed', $records[1] );
		$this->assert_has(
			array(
				'$type'    => 'app.bsky.embed.external',
				'external' => array(
					'uri'   => get_permalink( $post ),
					'title' => 'Rye bread',
				),
			),
			$records[2]['embed']
		);
	}

	/**
	 * @dataProvider interrupted_jobs
	 * @param int[] $broken   Numbers of the requests that fail: first the request with the third image, then the request with the post.
	 * @param int[] $expected Sizes in bytes of the images that arrive, in order.
	 */
	public function test_a_retried_job_sends_no_image_twice( string $network, bool $is_thread, array $broken, array $expected ): void {
		$this->connect_only( array( $network => self::ALL[ $network ] ) );
		$images = '';
		foreach ( array( 1001, 1002, 1003 ) as $bytes ) {
			$images .= self::library_image( $this->add_picture( array( $bytes, 200, 100 ) ) );
		}
		$post     = $is_thread ? $this->publish_thread( self::heading( 'Flour' ) . $images ) : $this->publish_pictures( $images, true );
		$requests = 0;
		$arrived  = array();
		add_filter(
			'pre_http_request',
			static function ( $response, $args, $url ) use ( &$requests, &$arrived, $broken ) {
				$is_post = preg_match( '~/statuses$|createRecord$~', $url );
				if ( ! $is_post && ! preg_match( '~/media$|uploadBlob$~', $url ) ) {
					return $response;
				}
				if ( in_array( ++$requests, $broken, true ) ) {
					return new \WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' );
				}
				if ( ! $is_post && preg_match( '~x{900,}~', $args['body'], $found ) ) {
					$arrived[] = strlen( $found[0] );
				}
				return $response;
			},
			98,
			3
		);
		$states = array();
		for ( $attempt = 0; $attempt < 3; $attempt++ ) {
			$this->share( $post );
			$states[] = $this->states( $post )[ $network ];
		}
		$this->assertSame( array( 'waiting', 'waiting', 'done' ), $states );
		$this->assertSame( $expected, $arrived );
		if ( $is_thread && 'mastodon' === $network ) {
			$posts = array_column( $this->statuses(), 'media_ids', 'status' );
			$this->assertCount( 3, $posts['Flour'] );
		}
	}

	public static function interrupted_jobs(): array {
		$bytes = array( 1001, 1002, 1003 );
		return array(
			'a thread at Mastodon' => array( 'mastodon', true, array( 4, 6 ), $bytes ),
			// The last post of a thread on Bluesky has the first image in its link card.
			'a thread at Bluesky'  => array( 'bluesky', true, array( 4, 6 ), array_merge( $bytes, array( 1001 ) ) ),
			'one post at Mastodon' => array( 'mastodon', false, array( 3, 5 ), $bytes ),
			'one post at Bluesky'  => array( 'bluesky', false, array( 3, 5 ), $bytes ),
		);
	}

	public function test_an_animated_library_image_is_uploaded_alone_as_the_original_file(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$still = $this->add_picture( array( 300, 200, 100 ) );
		$id    = $this->add_picture( array( 500, 200, 100 ) );
		$file  = get_attached_file( $id );
		$gif   = str_replace( '.jpg', '.gif', $file );
		rename( $file, $gif );
		update_attached_file( $id, $gif );
		wp_update_post(
			array(
				'ID'             => $id,
				'post_mime_type' => 'image/gif',
			)
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'file'   => get_post_meta( $id, '_wp_attached_file', true ),
				'width'  => 1200,
				'height' => 800,
				'sizes'  => array(),
			)
		);
		$this->share( $this->publish_thread( self::heading( 'Flour' ) . self::library_image( $still ) . self::library_image( $id, 'Kneading' ) ) );
		$types = array_map( static fn( $upload ) => preg_match( '~Content-Type: (\S+)~', $upload[1], $found ) ? $found[1] : '', $this->uploads );
		$this->assertSame( array( 'image/jpeg', 'image/gif' ), $types );
		$this->assertSame( array( 0, 1, 1, 0 ), array_map( static fn( $status ) => count( $status['media_ids'] ?? array() ), $this->statuses() ) );
	}

	/** @return array{0: int, 1: string} Size and alternative text of an upload; uploads to Bluesky contain no text. */
	private static function read_upload( array $upload ): array {
		return preg_match( '~\r\n\r\n(.*)\r\n--\w+\r\n.*\r\n\r\n(x+)\r\n--~sU', $upload[1], $parts ) ? array( strlen( $parts[2] ), $parts[1] ) : array( strlen( $upload[1] ), '' );
	}
}
