<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Thread_Splitter;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-thread-content.php';

final class ThreadLengthTest extends Test_Case {

	use Thread_Content;

	const FAMILY = '👨‍👩‍👧‍👦';
	const LINK   = 'https://bakery.example/rye?x=1&y=2';

	public function test_splitting_a_text_in_chunks_gives_the_same_parts_as_splitting_it_at_once(): void {
		$text = '';
		for ( $index = 0; $index < 2500; $index++ ) {
			$text .= str_repeat( 'rye ', $index % 7 ) . self::FAMILY . ' ' . self::LINK . ' ' . str_repeat( 'x', $index % 11 ) . ( $index % 5 ? ' ' : '. ' ) . '今日は ';
		}
		$parts = self::split( $text );
		$this->assertSame( 2500, substr_count( implode( "\n", $parts ), self::FAMILY ) );
		$this->assertSame( 2500, substr_count( implode( "\n", $parts ), self::LINK ) );
		$this->assertSame( preg_replace( '/\s/', '', $text ), preg_replace( '/\s/', '', implode( '', $parts ) ) );
		// Each part must be the beginning of the remaining text, regardless of how much text follows.
		$near = strpos( $text, $parts[90] );
		$rest = substr( $text, $near, strpos( $text, '今日は', $near + 5000 ) - $near );
		$this->assertSame( array_slice( $parts, 90, 5 ), array_slice( self::split( $rest ), 0, 5 ) );
	}

	/** @dataProvider long_paragraphs */
	public function test_a_paragraph_of_two_megabytes_is_split_into_101_parts( string $piece, string $measure ): void {
		$text  = str_repeat( $piece, intdiv( 1900000, strlen( $piece ) ) );
		$texts = self::texts_of( self::paragraph( $text ), $measure );
		$this->assertCount( 101, $texts );
		$this->assertTrue( false !== strpos( $text, $texts[100] ) );
	}

	public static function long_paragraphs(): array {
		return array(
			'words'    => array( 'rye and salt ', 'twitter' ),
			'one word' => array( 'x', 'bluesky' ),
			'one link' => array( 'https://bakery.example/', 'twitter' ),
			'families' => array( self::FAMILY, 'mastodon' ),
			'Japanese' => array( '日本語のパン', 'mastodon' ),
		);
	}

	/** @return string[] Parts of the text, split into tweets. */
	private static function split( string $text ): array {
		return array_map( static fn( $part ) => substr( $text, $part[0], $part[1] - $part[0] ), Thread_Splitter::split( $text, self::measure( 'twitter' ) ) );
	}
}
