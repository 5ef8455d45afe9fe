<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Thread;
use Dovetail\Publicize\Thread_Length_Counter;
use Dovetail\Publicize\Thread_Tree;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-thread-content.php';

final class ThreadTest extends Test_Case {

	use Thread_Content;

	const RYE = 'https://bakery.example/rye';

	public function test_no_break_spaces_at_the_end_of_a_paragraph_take_no_room(): void {
		$spaces = str_repeat( '&nbsp;', 280 );
		$this->assertSame( array( "Rye.\n\nWheat.\n\nSpelt." ), self::texts_of( self::paragraph( "Rye.$spaces" ) . self::paragraph( "Wheat.$spaces" ) . self::paragraph( $spaces ) . self::paragraph( 'Spelt.' ) ) );
	}

	// spec: 002-9-19
	public function test_every_supported_block_type_is_posted_also_inside_containers(): void {
		$thread = self::thread_of(
			implode(
				"\n\n",
				array(
					self::heading( 'Rye &amp; salt' ),
					self::paragraph( 'Baked <em>twice</em>.<br>By hand.' ),
					'<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' .
						self::items( self::item( 'Flour' . self::items( self::item( 'Dark' ) ) ) . self::item( 'Salt' ), '{"ordered":true} ' ) .
						'</div><!-- /wp:column --></div><!-- /wp:columns -->',
					self::group( self::quote( self::paragraph( 'Good bread.' ) . self::paragraph( 'Really.' ), 'Ann' ) ),
					self::separator(),
					"<!-- wp:verse --><pre class=\"wp-block-verse\">One\n   two</pre><!-- /wp:verse -->",
					'<!-- wp:spacer --><div style="height:50px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
					self::image( 'loaf.jpg', 'A loaf' ),
					self::separator(),
					self::gallery( 2 ),
					self::video(),
					'<!-- wp:bakery/gif {"giphyUrl":"https://giphy.com/embed/abc","searchText":"bread"} --><figure><a href="https://giphy.com/gifs/abc">bread</a></figure><!-- /wp:bakery/gif -->',
					self::embed( 'https://example.com/oven' ),
					self::embed( 'https://x.com/bakery/status/123' ),
				)
			)
		);
		$this->assertSame( array( 'formatting' => array( '' ) ), $thread['warnings'] );
		$posts = $thread['posts'];
		$this->assertSame(
			array(
				"Rye & salt\n\nBaked twice.\nBy hand.\n\n1. Flour\n• Dark\n2. Salt\n\n“Good bread.\n\nReally.”\n— Ann",
				"One\n   two",
				'',
				'',
				'',
				'',
				'https://example.com/oven',
			),
			array_column( $posts, 'text' )
		);
		$this->assertEquals(
			array(
				array(),
				array(),
				array( self::medium( 'https://bakery.example/loaf.jpg', 'image/jpeg', 'A loaf' ) ),
				array( self::medium( 'https://bakery.example/0.jpg', 'image/jpeg' ), self::medium( 'https://bakery.example/1.jpg', 'image/jpeg' ) ),
				array( self::medium( 'https://bakery.example/oven.mp4', 'video/mp4' ) ),
				array( self::medium( 'https://giphy.com/embed/abc', 'image/gif', 'bread' ) ),
				array(),
			),
			array_column( $posts, 'media' )
		);
		$this->assertSame( 'https://x.com/bakery/status/123', $posts[6]['tweet'] );
		$this->assertSame( array( 'https://example.com/oven' ), $posts[6]['urls'] );
	}

	/** @dataProvider media */
	public function test_a_tweet_has_at_most_four_images_or_one_video_or_one_animated_image( string $content, array $counts ): void {
		$this->assertSame( $counts, array_map( 'count', array_column( self::thread_of( $content )['posts'], 'media' ) ) );
	}

	public static function media(): array {
		return array(
			'six pictures'                     => array( str_repeat( self::image( 'a.jpg' ), 6 ), array( 4, 2 ) ),
			'a gallery and a picture'          => array( self::gallery( 6 ) . self::image( 'a.jpg' ), array( 4, 1 ) ),
			'a picture and two videos'         => array( self::image( 'a.jpg' ) . self::video() . self::video(), array( 1, 1, 1 ) ),
			'an animated image'                => array( self::image( 'a.gif' ) . self::image( 'b.jpg' ), array( 1, 1 ) ),
			'a picture between paragraphs'     => array( self::paragraph( 'Rye.' ) . self::image( 'a.jpg' ) . self::paragraph( 'Salt.' ), array( 1, 0 ) ),
			'a path that resembles a data URL' => array( self::image( 'data:image/png;base64,AAAA' ), array( 1 ) ),
			'a data URL'                       => array( '<!-- wp:image --><figure><img src="data:image/png;base64,AAAA" alt=""/></figure><!-- /wp:image -->', array() ),
		);
	}

