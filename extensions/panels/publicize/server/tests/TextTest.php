<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Bluesky;
use Dovetail\Publicize\Facets;
use Dovetail\Publicize\Mastodon;
use Dovetail\Publicize\Record_Key;
use Dovetail\Publicize\Telegram;
use Dovetail\Publicize\Text;
use Dovetail\Publicize\Thread_Length_Counter;
use Dovetail\Tests\Test_Case;

final class TextTest extends Test_Case {

	const EMOJI = '👨‍👩‍👧‍👦';
	const URL   = 'https://bakery.example/rye';

	/**
	 * Mastodon counts graphemes. Each link counts as 23, and a mention counts without the server name.
	 *
	 * @dataProvider lengths_at_mastodon
	 */
	public function test_the_calculated_length_is_never_less_than_mastodons_own_count( string $text, int $length, ?int $mastodon = null ): void {
		$this->assertSame( $length, self::length( $text ) );
		$this->assertGreaterThanOrEqual( $mastodon ?? $length, self::length( $text ) );
	}

	public static function lengths_at_mastodon(): array {
		return array(
			'no text'                                      => array( '', 0 ),
			'letters'                                      => array( 'Rye', 3 ),
			'a family emoji'                               => array( self::EMOJI, 1 ),
			'Thai'                                         => array( 'ภาษา', 4 ),
			'a link'                                       => array( 'See https://bakery.example/a/very/long/path?with=query#and-more', 27 ),
			'two links'                                    => array( 'https://a.example https://b.example', 47 ),
			'a mention before an exclamation mark'         => array( 'By @ann@social.example!', 8 ),
			'a mention without a server'                   => array( 'By @ann', 7 ),
			'a mention before a full stop'                 => array( 'By @ann@social.example.', 8 ),
			'an email address'                             => array( 'ann@social.example', 18 ),
			'a domain'                                     => array( 'bakery.example', 14 ),
			// Closing punctuation and brackets are not part of a link.
			'a link before a full stop'                    => array( 'https://a.example/rye.', 24 ),
			'a link before an equals sign'                 => array( 'https://a.example/rye=', 24 ),
			'a link before tildes'                         => array( 'https://a.example/rye~~~~', 27 ),
			'a link in brackets'                           => array( '(https://a.example/rye)', 25 ),
			'brackets in a link'                           => array( 'https://a.example/rye_(bread)', 23 ),
			'a fragment after a host name'                 => array( 'https://a.example#crumb', 29 ),
			'a fragment after a path'                      => array( 'https://a.example/#crumb', 23 ),
			'a query'                                      => array( 'https://a.example/?q=rye&', 23 ),
			'a port'                                       => array( 'https://a.example:8080/rye', 23 ),
			// A link's path may contain letters of scripts without spaces. Text directly after a host name is not part
			// of the link.
			'Japanese after a path'                        => array( 'https://a.example/rye日本語です', 28, 23 ),
			'German in a path'                             => array( 'https://a.example/größe', 23 ),
			'Thai in a path'                               => array( 'https://a.example/ภาษา', 27, 23 ),
			'Japanese after a host name'                   => array( 'https://a.example。次', 25 ),
			'Japanese before a link'                       => array( '日本語https://a.example/rye', 26 ),
			// These strings contain no mention of an account on another server.
			'a name with accented letters'                 => array( '@größe@social.example', 21 ),
			'a mention after an equals sign'               => array( 'x=@ann@social.example', 21 ),
		);
	}

	public function test_the_server_determines_the_length_of_a_link(): void {
		$this->assertSame( 40, self::length( self::URL, 40 ) );
	}

	/** @dataProvider words_with_just_room */
	public function test_a_text_of_exactly_the_maximum_length_is_not_shortened( string $words ): void {
		$whole  = "$words\n\n" . self::URL;
		$length = self::length( $whole );
		$this->assertSame( $whole, Mastodon::text( $words, self::URL, array( $length, 23 ) ) );
		$this->assertNotSame( $whole, Mastodon::text( $words, self::URL, array( $length - 1, 23 ) ) );
	}

