<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Podcast_Player\Parser;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-feeds.php';

// spec: 000-3-9, 000-7-8
final class ParserTest extends Test_Case {

	use Feeds;

	/** @dataProvider feeds_without_episodes */
	public function test_a_feed_without_audio_urls_has_no_episodes( string $body ): void {
		$this->assertSame( 'podcast_no_episodes', Parser::parse( $body )->get_error_code() );
	}

	public static function feeds_without_episodes(): array {
		return array(
			'only text'               => array( self::item( '<title>Only text</title>' ) ),
			'no URL'                  => array( self::item( '<title>No address</title><enclosure type="audio/mpeg"/>' ) ),
			'an empty URL'            => array( self::item( '<enclosure url="" type="audio/mpeg"/>' ) ),
			'a script URL'            => array( self::item( '<enclosure url="javascript:alert(1)" type="audio/mpeg"/>' ) ),
			'a data URL'              => array( self::item( '<enclosure url="data:audio/wav;base64,AA" type="audio/wav"/>' ) ),
			'an FTP URL'              => array( self::item( '<enclosure url="ftp://a.example/1.mp3" type="audio/mpeg"/>' ) ),
			'a URL with a password'   => array( self::item( '<enclosure url="https://me:secret@a.example/1.mp3" type="audio/mpeg"/>' ) ),
			'a video'                 => array( self::item( '<enclosure url="https://a.example/1.mp4" type="video/mp4"/>' ) ),
			'a program'               => array( self::item( '<enclosure url="https://a.example/1.exe"/>' ) ),
			'a podcast without items' => array( preg_replace( '~<item>.*</item>~s', '', self::quiet_hours() ) ),
		);
	}

	/** @dataProvider texts_that_are_no_feeds */
	public function test_text_that_is_not_a_feed_is_rejected( string $body ): void {
		$this->assertSame( 'podcast_not_a_feed', Parser::parse( $body )->get_error_code() );
	}

	public static function texts_that_are_no_feeds(): array {
		$feed = self::rss( self::episode( '1' ) );
		return array(
			'empty text'         => array( '' ),
			'spaces'             => array( '   ' ),
			'an HTML page'       => array( '<!doctype html><html><body><h1>Show</h1></body></html>' ),
			'JSON'               => array( '{"version":"https://jsonfeed.org/version/1"}' ),
			'OPML'               => array( '<?xml version="1.0"?><opml><body/></opml>' ),
			'PDF'                => array( '%PDF-1.7' ),
			'XML with an entity' => array( self::rss( self::episode( '1' ), '<!DOCTYPE rss [<!ENTITY x "y">]>' ) ),
			'half a feed'        => array( substr( $feed, 0, 120 ) ),
		);
	}

	public function test_a_podcast_has_a_title_page_cover_and_ordered_episodes(): void {
		$podcast = Parser::parse( self::quiet_hours() );
		$this->assert_has(
			array(
				'title' => 'Quiet Hours',
				'link'  => 'https://a.example/podcast/about',
				'cover' => 'https://a.example/podcast/cover.svg',
			),
			$podcast
		);
		$this->assertSame(
			array(
				'The lighthouse keeper & her lamp' => 40,
				'A night with the bakers'          => 40,
				'The last ferry'                   => 40,
				'The pilot, lost in the archive'   => 2112,
			),
			array_column( $podcast['tracks'], 'duration', 'title' )
		);
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{12}$/', $podcast['tracks'][0]['id'] );
		$this->assert_has(
			array(
				'link'        => 'https://a.example/podcast/about?episode=3&from=feed',
				'src'         => 'https://a.example/podcast/sound/lighthouse.wav?session=3&token=a',
				'duration'    => 40,
				'description' => "Thirty years of one light, told by the one who kept it.\nRecorded on the island of Neuwerk.",
			),
			$podcast['tracks'][0]
		);
	}