	/** @dataProvider half_comments */
	public function test_thousands_of_unclosed_block_comments_give_no_thread_but_a_few_are_ignored( string $comment ): void {
		$this->assertSame( array(), self::texts_of( self::paragraph( 'Rye.' ) . str_repeat( $comment, 2000 ) ) );
		$this->assertSame( array( 'Rye.' ), self::texts_of( self::paragraph( 'Rye.' ) . str_repeat( $comment, 3 ) ) );
	}

	public static function half_comments(): array {
		return array(
			'an unclosed string' => array( '<!-- wp:a {"b":"' ),
			'an unclosed object' => array( '<!-- wp:a { -->' ),
			'a missing name'     => array( '<!-- wp:' ),
		);
	}

	public function test_spaces_before_a_line_break_or_the_end_of_a_link_are_removed(): void {
		$this->assertSame(
			array( "One\ntwo\nthree four five\nhttps://a.example/" ),
			self::texts_of( self::paragraph( 'One <br>two<br> three <a href="https://a.example/">four </a> five<br> ' ) )
		);
	}

	public function test_short_blocks_share_a_tweet_and_a_heading_starts_a_new_tweet(): void {
		$sixty = str_repeat( 'x', 60 );
		$this->assertSame( array( "$sixty\n\n$sixty\n\n$sixty\n\n$sixty", "$sixty\n\n$sixty" ), self::texts_of( str_repeat( self::paragraph( $sixty ), 6 ) ) );
		$this->assertSame( array( 'One.', "Two\n\nThree." ), self::texts_of( self::paragraph( 'One.' ) . self::heading( 'Two' ) . self::paragraph( 'Three.' ) ) );
		$this->assertSame( array( 'Short.', str_repeat( 'y', 280 ), 'y' ), self::texts_of( self::paragraph( 'Short.' ) . self::paragraph( str_repeat( 'y', 281 ) ) ) );
	}

	public function test_urls_of_links_are_posted_after_their_text(): void {
		$home   = home_url( '/shop' );
		$thread = self::thread_of( self::paragraph( 'We bake ' . self::link( 'every day' ) . ', see https://example.com/a and <a href="/shop">buy</a> <a href="#top">up</a> <a href="mailto:a@b.example">mail</a>.' ) );
		$this->assertCount( 1, $thread['posts'] );
		$this->assertSame( "We bake every day, see https://example.com/a and buy up mail.\n" . self::RYE . "\n$home", $thread['posts'][0]['text'] );
		$this->assertSame( array( 'https://example.com/a', self::RYE, $home ), $thread['posts'][0]['urls'] );
	}

	public function test_the_url_of_a_link_is_posted_in_another_tweet_if_it_does_not_fit(): void {
		$posts = self::thread_of( self::paragraph( str_repeat( 'rye ', 65 ) . self::link( 'every day' ) ) )['posts'];
		$this->assertCount( 2, $posts );
		$this->assertStringEndsWith( ' rye rye rye rye every day', $posts[0]['text'] );
		$this->assertSame( array(), $posts[0]['urls'] );
		$this->assertSame( self::RYE, $posts[1]['text'] );
		$this->assertSame( array( self::RYE ), $posts[1]['urls'] );
	}

	public function test_no_more_links_are_measured_than_fit_into_a_full_thread(): void {
		$calls   = 0;
		$counter = static function ( string $piece, string $kind ) use ( &$calls ): int {
			++$calls;
			return 'link' === $kind ? 23 : 1;
		};
		// Spaces in links don't count as text, so all links belong to the last word.
		$links = implode( '', array_map( static fn( int $number ): string => "<a href=\"https://example.com/$number\">\u{A0}</a>", range( 1, 10000 ) ) );
		foreach ( array( self::paragraph( "rye$links" ), self::paragraph( str_repeat( 'rye ', 6999 ) . "rye$links" ) ) as $content ) {
			$posts = Thread::of( Thread_Tree::of_content( $content ), self::counting( $counter ) )['posts'];
			$this->assertCount( Thread::MAX_POSTS + 1, $posts );
			$this->assertSame( array( 'https://example.com/1' ), array_slice( array_merge( ...array_column( $posts, 'urls' ) ), 0, 1 ) );
			$this->assertLessThan( 100000, $calls );
			$calls = 0;
		}
	}

