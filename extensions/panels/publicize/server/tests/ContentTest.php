<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Content;
use Dovetail\Tests\Test_Case;

final class ContentTest extends Test_Case {

	public function test_code_with_less_than_signs_is_not_truncated_in_a_shared_card(): void {
		$content = self::content_of( array( 'post_content' => "<!-- wp:paragraph -->\n<p>if (a&lt;b) then c</p>\n<!-- /wp:paragraph -->" ) );
		$this->assertSame( 'if (a<b) then c', $content->summary );
		$content = self::content_of( array( 'post_excerpt' => 'if (a<b) then c, 20%de' ) );
		$this->assertSame( 'if (a<b) then c, 20%de', $content->summary );
	}

	public function test_line_breaks_and_block_ends_become_spaces_in_a_shared_card(): void {
		$content = self::content_of(
			array(
				'post_title'   => 'Rye<br>and salt',
				'post_content' => "<!-- wp:paragraph -->\n<p>First<br>Second</p>\n<!-- /wp:paragraph -->" .
					"<!-- wp:paragraph -->\n<p>three</p>\n<!-- /wp:paragraph -->" .
					"<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">four</h2>\n<!-- /wp:heading -->",
			)
		);
		$this->assertSame( 'Rye and salt', $content->title );
		$this->assertSame( 'First Second three four', $content->summary );
	}

	public function test_the_summary_of_a_long_post_in_a_card_has_at_most_300_characters(): void {
		$content = self::content_of( array( 'post_excerpt' => str_repeat( 'a<b ', 100 ) ) );
		$this->assertMatchesRegularExpression( '/^a<b .*…$/', $content->summary );
		$this->assertLessThanOrEqual( 300, mb_strlen( $content->summary ) );
	}

	private static function content_of( array $post ): Content {
		kses_remove_filters();
		$id = wp_insert_post(
			wp_slash(
				$post + array(
					'post_title'   => 'Rye',
					'post_content' => 'Bread.',
					'post_status'  => 'publish',
				)
			)
		);
		return new Content( get_post( $id ) );
	}
}
