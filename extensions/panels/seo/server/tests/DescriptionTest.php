<?php
namespace Dovetail\Seo\Tests;

use Dovetail\Tests\Test_Case;

final class DescriptionTest extends Test_Case {

	public function test_an_author_writes_the_description_of_own_posts_and_of_no_other(): void {
		$others = $this->create_post();
		$own    = $this->create_post( array(), 'author' );
		$this->act_as( 'author' );
		$this->assertSame( 403, $this->write( $others, 'Mine <script>now</script>' )->get_status() );
		$this->assertSame( '', self::description( $others ) );
		foreach ( array( 'author' => $own, 'admin' => $others ) as $user => $post ) {
			$this->act_as( $user );
			$this->assertSame( 200, $this->write( $post, 'Mine <script>now</script>' )->get_status() );
			$this->assertSame( 'Mine <script>now</script>', self::description( $post ) );
		}
	}

	public function test_a_description_stays_letter_by_letter_as_it_was_typed_and_loses_control_characters(): void {
		$typed = "20%de Rabatt, caf%C3%A9, <br> & <3, a<b, [gallery], C:\\new, &amp;nbsp;\nSecond line";
		$post  = $this->create_post();
		$this->act_as( 'admin' );
		$data = $this->write( $post, "\x07$typed" )->get_data();
		$this->assertSame( $typed, $data['meta']['advanced_seo_description'] );
		$this->assertSame( $typed, self::description( $post ) );
	}

	private function write( int $post, string $text ): \WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/posts/$post", array( 'meta' => array( 'advanced_seo_description' => $text ) ) );
	}

	private static function description( int $post ): string {
		return get_post_meta( $post, 'advanced_seo_description', true );
	}
}