	public function test_a_post_of_a_thread_has_at_most_1200_hidden_links(): void {
		$links = implode( '', array_map( static fn( int $number ): string => "<a href=\"https://example.com/$number\">\u{A0}</a>", range( 1, 1201 ) ) );
		$posts = Thread::of( Thread_Tree::of_content( self::paragraph( "rye$links" ) ), Thread_Length_Counter::mastodon( 100000, 23 ) )['posts'];
		$this->assertCount( 1, $posts );
		$this->assertCount( 1200, $posts[0]['urls'] );
		$this->assertStringEndsWith( '/1200', $posts[0]['text'] );
	}

	/** Returns a length counter with a post's size on Twitter and its own costs. */
	private static function counting( callable $cost ): Thread_Length_Counter {
		$measure = self::measure( 'twitter' );
		$costs   = new \ReflectionProperty( $measure, 'cost' );
		$costs->setAccessible( true );
		$costs->setValue( $measure, $cost );
		return $measure;
	}

	public function test_a_link_whose_text_is_its_url_is_posted_once(): void {
		$thread = self::thread_of( self::paragraph( '<a href="https://example.com/a">https://example.com/a</a>' ) );
		$this->assertSame( 'https://example.com/a', $thread['posts'][0]['text'] );
		$this->assertSame( array(), $thread['warnings'] );
	}

	// spec: 002-5-17
	/** @dataProvider links */
	public function test_a_warning_appears_only_if_a_link_is_posted_in_another_tweet( string $html, bool $is_separate ): void {
		$this->assertSame( $is_separate ? array( 'links' => array( '' ) ) : array(), self::thread_of( self::paragraph( $html ) )['warnings'] );
	}

	public static function links(): array {
		$words = str_repeat( 'rye ', 65 );
		return array(
			'a link alone'                    => array( self::link( 'daily' ), false ),
			'a link that does not fit'        => array( $words . self::link( 'daily' ), true ),
			'a link that fits'                => array( substr( $words, 0, -24 ) . self::link( 'daily' ), false ),
			'a link that shows its URL'       => array( self::link( self::RYE ), false ),
			'a visible URL that does not fit' => array( $words . self::link( self::RYE ), true ),
			'a plain URL that does not fit'   => array( $words . self::RYE, true ),
			'a long text without any link'    => array( $words . $words, false ),
		);
	}

	/** @dataProvider old_blocks */
	public function test_lists_quotes_and_embeds_of_old_wordpress_versions_are_shared( string $content, string $text ): void {
		$this->assertSame( array( $text ), self::texts_of( $content ) );
	}

	public static function old_blocks(): array {
		return array(
			'a list'                => array( self::items( '<li>Flour<ul><li>Dark</li></ul></li><li>Salt &amp; rye</li>' ), "• Flour\n• Dark\n• Salt & rye" ),
			'a list from number 3'  => array( '<!-- wp:list {"ordered":true,"start":3} --><ol start="3"><li>Flour<ol><li>Dark</li><li>Light</li></ol></li><li><strong>Salt</strong></li></ol><!-- /wp:list -->', "3. Flour\n1. Dark\n2. Light\n4. Salt" ),
			'a quote'               => array( self::quote( '<p>Good <em>bread</em>.</p><p>Really.</p>', 'Ann' ), "“Good bread.\n\nReally.”\n— Ann" ),
			'a quote with a footer' => array( '<!-- wp:quote --><blockquote class="wp-block-quote"><p>Good.</p><footer>Ann</footer></blockquote><!-- /wp:quote -->', "“Good.”\n— Ann" ),
			'unclosed items'        => array( '<!-- wp:list --><ul><li>A<li>B</ul></ul><li></li></li><!-- /wp:list -->', "• A\n• B" ),
			'an embed'              => array( '<!-- wp:core-embed/youtube {"url":"https://example.com/a"} --><figure></figure><!-- /wp:core-embed/youtube -->', 'https://example.com/a' ),
		);
	}

	public function test_an_embed_of_old_wordpress_versions_causes_no_warning(): void {
		$this->assertSame( array(), self::thread_of( self::old_blocks()['an embed'][0] )['warnings'] );
	}

	/** @dataProvider losses */
	public function test_warnings_list_everything_that_is_omitted_at_any_depth( string $content, string $kinds, ?string $texts ): void {
		$thread = self::thread_of( $content );
		$this->assertSame( $kinds, implode( ',', array_keys( $thread['warnings'] ) ) );
		if ( null !== $texts ) {
			$this->assertSame( $texts, implode( ',', array_column( $thread['posts'], 'text' ) ) );
		}
	}

