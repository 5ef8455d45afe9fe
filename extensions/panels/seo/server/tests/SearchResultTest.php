<?php
namespace Dovetail\Seo\Tests;

use Dovetail\Seo\Search_Result;
use Dovetail\Tests\Test_Case;

final class SearchResultTest extends Test_Case {

	public function test_authors_can_set_the_description_only_of_their_own_posts(): void {
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

	public function test_a_description_is_stored_as_typed_without_control_characters(): void {
		$typed = "20%de Rabatt, caf%C3%A9, <br> & <3, a<b, [gallery], C:\\new, &amp;nbsp;\nSecond line";
		$post  = $this->create_post();
		$this->act_as( 'admin' );
		$data = $this->write( $post, "\x07$typed" )->get_data();
		$this->assertSame( $typed, $data['meta']['advanced_seo_description'] );
		$this->assertSame( $typed, self::description( $post ) );
	}

	/** @dataProvider descriptions */
	public function test_a_description_is_one_line_of_text_on_the_page( string $typed, string $content ): void {
		$post = $this->create_post();
		update_post_meta( $post, 'advanced_seo_description', wp_slash( $typed ) );
		$this->assertSame( "<meta name=\"description\" content=\"$content\">", $this->tags( $post )[0] );
	}

	public static function descriptions(): array {
		return array(
			'line breaks and tags'     => array( "  Two\n lines <b>\"and\"</b> \\ a tag  ", 'Two lines &lt;b&gt;&quot;and&quot;&lt;/b&gt; \\ a tag' ),
			'text that resembles code' => array(
				"20%de Rabatt, caf%C3%A9, <br> & <3, a<b, [gallery], C:\\new, &amp;nbsp;\nSecond line",
				'20%de Rabatt, caf%C3%A9, &lt;br&gt; &amp; &lt;3, a&lt;b, [gallery], C:\\new, &amp;amp;nbsp; Second line',
			),
		);
	}

	public function test_a_post_without_a_description_has_no_tags(): void {
		$this->assertSame( array(), $this->tags( $this->create_post() ) );
	}

	public function test_the_fields_of_the_posts_page_apply_to_the_list_of_posts(): void {
		$page = $this->create_post( array( 'post_type' => 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->create_post( array( 'post_type' => 'page' ) ) );
		update_option( 'page_for_posts', $page );
		update_post_meta( $page, 'advanced_seo_description', 'What is new.' );
		update_post_meta( $page, 'jetpack_seo_html_title', 'Our news' );
		update_post_meta( $page, 'jetpack_seo_noindex', '1' );
		query_posts( array( 'page_id' => $page ) );
		$this->assertTrue( is_home() && ! is_front_page() );
		do_action( 'template_redirect' );
		ob_start();
		do_action( 'wp_head' );
		$head = ob_get_clean();
		$this->assertStringContainsString( '<meta name="description" content="What is new.">', $head );
		$this->assertStringContainsString( '<meta property="og:title" content="Our news">', $head );
		$this->assertStringStartsWith( 'Our news', wp_get_document_title() );
		$this->assertArrayHasKey( 'noindex', apply_filters( 'wp_robots', array() ) );
	}

	public function test_a_password_protected_post_has_no_description_tags(): void {
		$post = $this->create_post();
		update_post_meta( $post, 'advanced_seo_description', 'Bread.' );
		$this->assertCount( 1, $this->tags( $post ) );
		wp_update_post(
			array(
				'ID'            => $post,
				'post_password' => 'rye',
			)
		);
		$this->assertSame( array(), $this->tags( $post ) );
	}

	public function test_a_title_for_search_engines_is_followed_by_the_name_of_the_site(): void {
		update_option( 'blogname', 'Harbor Bakery' );
		$post = $this->create_post( array( 'post_title' => 'Rye' ) );
		update_post_meta( $post, 'jetpack_seo_html_title', wp_slash( "Rye & salt <\nbread" ) );
		$this->show( $post );
		$this->assertSame( 'Rye &amp; salt &lt; bread &#8211; Harbor Bakery', wp_get_document_title() );
		$this->show( $this->create_post( array( 'post_title' => 'Wheat' ) ) );
		$this->assertSame( 'Wheat &#8211; Harbor Bakery', wp_get_document_title() );
	}

	public function test_on_a_static_front_page_the_title_is_followed_by_the_name_of_the_site_instead_of_the_tagline(): void {
		update_option( 'blogname', 'Harbor &amp; Bakery' );
		update_option( 'blogdescription', 'Bread and more' );
		$page = $this->create_post( array( 'post_type' => 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		$this->show( $page, 'page_id' );
		$this->assertSame( 'Harbor &amp; Bakery &#8211; Bread and more', wp_get_document_title() );
		update_post_meta( $page, 'jetpack_seo_html_title', 'Rye' );
		$this->show( $page, 'page_id' );
		$this->assertSame( 'Rye &#8211; Harbor &amp; Bakery', wp_get_document_title() );
	}

	public function test_a_hidden_post_has_noindex_and_is_not_in_the_sitemap(): void {
		$hidden = $this->create_post();
		$shown  = $this->create_post();
		update_post_meta( $hidden, 'jetpack_seo_noindex', '1' );
		update_post_meta( $shown, 'jetpack_seo_noindex', '' );
		$this->show( $shown );
		$this->assertArrayNotHasKey( 'noindex', apply_filters( 'wp_robots', array() ) );
		$this->show( $hidden );
		$this->assertTrue( apply_filters( 'wp_robots', array() )['noindex'] );
		$listed = array_column( ( new \WP_Sitemaps_Posts() )->get_url_list( 1, 'post' ), 'loc' );
		$this->assertContains( get_permalink( $shown ), $listed );
		$this->assertNotContains( get_permalink( $hidden ), $listed );
	}

	public function test_link_previews_have_the_title_and_description_for_search_engines(): void {
		$post = $this->create_post( array( 'post_title' => 'Rye', 'post_excerpt' => 'Baked.' ) );
		$tags = static fn(): array => array( apply_filters( 'dovetail_blocks_page_title', 'Rye', get_post( $post ) ), apply_filters( 'dovetail_blocks_page_description', 'Baked.', get_post( $post ) ) );
		$this->show( $post );
		$this->assertSame( array( 'Rye', 'Baked.' ), $tags() );
		update_post_meta( $post, 'jetpack_seo_html_title', 'Rye bread' );
		update_post_meta( $post, 'advanced_seo_description', 'Baked twice.' );
		$this->show( $post );
		$this->assertSame( array( 'Rye bread', 'Baked twice.' ), $tags() );
	}

	public function test_another_seo_plugin_controls_the_title_and_robots_directives(): void {
		add_filter( 'dovetail_blocks_prints_descriptions', '__return_false' );
		$post = $this->create_post( array( 'post_title' => 'Rye' ) );
		update_post_meta( $post, 'jetpack_seo_html_title', 'Other' );
		update_post_meta( $post, 'jetpack_seo_noindex', '1' );
		$this->show( $post );
		$this->assertStringStartsWith( 'Rye', wp_get_document_title() );
		$this->assertArrayNotHasKey( 'noindex', apply_filters( 'wp_robots', array() ) );
	}

	public function test_restoring_a_revision_restores_the_fields(): void {
		$post = $this->create_post();
		update_post_meta( $post, 'advanced_seo_description', 'Rye.' );
		$revision = $this->save_revision( $post );
		update_post_meta( $post, 'advanced_seo_description', 'Wheat.' );
		update_post_meta( $post, 'jetpack_seo_noindex', '1' );
		wp_restore_post_revision( $revision );
		$this->assertSame( 'Rye.', self::description( $post ) );
		$this->assertSame( '', get_post_meta( $post, 'jetpack_seo_noindex', true ) );
	}

	public function test_restoring_a_revision_without_the_fields_keeps_the_current_ones(): void {
		$post     = $this->create_post();
		$revision = $this->save_revision( $post );
		update_post_meta( $post, 'advanced_seo_description', 'Wheat.' );
		$later = $this->save_revision( $post );
		wp_restore_post_revision( $revision );
		$this->assertSame( 'Wheat.', self::description( $post ) );
		update_post_meta( $post, 'advanced_seo_description', 'Spelt.' );
		wp_restore_post_revision( $later );
		$this->assertSame( 'Wheat.', self::description( $post ) );
	}

	public function test_restoring_a_revision_keeps_the_fields_of_another_seo_plugin(): void {
		$post = $this->create_post();
		update_post_meta( $post, 'advanced_seo_description', 'Rye.' );
		$revision = $this->save_revision( $post );
		update_post_meta( $post, 'advanced_seo_description', 'Wheat.' );
		add_filter( 'dovetail_blocks_prints_descriptions', '__return_false' );
		wp_restore_post_revision( $revision );
		$this->assertSame( 'Wheat.', self::description( $post ) );
	}

	/** @return int ID of a new revision of a post. */
	private function save_revision( int $post ): int {
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => uniqid( 'Bread ' ),
			)
		);
		return (int) array_key_first( wp_get_post_revisions( $post ) );
	}

	/** Makes a post the main query, and runs the hooks that print its tags. */
	private function show( int $post, string $key = 'p' ): void {
		query_posts( array( $key => $post ) );
		remove_action( 'template_redirect', 'redirect_canonical' );
		do_action( 'template_redirect' );
	}

	/** @return string[] Description tags on the post's page. */
	private function tags( int $post ): array {
		query_posts( array( 'p' => $post ) ); // The page is the main query.
		ob_start();
		Search_Result::print_description();
		preg_match_all( '/<meta[^>]+description"[^>]*>/', ob_get_clean(), $tags );
		return $tags[0];
	}

	private function write( int $post, string $text ): \WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/posts/$post", array( 'meta' => array( 'advanced_seo_description' => $text ) ) );
	}

	private static function description( int $post ): string {
		return get_post_meta( $post, 'advanced_seo_description', true );
	}
}
