<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Podcast_Player\Parser;
use Dovetail\Podcast_Player\Plain;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-feeds.php';

final class HostileFeedsTest extends Test_Case {

	use Feeds;

	const COMMENT = '<!-- by hand -->';

	/** @dataProvider choking_feeds */
	public function test_a_malicious_feed_is_rejected_with_bounded_memory( string $body, string $code ): void {
		$this->assertSame( $code, $this->parse( $body, strlen( $body ) >= 2 * MB_IN_BYTES, 48 )->get_error_code() );
	}

	public static function choking_feeds(): array {
		$laughs = '<!DOCTYPE rss [<!ENTITY a "ha">';
		foreach ( str_split( 'bcdefghi' ) as $index => $name ) {
			$laughs .= "<!ENTITY $name \"" . str_repeat( '&' . 'abcdefgh'[ $index ] . ';', 10 ) . '">';
		}
		$bomb       = self::rss( self::episode( '&i;' ), "$laughs]>" );
		$utf16      = "\u{FEFF}" . str_replace( '"1.0"', '"1.0" encoding="UTF-16"', $bomb );
		$attributes = '';
		$namespaces = '';
		for ( $n = 0; $n < 100000; $n++ ) {
			$attributes .= " a$n=\">\"";
			$namespaces .= $n < 50000 ? " xmlns:a$n=\"b\"" : '';
		}
		return array(
			'scripts'                                  => array( self::rss( str_repeat( '<script>', 25000 ) ), 'podcast_too_large' ),
			'entities'                                 => array( $bomb, 'podcast_not_a_feed' ),
			'entities, UTF-16'                         => array( mb_convert_encoding( $utf16, 'UTF-16LE', 'UTF-8' ), 'podcast_not_a_feed' ),
			'entities, UTF-16 in the other byte order' => array( mb_convert_encoding( $utf16, 'UTF-16BE', 'UTF-8' ), 'podcast_not_a_feed' ),
			'entities, undeclared UTF-16'              => array( mb_convert_encoding( $bomb, 'UTF-16LE', 'UTF-8' ), 'podcast_not_a_feed' ),
			'entities, UTF-7'                          => array( str_replace( array( '"1.0"?', '<rss' ), array( '"1.0" encoding="UTF-7"?', '+ADwAIQ-ENTITY a "ha"+AD4-<rss' ), self::rss( self::episode( 'x' ) ) ), 'podcast_not_a_feed' ),
			'parameter entities'                       => array( self::rss( self::episode( 'x' ), '<!DOCTYPE rss [<!ENTITY % a SYSTEM "http://127.0.0.1/">%a;]>' ), 'podcast_not_a_feed' ),
			'elements'                                 => array( self::rss( str_repeat( '<x/>', 300000 ) ), 'podcast_too_large' ),
			'open elements'                            => array( self::rss( str_repeat( '<x>', 300000 ) ), 'podcast_too_large' ),
			'deeply nested elements'                   => array( self::rss( str_repeat( '<x>', 101 ) . str_repeat( '</x>', 101 ) ), 'podcast_too_large' ),
			'attributes'                               => array( self::rss( "<x$attributes/>" ), 'podcast_too_large' ),
			'namespaces'                               => array( self::rss( "<x$namespaces/>" ), 'podcast_too_large' ),
			'open items'                               => array( self::rss( str_repeat( '<item>', 100000 ) ), 'podcast_too_large' ),
			'one endless item'                         => array( '<rss><channel><item>' . str_repeat( 'x', 2 * MB_IN_BYTES ), 'podcast_too_large' ),
			'no item'                                  => array( '<rss><channel>' . str_repeat( 'x', 2 * MB_IN_BYTES ), 'podcast_not_a_feed' ),
			'an element name without an end'           => array( '<' . str_repeat( 'item', 500000 ), 'podcast_not_a_feed' ),
			'zero bytes'                               => array( str_repeat( "\0", MB_IN_BYTES ), 'podcast_not_a_feed' ),
		);
	}

	/** @dataProvider broken_comments */
	public function test_a_feed_with_a_broken_comment_is_rejected_with_its_own_message( string $body ): void {
		$error = Parser::parse( $body );
		$this->assertSame( array( 'podcast_malformed', 'This feed contains a malformed XML comment.' ), array( $error->get_error_code(), $error->get_error_message() ) );
	}

