<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Thread_Splitter;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-thread-content.php';

final class ThreadSplitterTest extends Test_Case {

	use Thread_Content;

	const FAMILY   = '👨‍👩‍👧‍👦';
	const LINK     = 'https://bakery.example/rye?x=1&y=2';
	const SENTENCE = 'Each loaf takes two days in our small bakery by the sea. ';

	/** Pieces of the random strings that must never be split. */
	const WHOLE = array( self::FAMILY, '🇩🇪', '👍🏽', '❤️‍🔥', '1️⃣', "e\u{301}\u{302}", self::LINK . ' ', ' @ann@social.example ', "\r\n" );

	/**
	 * Tests the length of a tweet: letters of most alphabets count as one, a link as 23, and everything else as two.
	 *
	 * @dataProvider tweets
	 */
	public function test_the_length_of_a_tweet_is_counted_as_twitter_does( string $text, int $length ): void {
		$this->assertSame( $length, self::measure( 'twitter' )->length( $text ) );
	}

	public static function tweets(): array {
		// The test cases are shared with the editor's preview.
		return array_merge(
			json_decode( file_get_contents( __DIR__ . '/../../tests/tweet-length.cases.json' ), true ),
			array( array( 'a' . str_repeat( "\u{301}", 50 ), 51 ) )
		);
	}

	/** @dataProvider other_networks */
	public function test_the_length_of_a_text_depends_on_the_network( string $network, string $text, int $length ): void {
		$this->assertSame( $length, self::measure( $network )->length( $text ) );
	}

	public static function other_networks(): array {
		return array(
			'a family emoji at Mastodon'                         => array( 'mastodon', self::FAMILY, 1 ),
			'Japanese at Mastodon'                               => array( 'mastodon', '日本', 2 ),
			'a link at Mastodon has a fixed length'              => array( 'mastodon', self::LINK, 23 ),
			'a mention at Mastodon counts by name'               => array( 'mastodon', '@ann@social.example!', 5 ),
			'each character at Bluesky counts ten'               => array( 'bluesky', 'Rye', 30 ),
			'Japanese at Bluesky'                                => array( 'bluesky', '日', 10 ),
			'the bytes of a family emoji at Bluesky'             => array( 'bluesky', self::FAMILY, 25 ),
		);
	}

	public function test_a_text_is_split_at_the_end_of_a_nearby_sentence_or_line(): void {
		$part = trim( str_repeat( self::SENTENCE, 4 ) );
		$this->assertSame( array( $part, $part, $part ), self::split( 'twitter', trim( str_repeat( self::SENTENCE, 12 ) ) ) );
		$line = trim( str_repeat( 'rye and salt ', 14 ) );
		$this->assertSame( array( $line, $line ), self::split( 'twitter', "$line\n$line" ) );
		$quoted = 'He said “' . str_repeat( 'rye ', 50 ) . 'now.” ' . str_repeat( 'salt ', 20 );
		$this->assertStringEndsWith( 'now.”', self::split( 'twitter', $quoted )[0] );
	}

	public function test_a_text_without_nearby_sentence_end_is_split_between_words_or_in_a_very_long_word(): void {
		$parts = self::split( 'twitter', trim( str_repeat( 'rye and salt ', 60 ) ) );
		$this->assertGreaterThan( 1, count( $parts ) );
		foreach ( $parts as $part ) {
			$this->assertMatchesRegularExpression( '/^(rye|and|salt)\b.*\b(rye|and|salt)$/', $part );
		}
		$this->assertSame( array( 'Rye. ' . str_repeat( 'x', 275 ), str_repeat( 'x', 125 ) ), self::split( 'twitter', 'Rye. ' . str_repeat( 'x', 400 ) ) );
	}

	public function test_a_text_is_never_split_in_a_link_or_emoji_or_before_closing_punctuation(): void {
		$link = 'https://bakery.example/' . str_repeat( 'a', 200 );
		$this->assertSame( array( str_repeat( 'x', 270 ), "$link y" ), self::split( 'twitter', str_repeat( 'x', 270 ) . " $link y" ) );
		$this->assertSame( array( str_repeat( 'y', 58 ) . self::FAMILY . '🇩🇪', '🇫🇷' ), self::split( 'small', str_repeat( 'y', 58 ) . self::FAMILY . '🇩🇪🇫🇷' ) );
		$japanese = str_repeat( '日本語のパンはとてもおいしいです。', 30 );
		$parts    = self::split( 'twitter', $japanese );
		$this->assertSame( $japanese, implode( '', $parts ) );
		foreach ( $parts as $part ) {
			$this->assertStringEndsWith( '。', $part );
		}
		$this->assertSame( array( str_repeat( '本', 59 ), 'パ、パン' ), self::split( 'small', str_repeat( '本', 59 ) . 'パ、パン' ) );
	}

	/** @dataProvider blank_texts */
	public function test_a_text_of_only_spaces_has_no_parts( string $text ): void {
		$this->assertSame( array(), self::split( 'twitter', $text ) );
	}

	public static function blank_texts(): array {
		return array(
			'no text'        => array( '' ),
			'a space'        => array( ' ' ),
			'lines'          => array( "\n\n" ),
			'unusual spaces' => array( " \u{A0}\u{200B}\t" ),
		);
	}

