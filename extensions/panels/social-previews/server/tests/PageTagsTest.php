<?php
namespace Dovetail\Social_Previews\Tests;

use Dovetail\Social_Previews\Page_Tags;
use Dovetail\Tests\Test_Case;

final class PageTagsTest extends Test_Case {

	public function test_a_post_has_tags_with_its_title_description_url_and_site(): void {
		update_option( 'blogname', 'Harbor &amp; Bakery' );
		$post = $this->create_post(
			array(
				'post_title'   => 'Rye & <em>salt</em>',
				'post_excerpt' => 'Baked "twice".',
				'post_content' => 'More.',
			)
		);
		$this->assertSame(
			array(
				'og:type'        => 'article',
				'og:title'       => 'Rye &amp; salt',
				'og:description' => 'Baked &quot;twice&quot;.',
				'og:url'         => htmlspecialchars( get_permalink( $post ) ),
				'og:site_name'   => 'Harbor &amp; Bakery',
				'twitter:card'   => 'summary',
			),
			$this->tags( $post )
		);
	}

	public function test_the_tags_of_a_page_have_the_type_website(): void {
		$this->assertSame( 'website', $this->tags( $this->create_post( array( 'post_type' => 'page' ) ) )['og:type'] );
	}

	/** @dataProvider contents */
	public function test_the_description_of_a_post_without_an_excerpt_is_its_beginning( string $content, string $description ): void {
		$this->assertSame( $description, $this->tags( $this->create_post( array( 'post_content' => $content ) ) )['og:description'] ?? '' );
	}

	public static function contents(): array {
		$paragraph = static fn( string $text ): string => "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->";
		return array(
			'paragraphs'             => array( $paragraph( 'Rye &amp; salt.' ) . $paragraph( 'Baked<br>twice.' ), 'Rye &amp; salt. Baked twice.' ),
			'a long text'            => array( $paragraph( str_repeat( 'bread ', 100 ) ), rtrim( substr( str_repeat( 'bread ', 100 ), 0, 199 ) ) . '…' ),
			'a form before the text' => array( '<!-- wp:other/form --><div>Your name</div><!-- /wp:other/form -->' . $paragraph( 'Write to us.' ), 'Write to us.' ),
			'classic content'        => array( '<p>Rye [gallery ids="1"] bread</p>', 'Rye bread' ),
			'nothing'                => array( '', '' ),
		);
	}

	public function test_the_featured_image_has_tags_with_its_size_and_alternative_text(): void {
		$image = $this->image( 1200, 630, 'A loaf' );
		$post  = $this->create_post( array( 'post_content' => '<img src="https://elsewhere.example/a.jpg">' ) );
		set_post_thumbnail( $post, $image );
		$this->assert_has(
			array(
				'og:image'        => wp_get_attachment_url( $image ),
				'og:image:width'  => '1200',
				'og:image:height' => '630',
				'og:image:alt'    => 'A loaf',
				'twitter:card'    => 'summary_large_image',
			),
			$this->tags( $post )
		);
	}

	public function test_a_small_image_gets_a_small_card(): void {
		$post = $this->create_post();
		set_post_thumbnail( $post, $this->image( 200, 200, '' ) );
		$tags = $this->tags( $post );
		$this->assertSame( 'summary', $tags['twitter:card'] );
		$this->assertArrayNotHasKey( 'og:image:alt', $tags );
	}

	public function test_without_a_featured_image_the_tags_contain_the_first_image_of_the_post(): void {
		$image = $this->image( 800, 600, 'Crust' );
		$own   = $this->tags( $this->create_post( array( 'post_content' => "<figure><img class=\"wp-image-$image\" src=\"/small.jpg\"></figure>" ) ) );
		$this->assertSame( wp_get_attachment_url( $image ), $own['og:image'] );
		$other = $this->tags( $this->create_post( array( 'post_content' => '<img src="https://elsewhere.example/a.jpg?x=1&amp;y=2" alt="Far away">' ) ) );
		$this->assertSame( 'https://elsewhere.example/a.jpg?x=1&amp;y=2', $other['og:image'] );
		$this->assertSame( 'Far away', $other['og:image:alt'] );
	}

	/** @dataProvider sizes */
	public function test_the_size_of_an_image_outside_the_library_is_read_from_its_attributes( string $attributes, array $size, string $card ): void {
		$tags  = $this->tags( $this->create_post( array( 'post_content' => "<img src=\"https://elsewhere.example/a.jpg\" $attributes>" ) ) );
		$names = array(
			'og:image:width'  => true,
			'og:image:height' => true,
		);
		$this->assertSame( $size, array_values( array_intersect_key( $tags, $names ) ) );
		$this->assertSame( $card, $tags['twitter:card'] );
	}