	public static function words_with_just_room(): array {
		return array(
			'a mention'              => array( str_repeat( 'x', 470 ) . ' @ann@social.example' ),
			'Japanese after a path'  => array( str_repeat( 'x', 440 ) . ' https://a.example/rye日本語です' ),
			'a link before tildes'   => array( str_repeat( 'x', 440 ) . ' https://a.example/rye~~~~' ),
		);
	}

	/**
	 * The expected counts are those of `Intl.Segmenter` in a browser.
	 *
	 * @dataProvider graphemes
	 */
	public function test_graphemes_are_counted_as_in_browsers( string $text, int $count ): void {
		$this->assertSame( $count, Text::graphemes( $text ) );
	}

	public static function graphemes(): array {
		$sets         = array(
			'a family emoji'        => array( self::EMOJI, 1 ),
			'flags'                 => array( '🇩🇪🇫🇷🇯🇵', 3 ),
			'emoji with skin tones' => array( '👍🏽👩🏿‍🚀', 2 ),
			'a heart and a keycap'  => array( '❤️‍🔥1️⃣', 2 ),
			'the flag of a region'  => array( '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 1 ),
			'two accents'           => array( "\u{E9}\u{302}", 1 ),
			'Thai'                  => array( 'กำลังอบขนมปัง', 10 ),
			'Japanese'              => array( '日本語のパン', 6 ),
			'Korean'                => array( '한국어', 3 ),
			'a Korean syllable'     => array( "\u{AC01}", 1 ),
			'Arabic'                => array( 'خبز الجاودار', 12 ),
			'lines'                 => array( "a\r\nb\n\nc", 6 ),
			'German'                => array( 'Zürich', 6 ),
			'bread'                 => array( '🍞🍞🍞', 3 ),
		);
		$sets['all'] = array( str_repeat( implode( '', array_column( $sets, 0 ) ), 20 ), 1140 );
		// According to the latest Unicode rules, there are three graphemes. Counting more is safe, because the network
		// still accepts the post.
		$sets['Hindi'] = array( 'नमस्ते', 4 );
		return $sets;
	}

	/** @dataProvider limits */
	public function test_a_text_that_is_too_long_is_truncated_at_a_word_and_keeps_the_whole_url( int $max, int $link ): void {
		$words = trim( str_repeat( 'Rye and salt, day after day. ', 40 ) );
		$text  = Mastodon::text( $words, self::URL, array( $max, $link ) );
		$this->assertMatchesRegularExpression( '~[a-z]…\n\nhttps://bakery\.example/rye$~', $text );
		$this->assertLessThanOrEqual( $max, self::length( $text, $link ) );
		$this->assertGreaterThan( $max - 20, self::length( $text, $link ) );
		$kept = explode( '…', $text )[0];
		$this->assertStringStartsWith( $kept, $words );
		$this->assertMatchesRegularExpression( '/[ ,.]/', $words[ strlen( $kept ) ] );
	}

	public static function limits(): array {
		return array(
			'a usual server'  => array( 500, 23 ),
			'a short post'    => array( 140, 23 ),
			'few, long links' => array( 60, 30 ),
		);
	}

	public function test_a_fitting_text_is_unchanged_and_only_the_url_is_posted_if_no_text_fits(): void {
		$this->assertSame( "Rye.\n\n" . self::URL, Mastodon::text( 'Rye.', self::URL, array( 500, 23 ) ) );
		$this->assertSame( self::URL, Mastodon::text( 'Rye.', self::URL, array( 10, 23 ) ) );
	}

	/** @dataProvider pieces */
	public function test_a_text_is_never_cut_inside_an_emoji_or_a_multibyte_character( string $piece ): void {
		$text = Bluesky::text( str_repeat( $piece, 400 ) );
		$seen = Text::graphemes( $text );
		$this->assertStringEndsWith( '…', $text );
		$this->assertSame( '', str_replace( $piece, '', substr( $text, 0, -strlen( '…' ) ) ) );
		$this->assertLessThanOrEqual( 3000, strlen( $text ) );
		$this->assertLessThanOrEqual( 300, $seen );
		// A family emoji has 25 bytes, so the byte limit is reached before the grapheme limit.
		$this->assertTrue( 300 === $seen || strlen( $text ) > 2970 );
	}

	public static function pieces(): array {
		return array(
			'families' => array( self::EMOJI ),
			'Japanese' => array( '日' ),
			'letters'  => array( 'x' ),
		);
	}

	public function test_a_text_is_never_cut_inside_a_link(): void {
		$link = 'https://bakery.example/' . str_repeat( 'a', 280 );
		$this->assertSame( 'Rye and salt…', Bluesky::text( "Rye and salt $link more" ) );
		$this->assertSame( 300, mb_strlen( Bluesky::text( str_repeat( 'x', 300 ) ) ) );
	}

	public function test_one_word_of_ten_thousand_letters_is_cut_in_less_than_two_seconds(): void {
		$begun = microtime( true );
		$this->assertSame( 300, mb_strlen( Bluesky::text( str_repeat( 'x', 10000 ) ) ) );
		$this->assertLessThan( 2, microtime( true ) - $begun );
	}

	public function test_facets_mark_links_tags_and_mentions_by_byte_offsets(): void {
		$text   = 'Grüße ' . self::EMOJI . ' an @ann.bsky.social und @gone.invalid, #Brot (#Rye!) #1 siehe https://bakery.example/größe?x=1#y. mail@bakery.example';
		$facets = Facets::of( $text, static fn( $handle ) => 'ann.bsky.social' === $handle ? 'did:plc:ann' : '' );
		$found  = array_map(
			static fn( $facet ) => array(
				substr( $text, $facet['index']['byteStart'], $facet['index']['byteEnd'] - $facet['index']['byteStart'] ),
				$facet['features'],
			),
			$facets
		);
		$this->assertEquals(
			array(
				array( '@ann.bsky.social', array( self::feature( 'mention', 'did', 'did:plc:ann' ) ) ),
				array( '#Brot', array( self::feature( 'tag', 'tag', 'Brot' ) ) ),
				array( '#Rye', array( self::feature( 'tag', 'tag', 'Rye' ) ) ),
				array( 'https://bakery.example/größe?x=1#y', array( self::feature( 'link', 'uri', 'https://bakery.example/größe?x=1#y' ) ) ),
			),
			$found
		);
	}

	public function test_a_record_key_depends_on_post_and_time_and_sorts_by_time(): void {
		$key = Record_Key::of( 1800000000, 7 );
		$this->assertMatchesRegularExpression( '/^[234567abcdefghij][2-7a-z]{12}$/', $key );
		$this->assertSame( $key, Record_Key::of( 1800000000, 7 ) );
		$this->assertNotSame( $key, Record_Key::of( 1800000000, 8 ) );
		$this->assertGreaterThan( 0, strcmp( Record_Key::of( 1800000001, 7 ), $key ) );
		$value = 0;
		foreach ( str_split( $key ) as $sign ) {
			$value = $value * 32 + strpos( '234567abcdefghijklmnopqrstuvwxyz', $sign );
		}
		$this->assertSame( 1800000000, intdiv( intdiv( $value, 1024 ), 1000000 ) );
	}

	public function test_telegram_counts_characters_above_u_ffff_as_two(): void {
		$text   = Telegram::text( str_repeat( '🍞', 3000 ), self::URL );
		$length = strlen( mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ) ) / 2;
		$this->assertLessThanOrEqual( 4096, $length );
		$this->assertGreaterThan( 4090, $length );
		$this->assertStringEndsWith( "🍞…\n\n" . self::URL, $text );
	}

	/** Returns the length of a text as a Mastodon server counts it. */
	private static function length( string $text, int $link = 23 ): int {
		return Thread_Length_Counter::mastodon( 500, $link )->length( $text );
	}

	private static function feature( string $kind, string $name, string $value ): array {
		return array(
			'$type' => "app.bsky.richtext.facet#$kind",
			$name   => $value,
		);
	}
}
