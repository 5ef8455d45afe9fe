<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Routes;
use Dovetail\Publicize\Shares;

require_once __DIR__ . '/class-sharing-test-case.php';
require_once __DIR__ . '/trait-picture-library.php';

final class PicturesTest extends Sharing_Test_Case {

	use Picture_Library;

	protected function setUp(): void {
		parent::setUp();
		$this->record_uploads();
	}

	public function test_a_bluesky_card_has_the_featured_image_or_the_first_image_in_the_post(): void {
		$this->connect_only( array( 'bluesky' => self::BLUESKY ) );
		$featured = $this->add_picture( array( 3000, 2000, 100 ) );
		$shown    = '<figure>' . self::img( $this->add_picture( array( 2500, 2000, 100 ) ) ) . '</figure>';
		$this->share( $this->publish_pictures( $shown, false, $featured ) );
		$this->share( $this->publish_pictures( $shown, false ) );
		$this->share( $this->publish_pictures( 'Rye.', false ) );
		$uploads = array_map( static fn( $upload ) => array( $upload[0], strlen( $upload[1] ) ), $this->uploads );
		$this->assertSame( array( array( 'image/jpeg', 3000 ), array( 'image/jpeg', 2500 ) ), $uploads );
		$cards = $this->records();
		$this->assertCount( 3, $cards );
		$this->assertSame( array_fill( 0, 3, 'Rye bread' ), array_column( $cards, 'text' ) );
		foreach ( array( 0, 1 ) as $index ) {
			$thumb = $cards[ $index ]['embed']['external']['thumb'];
			$this->assertSame( 'blob', $thumb['$type'] );
			$this->assertIsString( $thumb['ref']['$link'] );
		}
		$this->assertSame( 'app.bsky.embed.external', $cards[2]['embed']['$type'] );
		$this->assertStringNotContainsString( 'thumb', wp_json_encode( $cards[2] ) );
	}

	public function test_the_largest_uncropped_size_that_the_network_accepts_is_sent(): void {
		$this->connect_only( array( 'bluesky' => self::BLUESKY ) );
		$this->share( $this->publish_pictures( 'Rye.', false, $this->add_picture( array( 1000001, 1000000, 100 ) ) ) );
		$this->share( $this->publish_pictures( 'Rye.', false, $this->add_picture( array( 1000001, 1000001, 100 ) ) ) );
		$this->assertSame( array( 1000000 ), array_map( static fn( $upload ) => strlen( $upload[1] ), $this->uploads ) );
		$this->assertCount( 2, $this->records() );
	}

	public function test_four_images_with_alt_texts_replace_the_card_if_the_author_chooses_so(): void {
		$this->connect_only(
			array(
				'bluesky'  => self::BLUESKY,
				'mastodon' => self::MASTODON,
			)
		);
		$content = '';
		foreach ( array( 'Crumb & “crust”', '', 'Three', 'Four', 'Five' ) as $alt ) {
			$content .= '<figure class="wp-block-image">' . self::img( $this->add_picture( array( 300, 200, 100 ) ), $alt ) . '</figure>';
		}
		$this->share( $this->publish_pictures( $content, true ) );

		$forms  = array_filter( $this->uploads, static fn( $upload ) => 0 === strpos( $upload[0], 'multipart/form-data; boundary=' ) );
		$bodies = array_column( $forms, 1 );
		$this->assertCount( 4, $bodies );
		$this->assertMatchesRegularExpression(
			'~^--(\w{32})\r\nContent-Disposition: form-data; name="description"\r\n\r\nCrumb & “crust”\r\n--\1\r\nContent-Disposition: form-data; name="file"; filename="picture"\r\nContent-Type: image/jpeg\r\n\r\nx{300}\r\n--\1--\r\n$~',
			$bodies[0]
		);
		$this->assertStringContainsString( "\r\n\r\nBread in the library\r\n", $bodies[1] );
		$media = $this->statuses()[0]['media_ids'];
		$this->assertCount( 4, $media );
		foreach ( $media as $id ) {
			$this->assertMatchesRegularExpression( '/^9\d{3}$/', $id );
		}

		$record = $this->records()[0];
		$this->assertMatchesRegularExpression( '~^Rye bread\n\nhttp://\S+$~', $record['text'] );
		$this->assert_has(
			array(
				array(
					'index'    => array(
						'byteStart' => 11,
						'byteEnd'   => strlen( $record['text'] ),
					),
					'features' => array( array( '$type' => 'app.bsky.richtext.facet#link' ) ),
				),
			),
			$record['facets']
		);
		$this->assert_has(
			array(
				'$type'  => 'app.bsky.embed.images',
				'images' => array(
					array(
						'alt'         => 'Crumb & “crust”',
						'aspectRatio' => array(
							'width'  => 1200,
							'height' => 800,
						),
						'image'       => array( '$type' => 'blob' ),
					),
				),
			),
			$record['embed']
		);
		$this->assertSame( array( 'Crumb & “crust”', 'Bread in the library', 'Three', 'Four' ), array_column( $record['embed']['images'], 'alt' ) );
	}