	public static function broken_comments(): array {
		return array(
			'comments without an end'                  => array( self::rss( str_repeat( '<!--', 250000 ) ) ),
			'comments without an end, before the feed' => array( self::rss( self::episode( 'One' ), str_repeat( '<!--', 250000 ) ) ),
			'one comment without an end'               => array( self::rss( '<!-- ' . self::episode( 'One' ) ) ),
			'a comment in a comment'                   => array( self::rss( '<!-- ' . self::COMMENT . ' -->' ) ),
			'a comment with two hyphens'               => array( self::rss( '<!-- a -- b -->' ) ),
			'a comment with three hyphens at its end'  => array( self::rss( '<!-- a --->' ) ),
		);
	}

	/** @dataProvider broken_texts */
	public function test_broken_markup_without_a_broken_comment_is_rejected_as_no_feed( string $body ): void {
		$this->assertSame( 'podcast_not_a_feed', Parser::parse( $body )->get_error_code() );
	}

	public static function broken_texts(): array {
		return array(
			'a page with a broken comment'  => array( '<!doctype html><!-- a -- b --><p>Show' ),
			'CDATA sections without an end' => array( self::rss( str_repeat( '<![CDATA[', 100000 ) ) ),
			'instructions without an end'   => array( self::rss( str_repeat( '<?a ', 250000 ) ) ),
		);
	}

	/** @dataProvider dates */
	public function test_a_date_with_spaces_around_it_is_parsed_and_an_overlong_one_is_ignored( string $date, int $seconds ): void {
		$feed = Parser::parse( self::rss( self::episode( 'One', "<pubDate>$date</pubDate>" ) ) );
		$this->assertSame( $seconds, $feed['tracks'][0]['date'] );
	}

	public static function dates(): array {
		$date = 'Tue, 24 Nov 2026 10:00:00 +0000';
		return array(
			'spaces around the date'            => array( str_repeat( "\n", 500 ) . "$date\n", gmmktime( 10, 0, 0, 11, 24, 2026 ) ),
			'text that is longer than any date' => array( $date . str_repeat( ' ', 100 ) . 'GMT', 0 ),
		);
	}

	/** @dataProvider well_formed_comments */
	public function test_a_feed_with_valid_comments_anywhere_is_parsed( string $body ): void {
		$this->assertSame( array( 'One' ), self::titles( Parser::parse( $body ) ) );
	}

	public static function well_formed_comments(): array {
		$comment = '<!-- a - b <x> ]]> ?> -->';
		return array(
			'after the declaration'              => array( self::rss( self::episode( 'One' ), $comment ) ),
			'between and within elements'        => array( self::rss( "$comment<!---->" . self::episode( 'One', $comment ) . $comment ) ),
			'comment openings in CDATA'          => array( self::rss( self::episode( 'One', '<description><![CDATA[<!-- a <!-- b -- c]]></description>' ) ) ),
			'comment openings in an instruction' => array( self::rss( '<?x <!-- a -- b ?>' . self::episode( 'One' ) ) ),
		);
	}

	/** @dataProvider long_feeds */
	public function test_only_the_first_fifty_entries_of_a_long_feed_are_parsed_in_every_format( string $format, string $entry, string $episode ): void {
		$with_episode_at = static fn( int $at ) => sprintf( $format, str_repeat( "<$entry/>", $at ) . "<$entry>$episode</$entry>" . str_repeat( "<$entry/>", 99999 - $at ) );
		$this->assertSame( array( 'Here' ), self::titles( $this->parse( $with_episode_at( 49 ), false, 24 ) ) );
		$this->assertSame( 'podcast_no_episodes', Parser::parse( $with_episode_at( 50 ) )->get_error_code() );
	}

	public static function long_feeds(): array {
		$link    = 'link rel="enclosure" type="audio/mpeg" href="https://a.example/1.mp3"/>';
		$episode = "<title>Here</title><$link" . self::sound( '1' );
		return array(
			'RSS 2.0'            => array( self::rss( '%s' ), 'item', $episode ),
			'Atom'               => array( '<feed xmlns="http://www.w3.org/2005/Atom"><title>Show</title>%s</feed>', 'entry', $episode ),
			'Atom with a prefix' => array( '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>Show</a:title>%s</a:feed>', 'a:entry', "<a:title>Here</a:title><a:$link" . self::sound( '1' ) ),
			'RSS 1.0'            => array( '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>Show</title></channel>%s</rdf:RDF>', 'item', str_replace( '<enclosure', '<content xmlns="http://search.yahoo.com/mrss/"', $episode ) ),
		);
	}

	public function test_a_truncated_feed_keeps_its_complete_episodes(): void {
		$whole = self::rss( self::episode( 'One' ) . self::episode( 'Two' ) . self::episode( 'Three' ) );
		foreach ( array( '<title>Three', '</channel>' ) as $end ) {
			$cut = substr( $whole, 0, strpos( $whole, $end ) + 3 );
			$this->assertSame( array( 'One', 'Two' ), self::titles( Parser::parse( $cut, true ) ) );
		}
		$this->assertSame( 'podcast_too_large', Parser::parse( strstr( $whole, '</item>', true ), true )->get_error_code() );
	}