	public function test_a_hostile_episode_becomes_plain_text_and_valid_urls(): void {
		$title       = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;Bold&lt;/b&gt; [gallery] &amp;amp; ' . "\u{202E}right" . str_repeat( 'x', 400 );
		$description = '<p onclick="x()">One</p><script>alert(3)</script><img src=x onerror=alert(4)><p>Two &amp; 3 &lt; 4</p>';
		$track       = self::first( "<title>$title</title><guid>g</guid><link>javascript:alert(2)</link><enclosure url=\"https://a.example/1.mp3?a=1&amp;b=[2]\" type=\"audio/mpeg\"/><itunes:duration>oops</itunes:duration><description><![CDATA[$description]]></description>" );
		$this->assert_has(
			array(
				'link'        => '',
				'src'         => 'https://a.example/1.mp3?a=1&b=%5B2%5D',
				'duration'    => 0,
				'description' => "One\nTwo & 3 < 4",
			),
			$track
		);
		$this->assertMatchesRegularExpression( '/^Bold \[gallery\] &(amp;)? rightx+…$/u', $track['title'] );
		$this->assertSame( 300, mb_strlen( $track['title'] ) );
	}

	public function test_an_episode_without_a_title_is_named_no_title(): void {
		$podcast = Parser::parse( self::item( '<enclosure url="https://a.example/1.mp3"/><guid>g</guid>' ) );
		$this->assertCount( 1, $podcast['tracks'] );
		$this->assert_has(
			array(
				'title'       => '(no title)',
				'src'         => 'https://a.example/1.mp3',
				'description' => '',
			),
			$podcast['tracks'][0]
		);
	}

	public function test_an_atom_feed_is_parsed(): void {
		$podcast = Parser::parse( '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Atom show</title><id>x</id><logo>https://a.example/logo.png</logo><link href="https://a.example/"/><entry><id>1</id><title>First</title><summary>Words</summary><link rel="enclosure" type="audio/ogg" href="https://a.example/1.ogg"/><link href="https://a.example/1"/></entry></feed>' );
		$this->assertCount( 1, $podcast['tracks'] );
		$this->assert_has(
			array(
				'title'  => 'Atom show',
				'cover'  => 'https://a.example/logo.png',
				'tracks' => array(
					array(
						'title'       => 'First',
						'link'        => 'https://a.example/1',
						'src'         => 'https://a.example/1.ogg',
						'description' => 'Words',
					),
				),
			),
			$podcast
		);
	}

	public function test_a_repeated_episode_is_listed_once(): void {
		$items = '';
		for ( $index = 0; $index < 14; $index++ ) {
			$items .= self::episode( "Episode-$index", '<guid>g' . $index % 12 . '</guid>' );
		}
		$this->assertCount( 12, Parser::parse( self::rss( $items ) )['tracks'] );
	}

	public function test_show_notes_keep_web_links_and_no_other_html(): void {
		$notes = '<p>See <a href="https://b.example/?a=1&amp;b=2" onclick="x()" target="_top">the <b>lamp</b></a>, <a href="javascript:alert(1)">not this</a> and https://c.example/x.</p><a href="https://d.example/">open';
		$track = self::first( '<title>One</title>' . self::sound( '1' ) . "<description><![CDATA[$notes]]></description>" );
		$this->assertSame( "See the lamp, not this and https://c.example/x.\nopen", $track['description'] );
		$this->assertSame(
			array(
				array( 'See ', '' ),
				array( 'the lamp', 'https://b.example/?a=1&b=2' ),
				array( ', not this and ', '' ),
				array( 'https://c.example/x', 'https://c.example/x' ),
				array( ".\n", '' ),
				array( 'open', 'https://d.example/' ),
			),
			$track['notes']
		);
	}

	private static function item( string $inner ): string {
		return self::rss( "<item>$inner</item>" );
	}

	private static function first( string $inner ): array {
		return Parser::parse( self::item( $inner ) )['tracks'][0];
	}

	/** Returns the mock platform's feed as if it came from another site. */
	private static function quiet_hours(): string {
		$body = wp_remote_retrieve_body( wp_remote_get( self::url() ) );
		self::assertStringContainsString( DOVETAIL_TESTS_PLATFORM, $body );
		return str_replace( DOVETAIL_TESTS_PLATFORM, 'https://a.example', $body );
	}
}