	public static function sizes(): array {
		$unknown = static fn( string $attributes ): array => array( $attributes, array(), 'summary' );
		return array(
			'a large image'   => array( 'width="1200" height="630"', array( '1200', '630' ), 'summary_large_image' ),
			'a small image'   => array( 'width="200" height="150"', array( '200', '150' ), 'summary' ),
			'no size'         => $unknown( '' ),
			'a missing side'  => $unknown( 'width="1200"' ),
			'a percentage'    => $unknown( 'width="100%" height="630"' ),
			'an empty value'  => $unknown( 'width height="630"' ),
			'zero'            => $unknown( 'width="0" height="630"' ),
			'a huge number'   => $unknown( 'width="1200000" height="630"' ),
			'a negative side' => $unknown( 'width="-1200" height="630"' ),
		);
	}

	/** @dataProvider no_pictures */
	public function test_an_image_without_a_public_url_is_not_in_the_tags( string $content ): void {
		$this->assertArrayNotHasKey( 'og:image', $this->tags( $this->create_post( array( 'post_content' => $content ) ) ) );
	}

	public static function no_pictures(): array {
		return array(
			'inline data'          => array( '<img src="data:image/png;base64,iVBORw0KGgo=">' ),
			'a script'             => array( '<img src="javascript:alert(1)">' ),
			'a missing attachment' => array( '<img class="wp-image-999999999" src="">' ),
			'a relative address'   => array( '<img src="a.jpg">' ),
		);
	}

	public function test_a_front_page_of_posts_has_tags_with_the_sites_name_and_tagline(): void {
		update_option( 'blogname', 'Harbor Bakery' );
		update_option( 'blogdescription', 'Bread & more' );
		query_posts( '' );
		$GLOBALS['wp_query']->is_home = true;
		$this->assertSame(
			array(
				'og:type'        => 'website',
				'og:title'       => 'Harbor Bakery',
				'og:description' => 'Bread &amp; more',
				'og:url'         => home_url( '/' ),
				'og:site_name'   => 'Harbor Bakery',
				'twitter:card'   => 'summary',
			),
			$this->printed()
		);
	}

	public function test_a_password_protected_post_has_no_tags(): void {
		$this->assertSame( array(), $this->tags( $this->create_post( array( 'post_password' => 'rye' ) ) ) );
	}

	public function test_no_tags_are_printed_if_the_owner_or_another_plugin_disables_them(): void {
		$post = $this->create_post();
		update_option( 'dovetail_blocks_settings', array( 'social_tags' => false ) );
		$this->assertSame( array(), $this->tags( $post ) );
		update_option( 'dovetail_blocks_settings', array( 'social_tags' => true ) );
		$this->assertNotSame( array(), $this->tags( $post ) );
		add_filter( 'dovetail_blocks_prints_social_tags', '__return_false' );
		$this->assertSame( array(), $this->tags( $post ) );
	}

	public function test_the_page_of_a_post_has_only_the_canonical_link_of_wordpress(): void {
		$post = $this->create_post();
		query_posts( array( 'p' => $post ) );
		ob_start();
		do_action( 'wp_head' );
		$head = ob_get_clean();
		preg_match_all( '~<link rel="canonical" href="([^"]*)"~', $head, $links );
		$this->assertSame( array( esc_url( get_permalink( $post ) ) ), $links[1] );
		$this->assertStringContainsString( '<meta property="og:url"', $head );
	}

	/** Adds an image to the media library, without a file. */
	private function image( int $width, int $height, string $alt ): int {
		$id = wp_insert_attachment(
			array(
				'post_title'     => 'Bread',
				'post_mime_type' => 'image/jpeg',
			),
			'2026/11/bread.jpg'
		);
		wp_update_attachment_metadata( $id, compact( 'width', 'height' ) + array( 'file' => '2026/11/bread.jpg' ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	/** @return array<string, string> Escaped contents by tag name. */
	private function tags( int $post ): array {
		query_posts( array( 'p' => $post, 'post_type' => 'any' ) ); // The page is the main query.
		return $this->printed();
	}

	private function printed(): array {
		ob_start();
		Page_Tags::print_tags();
		preg_match_all( '~<meta (?:property|name)="([^"]*)" content="([^"]*)">~', ob_get_clean(), $tags );
		return array_combine( $tags[1], $tags[2] );
	}
}
