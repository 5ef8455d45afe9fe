<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Podcast_Player\Feed;
use Dovetail\Podcast_Player\Parser;
use Dovetail\Podcast_Player\Stage;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-feeds.php';

/** Tests feeds with errors that podcast apps tolerate. */
final class TolerantFeedsTest extends Test_Case {

	use Feeds;

	const SOUND = '<enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>';

	/** @dataProvider faulty_feeds */
	public function test_a_feed_with_a_common_mistake_is_parsed_as_podcast_apps_do( string $body, array $track = array() ): void {
		$podcast = Parser::parse( $body, false, 'https://a.example/show/feed.xml' );
		$this->assertIsArray( $podcast, is_wp_error( $podcast ) ? $podcast->get_error_code() : '' );
		$this->assertSame( 'Show', $podcast['title'] );
		$this->assertCount( 1, $podcast['tracks'] );
		$this->assert_has( $track + array( 'title' => 'One', 'src' => 'https://a.example/1.mp3' ), $podcast['tracks'][0] );
	}

	public static function faulty_feeds(): array {
		$one     = '<item><title>One</title>' . self::SOUND . '</item>';
		$feed    = self::rss( $one );
		$item    = static fn( string $more, string $sound = self::SOUND ): string => self::rss( "<item>$more$sound</item>" );
		$titled  = static fn( string $title ): string => self::rss( "<item><title>$title</title>" . self::SOUND . '</item>' );
		$bare    = static fn( string $inner ): string => "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Show</title>$inner</channel></rss>";
		$outside = '<?xml version="1.0"?><rss version="2.0"><channel><title>Show</title></channel>' . $one . '</rss>';
		return array(
			'a blank line before the feed'                => array( "\n$feed" ),
			'spaces and line breaks before the feed'      => array( " \r\n\t\n$feed" ),
			'a byte order mark'                           => array( "\u{FEFF}$feed" ),
			'a blank line and a byte order mark'          => array( "\n\u{FEFF}$feed" ),
			'byte order marks after the feed'             => array( "$feed\n\u{FEFF}\u{FEFF}" ),
			'a bare ampersand in a title'                 => array( $titled( 'Salt & pepper & co' ), array( 'title' => 'Salt & pepper & co' ) ),
			'bare ampersands in a URL'                    => array( $item( '<title>One</title>', '<enclosure url="https://a.example/1.mp3?a=1&b=2&copy=3" type="audio/mpeg"/>' ), array( 'src' => 'https://a.example/1.mp3?a=1&b=2&copy=3' ) ),
			'ampersands in CDATA and outside it'          => array( $titled( '<![CDATA[A & B &amp; C]]> & D' ), array( 'title' => 'A & B & C & D' ) ),
			'HTML entities'                               => array( $titled( 'Caf&eacute;&nbsp;&hellip; &rarr; &notanentity;' ), array( 'title' => 'Café … → &notanentity;' ) ),
			'control characters'                          => array( $titled( "O\x0Bn\x02e" ) ),
			'references to control characters'            => array( $titled( 'O&#11;n&#x1F;e&#0;' ) ),
			'an item after the channel'                   => array( $outside ),
			'RSS 1.0'                                     => array( '<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:enc="http://purl.oclc.org/net/rss_2.0/enc#"><channel rdf:about="https://a.example/"><title>Show</title></channel><item rdf:about="https://a.example/1"><title>One</title>' . self::SOUND . '</item></rdf:RDF>' ),
			'undeclared namespaces'                       => array( $bare( '<itunes:author>Ada</itunes:author><item><title>One</title><itunes:duration>2:05</itunes:duration><content:encoded><![CDATA[<p>Words</p>]]></content:encoded>' . self::SOUND . '</item>' ), array( 'duration' => 125 ) ),
			'a wrong encoding'                            => array( str_replace( '"1.0"?', '"1.0" encoding="UTF-8"?', $titled( "Gr\xFC\xDFe" ) ), array( 'title' => 'Grüße' ) ),
			'UTF-8 that is declared as another encoding'  => array( str_replace( '"1.0"?', '"1.0" encoding="ISO-8859-1"?', $titled( 'One' ) ) ),
			'a wrong MIME type of audio'                  => array( $item( '<title>One</title>', '<enclosure url="https://a.example/1.mp3" type="text/html"/>' ) ),
			'an invented MIME type of audio'              => array( $item( '<title>One</title>', '<enclosure url="https://a.example/1.mp3?x=1" type="mp3"/>' ), array( 'src' => 'https://a.example/1.mp3?x=1' ) ),
			'audio over http'                             => array( $item( '<title>One</title>', '<enclosure url="http://a.example/1.mp3" type="audio/mpeg"/>' ), array( 'src' => 'http://a.example/1.mp3' ) ),
			'an image before the audio'                   => array( $item( '<title>One</title><enclosure url="https://a.example/1.jpg" type="image/jpeg"/>' ) ),
			'two audio files, of which the first is used' => array( $item( '<title>One</title>', self::SOUND . '<enclosure url="https://a.example/low.mp3" type="audio/mpeg"/>' ) ),
			'a URL relative to the root of the site'      => array( $item( '<title>One</title>', '<enclosure url="/1.mp3" type="audio/mpeg"/>' ) ),
			'a URL relative to the feed'                  => array( $item( '<title>One</title>', '<enclosure url="../1.mp3" type="audio/mpeg"/>' ) ),
			'two episodes with one GUID'                  => array( self::rss( '<item><title>One</title><guid>x</guid>' . self::SOUND . '</item><item><title>One again</title><guid>x</guid>' . self::SOUND . '</item>' ) ),
			'a date without a weekday'                    => array( $item( '<title>One</title><pubDate>24 Nov 2026 10:00:00 GMT</pubDate>' ), array( 'date' => gmmktime( 10, 0, 0, 11, 24, 2026 ) ) ),
			'a date with the wrong weekday'               => array( $item( '<title>One</title><pubDate>Mon, 24 Nov 2026 10:00:00 +0100</pubDate>' ), array( 'date' => gmmktime( 9, 0, 0, 11, 24, 2026 ) ) ),
			'a date in ISO 8601'                          => array( $item( '<title>One</title><pubDate>2026-11-24T10:00:00Z</pubDate>' ), array( 'date' => gmmktime( 10, 0, 0, 11, 24, 2026 ) ) ),
			'an invalid date'                             => array( $item( '<title>One</title><pubDate>soon</pubDate>' ), array( 'date' => 0 ) ),
		);
	}