	public static function losses(): array {
		$a       = self::paragraph( 'A' );
		$caption = static fn( $block, $text ) => str_replace( '</figure>', "<figcaption>$text</figcaption></figure>", $block );
		$sets    = array(
			'an image in a quote'               => array( self::quote( $a . self::image( 'a.jpg' ) ), 'unsupported', '“A”' ),
			'a table in a quote'                => array( self::quote( $a . self::table() ), 'unsupported', '“A”' ),
			'a table alone in a quote'          => array( self::quote( self::table() ), 'unsupported', '' ),
			'a table in a nested quote'         => array( self::quote( self::quote( $a . self::table() ) ), 'unsupported', '““A””' ),
			'a table in a group in a quote'     => array( self::quote( self::group( $a . self::table() ) ), 'unsupported', '“A”' ),
			'an embed in a quote'               => array( self::quote( $a . self::embed( 'https://example.com' ) ), 'unsupported', '“A”' ),
			'a separator in a quote'            => array( self::quote( $a . self::separator() ), '', '“A”' ),
			'a table in a list in a quote'      => array( self::quote( self::items( self::item( 'A' . self::table() ) ) ), 'unsupported', '“• A”' ),
			'an image in an item'               => array( self::items( self::item( 'A' . self::image( 'a.jpg' ) ) ), 'unsupported', '• A' ),
			'a table in a nested item'          => array( self::items( self::item( 'A' . self::items( self::item( 'B' . self::table() ) ) ) ), 'unsupported', "• A\n• B" ),
			'a paragraph in an item'            => array( self::items( self::item( 'A' . self::paragraph( 'B' ) ) ), '', "• A\nB" ),
			'a quote in an item'                => array( self::items( self::item( 'A' . self::quote( self::paragraph( 'B' ) ) ) ), '', "• A\n“B”" ),
			'an image in an old item'           => array( self::items( '<li>A<img src="https://a.example/a.png"/></li>' ), 'partial', '• A' ),
			'a table in an old item'            => array( self::items( '<li>A<table><tr><td>1</td><td>2</td></tr></table></li>' ), 'partial', '• A 1 2' ),
			'an image in a paragraph'           => array( self::paragraph( 'A <img src="https://a.example/a.png"/>' ), 'partial', 'A' ),
			'a footnote'                        => array( self::paragraph( 'A<sup data-fn="a">1</sup>' ), 'partial', 'A' ),
			'ten nested quotes'                 => array( self::nested( 10 ), '', null ),
			'eleven nested quotes'              => array( self::nested( 11 ), 'unsupported', null ),
			'small text in a citation'          => array( self::quote( $a, '<small>Ann</small>' ), 'formatting', "“A”\n— Ann" ),
			'the caption of an image'           => array( $caption( self::image( 'a.jpg' ), 'B' ), 'partial', '' ),
			'an empty caption'                  => array( $caption( self::image( 'a.jpg' ), ' ' ), '', '' ),
			'the caption of a gallery'          => array( preg_replace( '~</figure>~', '<figcaption>B</figcaption></figure>', self::gallery( 1 ), 1 ), 'partial', '' ),
			'the caption of a video'            => array( $caption( self::video(), 'B' ), 'partial', '' ),
			'the caption of an embed'           => array( $caption( self::embed( 'https://example.com/a' ), 'B' ), 'partial', 'https://example.com/a' ),
			'the link of an image'              => array( preg_replace( '~<img[^>]*>~', '<a href="/b">$0</a>', self::image( 'a.jpg' ) ), 'partial', '' ),
			'an image with a data URL'          => array( '<!-- wp:image --><figure><img src="data:image/png;base64,AAAA"/></figure><!-- /wp:image -->', 'unsupported', null ),
			'an image'                          => array( self::image( 'a.jpg' ), '', '' ),
		);
		foreach ( array( 'small', 'q', 'abbr', 'dfn', 'samp', 'font' ) as $tag ) {
			$sets[ "the element $tag" ] = array( self::paragraph( "A <$tag>B</$tag>" ), 'formatting', 'A B' );
		}
		return $sets;
	}