	/** @dataProvider extreme_texts */
	public function test_extreme_input_is_split_quickly_and_completely( string $text ): void {
		$measure = self::measure( 'twitter' );
		$begun   = microtime( true );
		$parts   = Thread_Splitter::split( $text, $measure );
		$this->assertLessThan( 5, microtime( true ) - $begun );
		$texts = array_map( static fn( $part ) => substr( $text, $part[0], $part[1] - $part[0] ), $parts );
		$this->assertSame( $text, implode( '', $texts ) );
		$this->assertLessThanOrEqual( 280, max( array_map( array( $measure, 'length' ), $texts ) ) );
	}

	public static function extreme_texts(): array {
		return array(
			'one word'            => array( str_repeat( 'x', 10000 ) ),
			'family emoji'        => array( str_repeat( self::FAMILY, 2000 ) ),
			'joined people emoji' => array( str_repeat( "👨\u{200D}", 5000 ) ),
			'accents'             => array( 'a' . str_repeat( "\u{301}", 10000 ) ),
			'Thai'                => array( str_repeat( 'ภาษาไทยที่เขียนติดกัน', 400 ) ),
			'Japanese'            => array( str_repeat( '日本語のパン', 1000 ) ),
			'brackets'            => array( str_repeat( ')', 10000 ) ),
			'domains'             => array( str_repeat( 'a.', 5000 ) ),
			'hyphens'             => array( str_repeat( 'a-', 5000 ) ),
			'at signs'            => array( str_repeat( '@', 10000 ) ),
			'schemes'             => array( str_repeat( 'https://', 2000 ) ),
			'Korean consonants'   => array( str_repeat( "\u{1100}", 10000 ) ),
		);
	}

	public function test_a_long_word_fills_every_part_except_the_last(): void {
		$parts = self::split( 'twitter', str_repeat( 'x', 10000 ) );
		$this->assertSame( array_merge( array_fill( 0, 35, 280 ), array( 200 ) ), array_map( array( self::measure( 'twitter' ), 'length' ), $parts ) );
	}

	/**
	 * Splits 2,500 strings of random pieces. The strings are identical in every run.
	 *
	 * @dataProvider rooms
	 */
	public function test_parts_of_random_texts_fit_the_limit_without_splitting_links_or_emoji( string $name, int $room, int $seed ): void {
		$measure = self::measure( $name );
		mt_srand( $seed );
		for ( $round = 0; $round < 2500; $round++ ) {
			list( $text, $whole ) = self::random_text();
			$end = 0;
			foreach ( array_merge( Thread_Splitter::split( $text, $measure ), array( array( strlen( $text ), strlen( $text ) ) ) ) as $part ) {
				$gap    = substr( $text, $end, $part[0] - $end );
				$length = $part[0] === strlen( $text ) ? 1 : $measure->length( substr( $text, $part[0], $part[1] - $part[0] ) );
				$cut    = array_filter(
					$whole,
					static fn( $piece ) => array_filter( array( $part[0], $part[1] ), static fn( $place ) => $place > $piece[0] && $place < $piece[1] )
				);
				if ( ! preg_match( '/^[\s\x{200b}\x{a0}]*$/u', $gap ) || $length < 1 || $length > $room || $cut ) {
					$this->fail( wp_json_encode( compact( 'name', 'text', 'gap', 'length', 'cut' ), JSON_UNESCAPED_UNICODE ) );
				}
				$end = $part[1];
			}
		}
		$this->assertSame( 2500, $round );
	}

	public static function rooms(): array {
		return array(
			'Twitter'          => array( 'twitter', 280, 19 ),
			'Mastodon'         => array( 'mastodon', 500, 20 ),
			'Bluesky'          => array( 'bluesky', 3000, 21 ),
			'a small instance' => array( 'small', 60, 22 ),
		);
	}

	/** @return array{0: string, 1: array<int, int[]>} Text of random pieces, and the byte ranges that must not be split. */
	private static function random_text(): array {
		$pieces = array_merge(
			self::WHOLE,
			array( 'Rye bread ', 'is baked twice. ', '“Really?” ', "\n", "\n\n", 'กำลังอบขนมปังอยู่ที่บ้าน', '日本語のパンはおいしい。', '今日は、良い天気です！', '한국어 빵', 'خبز الجاودار ', '#tag ', 'see bakery.example/path for more, ', str_repeat( 'x', 90 ), '...', '(and) ', "\u{FFFC}", "\u{200B}", "\u{A0}", 'नमस्ते ', "\t", '12.50 ', str_repeat( "\u{301}", 100 ), str_repeat( "👨\u{200D}", 20 ) )
		);
		$text   = '';
		$whole  = array();
		for ( $count = (int) ( mt_rand() / mt_getrandmax() * mt_rand() / mt_getrandmax() * 60 ); $count > 0; $count-- ) {
			$piece = $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
			if ( in_array( $piece, self::WHOLE, true ) ) {
				$end     = strlen( $text . rtrim( $piece ) );
				$whole[] = array( $end - strlen( trim( $piece ) ), $end );
			}
			$text .= $piece;
		}
		return array( $text, $whole );
	}

	/** @return string[] Parts of the text. */
	private static function split( string $measure, string $text ): array {
		return array_map( static fn( $part ) => substr( $text, $part[0], $part[1] - $part[0] ), Thread_Splitter::split( $text, self::measure( $measure ) ) );
	}
}