	public function test_an_image_id_in_a_class_shares_no_image_that_the_post_does_not_show(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$one   = $this->add_picture( array( 300, 200, 100 ) );
		$other = $this->add_picture( array( 300, 200, 100 ) );
		$this->share( $this->publish_pictures( self::img( $one, '', wp_get_attachment_url( $other ) ) . self::img( $one, '', 'https://elsewhere.example/a.jpg' ), true ) );
		$this->assertSame( array(), self::asked( '~/media$~' ) );
		$this->assertCount( 1, $this->statuses() );
		$this->assertSame( array( 'status', 'language' ), array_keys( $this->statuses()[0] ) );
		$this->assertSame( 'en', $this->statuses()[0]['language'] );
	}

	/** @dataProvider answers_to_a_picture */
	public function test_an_image_error_at_mastodon_omits_the_image_fails_the_post_or_delays_it( int $status, string $state, int $count ): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->refuse( 'POST mastodon:/api/v2/media', $status );
		$post = $this->publish_pictures( self::img( $this->add_picture( array( 300, 200, 100 ) ) ), true );
		$this->share( $post );
		$this->assertSame( array( 'mastodon' => $state ), $this->states( $post ) );
		$this->assertCount( $count, $this->statuses() );
	}

	public static function answers_to_a_picture(): array {
		return array(
			'an unsupported image'   => array( 422, 'done', 1 ),
			'a forbidden request'    => array( 403, 'failed', 0 ),
			'a broken server'        => array( 500, 'waiting', 0 ),
		);
	}

	public function test_a_failed_image_upload_is_safe_to_retry_because_no_post_was_sent(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->refuse( 'POST mastodon:/api/v2/media', 500 );
		$post = $this->publish_pictures( self::img( $this->add_picture( array( 300, 200, 100 ) ) ), true );
		$this->share( $post );
		$this->assert_has(
			array(
				'state' => 'waiting',
				'doubt' => 0,
				'tries' => 1,
			),
			Shares::of( $post, 'mastodon' )
		);
	}

	public function test_telegram_gets_the_text_and_all_images_in_one_message(): void {
		$this->connect_only( array( 'telegram' => self::TELEGRAM ) );
		$ids    = array( $this->add_picture( array( 300, 200, 100 ) ), $this->add_picture( array( 300, 200, 100 ) ), $this->add_picture( array( 300, 200, 100 ) ) );
		$figure = static fn( $id ) => '<figure class="wp-block-image">' . self::img( $id, 'Crumb' ) . '</figure>';
		$posts  = array(
			$this->publish_pictures( $figure( $ids[0] ), true ),
			$this->publish_pictures( $figure( $ids[1] ) . $figure( $ids[2] ), true ),
			$this->publish_pictures( $figure( $ids[0] ), false ),
		);
		array_map( array( $this, 'share' ), $posts );
		$caption = static fn( $post ) => "Rye bread\n\n" . get_permalink( $post );
		$sent    = self::asked( '~/send\w+$~' );
		$this->assertSame( array( 'sendPhoto', 'sendMediaGroup', 'sendMessage' ), array_map( static fn( $request ) => basename( $request['path'] ), $sent ) );
		$this->assertEquals(
			array(
				'chat_id' => '@harbourbakery',
				'photo'   => wp_get_attachment_url( $ids[0] ),
				'caption' => $caption( $posts[0] ),
			),
			$sent[0]['data']
		);
		$this->assertEquals(
			array(
				'chat_id' => '@harbourbakery',
				'media'   => array(
					array(
						'type'    => 'photo',
						'media'   => wp_get_attachment_url( $ids[1] ),
						'caption' => $caption( $posts[1] ),
					),
					array(
						'type'  => 'photo',
						'media' => wp_get_attachment_url( $ids[2] ),
					),
				),
			),
			$sent[1]['data']
		);
		$this->assertSame( $caption( $posts[2] ), $sent[2]['data']['text'] );
	}

	public function test_the_text_is_posted_even_if_telegram_cannot_fetch_the_image(): void {
		$this->connect_only( array( 'telegram' => self::TELEGRAM ) );
		$this->refuse( 'POST telegram:/{bot}/sendPhoto', 400 );
		$post = $this->publish_pictures( self::img( $this->add_picture( array( 300, 200, 100 ) ) ), true );
		$this->share( $post );
		$this->assert_has(
			array(
				'state'   => 'done',
				'without' => 1,
			),
			Shares::of( $post, 'telegram' )
		);
		$this->assertCount( 1, self::asked( '~/sendMessage$~' ) );
	}

	public function test_the_text_is_not_sent_to_telegram_if_the_image_may_already_be_posted(): void {
		$this->connect_only( array( 'telegram' => self::TELEGRAM ) );
		$this->refuse( 'POST telegram:/{bot}/sendPhoto', 500 );
		$post = $this->publish_pictures( self::img( $this->add_picture( array( 300, 200, 100 ) ) ), true );
		$this->share( $post );
		$this->assert_has(
			array(
				'state'   => 'failed',
				'without' => 0,
			),
			Shares::of( $post, 'telegram' )
		);
		$this->assertSame( array(), self::asked( '~/sendMessage$~' ) );
	}

	public function test_a_webhook_gets_the_selected_images_with_alt_texts(): void {
		$this->connect_only( array( 'webhook' => self::WEBHOOK ) );
		$id  = $this->add_picture( array( 300, 200, 100 ) );
		$img = self::img( $id, 'Crumb & crust' );
		$this->share( $this->publish_pictures( $img, true ) );
		$this->share( $this->publish_pictures( $img, false ) );
		$sent = array_column( self::asked( '~/posts$~' ), 'data' );
		$sent = array_filter( $sent, static fn( $data ) => 'post.published' === $data['event'] );
		$this->assertSame(
			array(
				array(
					array(
						'url' => wp_get_attachment_url( $id ),
						'alt' => 'Crumb & crust',
					),
				),
				array(),
			),
			array_column( $sent, 'pictures' )
		);
	}

	public function test_an_image_too_large_for_every_network_is_omitted_and_logged(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$large = $this->add_picture( array( 2000001, 2000001, 100 ) );
		$small = $this->add_picture( array( 300, 200, 100 ) );
		$post  = $this->publish_pictures( self::img( $large ) . self::img( $small ), true );
		$this->share( $post );
		$this->assertCount( 1, $this->uploads );
		$this->act_as( 'admin' );
		$request = new \WP_REST_Request( 'GET' );
		$request->set_param( 'post', $post );
		$this->assertMatchesRegularExpression( '/^Shared to Mastodon, .+\. 1 image or video could not be attached\.$/', Routes::shares( $request )['shares'][0]['said'] );
	}

	public function test_a_server_that_is_processing_an_image_is_polled_until_it_is_finished(): void {
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$post = $this->publish_pictures( self::img( $this->add_picture( array( 300, 200, 100 ) ) ), true );
		$this->answer_http(
			function ( $url ) {
				if ( ! preg_match( '~/api/v\d/media(/\d+)?$~', $url ) ) {
					return null;
				}
				$is_finished = 2 === count( $this->requests() );
				return array(
					'status' => $is_finished ? 200 : 206,
					'body'   => array(
						'id'  => '77',
						'url' => $is_finished ? 'https://social.example/77' : null,
					),
				);
			}
		);
		$this->share( $post );
		$paths = array_map( static fn( $url ) => strstr( $url, '/api/' ), array_column( $this->requests(), 'url' ) );
		$this->assertSame( array( '/api/v2/media', '/api/v1/media/77', '/api/v1/media/77' ), $paths );
		$this->assertSame( array( 'mastodon' => 'done' ), $this->states( $post ) );
		$this->assertSame( array( '77' ), $this->statuses()[0]['media_ids'] );
	}

	private function refuse( string $request, int $status ): void {
		self::set_faults(
			array(
				$request => array(
					'kind'   => 'refused',
					'status' => $status,
				),
			)
		);
	}
}
