<?php
namespace Dovetail\Markdown\Tests;

use Dovetail\Tests\Test_Case;

final class ExcerptTest extends Test_Case {

	const BLOCK = '<!-- wp:dovetail/markdown {"source":"# Quinceloaf\n\nif (a \u003c b), *knead*"} -->' . "\n" .
		"<div class=\"wp-block-dovetail-markdown\"><h1>Quinceloaf</h1>\n<p>if (a &lt; b), <em>knead</em></p></div>\n<!-- /wp:dovetail/markdown -->";

	/** @dataProvider places */
	public function test_a_markdown_block_is_in_the_excerpt_and_the_search_results_of_its_post( string $content ): void {
		$post = $this->create_post( array( 'post_content' => $content ) );
		$excerpt = $this->rest( 'GET', "/wp/v2/posts/$post" )->get_data()['excerpt']['rendered'];
		$this->assertSame( 'Quinceloaf if (a < b), knead', self::text( $excerpt ) );
		$this->assertSame( array( $post ), array_column( $this->rest( 'GET', '/wp/v2/posts', array( 'search' => 'quinceloaf' ) )->get_data(), 'id' ) );
	}

	/** @dataProvider places */
	public function test_a_markdown_block_is_in_the_description_of_its_post_in_the_feed( string $content ): void {
		$post = $this->create_post( array( 'post_content' => $content ) );
		$GLOBALS['wp_query'] = new \WP_Query( array( 'p' => $post ) );
		self::request_feed();
		the_post();
		ob_start();
		the_excerpt_rss();
		$this->assertSame( 'Quinceloaf if (a < b), knead', self::text( ob_get_clean() ) );
	}

	public static function places(): array {
		return array(
			'alone'      => array( self::BLOCK ),
			'in a group' => array( "<!-- wp:group -->\n<div class=\"wp-block-group\">" . self::BLOCK . "</div>\n<!-- /wp:group -->" ),
		);
	}

	public function test_an_excerpt_omits_captions_facts_and_forms_of_other_blocks_that_the_search_still_finds(): void {
		$in_excerpt = array();
		$not_found  = array();
		$names      = preg_grep( '~^dovetail/~', array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) );
		foreach ( $names as $name ) {
			$word  = 'quince' . md5( $name );
			$class = 'wp-block-' . str_replace( '/', '-', $name );
			$post  = $this->create_post(
				array( 'post_content' => "<!-- wp:paragraph -->\n<p>Bread.</p>\n<!-- /wp:paragraph --><!-- wp:$name -->\n<div class='$class'>$word</div>\n<!-- /wp:$name -->" )
			);
			if ( 'Bread.' !== trim( get_the_excerpt( $post ) ) ) {
				$in_excerpt[] = $name;
			}
			$query = new \WP_Query(
				array(
					's'      => $word,
					'fields' => 'ids',
				)
			);
			if ( array( $post ) !== $query->posts ) {
				$not_found[] = $name;
			}
		}
		$this->assertSame( array( 'dovetail/markdown' ), $in_excerpt );
		$this->assertSame( array(), $not_found );
	}

	private static function text( string $html ): string {
		return trim( preg_replace( '/\s+/', ' ', html_entity_decode( preg_replace( '/<[^>]*>/', ' ', $html ) ) ) );
	}
}
