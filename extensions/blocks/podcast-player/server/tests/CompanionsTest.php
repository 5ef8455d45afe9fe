<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Plugin\Queue;
use Dovetail\Podcast_Player\Companions;
use Dovetail\Podcast_Player\Feed;
use Dovetail\Podcast_Player\Transcript;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-feeds.php';

final class CompanionsTest extends Test_Case {

	use Feeds;

	public function test_chapters_and_transcripts_are_fetched_once_by_a_job_and_omitted_if_unavailable(): void {
		$url = self::url( 'talks.xml' );
		self::read( $url );
		$asked = array();
		add_filter(
			'pre_http_request',
			static function ( $answer, $options, $address ) use ( &$asked ) {
				$asked[] = basename( $address );
				return false !== strpos( $address, 'keeper' ) ? new \WP_Error( 'http_request_failed', 'No.' ) : $answer;
			},
			10,
			3
		);
		$this->assertNotNull( Queue::next_time( Companions::EVENT, array( $url ) ) );
		do_blocks( '<!-- wp:dovetail/podcast-player {"url":"' . $url . '"} /-->' );
		$this->assertSame( array(), $asked );
		self::read_companions( $url );
		self::read_companions( $url );
		$this->assertSame( array( 'chapters.json', 'keeper.vtt', 'bakers.srt' ), $asked );
		$tracks = self::known( $url )['feed']['tracks'];
		$this->assertSame(
			array(
				array( array( 0, 'Before the storm' ), array( 15, 'The light goes out' ), array( 30, 'Morning' ) ),
				array( array( 0, 'Flour' ), array( 20, 'First bread' ) ),
			),
			array_column( array_slice( $tracks, 0, 2 ), 'chapters' )
		);
		$this->assertSame( array( false, true, false ), array_map( 'boolval', array_column( array_slice( $tracks, 0, 3 ), 'transcript' ) ) );
	}

	public function test_chapters_and_transcripts_of_a_podcast_that_only_an_author_has_requested_are_not_fetched(): void {
		$url = self::url( 'talks.xml' );
		Feed::for_author( $url );
		$this->assertNull( Queue::next_time( Companions::EVENT, array( $url ) ) );
		Feed::for_page( $url );
		self::read( $url );
		$this->assertNotNull( Queue::next_time( Companions::EVENT, array( $url ) ) );
	}

	/** @dataProvider transcripts */
	public function test_a_transcript_is_parsed_in_every_format( string $text, array $lines ): void {
		$this->assertSame( $lines, Transcript::read( $text ) );
	}

	public static function transcripts(): array {
		return array(
			'WebVTT' => array(
				"WEBVTT\n\n1\n00:01.000 --> 00:03.000 align:start\n<v Ann>Hello &amp; <b>all</b>\n\n00:01:03.000 --> 00:01:05.000\n<v.loud Bob>Hi.",
				array( array( 1, 'Ann', 'Hello & all' ), array( 63, 'Bob', 'Hi.' ) ),
			),
			'SRT'    => array(
				"1\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\n\r\n2\r\n00:00:02,500 --> 00:00:03,000\r\ntwo.",
				array( array( 1, '', 'One two.' ) ),
			),
			'JSON'   => array(
				'{"segments":[{"speaker":"Ann","startTime":0.5,"body":"Hello"},{"startTime":2,"body":"all"},5]}',
				array( array( 0, 'Ann', 'Hello all' ) ),
			),
			'HTML'   => array(
				'<head><title>x</title></head><cite>Ann:</cite><time>0:01</time><p>Hello &lt;3</p><script>bad()</script>',
				array( array( 1, 'Ann', 'Hello <3' ) ),
			),
			'text'   => array(
				"One.\n\nTwo.",
				array( array( null, '', 'One.' ), array( null, '', 'Two.' ) ),
			),
		);
	}

	/** @dataProvider pieces_of_hostile_transcripts */
	public function test_a_hostile_transcript_is_parsed_with_bounded_memory( string $piece ): void {
		$text = str_repeat( $piece, intdiv( MB_IN_BYTES, strlen( $piece ) ) );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		Transcript::read( $text );
		$this->assertLessThan( 40 * MB_IN_BYTES, memory_get_peak_usage() - $before );
	}

	public static function pieces_of_hostile_transcripts(): array {
		return array(
			array( '<script>' ),
			array( '<cite>' ),
			array( "\n" ),
			array( "00:00 --> x\n" ),
			array( '{"a":' ),
			array( '[[' ),
			array( '<v a' ),
			array( '{"segments":[{},' ),
		);
	}
}