	public function test_a_site_with_https_loads_audio_and_cover_over_https(): void {
		$feed = self::rss( '<itunes:image href="http://a.example/cover.png"/><item><title>One</title><link>http://a.example/1</link><enclosure url="http://a.example/1.mp3" type="audio/mpeg"/></item>' );
		$http = Parser::parse( $feed );
		add_filter( 'option_home', static fn(): string => 'https://bakery.example', 20 );
		$https = Parser::parse( $feed );
		$this->assertSame( array( 'http://a.example/cover.png', 'http://a.example/1.mp3' ), array( $http['cover'], $http['tracks'][0]['src'] ) );
		$this->assertSame( array( 'https://a.example/cover.png', 'https://a.example/1.mp3' ), array( $https['cover'], $https['tracks'][0]['src'] ) );
		$this->assertSame( 'http://a.example/1', $https['tracks'][0]['link'] );
		$this->assertSame( $http['tracks'][0]['id'], $https['tracks'][0]['id'] );
	}

	/** @dataProvider large_feeds */
	public function test_a_mistake_at_the_end_of_a_5_megabyte_feed_costs_little_memory_and_time( string $end ): void {
		$notes  = '<description>' . str_repeat( 'Salt, pepper. ', 2500 ) . '</description>';
		$body   = substr( self::rss( str_repeat( self::episode( 'x', $notes ), 150 ) ), 0, -strlen( '</channel></rss>' ) ) . $end;
		$before = memory_get_peak_usage();
		$start  = microtime( true );
		$this->assertGreaterThan( 5 * MB_IN_BYTES, strlen( $body ) );
		// Parse the first part of the feed as the site does with large feeds, then the whole feed.
		$this->assertIsArray( Parser::parse( substr( $body, 0, Feed::MAX_BYTES ), true ) );
		$this->assertIsArray( Parser::parse( $body ) );
		$this->assertLessThan( 96 * MB_IN_BYTES, memory_get_peak_usage() - $before );
		$this->assertLessThan( 10, microtime( true ) - $start );
	}

	public static function large_feeds(): array {
		$item = static fn( string $title ): string => "<item><title>$title</title>" . self::SOUND . '</item>';
		$end  = '</channel></rss>';
		return array(
			'bare ampersands'                       => array( $item( str_repeat( '&', 1000 ) ) . $end ),
			'entities'                              => array( $item( str_repeat( '&nbsp;', 1000 ) ) . $end ),
			'unknown entities'                      => array( $item( str_repeat( '&notanentity;', 1000 ) ) . $end ),
			'control characters'                    => array( $item( str_repeat( "\x02", 1000 ) ) . $end ),
			'references to control characters'      => array( $item( str_repeat( '&#2;', 1000 ) ) . $end ),
			'bytes of another encoding'             => array( $item( str_repeat( "\xFC", 1000 ) ) . $end ),
			'undeclared namespaces'                 => array( $item( '' ) . str_repeat( '<googleplay:author>Ada</googleplay:author>', 100 ) . $end ),
			'items after the channel'               => array( '</channel>' . str_repeat( $item( 'x' ), 30 ) . '</rss>' ),
			'blank lines'                           => array( $end . str_repeat( "\n", 1000 ) ),
			'byte order marks'                      => array( $end . str_repeat( "\xEF\xBB\xBF", 100 ) ),
			'an unusual date'                       => array( '<item><title>x</title><pubDate>24 Nov 2026 10:00:00 GMT</pubDate>' . self::SOUND . '</item>' . $end ),
			'equal GUIDs'                           => array( str_repeat( '<item><title>x</title><guid>x</guid>' . self::SOUND . '</item>', 60 ) . $end ),
			'two audio files and a wrong MIME type' => array( '<item><title>x</title><enclosure url="https://a.example/x" type="text/html"/>' . self::SOUND . self::SOUND . '</item>' . $end ),
			'a URL relative to the feed'            => array( '<item><title>x</title><enclosure url="../1.mp3" type="audio/mpeg"/></item>' . $end ),
		);
	}

