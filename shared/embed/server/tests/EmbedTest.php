<?php
namespace Dovetail\Embed\Tests;

use Dovetail\Tests\Test_Case;

final class EmbedTest extends Test_Case {

	/** @dataProvider embeds */
	public function test_an_author_gets_the_same_frame_and_link_text_that_the_page_prints( string $slug, string $saved ): void {
		$this->act_as( 'contributor' );
		$answer = $this->preview( $slug, parse_blocks( $saved )[0]['attrs'] );
		$this->assertSame( 200, $answer->get_status() );
		$page = do_blocks( $saved );
		preg_match( '~<script[^>]* class="dovetail-embed__data"[^>]*>\s*(\{.*?\})\s*</script>~s', $page, $printed );
		$frame = json_decode( $printed[1], true );
		unset( $frame['title'] );
		$this->assertSame( $frame, $answer->get_data()['frame'] );
		$this->assertSame( array(), array_intersect( array( 'hosts', 'base', 'server' ), array_keys( $frame ) ) );
		// The name of a restaurant is kept.
		preg_match( '~>([^<]+)</a>~', $saved, $link );
		$text = str_contains( $link[1], '.' ) ? $answer->get_data()['text'] : $link[1];
		$this->assertStringContainsString( ">$text</a>", $page );
	}

	/** @dataProvider embeds */
	public function test_a_block_without_a_url_has_no_frame( string $slug ): void {
		$this->act_as( 'author' );
		$this->assertNull( $this->preview( $slug, array() )->get_data()['frame'] );
	}

	/** @dataProvider embeds */
	public function test_a_frame_loads_only_urls_of_its_service( string $slug, string $saved ): void {
		$this->act_as( 'author' );
		$attributes = parse_blocks( $saved )[0]['attrs'];
		if ( ! isset( $attributes['url'] ) ) {
			$this->assertStringContainsString( '/services/', $this->preview( $slug, $attributes )->get_data()['frame']['src'] );
			return;
		}
		$parts = wp_parse_url( $attributes['url'] );
		$host  = $parts['host'];
		$rest  = $parts['path'] . '?' . ( $parts['query'] ?? '' );
		foreach ( array( "https://$host.evil.example$rest", "https://evil.example$rest", "https://evil.example/?{$attributes['url']}", "https://$host@evil.example$rest", "https://me:secret@$host$rest", "https://$host:8443$rest", "javascript:alert(1)//$host$rest" ) as $url ) {
			$this->assertNull( $this->preview( $slug, array( 'url' => $url ) + $attributes )->get_data()['frame'], $url );
		}
	}

	/** Returns the showcase HTML of each embed block. */
	public static function embeds(): array {
		$embeds = array();
		foreach ( glob( dirname( __DIR__, 4 ) . '/extensions/blocks/*/provider.ts' ) as $file ) {
			$slug            = basename( dirname( $file ) );
			$embeds[ $slug ] = array( $slug, file_get_contents( dirname( $file ) . "/fixtures/$slug.html" ) );
		}
		return $embeds;
	}

	/** @dataProvider strangers */
	public function test_a_user_who_cannot_write_posts_gets_no_frame( ?string $role, int $status ): void {
		wp_set_current_user( null === $role ? 0 : $this->create_user( 'reader', $role ) );
		$this->assertSame( $status, $this->preview( key( self::embeds() ), array() )->get_status() );
	}

	public static function strangers(): array {
		return array(
			'a visitor'    => array( null, 401 ),
			'a subscriber' => array( 'subscriber', 403 ),
		);
	}

	/** @dataProvider others */
	public function test_a_block_that_is_not_an_embed_has_no_preview( string $slug ): void {
		$this->act_as( 'author' );
		$this->assertSame( 404, $this->preview( $slug, array() )->get_status() );
	}

	public static function others(): array {
		return array(
			'unknown'            => array( 'nothing' ),
			'a frame of its own' => array( 'video' ),
		);
	}

	private function preview( string $slug, array $attributes ): \WP_REST_Response {
		return $this->rest( 'POST', "/dovetail/v1/embed-preview/$slug", array( 'attributes' => $attributes ) );
	}
}