	public function test_an_incomplete_download_is_rejected_as_no_feed(): void {
		$whole = self::rss( self::episode( 'One' ) . self::episode( 'Two' ) . self::episode( 'Three' ) );
		$this->assertSame( 'podcast_not_a_feed', Parser::parse( strstr( $whole, '<title>Three', true ) )->get_error_code() );
	}

	/** @dataProvider encodings */
	public function test_a_feed_in_another_encoding_is_parsed( string $name, string $encoding, string $mark ): void {
		$feed = $mark . str_replace( '"1.0"', "\"1.0\" encoding=\"$name\"", self::rss( self::episode( 'Über' ) ) );
		$this->assertSame( array( 'Über' ), self::titles( Parser::parse( mb_convert_encoding( $feed, $encoding, 'UTF-8' ) ) ) );
	}

	public static function encodings(): array {
		return array(
			'UTF-16'  => array( 'UTF-16', 'UTF-16LE', "\u{FEFF}" ),
			'Latin 1' => array( 'ISO-8859-1', 'ISO-8859-1', '' ),
		);
	}

	public function test_hostile_texts_become_plain_text_with_bounded_memory(): void {
		$hostile = '<title>One' . str_repeat( '&lt;script&gt;', 20000 ) . '</title><description><![CDATA[' . str_repeat( '<script>', 20000 ) . ']]></description>' . self::sound( '1' );
		$titles  = self::titles( $this->parse( self::rss( "<item>$hostile</item>" . self::episode( 'Two' ) ), false, 24 ) );
		$this->assertCount( 2, $titles );
		$this->assertStringStartsWith( 'One', $titles[0] );
		$this->assertSame( 'Two', $titles[1] );
	}

	public function test_scripts_are_removed_from_a_text(): void {
		require_once ABSPATH . WPINC . '/class-simplepie.php';
		require_once ABSPATH . WPINC . '/class-wp-simplepie-sanitize-kses.php';
		$this->assertSame( 'ac<scripts>df<script>g', Plain::without( 'script', 'a<SCRIPT src=x>b</Script >c<scripts>d<script>e</script>f<script>g' ) );
	}

	/** @dataProvider pieces */
	public function test_the_steps_to_remove_scripts_grow_linearly_with_the_text( string $piece ): void {
		$once = self::steps( str_repeat( $piece, 1000 ) );
		$this->assertGreaterThan( 0, $once );
		$this->assertLessThanOrEqual( 2 * $once, self::steps( str_repeat( $piece, 2000 ) ) );
		$this->assertLessThanOrEqual( 4 * $once, self::steps( str_repeat( $piece, 4000 ) ) );
	}

	public static function pieces(): array {
		return array(
			array( '<script>' ),
			array( '<script>x</script>' ),
			array( '<scripts>' ),
			array( '</script><script ' ),
			array( '<script</script' ),
			array( '<style><script>' ),
			array( '&lt;script&gt;' ),
		);
	}

	/** Returns how many PHP statements are needed to remove scripts from text. */
	private static function steps( string $text ): int {
		require_once ABSPATH . WPINC . '/class-simplepie.php';
		require_once ABSPATH . WPINC . '/class-wp-simplepie-sanitize-kses.php';
		$class = Plain::class . '_Counting';
		if ( ! class_exists( $class, false ) ) {
			// A copy of the class that counts the executed statements.
			$source = file_get_contents( ( new \ReflectionClass( Plain::class ) )->getFileName() );
			eval( str_replace( array( '<?php', 'final class Plain' ), array( 'declare( ticks = 1 );', 'final class Plain_Counting' ), $source ) );
		}
		$steps = 0;
		$tick  = static function () use ( &$steps ) {
			++$steps;
		};
		register_tick_function( $tick );
		$class::without( 'script', $text );
		unregister_tick_function( $tick );
		return $steps;
	}

	/**
	 * Parses a feed as the site does, and asserts that the memory use is within the limit.
	 *
	 * @param bool $is_cut_off Whether the feed is truncated.
	 * @param int  $megabytes  Maximum additional memory use in megabytes.
	 * @return array|\WP_Error
	 */
	private function parse( string $body, bool $is_cut_off, int $megabytes ) {
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$feed   = Parser::parse( $body, $is_cut_off );
		$this->assertLessThan( $megabytes * MB_IN_BYTES, memory_get_peak_usage() - $before );
		return $feed;
	}

	/** @return string[] */
	private static function titles( $feed ): array {
		return array_column( $feed['tracks'], 'title' );
	}
}