	public function test_warnings_list_lost_images_formatting_links_and_unsupported_blocks(): void {
		$thread = self::thread_of(
			self::gallery( 5 ) .
			self::paragraph( 'Rye <strong>bread</strong>' ) .
			self::paragraph( str_repeat( 'rye ', 65 ) . '<a href="https://bakery.example">every day</a>' ) .
			'<!-- wp:code --><pre class="wp-block-code"><code>x</code></pre><!-- /wp:code -->' .
			'<p>Classic</p>'
		);
		$this->assertEqualsCanonicalizing( array( 'formatting', 'gallery', 'links', 'unsupported' ), array_keys( $thread['warnings'] ) );
		$this->assertCount( 4, $thread['posts'][0]['media'] );
		$this->assertSame( array(), self::thread_of( self::gallery( 4 ) . self::paragraph( 'Rye' ) )['warnings'] );
	}

	// spec: 002-3.21-2
	/**
	 * @dataProvider boundaries
	 * @param array<int, array|null> $boundaries Container, type, first character, last character and line; null where
	 *        the post ends with the block.
	 */
	public function test_the_end_of_a_tweet_has_the_attribute_line_and_character_position_of_the_editor( string $html, array $boundaries ): void {
		$names = array( 'container', 'type', 'start', 'end', 'line' );
		$this->assertEquals(
			array_map( static fn( $boundary ) => $boundary ? array_combine( $names, $boundary ) : null, $boundaries ),
			array_column( self::thread_of( $html )['posts'], 'boundary' )
		);
	}

	public static function boundaries(): array {
		$words = trim( str_repeat( 'rye and salt ', 21 ) );
		return array(
			'after an emoji'         => array( self::paragraph( 'Rye 👨‍👩‍👧‍👦' ), array( array( 'content', 'end-of-line', 4, 15, 0 ) ) ),
			'at a line break'        => array(
				self::paragraph( "<strong>😀</strong>  $words<br>$words more." ),
				array( array( 'content', 'line-break', 274, 275, 0 ), array( 'content', 'end-of-line', 553, 554, 1 ) ),
			),
			'within a word'          => array(
				self::paragraph( str_repeat( 'x', 300 ) ),
				array( array( 'content', 'normal', 279, 280, 0 ), array( 'content', 'end-of-line', 299, 300, 0 ) ),
			),
			// The editor's text has no list bullets or quotation marks, and counts a footnote as one character.
			'after a footnote'         => array( self::items( self::item( 'Salt<sup data-fn="a" class="fn"><a href="#a">1</a></sup>.' ) ), array( array( 'content', 'end-of-line', 5, 6, 0 ) ) ),
			'at the end of a citation' => array( self::quote( self::paragraph( 'Good.' ), 'Ann' ), array( array( 'citation', 'end-of-line', 2, 3, 0 ) ) ),
			'at the end of a quote'    => array( self::quote( self::paragraph( 'Good.' ) ), array( array( 'content', 'end-of-line', 4, 5, 0 ) ) ),
			'after an image'           => array( self::paragraph( 'Rye' ) . self::image( 'a.jpg' ), array( null ) ),
		);
	}

	/** @dataProvider sizes */
	public function test_threads_of_any_size_are_created_quickly_and_exceed_a_hundred_by_at_most_one( int $paragraphs, int $tweets ): void {
		$content = '';
		for ( $index = 0; $index < $paragraphs; $index++ ) {
			$content .= self::paragraph( $index . ' ' . str_repeat( 'rye ', 60 ) );
		}
		$begun = microtime( true );
		$this->assertCount( $tweets, self::thread_of( $content )['posts'] );
		$this->assertLessThan( 10, microtime( true ) - $begun );
	}

	public static function sizes(): array {
		return array(
			'no tweets'             => array( 0, 0 ),
			'one tweet'             => array( 1, 1 ),
			'100 tweets'            => array( 100, 100 ),
			'101 tweets'            => array( 101, 101 ),
			'a thousand paragraphs' => array( 1000, 101 ),
		);
	}

	public function test_content_without_text_in_blocks_gives_no_thread(): void {
		$this->assertSame( array(), self::texts_of( self::paragraph( ' ' ) . self::paragraph( '&nbsp;<br>' ) ) );
		$this->assertSame( array(), self::texts_of( '<p>Not a block</p>' ) );
	}

	private static function link( string $text ): string {
		return '<a href="' . self::RYE . "\">$text</a>";
	}

	private static function medium( string $url, string $type, string $alt = '' ): array {
		return array(
			'url'  => $url,
			'type' => $type,
			'alt'  => $alt,
			'id'   => 0,
		);
	}

	private static function nested( int $depth ): string {
		return $depth ? self::quote( self::paragraph( (string) $depth ) . self::nested( $depth - 1 ) ) : self::paragraph( 'x' );
	}
}
