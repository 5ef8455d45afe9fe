<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Mail_Content;
use Dovetail\Tests\Test_Case;

/** Tests the HTML and plain text of mail blocks. */
final class MailContentTest extends Test_Case {

	/** @dataProvider blocks */
	public function test_a_block_becomes_html_for_mail_programs_and_plain_text( string $content, string $html, string $text ): void {
		$part = Mail_Content::render( $content );
		$this->assertSame( $html, preg_replace( '~ style="[^"]*"~', '', $part['html'] ) );
		$this->assertSame( $text, $part['text'] );
	}

	public static function blocks(): array {
		$home = untrailingslashit( home_url() );
		return array(
			'a paragraph'               => array( "<!-- wp:paragraph -->\n<p>Rye &amp; <strong>wheat</strong>,<br>and <a href=\"https://example.com/?a=1&amp;b=2\" class=\"x\" onclick=\"x()\">oats</a>.</p>\n<!-- /wp:paragraph -->", '<p>Rye &amp; <strong>wheat</strong>,<br>and <a href="https://example.com/?a=1&#038;b=2">oats</a>.</p>', "Rye & wheat,\nand oats (https://example.com/?a=1&b=2)." ),
			'an empty paragraph'        => array( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->', '', '' ),
			'a relative link'           => array( '<!-- wp:paragraph --><p><a href="/shop">Shop</a></p><!-- /wp:paragraph -->', "<p><a href=\"$home/shop\">Shop</a></p>", "Shop ($home/shop)" ),
			'a script link'             => array( '<!-- wp:paragraph --><p><a href="javascript:alert(1)">x</a><script>y</script></p><!-- /wp:paragraph -->', '<p><a href="http://alert(1)">x</a>y</p>', 'x (http://alert(1))y' ),
			'a large heading'           => array( '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Bread</h1><!-- /wp:heading -->', '<h2>Bread</h2>', 'Bread' ),
			'a nested list'             => array( '<!-- wp:list {"ordered":true} --><ol><!-- wp:list-item --><li>One<!-- wp:list --><ul><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --><!-- wp:list-item --><li>Three</li><!-- /wp:list-item --></ol><!-- /wp:list -->', '<ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>', "1. One\n  - Two\n2. Three" ),
			'an image'                  => array( '<!-- wp:image {"width":"900px"} --><figure class="wp-block-image"><a href="https://example.com/big"><img src="/a.jpg" alt="A &quot;loaf&quot;" onerror="x()"/></a><figcaption>Our <em>loaf</em></figcaption></figure><!-- /wp:image -->', "<div><a href=\"https://example.com/big\"><img src=\"$home/a.jpg\" alt=\"A &quot;loaf&quot;\" width=\"560\"></a><p>Our <em>loaf</em></p></div>", "[A \"loaf\"]\nOur loaf\nhttps://example.com/big" ),
			'an image without a source' => array( '<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->', '', '' ),
			'an image with a data URL'  => array( '<!-- wp:image --><figure><img src="data:image/png;base64,AA" alt="x"/></figure><!-- /wp:image -->', '<div><img src="" alt="x"></div>', '[x]' ),
			'a quote'                   => array( '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Bread is life.</p><!-- /wp:paragraph --><cite>Ada</cite></blockquote><!-- /wp:quote -->', '<blockquote><p>Bread is life.</p><p>Ada</p></blockquote>', "> Bread is life.\n> \n> Ada" ),
			'buttons'                   => array( '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/shop?a=1&amp;b=2">Buy</a></div><!-- /wp:button --><!-- wp:button --><div><a>No link</a></div><!-- /wp:button --></div><!-- /wp:buttons -->', "<p><a href=\"$home/shop?a=1&amp;b=2\">Buy</a></p>", "Buy:\n$home/shop?a=1&b=2" ),
			'a separator'               => array( '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->', '<hr>', '* * *' ),
			'columns'                   => array( '<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div><!-- wp:paragraph --><p>B</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->', '<div><div><p>A</p></div></div><div><div><p>B</p></div></div>', "A\n\nB" ),
			'another block'             => array( '<!-- wp:html --><iframe src="https://example.com"></iframe><form><b>Fields</b></form><!-- /wp:html -->', '<p>Fields</p>', 'Fields' ),
			'text without blocks'       => array( "One <b>a</b>\n\nTwo", '<p>One a</p><p>Two</p>', "One a\n\nTwo" ),
		);
	}

	/** @dataProvider contents */
	public function test_the_server_and_the_editor_agree_on_which_mails_are_empty( string $content, bool $is_empty ): void {
		$this->assertSame( $is_empty, Mail_Content::is_empty( $content ) );
	}

	/** Returns the test cases in `empty-mails.cases.json`, which the TypeScript tests also use. */
	public static function contents(): array {
		$cases = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/empty-mails.cases.json' ), true );
		return array_column( array_map( static fn( array $case ): array => array( $case['name'], array( $case['content'], $case['isEmpty'] ) ), $cases ), 1, 0 );
	}

	public function test_the_line_of_a_quote_and_the_space_between_columns_follow_the_direction_of_the_language(): void {
		$quote   = '<!-- wp:quote --><blockquote><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->';
		$columns = '<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->';
		$html    = static fn(): string => Mail_Content::render( $quote . $columns )['html'];
		$this->assertStringContainsString( 'padding:0 16px;border-left:4px solid', $html() );
		$this->assertStringContainsString( 'padding-right:16px;', $html() );
		$locale = $GLOBALS['wp_locale'];
		$before = $locale->text_direction;

		$locale->text_direction = 'rtl';
		try {
			$this->assertStringContainsString( 'padding:0 16px;border-right:4px solid', $html() );
			$this->assertStringContainsString( 'padding-left:16px;', $html() );
		} finally {
			$locale->text_direction = $before;
		}
	}

	public function test_blocks_that_are_nested_too_deep_are_left_out(): void {
		$content = '<!-- wp:paragraph --><p>Deep</p><!-- /wp:paragraph -->';
		for ( $depth = 0; $depth < 50; $depth++ ) {
			$content = "<!-- wp:quote --><blockquote>$content</blockquote><!-- /wp:quote -->";
		}
		$this->assertStringNotContainsString( 'Deep', Mail_Content::render( $content )['html'] );
	}
}