	/** @dataProvider orders */
	public function test_episodes_are_in_the_order_of_the_podcast( string $type, array $items, array $titles ): void {
		$body = '';
		foreach ( $items as list( $title, $season, $episode, $date ) ) {
			$body .= self::episode( $title, ( $season ? "<itunes:season>$season</itunes:season>" : '' ) . ( $episode ? "<itunes:episode>$episode</itunes:episode>" : '' ) . ( $date ? "<pubDate>$date Nov 2026 10:00:00 GMT</pubDate>" : '' ) );
		}
		$podcast = Parser::parse( self::rss( ( '' === $type ? '' : "<itunes:type>$type</itunes:type>" ) . $body ) );
		$this->assertSame( $titles, array_column( $podcast['tracks'], 'title' ) );
	}

	public static function orders(): array {
		$dated    = array( array( 'b', 0, 0, 2 ), array( 'c', 0, 0, 3 ), array( 'a', 0, 0, 1 ) );
		$numbered = array( array( 'c', 2, 1, 0 ), array( 'a', 1, 1, 0 ), array( 'b', 1, 2, 0 ) );
		$both     = array( array( 'b', 1, 2, 1 ), array( 'a', 1, 1, 3 ), array( 'c', 2, 1, 2 ) );
		return array(
			'dates: the newest first'                                => array( '', $dated, array( 'c', 'b', 'a' ) ),
			'dates, declared as episodic: the newest first'          => array( 'episodic', $dated, array( 'c', 'b', 'a' ) ),
			'dates, serial: the oldest first'                        => array( 'serial', $dated, array( 'a', 'b', 'c' ) ),
			'numbers: the newest first'                              => array( '', $numbered, array( 'c', 'b', 'a' ) ),
			'numbers, serial: from the first episode on'             => array( 'Serial', $numbered, array( 'a', 'b', 'c' ) ),
			'dates and numbers: by date'                             => array( '', $both, array( 'a', 'c', 'b' ) ),
			'dates and numbers, serial: by number'                   => array( 'serial', $both, array( 'a', 'b', 'c' ) ),
			'a trailer without a number, serial: by date'            => array( 'serial', array( array( 'b', 1, 1, 2 ), array( 'trailer', 0, 0, 1 ), array( 'c', 1, 2, 3 ) ), array( 'trailer', 'b', 'c' ) ),
			'no dates or numbers: in the order of the feed'          => array( '', array( array( 'b', 0, 0, 0 ), array( 'a', 0, 0, 0 ) ), array( 'b', 'a' ) ),
			'one without a date or number: in the order of the feed' => array( '', array( array( 'b', 0, 0, 1 ), array( 'a', 0, 0, 0 ), array( 'c', 0, 0, 2 ) ), array( 'b', 'a', 'c' ) ),
			'the same date: in the order of the feed'                => array( '', array( array( 'b', 0, 0, 1 ), array( 'a', 0, 0, 1 ), array( 'c', 0, 0, 1 ) ), array( 'b', 'a', 'c' ) ),
		);
	}

	/** @dataProvider long_podcasts */
	public function test_a_long_podcast_starts_with_the_right_episode_in_both_orders( string $type, string $first, string $last ): void {
		$items = '';
		for ( $day = 200; $day > 0; $day-- ) {
			$items .= self::episode( "day-$day", '<pubDate>' . gmdate( 'r', gmmktime( 10, 0, 0, 1, $day, 2026 ) ) . '</pubDate>' );
		}
		$feed     = Parser::parse( self::rss( "<itunes:type>$type</itunes:type>$items" ) );
		$ordered  = array_column( Stage::ordered( $feed, false ), 'title' );
		$reversed = array_column( Stage::ordered( $feed, true ), 'title' );
		$this->assertSame( array( $first, $last ), array( $ordered[0], $reversed[0] ) );
		$this->assertCount( 50, $ordered );
		$this->assertCount( 60, $reversed );
	}

	public static function long_podcasts(): array {
		return array(
			'episodic' => array( 'episodic', 'day-200', 'day-1' ),
			'serial'   => array( 'serial', 'day-1', 'day-200' ),
		);
	}

	public function test_a_reversed_block_starts_with_the_last_episode(): void {
		$url = self::url();
		self::read( $url );
		$titles = function ( array $attributes ) use ( $url ): array {
			preg_match_all( '~__title">(?:<a[^>]*>)?([^<]*)~', self::draw( $this->create_post( array( 'post_content' => self::player( $url, $attributes ) ) ) ), $found );
			return $found[1];
		};
		$all = $titles( array( 'itemsToShow' => 10 ) );
		$this->assertGreaterThan( 2, count( $all ) );
		$this->assertSame( array_slice( array_reverse( $all ), 0, 2 ), $titles( array( 'itemsToShow' => 2, 'isReversed' => true ) ) );
	}
}
