<?php
namespace Dovetail\Twitter_Unroll\Tests;

use Dovetail\Tests\Test_Case;
use Dovetail\Twitter_Unroll\Bluesky_Thread;

final class BlueskyThreadTest extends Test_Case {

	/** @dataProvider ranges */
	public function test_an_invalid_link_range_loses_no_text( int $start, int $end, string $expected ): void {
		$this->assertSame( $expected, $this->items( '🍞 rye 日本', $start, $end )[0]['content'] );
	}

	public static function ranges(): array {
		$plain = '🍞 rye 日本';
		return array(
			'a word'                     => array( 5, 8, '🍞 <a href="https://example.org/">rye</a> 日本' ),
			'starts within a character'  => array( 1, 8, $plain ),
			'ends within a character'    => array( 5, 11, $plain ),
			'starts before the text'     => array( -4, 8, $plain ),
			'ends before its start'      => array( 8, 5, $plain ),
			'ends after the text'        => array( 5, 900, $plain ),
		);
	}

	private function items( string $text, int $start, int $end ): array {
		$this->answer_http(
			static fn() => array(
				'body' => array(
					'thread' => array(
						'post' => array(
							'author' => array( 'did' => 'did:plc:mina' ),
							'record' => array(
								'text'   => $text,
								'facets' => array(
									array(
										'index'    => array(
											'byteStart' => $start,
											'byteEnd'   => $end,
										),
										'features' => array(
											array(
												'$type' => 'app.bsky.richtext.facet#link',
												'uri'   => 'https://example.org/',
											),
										),
									),
								),
							),
						),
					),
				),
			)
		);
		return Bluesky_Thread::items( 'did:plc:mina', 'aaaa' );
	}
}
